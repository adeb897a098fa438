// The two lists that active constraints are in: that of the view that holds them, and those of the items that they name.
// The links lie in the constraints, so that activating one allocates nothing and deactivating one takes constant time.

import Unchecked

/// The constraints that a view holds, in the order of their activation; retains them.
///
/// Invariant: a constraint is in the list of its `holder` and in no other; `heldLinks` belong to that list.
@MainActor
struct HeldConstraints: @preconcurrency Sequence {
  /// The neighbours of a constraint in the list.
  struct Links {
    fileprivate var previous = Unretained<NSLayoutConstraint>()
    fileprivate var next = Unretained<NSLayoutConstraint>()
  }

  private var first = Unretained<NSLayoutConstraint>()
  private var last = Unretained<NSLayoutConstraint>()

  var isEmpty: Bool { first.isEmpty }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let new = Unretained(wrappedValue: constraint)
    new.retain()
    constraint.heldLinks = Links(previous: last)
    if last.isEmpty { first = new } else { last.ask { $0.heldLinks.next = new } }
    last = new
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let links = constraint.heldLinks
    if links.previous.isEmpty {
      first = links.next
    } else {
      links.previous.ask { $0.heldLinks.next = links.next }
    }
    if links.next.isEmpty {
      last = links.previous
    } else {
      links.next.ask { $0.heldLinks.previous = links.previous }
    }
    constraint.heldLinks = Links()
    Unretained(wrappedValue: constraint).release()
  }

  /// Visits the constraints without counting them; none of them may leave the list meanwhile.
  @inline(__always)
  func visitUncounted(_ visit: (NSLayoutConstraint) -> Void) {
    var next = first
    while !next.isEmpty {
      next.ask {
        visit($0)
        next = $0.heldLinks.next
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(upcoming: first) }

  /// The constraint that came last may be removed while the others are visited.
  @MainActor
  struct Iterator: @preconcurrency IteratorProtocol {
    fileprivate var upcoming: Unretained<NSLayoutConstraint>

    mutating func next() -> NSLayoutConstraint? {
      guard let constraint = upcoming.wrappedValue else { return nil }
      upcoming = constraint.heldLinks.next
      return constraint
    }
  }
}

/// The active constraints that name an item, in no order; one that names it twice is there twice. Their holders retain
/// them.
///
/// Invariant: while a constraint is active, each of its places (`NSLayoutConstraint.reference(at:)`) is linked in the list
/// of the item's reference that stands there.
@MainActor
struct Mentions {
  fileprivate typealias Mention = NumberedReference<NSLayoutConstraint>

  /// The neighbours of a place in the list.
  struct Links {
    fileprivate var previous = Mention()
    fileprivate var next = Mention()
  }

  private var head = Mention()

  var first: NSLayoutConstraint? { head.object }

  mutating func insert(_ constraint: NSLayoutConstraint, at place: Int) {
    let new = Mention(constraint, place)
    constraint.setMentionLinks(Links(next: head), at: place)
    head.ask { next in
      var links = next.mentionLinks(at: head.number)
      links.previous = new
      next.setMentionLinks(links, at: head.number)
    }
    head = new
  }

  mutating func remove(_ constraint: NSLayoutConstraint, at place: Int) {
    let own = constraint.mentionLinks(at: place)
    if let previous = own.previous.object {
      var links = previous.mentionLinks(at: own.previous.number)
      links.next = own.next
      previous.setMentionLinks(links, at: own.previous.number)
    } else {
      head = own.next
    }
    if let next = own.next.object {
      var links = next.mentionLinks(at: own.next.number)
      links.previous = own.previous
      next.setMentionLinks(links, at: own.next.number)
    }
    constraint.setMentionLinks(Links(), at: place)
  }

  func forEach(_ visit: (NSLayoutConstraint) -> Void) {
    var mention = head
    while let constraint = mention.object {
      let next = constraint.mentionLinks(at: mention.number).next
      visit(constraint)
      mention = next
    }
  }
}
