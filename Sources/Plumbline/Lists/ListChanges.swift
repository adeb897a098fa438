// Batch updates: where rows and items are afterwards, so that what was selected stays so at its new place.

import Foundation

/// The changes of a batch. As Apple's lists count: what is deleted, loaded anew or moved away is named by its place before
/// the batch, what is inserted by its place after it.
struct ListChanges {
  /// Index paths before the batch of deleted or reloaded elements.
  var gone: Set<IndexPath> = []
  var goneSections: IndexSet = []
  /// Index paths after the batch of inserted elements.
  var new: Set<IndexPath> = []
  var newSections: IndexSet = []
  var moved: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]
  /// Elements reloaded at their index paths: no other index path changes.
  var renewed: Set<IndexPath> = []
  var renewedSections: IndexSet = []

  /// Whether sections are inserted, deleted, moved or reloaded.
  var hasSections: Bool {
    !(goneSections.isEmpty && newSections.isEmpty && movedSections.isEmpty && renewedSections.isEmpty)
  }

  /// The changes of a collection's batch.
  @MainActor init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      let before = item.indexPathBeforeUpdate
      let after = item.indexPathAfterUpdate
      let isSection = (before ?? after)?.item == NSNotFound
      switch (item.updateAction, isSection) {
      case (.insert, true): after.map { _ = newSections.insert($0.section) }
      case (.insert, false): after.map { _ = new.insert($0) }
      case (.delete, true): before.map { _ = goneSections.insert($0.section) }
      case (.delete, false): before.map { _ = gone.insert($0) }
      case (.reload, true): before.map { _ = renewedSections.insert($0.section) }
      case (.reload, false): before.map { _ = renewed.insert($0) }
      case (.move, true): if let before, let after { movedSections[before.section] = after.section }
      case (.move, false): if let before, let after { moved[before] = after }
      case (.none, _): break
      }
    }
  }

  init() {}
}

/// The index paths of a batch of changes, sorted once for all queries.
struct ListPlaces {
  private let changes: ListChanges
  /// By section: the items that leave it, and, by the section after the batch, those that come.
  private var away: [Int: [Int]] = [:]
  private var arriving: [Int: [Int]] = [:]
  private let sectionsAway: [Int]
  private let sectionsArriving: [Int]

  /// - Complexity: O(*n* log *n*) in the number of changes.
  init(_ changes: ListChanges) {
    self.changes = changes
    for path in changes.gone.union(changes.moved.keys) { away[path.section, default: []].append(path.item) }
    for path in changes.new.union(changes.moved.values) {
      arriving[path.section, default: []].append(path.item)
    }
    for section in away.keys { away[section]?.sort() }
    for section in arriving.keys { arriving[section]?.sort() }
    sectionsAway = changes.goneSections.union(IndexSet(changes.movedSections.keys)).sorted()
    sectionsArriving = changes.newSections.union(IndexSet(changes.movedSections.values)).sorted()
  }

  /// The index path after the batch of an element before it; nil for a deleted or reloaded one.
  /// - Complexity: O(log *n*) in the number of changes.
  func place(of path: IndexPath) -> IndexPath? {
    if let place = changes.moved[path] { return place }
    guard !changes.gone.contains(path), !changes.renewed.contains(path),
      !changes.renewedSections.contains(path.section), let section = section(of: path.section)
    else { return nil }
    let rank = path.item - (away[path.section] ?? []).count(below: path.item)
    return IndexPath(item: Self.index(rank, among: arriving[section] ?? []), section: section)
  }

  private func section(of section: Int) -> Int? {
    if let place = changes.movedSections[section] { return place }
    guard !changes.goneSections.contains(section) else { return nil }
    return Self.index(section - sectionsAway.count(below: section), among: sectionsArriving)
  }

  /// The index of what had a rank among what stays, with what arrives between: behind all arrivals of which fewer than the
  /// rank stay before them.
  private static func index(_ rank: Int, among arriving: [Int]) -> Int {
    rank + arriving.partitionIndex { arriving[$0] - $0 <= rank }
  }
}

extension [Int] {
  /// The number of elements of a sorted list below a bound.
  fileprivate func count(below bound: Int) -> Int { partitionIndex { self[$0] < bound } }

  /// The first index that does not belong, where those that belong come first.
  fileprivate func partitionIndex(_ belongs: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
