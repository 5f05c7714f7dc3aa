// What the rules in C leave to whoever compiles them: see compile/c.py.
#define RULE static __device__
#define LONG_RULE static __device__ __noinline__
#define TABLE static __constant__ const
#define AT(index, length) (index)
// A byte that is written costs much more than a question: the rows of a warp lie far apart.
#define FILL(place, value) do { int filled = value; if (filled) place = filled; } while (0)
#define MEETING() unsigned meeting = __activemask()
#define TOGETHER(going) __any_sync(meeting, (going) != 0)
#define MEET() __syncwarp(meeting)
#define COPY(to, source) copy(to, source, sizeof *(to))
#define MODULO(a, b) modulo<decltype((a) + (b))>(a, b)
#define DIVIDE(a, b) divide<decltype((a) + (b))>(a, b)

// Threads of a warp that went different ways meet again where ptxas lets them wait for one another. With as many calls as the rules have,
// some of them go on before the others are there (ptxas 13.0, seen on an H200: 21 threads had shown their games when the other 11 blanked
// the rows of all). ptxas takes them for together all the same: it leaves a plain __syncwarp() out, and keeps what is the same in all
// threads in registers of the whole warp, addresses of their own records too, which those who are late find overwritten. ZERO is always
// 0, but no compiler can tell, and it may differ between threads: SYNC() stays, and OWN(record) is an address of the thread's own.
#define ZERO ((int)(blockIdx.x * blockDim.x + threadIdx.x) == -1)
#define SYNC() __syncwarp(0xFFFFFFFF - ZERO)
#define OWN(record) ((decltype(&(record)))((char *)&(record) + 8 * ZERO))

// Small numbers are the rule, and a GPU has no division of 64 bits: it calls a function for one.
template <class Number> RULE bool small(Number a, Number b) { return sizeof(Number) > 4 && !((a | b) >> 31); }
template <class Number> RULE Number modulo(Number a, Number b) {
    if (small(a, b)) return (unsigned)a % (unsigned)b;
    Number r = a % b;
    return r && (r < 0) != (b < 0) ? r + b : r;
}
template <class Number> RULE Number divide(Number a, Number b) {
    if (small(a, b)) return (unsigned)a / (unsigned)b;
    Number q = a / b, r = a - q * b;
    return q - (r && (r < 0) != (b < 0));
}

// Records are copied as words of four bytes, but never read as such: a compiler need not take them for the record's own.
RULE inline void copy(void *to, const void *source, int bytes) {
    #pragma unroll 4
    for (int k = 0; k < bytes; k += 4) memcpy((char *)to + k, (const char *)source + k, 4);
}
RULE inline void blank(void *record, int bytes) {
    unsigned zero = 0;
    #pragma unroll 4
    for (int k = 0; k < bytes; k += 4) memcpy((char *)record + k, &zero, 4);
}
