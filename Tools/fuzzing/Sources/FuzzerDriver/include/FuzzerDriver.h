// libFuzzer as a function, for programs with an entry point of their own, as SwiftPM's executables are.

#include <stddef.h>
#include <stdint.h>

/// Runs the fuzzer with the arguments of its command line; the callback returns 0.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *bytes, size_t count));

/// libFuzzer's own changes of an input, for hooks that make others besides.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t limit);
