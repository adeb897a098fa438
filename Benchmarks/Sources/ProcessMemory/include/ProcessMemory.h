// What Swift's view of the C library leaves out.

#ifndef PLUMBLINE_BENCHMARK_PROCESS_MEMORY_H
#define PLUMBLINE_BENCHMARK_PROCESS_MEMORY_H

/// Gives memory that was freed back to the system, where the allocator can.
void release_freed_memory(void);

/// Keeps memory that is freed from now on for whoever asks next, where the allocator can.
void keep_freed_memory(void);

#endif
