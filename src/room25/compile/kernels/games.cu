// Random games, one after the other: what a thread counted, and the rounds that were played.
extern "C" __global__ void games(
    const State *table, long long *left, int threads, long long seed, long long games)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= threads) return;
    State s;
    left[2 * i] = entries_games_play_games(OWN(s), (State *)table + ZERO, seed + i * games, games);
    left[2 * i + 1] = s.rng0_;
}
