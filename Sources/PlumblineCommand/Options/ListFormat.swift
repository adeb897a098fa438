// How `rules` and `devices` print their lists.

/// How lists are printed.
enum ListFormat: String, NamedChoice { case text, json }
