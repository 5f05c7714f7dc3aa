// Everything is shown again; nothing changes.
extern "C" __global__ void look(
    const unsigned *states, const EnvState *envs, OBS *observations, Mask *masks, signed char *asked, int games, int watch)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i - (int)threadIdx.x % WARP >= games) return;
    State s;
    EnvState r;
    if (i < games) {
        r = envs[i];
        load(OWN(s), states, i, games);
    }
    SYNC();
    show(OWN(s), OWN(r), observations, masks, asked, i, games, watch);
}
