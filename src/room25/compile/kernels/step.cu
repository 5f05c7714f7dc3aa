// One answer in every game, or the first deal; then everything is shown to whoever is asked.
extern "C" __global__ void step(
    unsigned *states, EnvState *envs, const State *table, const long long *actions, OBS *observations, Mask *masks,
    float *rewards, signed char *asked, signed char *done, int *wrong, int games, int watch, int deal)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i - (int)threadIdx.x % WARP >= games) return;
    State s;
    EnvState r;
    if (i < games) {
        Mind m;
        Result result;
        if (SEAT_BOTS != NOBODY) blank(OWN(m), sizeof m);
        r = envs[i];
        load(OWN(s), states, i, games);
        long long answer = deal ? DEAL : actions[i] < 0 ? SIZE : actions[i];  // a number below zero is no way to deal
        if (!learn_step_step(OWN(s), (State *)table + ZERO, OWN(r), OWN(m), masks + i, OWN(result), answer, SEAT_BOTS)) atomicMin(wrong, i);
        store(OWN(s), states, i, games);
        envs[i] = r;
        done[i] = result.done_;
        #pragma unroll 1
        for (int k = 0; k < SEATS; k++) rewards[i * SEATS + k] = result.rewards_[k] / (float)WHOLE;
    }
    SYNC();
    show(OWN(s), OWN(r), observations, masks, asked, i, games, watch);
}
