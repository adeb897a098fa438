// Tables of what comes first under its name: documents may give an id twice.

extension Dictionary {
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
