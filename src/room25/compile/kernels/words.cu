// What the rules in C leave to whoever compiles them: see compile/c.py.
#define RULE static __device__
#define LONG_RULE static __device__ __noinline__
#define TABLE static __constant__ const
#define AT(index, length) (index)
#define COPY(to, source) copy(to, source, sizeof *(to))
#define MODULO(a, b) modulo<decltype((a) + (b))>(a, b)
#define DIVIDE(a, b) divide<decltype((a) + (b))>(a, b)

template <class Number> RULE Number modulo(Number a, Number b) {
    Number r = a % b;
    return r && (r < 0) != (b < 0) ? r + b : r;
}
template <class Number> RULE Number divide(Number a, Number b) { return (a - modulo(a, b)) / b; }

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
