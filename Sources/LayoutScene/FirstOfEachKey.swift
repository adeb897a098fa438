// Tables of what comes first under its name: documents may give an id twice.

extension Dictionary {
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(minimumCapacity: pairs.underestimatedCount)
    merge(pairs) { first, _ in first }
  }
}
