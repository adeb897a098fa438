// Light and dark, by name: nothing is drawn.

import Foundation
import Plumbline

/// The appearance of controls, by name.
open class NSAppearance: NSObject {
  /// The name of an appearance: Apple's, or another one.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// Apple's string.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Dark, and what lies behind shows through.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
  /// The appearance of a name.
  public init?(named name: Name) {
    self.name = name
    super.init()
  }
  /// The appearance's name.
  public let name: Name
  /// The first of some names that this appearance has; nil for none.
  open func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}
