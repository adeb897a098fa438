// Readers of .storyboard and .xib documents: see Documentation/Architecture.md.
