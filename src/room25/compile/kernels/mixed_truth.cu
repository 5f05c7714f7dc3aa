// The truth of every game, for training alone; nothing changes.
extern "C" __global__ void mixed_truth(const unsigned *states, const EnvState *envs, Truth *truths, int games)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= games) return;
    State s;
    Truth t;
    EnvState r = envs[i];
    if (r.who_ < 0) return;
    load(OWN(s), states, i, games);
    learn_truth_tell(OWN(s), OWN(r), OWN(t));
    truths[i] = t;
}
