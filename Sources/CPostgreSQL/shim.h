// Debian keeps the header in a folder of its own, which pkg-config names where it is installed.
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#elif __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#error "There is no libpq-fe.h. On Debian and Ubuntu it is in libpq-dev."
#endif
