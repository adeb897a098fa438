// A compact `StaticString`: every constraint stores the file that it was made in.

/// The text of a literal in 10 bytes, of which a `StaticString` needs 24.
///
/// Invariant: `StaticString` is frozen: an address, a length and two flags. The lowest flag says that the address is
/// a character: such a literal is not stored, nor is one of 4,096 bytes or more.
@frozen
public struct PackedLiteral {
  @usableFromInline typealias Parts = (address: UInt, length: Int, flags: UInt8)

  @usableFromInline var address: UInt = 0
  /// The length, and in the lowest bits the flags.
  @usableFromInline var extent: UInt16 = 0

  /// An empty value, without a literal.
  @inlinable public init() {}

  /// Stores a literal.
  @inlinable public init(_ literal: StaticString) {
    let parts = unsafeBitCast(literal, to: Parts.self)
    guard parts.flags & 1 == 0, parts.length < 4096 else { return }
    address = parts.address
    extent = UInt16(truncatingIfNeeded: parts.length << 2) | UInt16(parts.flags & 3)
  }

  /// The literal; nil for none.
  @inlinable public var literal: StaticString? {
    address == 0
      ? nil : unsafeBitCast(Parts(address, Int(extent >> 2), UInt8(extent & 3)), to: StaticString.self)
  }
}
