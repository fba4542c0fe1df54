// The functions that Swift expects of a C library and of the compiler's own library. The wasm module has neither. Only
// `Plugins/BuildBrowserEngine` compiles this file; no host binary contains it.

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef unsigned char byte;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;
typedef __int128 i128;
typedef unsigned __int128 u128;

// MARK: Memory
//
// Each size class has a list of free blocks. New blocks come from the end of the memory. Classes are an eighth of a power
// of two apart, so at most an eighth of a block is wasted. Blocks are never merged: transactions of a form ask for the
// same sizes again and again, so memory does not grow after each size was needed once. Every operation takes constant
// time.

extern byte __heap_base;

enum { PAGE = 65536, ALIGNMENT = 16, HEADER = 8, CLASSES = 208 };

// A block begins 8 bytes before a multiple of 16, so that the bytes after its header are aligned.
typedef struct Block {
    u32 size_class;
    u32 unused;
    struct Block *next_free;
} Block;

static Block *free_blocks[CLASSES];
static uintptr_t heap_top;
static uintptr_t heap_end;

static void *take_from_end(size_t size) {
    if (!heap_top) {
        heap_top = (((uintptr_t)&__heap_base + HEADER + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1)) - HEADER;
        heap_end = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    }
    uintptr_t start = heap_top, end = start + size;
    if (end < start) return 0;
    if (end > heap_end) {
        size_t pages = (end - heap_end + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
        heap_end += pages * PAGE;
    }
    heap_top = end;
    return (void *)start;
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) return 0;
    // Counted in units of 16 bytes, the smallest class is 2: a header and a link need 12 bytes.
    u32 units = (u32)((size + HEADER + ALIGNMENT - 1) / ALIGNMENT);
    u32 size_class = units;
    if (units >= 8) {
        u32 shift = 28 - (u32)__builtin_clz(units);
        u32 eighths = (units + (1u << shift) - 1) >> shift;
        units = eighths << shift;
        size_class = 8 * shift + eighths;
    }
    Block *block = free_blocks[size_class];
    if (block) {
        free_blocks[size_class] = block->next_free;
    } else {
        block = take_from_end((size_t)units * ALIGNMENT);
        if (!block) return 0;
        block->size_class = size_class;
    }
    return (byte *)block + HEADER;
}

void free(void *pointer) {
    if (!pointer) return;
    Block *block = (Block *)((byte *)pointer - HEADER);
    block->next_free = free_blocks[block->size_class];
    free_blocks[block->size_class] = block;
}

// Nothing in Swift's standard library is aligned to more than 16 bytes. A larger alignment is refused, as if there were no
// memory left.
int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = alignment <= ALIGNMENT ? malloc(size) : 0;
    return *result ? 0 : 12;
}

// The compiler turns these into single instructions.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (size_t i = 0; i < count; i++) {
        if (a[i] != b[i]) return a[i] - b[i];
    }
    return 0;
}

// MARK: Randomness
//
// Swift seeds its hashing with this. The result of a session depends on its inputs only, so the seed is constant.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5f, count); }

// MARK: Whole numbers of 128 bits
//
// These functions compute with halves and quarters. Arithmetic with whole numbers would call the same functions again.

typedef union {
    i128 all;
    u128 bits;
    struct { u64 low, high; };
} Wide;

static u128 wide(u64 high, u64 low) {
    Wide result;
    result.low = low;
    result.high = high;
    return result.bits;
}

i128 __ashlti3(i128 value, int by) {
    Wide v = {.all = value};
    if (by & 64) return (i128)wide(v.low << (by & 63), 0);
    if (by == 0) return value;
    return (i128)wide(v.high << by | v.low >> (64 - by), v.low << by);
}

i128 __lshrti3(i128 value, int by) {
    Wide v = {.all = value};
    if (by & 64) return (i128)wide(0, v.high >> (by & 63));
    if (by == 0) return value;
    return (i128)wide(v.high >> by, v.low >> by | v.high << (64 - by));
}

i128 __ashrti3(i128 value, int by) {
    Wide v = {.all = value};
    u64 sign = (u64)((i64)v.high >> 63);
    if (by & 64) return (i128)wide(sign, (u64)((i64)v.high >> (by & 63)));
    if (by == 0) return value;
    return (i128)wide((u64)((i64)v.high >> by), v.low >> by | v.high << (64 - by));
}

i128 __multi3(i128 left, i128 right) {
    Wide a = {.all = left}, b = {.all = right};
    u64 a0 = (u32)a.low, a1 = a.low >> 32, b0 = (u32)b.low, b1 = b.low >> 32;
    u64 low = a0 * b0;
    u64 middle = a1 * b0 + (low >> 32);
    u64 cross = a0 * b1 + (u32)middle;
    u64 high = a1 * b1 + (middle >> 32) + (cross >> 32);
    return (i128)wide(high + a.high * b.low + a.low * b.high, cross << 32 | (u32)low);
}

static u128 divide(u128 dividend, u128 divisor, u128 *remainder) {
    Wide n = {.bits = dividend}, d = {.bits = divisor};
    if (d.high == 0 && d.low >> 32 == 0) {
        // Long division by one digit of 32 bits. Swift has excluded a divisor of zero before; here it would trap.
        u64 by = d.low;
        u64 q3 = n.high / by, rest = n.high % by;
        rest = rest << 32 | n.low >> 32;
        u64 q1 = rest / by;
        rest = (rest % by) << 32 | (u32)n.low;
        u64 q0 = rest / by;
        *remainder = rest % by;
        return wide(q3, q1 << 32 | q0);
    }
    if (n.high == 0 && d.high == 0) {
        *remainder = n.low % d.low;
        return n.low / d.low;
    }
    // Division bit by bit. The rest stays below the divisor; `carry` has the bit that is shifted out of it.
    u64 rest_high = 0, rest_low = 0;
    for (int i = 0; i < 128; i++) {
        u64 carry = rest_high >> 63;
        rest_high = rest_high << 1 | rest_low >> 63;
        rest_low = rest_low << 1 | n.high >> 63;
        n.high = n.high << 1 | n.low >> 63;
        n.low <<= 1;
        if (carry || rest_high > d.high || (rest_high == d.high && rest_low >= d.low)) {
            rest_high -= d.high + (rest_low < d.low);
            rest_low -= d.low;
            n.low |= 1;
        }
    }
    *remainder = wide(rest_high, rest_low);
    return n.bits;
}

static u128 magnitude(i128 value) { return value < 0 ? -(u128)value : (u128)value; }

u128 __udivti3(u128 left, u128 right) {
    u128 rest;
    return divide(left, right, &rest);
}

u128 __umodti3(u128 left, u128 right) {
    u128 rest;
    divide(left, right, &rest);
    return rest;
}

i128 __divti3(i128 left, i128 right) {
    u128 rest;
    u128 quotient = divide(magnitude(left), magnitude(right), &rest);
    return (i128)((left < 0) != (right < 0) ? -quotient : quotient);
}

i128 __modti3(i128 left, i128 right) {
    u128 rest;
    divide(magnitude(left), magnitude(right), &rest);
    return (i128)(left < 0 ? -rest : rest);
}

// MARK: Unicode normalisation
//
// `String ==`, the hash of a string and `hasPrefix` use Unicode's tables, so that "é" equals "e" with an accent after it.
// The tables would be a fifth of the engine, so the engine compares texts byte by byte (`ExactText`). The function below
// does not exist: if any code of the engine compares strings in another way, the linker reports it as undefined.

extern u32 compare_texts_with_ExactText_in_the_page(void);

unsigned short _swift_stdlib_getNormData(u32 scalar) {
    (void)scalar;
    return (unsigned short)compare_texts_with_ExactText_in_the_page();
}

u32 _swift_stdlib_getDecompositionEntry(u32 scalar) {
    (void)scalar;
    return compare_texts_with_ExactText_in_the_page();
}

u32 _swift_stdlib_getComposition(u32 first, u32 second) {
    (void)first;
    (void)second;
    return compare_texts_with_ExactText_in_the_page();
}

const byte *const _swift_stdlib_nfd_decompositions = 0;
