// The two content sizes of text of several lines: unwrapped for the first solve, then wrapped at the width that it gave
// (spec 05 §6), in every layout anew, so that a layout does not depend on the one before.

import Foundation
import LayoutEngine

/// The state of the tree's texts between their first and their second content size, by the indices of their items.
struct WrappingTexts {
  /// Have their unwrapped content size until the next solve gives them a width.
  var unwrapped: [Int32] = []
  /// Got a width since `keepWrappedTexts()`.
  var settled: [Int32] = []
  /// Texts whose width follows from wrapping: with more room they would be wider.
  var wrappedByThemselves: [Int32] = []
  /// Whether texts that had a width are measured again: items that move meanwhile may come back to where they were.
  var isRemeasured = false
  var moved: [LayoutEngine.Item] = []
}

extension LayoutContext {
  /// Before a solve: texts that are as wide as they wrapped ask for their whole width again. Those whose width others decide
  /// follow it anyway.
  func unwrapTexts() {
    guard !texts.wrappedByThemselves.isEmpty else { return }
    let items = texts.wrappedByThemselves
    texts.wrappedByThemselves.removeAll(keepingCapacity: true)
    for item in items where notes[Int(item)].isWrappedByItself {
      notes[Int(item)].isWrappedByItself = false
      guard let view = view(of: item), view.hasHeightForWidth else { continue }
      view.settledWidth = .infinity
      contentSizeDidChange(of: view)
    }
  }

  /// The content of a view is asked for: a text without a width gets one from the solve, whether that moves it or not.
  func noteUnwrapped(_ view: UIView) {
    guard view.settledWidth == .infinity, view.hasHeightForWidth else { return }
    texts.unwrapped.append(view.item)
    if purpose == .hosting && hasBeenSolved(view.item) { texts.isRemeasured = true }
  }

  func settleUnwrappedTexts() {
    guard !texts.unwrapped.isEmpty else { return }
    let items = texts.unwrapped
    texts.unwrapped.removeAll(keepingCapacity: true)
    for item in items {
      if let view = view(of: item) { settleWidth(of: view, LayoutEngine.Item(index: item)) }
    }
  }

  /// After the last solve: which texts wrapped themselves, and who has to be laid out.
  func keepWrappedTexts() {
    if !texts.settled.isEmpty {
      let items = texts.settled
      texts.settled.removeAll(keepingCapacity: true)
      for item in items where isWrappedByItself(item) {
        notes[Int(item)].isWrappedByItself = true
        texts.wrappedByThemselves.append(item)
      }
    }
    guard texts.isRemeasured else { return }
    texts.isRemeasured = false
    let moved = texts.moved
    texts.moved.removeAll(keepingCapacity: true)
    for item in moved { announceIfElsewhere(item) }
  }

  private func isWrappedByItself(_ item: Int32) -> Bool {
    let note = notes[Int(item)]
    guard !note.isWrappedByItself, note.contentWidth < note.unwrappedWidth,
      let view = view(of: item), view.settledWidth < .infinity, !view.storedTranslatesMask
    else { return false }
    let width = engine.rect(of: LayoutEngine.Item(index: item)).width
    return abs(width - Double(note.contentWidth)) < 1 / Double(scale) + 1e-3
  }

  /// Announces an item that moved while texts were measured again only where its frame is another one now: otherwise a
  /// view that asks for a new content size in its own layout would never come to rest.
  private func announceIfElsewhere(_ item: LayoutEngine.Item) {
    guard Int(item.index) < owners.count else { return }
    let owner = owners[Int(item.index)]
    if let guide = owner.guide {
      if guide.announcedRect != engine.rect(of: item) { announce(guide, item) }
    } else if let view = owner.view, view.isElsewhere(than: alignmentRect(of: view), scale: scale) {
      view.markPlacementStale()
      view.superviewReference.ask { $0.markLayoutNeeded() }
    }
  }
}
