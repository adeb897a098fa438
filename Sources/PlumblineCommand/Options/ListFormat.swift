// The output formats of `rules` and `devices`.

enum ListFormat: String, NamedChoice { case text, json }
