// Everything is shown to whoever is asked. All threads of a warp come here, also those without a game.
RULE void show(
    State *s, EnvState *r, OBS *observations, Mask *masks, signed char *asked, int i, int games, int watch)
{
    State v;
    int seat = 0;
    int first = i - threadIdx.x % WARP;
    if (watch) blank_rows(observations + first, sizeof(OBS), first, games);
    blank_rows(masks + first, sizeof(Mask), first, games);
    SYNC();
    if (i < games) {
        seat = s->owner_[r->who_];
        asked[i] = seat;
        if (watch) views_project_project(s, seat, OWN(v));
    }
    SYNC();
    if (i < games && watch) ENCODE(OWN(v), observations + i);
    SYNC();
    if (i < games) learn_step_offer(s, r, r->who_, masks + i);
}
