// One answer in every game of different tables, or the first deal; then everything is shown to whoever is asked, or was asked last.
extern "C" __global__ void mixed(
    unsigned *states, EnvState *envs, Ledger *ledgers, const State *laid, const long long *tables, const long long *actions,
    Obs1 *observations, Account *accounts, Mask *masks, float *rewards, signed char *asked, signed char *done, int *wrong,
    int games, int deal, int hold)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i - (int)threadIdx.x % WARP >= games) return;
    State s;
    EnvState r;
    Ledger g;
    if (i < games) {
        Mind m;
        Result result;
        long long seat_bots = HAS_BOTS ? tables[2 * i + 1] : NOBODY;
        if (HAS_BOTS) blank(OWN(m), sizeof m);
        r = envs[i];
        g = ledgers[i];
        load(OWN(s), states, i, games);
        result.seat_ = asked[i];
        long long answer = deal ? DEAL : actions[i] < 0 ? SIZE : actions[i];  // a number below zero is no way to deal
        if (!learn_mixed_step_mixed(
                OWN(s), (State *)laid + tables[2 * i], OWN(r), OWN(m), OWN(g), masks + i, OWN(result), answer, seat_bots, hold))
            atomicMin(wrong, i);
        store(OWN(s), states, i, games);
        envs[i] = r;
        ledgers[i] = g;
        asked[i] = result.seat_;
        done[i] = result.done_;
        #pragma unroll 1
        for (int k = 0; k < SEATS; k++) rewards[i * SEATS + k] = result.rewards_[k] / (float)WHOLE;
    }
    SYNC();
    State v;
    int first = i - threadIdx.x % WARP;
    blank_rows(observations + first, sizeof(Obs1), first, games);
    blank_rows(accounts + first, sizeof(Account), first, games);
    blank_rows(masks + first, sizeof(Mask), first, games);
    SYNC();
    if (i < games) {
        views_project_project(OWN(s), asked[i], OWN(v));
        learn_encode_v1_encode(OWN(v), observations + i);
    }
    SYNC();
    if (i < games) {
        learn_ledger_recount(OWN(g), asked[i], s.seats_, accounts + i);
        if (r.who_ >= 0) learn_step_offer(OWN(s), OWN(r), r.who_, masks + i);
    }
}
