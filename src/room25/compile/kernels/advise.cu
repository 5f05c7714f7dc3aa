// What a rule bot would answer for whoever is asked, for every game; nothing changes.
extern "C" __global__ void advise(
    const unsigned *states, const EnvState *envs, long long *actions, int level, int games)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= games) return;
    State s;
    Mind m;
    blank(OWN(m), sizeof m);
    EnvState r = envs[i];
    load(OWN(s), states, i, games);
    actions[i] = learn_step_advise(OWN(s), OWN(r), level, OWN(m));
}
