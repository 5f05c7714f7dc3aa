// States lie word by word, so that neighbouring threads read neighbouring words; a thread plays in its own memory, which the
// hardware interleaves in the same way. The lists at the end of a state are not kept.
RULE inline void load(State *s, const unsigned *states, int i, int games) {
    #pragma unroll 16
    for (int k = 0; k < KEPT; k++) {
        unsigned word = states[(long long)k * games + i];
        memcpy((char *)s + 4 * k, &word, 4);
    }
    // Rules write at the ends of these lists, and a thread's memory holds whatever ran there before.
    s->legal_count_ = 0;
    s->fall_count_ = 0;
}
RULE inline void store(const State *s, unsigned *states, int i, int games) {
    #pragma unroll 16
    for (int k = 0; k < KEPT; k++) {
        unsigned word;
        memcpy(&word, (const char *)s + 4 * k, 4);
        states[(long long)k * games + i] = word;
    }
}

// A row of an observation is nearly all zero. The threads of a warp blank their rows together, which lie behind one another; then each
// writes the few bytes of its own row that are not zero. `first` is the row of the warp's first thread; all its threads come here.
RULE inline void blank_rows(void *rows, int width, int first, int count) {
    uint4 zero = {0, 0, 0, 0};
    int bytes = min(WARP, count - first) * width;
    int whole = bytes / (int)sizeof zero * (int)sizeof zero;
    for (int k = threadIdx.x % WARP * sizeof zero; k < whole; k += WARP * sizeof zero) *(uint4 *)((char *)rows + k) = zero;
    for (int k = whole + threadIdx.x % WARP; k < bytes; k += WARP) ((char *)rows)[k] = 0;
}
