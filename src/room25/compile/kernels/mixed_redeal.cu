// What the asked seat does not know is dealt anew in every game; the seat cannot tell the difference.
extern "C" __global__ void mixed_redeal(unsigned *states, const EnvState *envs, long long low, long long high, int games)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= games) return;
    State s;
    State v;
    EnvState r = envs[i];
    if (r.who_ < 0) return;
    load(OWN(s), states, i, games);
    learn_mixed_redeal_unknown(OWN(s), OWN(r), OWN(v), low + i, high);
    store(OWN(s), states, i, games);
}
