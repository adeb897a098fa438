// Items, attributes and rows: see Documentation/Architecture.md.
