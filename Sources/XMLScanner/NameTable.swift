// The few names of a document, each kept once: so a tag costs a look at a table instead of a string.

/// Names by their bytes. Looking one up is constant on average; a document that was made to be slow has at most
/// `XMLScanner.nameLimit` names to try.
struct NameTable {
  struct Entry {
    var hash: UInt32
    /// The offset of its first occurrence.
    var begin: Int32
    var count: Int32
    /// The last element that had an attribute of this name.
    var lastElement: Int32 = -1
    /// Whether the text of elements with this name is collected.
    var hasText = false
  }
  private(set) var entries: [Entry] = []
  private var places = [Int32](repeating: -1, count: 256)

  mutating func mark(_ index: Int, hasAttributeOf element: Int32) -> Bool {
    if entries[index].lastElement == element { return false }
    entries[index].lastElement = element
    return true
  }

  mutating func setText(_ index: Int) { entries[index].hasText = true }

  /// The index of the name in these bytes, and whether it is new.
  mutating func index(of name: Range<Int>, hash: UInt32, in bytes: [UInt8]) -> (index: Int, isNew: Bool) {
    let mask = places.count - 1
    var place = Int(hash) & mask
    while places[place] >= 0 {
      let index = Int(places[place])
      if entries[index].hash == hash, isEqual(entries[index], name, bytes) { return (index, false) }
      place = (place + 1) & mask
    }
    let index = entries.count
    entries.append(Entry(hash: hash, begin: Int32(name.lowerBound), count: Int32(name.count)))
    places[place] = Int32(index)
    if entries.count * 2 > places.count { grow() }
    return (index, true)
  }

  private func isEqual(_ entry: Entry, _ name: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard Int(entry.count) == name.count else { return false }
    var other = Int(entry.begin)
    for k in name {
      if bytes[k] != bytes[other] { return false }
      other += 1
    }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 2)
    let mask = places.count - 1
    for (index, entry) in entries.enumerated() {
      var place = Int(entry.hash) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(index)
    }
  }
}
