#include "HeapBytes.h"

// Swift's view of the system's library leaves these functions out.
#if defined(__APPLE__)
#include <malloc/malloc.h>

size_t heapBytes(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}
#else
#include <malloc.h>

size_t heapBytes(void) {
    struct mallinfo2 information = mallinfo2();
    return information.uordblks + information.hblkhd;
}
#endif
