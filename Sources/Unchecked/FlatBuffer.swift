// Growing arrays of plain values whose subscripts cost what C's do. A module of its own, so that the solver and the engine
// get it compiled into their loops and have no unsafe code themselves.

#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Android)
  public import Android
#elseif canImport(WASILibc)
  public import WASILibc
#elseif canImport(ucrt)
  public import ucrt
#endif

/// A growing array of plain values with one owner: an `Array` without reference counts, copies on write and checks of
/// bounds.
///
/// ```swift
/// var ages = FlatBuffer<Int32>()
/// ages.append(3)
/// ages.extend(to: 10, with: 0)
/// ages[9] += ages[0]
/// ```
///
/// Elements are changed through a buffer that is borrowed, so that two of them can be changed in one expression. Subscripts
/// are checked in debug builds only; indices come from the solver's own tables, never from a caller.
///
/// Invariants: `base` has room for `capacity` elements, of which the first `count` are initialised; elements need no more
/// than the alignment of `malloc`.
/// - Complexity: subscripts are constant, `append(_:)` amortised constant; memory doubles, and moves by page tables where
///   the system can.
@frozen
public struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 0
  @usableFromInline var length = 0

  /// The number of elements.
  @inlinable public var count: Int { length }

  /// An empty buffer.
  @inlinable public init() { base = Self.reallocate(nil, capacity: 0) }

  @inlinable deinit { free(base) }

  /// - Precondition: `index` is below `count`; checked in debug builds only.
  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  /// - Precondition: `index` is below `count`; checked in debug builds only.
  @inlinable public subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  /// The elements as a collection, for loops, sorts and calls.
  /// - Precondition: it is not used after the next change of the buffer's length, nor after the buffer.
  @inlinable public var elements: FlatElements<Element> {
    @inline(__always) get { FlatElements(base: base, count: length) }
  }

  /// Whether there are no elements.
  @inlinable public var isEmpty: Bool { length == 0 }

  /// Adds an element at the end.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if length == capacity { grow(to: length + 1) }
    (base + length).initialize(to: element)
    // Memory ends long before numbers do.
    length &+= 1
  }

  /// Reserves room for a number of further elements.
  @inlinable @inline(__always)
  public mutating func makeRoom(for added: Int) {
    if length &+ added > capacity { grow(to: length + added) }
  }

  /// Adds an element at the end of a buffer with reserved room.
  @inlinable @inline(__always)
  public mutating func appendReserved(_ element: Element) {
    assert(length < capacity)
    (base + length).initialize(to: element)
    length &+= 1
  }

  /// Appends uninitialised elements to reserved room; the caller initialises them before anything reads them.
  /// - Returns: the index of the first of them.
  @inlinable @inline(__always)
  public mutating func appendPlaces(_ added: Int) -> Int {
    assert(length + added <= capacity)
    defer { length &+= added }
    return length
  }

  /// Adds copies of an element at the end.
  @inlinable public mutating func append(repeating element: Element, count added: Int) {
    guard added > 0 else { return }
    if length + added > capacity { grow(to: length + added) }
    (base + length).initialize(repeating: element, count: added)
    length += added
  }

  /// Reserves room for a number of elements in all.
  @inlinable public mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    capacity = needed
    base = Self.reallocate(base, capacity: capacity)
  }

  /// Extends the buffer to at least a length; new elements are copies of `element`.
  @inlinable public mutating func extend(to needed: Int, with element: Element) {
    append(repeating: element, count: needed - length)
  }

  /// Removes and returns the last element.
  @inlinable @inline(__always)
  public mutating func popLast() -> Element? {
    guard length > 0 else { return nil }
    length &-= 1
    return base[length]
  }

  /// Removes all elements and keeps the memory.
  @inlinable public mutating func removeAll() { length = 0 }

  /// Removes elements from the end and keeps the memory.
  @inlinable public mutating func removeLast(_ removed: Int) {
    assert(removed >= 0 && removed <= count)
    length -= removed
  }

  /// Sorts a range of the buffer.
  @inlinable public func sort(_ range: Range<Int>, by areInIncreasingOrder: (Element, Element) -> Bool) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    var window = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    window.sort(by: areInIncreasingOrder)
  }

  /// Large blocks grow where they lie or move by their page tables, which neither copies nor touches them.
  @inlinable @inline(never)
  mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2, 16)
    base = Self.reallocate(base, capacity: capacity)
  }

  @inlinable static func reallocate(_ old: UnsafeMutablePointer<Element>?, capacity: Int)
    -> UnsafeMutablePointer<Element>
  {
    precondition(MemoryLayout<Element>.alignment <= 16, "malloc aligns to 16 bytes")
    guard let block = realloc(old, max(capacity, 1) * MemoryLayout<Element>.stride) else {
      fatalError("out of memory")
    }
    return block.assumingMemoryBound(to: Element.self)
  }
}
