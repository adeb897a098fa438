#include "ProcessMemory.h"

#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
#include <malloc.h>
void release_freed_memory(void) { malloc_trim(0); }
void keep_freed_memory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
}
#else
void release_freed_memory(void) {}
void keep_freed_memory(void) {}
#endif
