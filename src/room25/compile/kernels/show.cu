// Everything is shown to whoever is asked. All threads of a warp come here, also those without a game.
RULE void show(
    State *s, EnvState *r, Obs *observations, Mask *masks, signed char *asked, int i, int games, int watch)
{
    State v;
    alignas(8) Obs o;
    alignas(8) Mask mask;
    if (watch) blank(&o, sizeof o);
    blank(&mask, sizeof mask);
    if (i < games) {
        int seat = s->owner_[r->who_];
        asked[i] = seat;
        if (watch) {
            views_project_project(s, seat, &v);
            ENCODE(&v, &o);
        }
        learn_step_offer(s, r, r->who_, &mask);
    }
    __syncwarp();
    int first = i - threadIdx.x % WARP;
    if (watch) write_rows(observations, &o, sizeof o, first, games);
    write_rows(masks, &mask, sizeof mask, first, games);
}
