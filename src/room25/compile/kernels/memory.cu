// States lie word by word, so that neighbouring threads read neighbouring words; a thread plays in its own memory, which the
// hardware interleaves in the same way. The lists at the end of a state are not kept.
RULE inline void load(State *s, const unsigned *states, int i, int games) {
    #pragma unroll 4
    for (int k = 0; k < KEPT; k++) {
        unsigned word = states[(long long)k * games + i];
        memcpy((char *)s + 4 * k, &word, 4);
    }
    // Rules write at the ends of these lists, and a thread's memory holds whatever ran there before.
    s->legal_count_ = 0;
    s->fall_count_ = 0;
}
RULE inline void store(const State *s, unsigned *states, int i, int games) {
    #pragma unroll 4
    for (int k = 0; k < KEPT; k++) {
        unsigned word;
        memcpy(&word, (const char *)s + 4 * k, 4);
        states[(long long)k * games + i] = word;
    }
}

// The threads of a warp write a row each, together: a few words of every row go through shared memory, and from there whole
// sectors of 32 bytes go out. `first` is the row of the warp's first thread; all its threads come here, also those without a row.
#define WIDE 8
RULE inline void write_rows(void *rows, const void *own, int bytes, int first, int count) {
    __shared__ unsigned parts[BLOCK / WARP][WARP][WIDE + 1];
    unsigned (*part)[WIDE + 1] = parts[threadIdx.x / WARP];
    int lane = threadIdx.x % WARP;
    int here = min(WARP, count - first);
    #pragma unroll 1
    for (int start = 0; start < bytes / 4; start += WIDE) {
        int width = min(WIDE, bytes / 4 - start);
        #pragma unroll
        for (int k = 0; k < WIDE; k++)
            if (k < width) part[lane][k] = *(const unsigned *)((const char *)own + 4 * (start + k));
        __syncwarp();
        #pragma unroll
        for (int k = lane; k < WARP * WIDE; k += WARP)
            if (k / WIDE < here && k % WIDE < width)
                ((unsigned *)rows)[(long long)(first + k / WIDE) * (bytes / 4) + start + k % WIDE] = part[k / WIDE][k % WIDE];
        __syncwarp();
    }
}
