#include <stddef.h>

/// The bytes that are allocated with `malloc` now.
size_t heapBytes(void);
