// Where rows and items are after a batch of changes: what was selected stays so at its new place.

import Foundation

/// The changes of a batch. As Apple's lists count: what is deleted, loaded anew or moved away is named by its place before the
/// batch, what is inserted by its place after it.
struct ListChanges {
  /// Places before the batch of what is there no longer, or made anew.
  var gone: Set<IndexPath> = []
  var goneSections: IndexSet = []
  /// Places after the batch of what is new.
  var new: Set<IndexPath> = []
  var newSections: IndexSet = []
  var moved: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]
  /// What is made anew at the place that it has: no other place changes.
  var renewed: Set<IndexPath> = []
  var renewedSections: IndexSet = []

  /// Where something of a place before the batch is after it; nil for what is gone or made anew.
  /// - Complexity: linear in the number of changes.
  func place(of path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard !gone.contains(path), !renewed.contains(path), !renewedSections.contains(path.section),
      let section = section(of: path.section)
    else { return nil }
    let away = (gone.union(moved.keys)).count { $0.section == path.section && $0.item < path.item }
    let arriving = new.union(moved.values).filter { $0.section == section }.map(\.item).sorted()
    return IndexPath(item: Self.index(path.item - away, among: arriving), section: section)
  }

  private func section(of section: Int) -> Int? {
    if let place = movedSections[section] { return place }
    guard !goneSections.contains(section) else { return nil }
    let away = goneSections.count { $0 < section } + movedSections.keys.count { $0 < section }
    return Self.index(section - away, among: (Array(newSections) + movedSections.values).sorted())
  }

  /// The index of what had a rank among what stays, with what arrives between.
  private static func index(_ rank: Int, among arriving: [Int]) -> Int {
    arriving.reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
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
