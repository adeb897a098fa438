// The one place with unsafe memory: growing arrays of plain values whose subscripts cost what C's do.

/// A growing array of plain values with one owner.
///
/// Invariants: `base` has room for `capacity` elements, of which the first `count` are initialised. Subscripts are
/// checked in debug builds only; everything that indexes comes from the solver's own tables, never from a caller.
struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  init() { base = .allocate(capacity: 0) }

  deinit { base.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    guard added > 0 else { return }
    if count + added > capacity { grow(to: count + added) }
    (base + count).initialize(repeating: element, count: added)
    count += added
  }

  /// Makes the buffer at least so long; new places get the element.
  mutating func extend(to length: Int, with element: Element) {
    append(repeating: element, count: length - count)
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Keeps the memory.
  mutating func removeLast(_ removed: Int) {
    assert(removed >= 0 && removed <= count)
    count -= removed
  }

  /// Orders a range of the buffer.
  func sort(_ range: Range<Int>, by areInIncreasingOrder: (Element, Element) -> Bool) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    var window = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    window.sort(by: areInIncreasingOrder)
  }

  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2, 16)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
