// Empty: the declarations are the Swift module's.
