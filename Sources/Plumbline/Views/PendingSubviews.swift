// Pending subviews: those that wait for their frame or for layout. A pass visits these, and no others where they are few.

import Unchecked

/// The pending subviews of a view, unordered. The links lie in the subviews, so that waiting allocates nothing. Not
/// retained: a subview that leaves its superview leaves the list before.
///
/// Invariant: a view is in the list of its superview while it or something below it needs layout, and while the engine's
/// frame has to be given to it.
@MainActor
struct PendingSubviews {
  /// The neighbours of a view in the list.
  struct Links {
    fileprivate var previous = Unretained<UIView>()
    fileprivate var next = Unretained<UIView>()
    fileprivate(set) var isPending = false
  }

  private var head = Unretained<UIView>()
  private var number: Int32 = 0
  var count: Int { Int(number) }
  /// The number of additions, by which a visitor notices views added meanwhile.
  private(set) var additions: Int32 = 0

  /// Any of the views; its superview retains it.
  var first: Unretained<UIView> { head }

  mutating func add(_ view: UIView) {
    guard !view.pendingLinks.isPending else { return }
    let new = Unretained(wrappedValue: view)
    view.pendingLinks = Links(next: head, isPending: true)
    head.ask { $0.pendingLinks.previous = new }
    head = new
    number += 1
    additions &+= 1
  }

  @inline(__always)
  mutating func remove(_ view: UIView) {
    let links = view.pendingLinks
    guard links.isPending else { return }
    if links.previous.isEmpty {
      head = links.next
    } else {
      links.previous.ask { $0.pendingLinks.next = links.next }
    }
    links.next.ask { $0.pendingLinks.previous = links.previous }
    view.pendingLinks = Links()
    number -= 1
  }

  /// Whether one of the newest additions, a number of them, is after an index among the subviews.
  func isAnyOfNewest(_ number: Int32, behind place: Int32) -> Bool {
    var next = head
    var left = number
    while left > 0, let view = next.wrappedValue {
      if view.indexInSuperview > place { return true }
      next = view.pendingLinks.next
      left -= 1
    }
    return false
  }

  /// The views, in no order.
  var all: [UIView] {
    var result: [UIView] = []
    result.reserveCapacity(count)
    var next = head
    while let view = next.wrappedValue {
      result.append(view)
      next = view.pendingLinks.next
    }
    return result
  }
}

extension UIView {
  /// Adds the view to the pending ones of its superview: it or a view below it needs layout, or it needs its frame.
  func waitForPass() {
    guard !pendingLinks.isPending else { return }
    superviewReference.ask { $0.pendingSubviews.add(self) }
  }

  /// Notes that the engine's frame of this view may differ from its frame.
  func markPlacementStale() {
    isPlacementStale = true
    waitForPass()
  }

  /// Visits the subviews that wait, and perhaps others, in the order of the subviews; those that begin to
  /// wait behind the current one, too.
  @inline(__always)
  func visitPendingSubviews(_ visit: (UIView) -> Void) {
    let first = pendingSubviews.first
    guard !first.isEmpty else { return }
    guard pendingSubviews.count == 1 else { return visitSeveralPendingSubviews(visit) }
    let additions = pendingSubviews.additions
    // The list of the subviews, as it is now, keeps the one that waits, whatever becomes of it meanwhile.
    withExtendedLifetime(storedSubviews) {
      first.ask { first in
        visit(first)
        if pendingSubviews.additions != additions, isAnyWaiting(behind: first, since: additions) {
          visitSubviews(behind: first, visit)
        }
      }
    }
  }

  @inline(__always)
  private func visitSeveralPendingSubviews(_ visit: (UIView) -> Void) {
    // Looking at a flag of all of them costs less than sorting many.
    guard pendingSubviews.count * 8 < storedSubviews.count else {
      return storedSubviews.visitUncounted(visit)
    }
    numberSubviews()
    let waiting = pendingSubviews.all.sorted { $0.indexInSuperview < $1.indexInSuperview }
    for subview in waiting {
      let additions = pendingSubviews.additions
      visit(subview)
      if isAnyWaiting(behind: subview, since: additions) { return visitSubviews(behind: subview, visit) }
    }
  }

  /// Whether a subview after one was added meanwhile. The one itself often is, when its own subviews move.
  private func isAnyWaiting(behind subview: UIView, since additions: Int32) -> Bool {
    let number = pendingSubviews.additions &- additions
    guard number != 0 else { return false }
    // One that left has no place any more.
    guard subview.superviewReference.refers(to: self) else { return true }
    numberSubviews()
    return pendingSubviews.isAnyOfNewest(number, behind: subview.indexInSuperview)
  }

  private func visitSubviews(behind subview: UIView, _ visit: (UIView) -> Void) {
    let next = (index(ofSubview: subview) ?? -1) + 1
    for subview in storedSubviews[next...] { visit(subview) }
  }

  func index(ofSubview view: UIView) -> Int? {
    let index = Int(view.indexInSuperview)
    if index < storedSubviews.count, storedSubviews[index] === view { return index }
    return storedSubviews.firstIndex { $0 === view }
  }

  private func numberSubviews() {
    guard !areSubviewsNumbered else { return }
    var index: Int32 = 0
    storedSubviews.visitUncounted { subview in
      subview.indexInSuperview = index
      index += 1
    }
    areSubviewsNumbered = true
  }
}
