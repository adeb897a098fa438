// Insets in archives of Swift's: four numbers in the order of the initialisers, as Apple writes them.

import Foundation

extension UIEdgeInsets: Codable {
  /// Reads four numbers: top, left, bottom, right. Throws where one is missing.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      top: try numbers.decode(CGFloat.self), left: try numbers.decode(CGFloat.self),
      bottom: try numbers.decode(CGFloat.self), right: try numbers.decode(CGFloat.self))
  }

  /// Writes four numbers: top, left, bottom, right.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, left, bottom, right] { try numbers.encode(number) }
  }
}

extension NSDirectionalEdgeInsets: Codable {
  /// Reads four numbers: top, leading, bottom, trailing. Throws where one is missing.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      top: try numbers.decode(CGFloat.self), leading: try numbers.decode(CGFloat.self),
      bottom: try numbers.decode(CGFloat.self), trailing: try numbers.decode(CGFloat.self))
  }

  /// Writes four numbers: top, leading, bottom, trailing.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
  }
}
