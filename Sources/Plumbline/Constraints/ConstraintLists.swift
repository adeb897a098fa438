// The two lists that active constraints are in: that of the view that holds them, and those of the items that they name.
// The links lie in the constraints, so that activating one allocates nothing and deactivating one takes constant time.
// The one place where such links are made.

/// The constraints that a view holds, in the order of their activation; retains them.
///
/// Invariant: a constraint is in the list of its `holder` and in no other; `heldLinks` belong to that list.
@MainActor
struct HeldConstraints: @preconcurrency Sequence {
  /// The neighbours of a constraint in the list.
  struct Links {
    fileprivate var previous: Unmanaged<NSLayoutConstraint>?
    fileprivate var next: Unmanaged<NSLayoutConstraint>?
  }

  private var first: Unmanaged<NSLayoutConstraint>?
  private var last: Unmanaged<NSLayoutConstraint>?

  var isEmpty: Bool { first == nil }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let new = Unmanaged.passRetained(constraint)
    constraint.heldLinks = Links(previous: last, next: nil)
    if let last { last._withUnsafeGuaranteedRef { $0.heldLinks.next = new } } else { first = new }
    last = new
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let links = constraint.heldLinks
    if let previous = links.previous {
      previous._withUnsafeGuaranteedRef { $0.heldLinks.next = links.next }
    } else {
      first = links.next
    }
    if let next = links.next {
      next._withUnsafeGuaranteedRef { $0.heldLinks.previous = links.previous }
    } else {
      last = links.previous
    }
    constraint.heldLinks = Links()
    Unmanaged.passUnretained(constraint).release()
  }

  /// Visits the constraints without counting them; none of them may leave the list meanwhile.
  @inline(__always)
  func visitUncounted(_ visit: (NSLayoutConstraint) -> Void) {
    var next = first
    while let constraint = next {
      constraint._withUnsafeGuaranteedRef {
        visit($0)
        next = $0.heldLinks.next
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(upcoming: first) }

  /// The constraint that came last may be removed while the others are visited.
  @MainActor
  struct Iterator: @preconcurrency IteratorProtocol {
    fileprivate var upcoming: Unmanaged<NSLayoutConstraint>?

    mutating func next() -> NSLayoutConstraint? {
      guard let constraint = upcoming?.takeUnretainedValue() else { return nil }
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
  /// A place in a constraint: its address, which leaves the two lowest bits free, and the number of the place in these.
  fileprivate struct Mention: Equatable {
    static let none = Mention(bits: 0)
    var bits: UInt

    init(bits: UInt) { self.bits = bits }
    init(_ constraint: NSLayoutConstraint, _ place: Int) {
      bits = UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque()) | UInt(place)
    }

    var unretained: Unmanaged<NSLayoutConstraint>? {
      UnsafeRawPointer(bitPattern: bits & ~3).map { Unmanaged.fromOpaque($0) }
    }
    var constraint: NSLayoutConstraint? { unretained?.takeUnretainedValue() }
    var place: Int { Int(bits & 3) }
  }

  /// The neighbours of a place in the list.
  struct Links {
    fileprivate var previous = Mention.none
    fileprivate var next = Mention.none
  }

  private var head = Mention.none

  /// Any of the constraints.
  var first: NSLayoutConstraint? { head.constraint }

  mutating func insert(_ constraint: NSLayoutConstraint, at place: Int) {
    let new = Mention(constraint, place)
    constraint.setMentionLinks(Links(previous: .none, next: head), at: place)
    head.unretained?._withUnsafeGuaranteedRef { next in
      var links = next.mentionLinks(at: head.place)
      links.previous = new
      next.setMentionLinks(links, at: head.place)
    }
    head = new
  }

  mutating func remove(_ constraint: NSLayoutConstraint, at place: Int) {
    let own = constraint.mentionLinks(at: place)
    if let previous = own.previous.constraint {
      var links = previous.mentionLinks(at: own.previous.place)
      links.next = own.next
      previous.setMentionLinks(links, at: own.previous.place)
    } else {
      head = own.next
    }
    if let next = own.next.constraint {
      var links = next.mentionLinks(at: own.next.place)
      links.previous = own.previous
      next.setMentionLinks(links, at: own.next.place)
    }
    constraint.setMentionLinks(Links(), at: place)
  }

  func forEach(_ visit: (NSLayoutConstraint) -> Void) {
    var mention = head
    while let constraint = mention.constraint {
      let next = constraint.mentionLinks(at: mention.place).next
      visit(constraint)
      mention = next
    }
  }
}
