// The module names need no code; a target needs a file.
