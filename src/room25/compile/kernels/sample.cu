// A random action that is offered, for every game. The masks of a block come into shared memory first, in whole sectors.
#define ROWS 64  // threads of a block: so many masks fit
extern "C" __global__ void sample(EnvState *envs, const Mask *masks, long long *actions, int games)
{
    alignas(8) __shared__ Mask own[ROWS];
    int first = blockIdx.x * blockDim.x;
    int i = first + threadIdx.x;
    int words = min((int)blockDim.x, games - first) * (int)sizeof(Mask) / 8;
    for (int k = threadIdx.x; k < words; k += blockDim.x)
        ((unsigned long long *)own)[k] = ((const unsigned long long *)(masks + first))[k];
    __syncthreads();
    if (i >= games) return;
    EnvState r = envs[i];
    if (r.who_ < 0) return;  // a game that is over offers nothing
    actions[i] = learn_step_draw(OWN(r), own + threadIdx.x);
    envs[i] = r;
}
