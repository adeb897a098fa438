#include "ProcessMemory.h"

#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
#include <malloc.h>
void release_freed_memory(void) { malloc_trim(0); }
#else
void release_freed_memory(void) {}
#endif
