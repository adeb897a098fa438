// Unretained references, for links from children to parents and between the members of a list, and iteration over
// objects without retaining each.

/// An unretained reference to an object that outlives it, or that clears it before it is freed.
///
/// `weak` makes a table beside the object, which every later retain of the object goes through; `unowned` counts and checks
/// at each access. This reference does neither: it is a pointer, and `isEmpty`, `==`, `refers(to:)` and `ask(_:)` touch no
/// count.
///
/// Invariant of every use, to be stated at its declaration: the owner of the reference, or the object's `deinit`,
/// clears it before the object is freed. Reading it afterwards is an error that only the address sanitizer catches.
@propertyWrapper @frozen
public struct Unretained<Object: AnyObject>: Equatable {
  @usableFromInline var reference: Unmanaged<Object>?

  /// A nil reference.
  @inlinable @inline(__always) public init() {}

  /// A reference to an object, or nil.
  @inlinable @inline(__always)
  public init(wrappedValue: Object?) { reference = wrappedValue.map { .passUnretained($0) } }

  /// Whether it is nil.
  @inlinable public var isEmpty: Bool { @inline(__always) get { reference == nil } }

  /// Whether both refer to the same object, or both are nil.
  @inlinable @inline(__always)
  public static func == (one: Unretained, other: Unretained) -> Bool {
    one.reference?.toOpaque() == other.reference?.toOpaque()
  }

  /// Whether it refers to an object; touches no reference count.
  @inlinable @inline(__always)
  public func refers(to object: Object) -> Bool {
    reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Calls a closure with the object, without retaining it: for every row, that would be half of the cost. The owner
  /// of the object must retain it until the closure returns.
  /// - Returns: what the closure returns; nil without an object.
  @inlinable @inline(__always) @discardableResult
  public func ask<Answer>(_ question: (Object) -> Answer) -> Answer? {
    guard let reference else { return nil }
    return reference._withUnsafeGuaranteedRef(question)
  }

  /// The object, retained for the caller.
  @inlinable public var wrappedValue: Object? {
    @inline(__always) get { reference?.takeUnretainedValue() }
    @inline(__always) set { reference = newValue.map { .passUnretained($0) } }
  }

  /// Retains the object until `release()`: for a list that owns its members and is linked through them.
  @inlinable @inline(__always)
  public func retain() { _ = reference?.retain() }

  /// Balances `retain()`; the object may be freed.
  @inlinable @inline(__always)
  public func release() { reference?.release() }
}

/// An unretained reference to an object together with a number from 0 to 3, in one word: objects are aligned to eight bytes
/// at least, so that the lowest bits of their addresses are free.
@frozen
public struct NumberedReference<Object: AnyObject>: Equatable {
  @usableFromInline var bits: UInt

  /// A nil reference.
  @inlinable @inline(__always) public init() { bits = 0 }

  /// A reference to an object with a number.
  /// - Precondition: the number is from 0 to 3.
  @inlinable @inline(__always)
  public init(_ object: Object, _ number: Int) {
    assert(number & ~3 == 0)
    bits = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) | UInt(truncatingIfNeeded: number)
  }

  /// The number; 0 without an object.
  @inlinable public var number: Int { @inline(__always) get { Int(truncatingIfNeeded: bits & 3) } }

  /// The object, retained for the caller.
  @inlinable public var object: Object? {
    @inline(__always) get { unmanaged?.takeUnretainedValue() }
  }

  /// Calls a closure with the object, without retaining it; does nothing without one.
  @inlinable @inline(__always)
  public func ask(_ question: (Object) -> Void) { unmanaged?._withUnsafeGuaranteedRef(question) }

  @inlinable var unmanaged: Unmanaged<Object>? {
    @inline(__always) get { UnsafeRawPointer(bitPattern: bits & ~3).map { Unmanaged.fromOpaque($0) } }
  }
}

extension Array where Element: AnyObject {
  /// Calls a closure with each object in order, without retaining each. The array is retained meanwhile, and with it
  /// the objects, whatever becomes of the variable that it was read from.
  @inlinable @inline(__always)
  public func visitUncounted(_ visit: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      // A reference and an unmanaged reference have the same layout: one pointer.
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { objects in
        for object in objects { object._withUnsafeGuaranteedRef(visit) }
      }
    }
  }
}

/// An object under the type of another instance of its generic class: what `NSLayoutConstraint.firstAnchor` needs, which is an
/// `NSLayoutAnchor<AnyObject>` for anchors of every kind in Apple's API.
///
/// Invariant: nothing that the class stores, and no method that is called through the other type, depends on the argument.
/// The object keeps its class; the cast changes only what the compiler believes.
@inlinable
public func reinterpreted<Object: AnyObject, Other: AnyObject>(_ object: Object, as type: Other.Type) -> Other
{
  withExtendedLifetime(object) {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }
}
