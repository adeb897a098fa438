// The elements of a buffer as a collection, which modules exchange instead of a pointer.

/// A view of a `FlatBuffer`'s elements, without their ownership.
///
/// ```swift
/// var lengths = FlatBuffer<Double>()
/// lengths.append(12)
/// lengths.append(30)
/// let longest = lengths.elements.max()  // 30
/// ```
///
/// It is as large as a pointer and a count, and copying it copies no element. A buffer that grows may move, so a view is for
/// the expression or the loop at hand; subscripts are checked against the count in debug builds only.
/// - Complexity: constant, for making it and for each subscript.
@frozen
public struct FlatElements<Element: BitwiseCopyable>: RandomAccessCollection {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  /// The number of elements.
  public let count: Int

  @inlinable @inline(__always)
  init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// 0.
  @inlinable public var startIndex: Int { @inline(__always) get { 0 } }
  /// The number of elements.
  @inlinable public var endIndex: Int { @inline(__always) get { count } }

  /// - Precondition: `index` is below `count`; checked in debug builds only.
  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
  }
}
