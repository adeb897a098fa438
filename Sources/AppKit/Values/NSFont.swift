// AppKit's font: UIKit's with the Mac's sizes.

import AppKitLayout
import Foundation
import Plumbline
import Typography

/// A font of a size. Immutable.
open class NSFont: UIFont, @unchecked Sendable {
  /// The weight of a font's strokes.
  public typealias Weight = UIFont.Weight

  /// The system font in a size; 0 stands for the system's own size.
  open override class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system's font in a size in points and a weight; 0 stands for the system's own size.
  open override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> NSFont {
    NSFont(
      UIFont.systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize, weight: weight).fontDescription)
  }
  /// The system's bold font in a size in points; 0 stands for the system's own size.
  open override class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.boldSystemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize).fontDescription)
  }
  /// The system font with figures of one width; 0 stands for the system's own size.
  open override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> NSFont
  {
    NSFont(
      UIFont.monospacedDigitSystemFont(ofSize: size(fontSize, or: systemFontSize), weight: weight)
        .fontDescription)
  }
  /// The system's font of fixed pitch; 0 stands for the system's own size.
  open override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> NSFont {
    NSFont(
      UIFont.monospacedSystemFont(ofSize: size(fontSize, or: systemFontSize), weight: weight)
        .fontDescription)
  }
  /// The font of labels: the system's; 0 stands for 10 points.
  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: size(fontSize, or: labelFontSize))
  }
  /// The font of messages: the system's; 0 stands for its own size.
  open class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of menus' items: the system's; 0 stands for its own size.
  open class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of title bars: the system's, bold; 0 stands for its own size.
  open class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { boldSystemFont(ofSize: fontSize) }
  /// The font of controls' contents: the system's; 0 stands for 12 points.
  open class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: size(fontSize, or: 12))
  }
  /// The font of tool tips: the system's; 0 stands for 11 points.
  open class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: size(fontSize, or: 11))
  }
  /// The font of documents: Helvetica; 0 stands for 12 points.
  open class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Helvetica", size: size(fontSize, or: 12))
  }
  /// The font of documents whose letters are all as wide; 0 stands for 11 points.
  open class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Menlo-Regular", size: size(fontSize, or: 11))
  }

  /// A font of its family or PostScript name; unknown names stand for a font of the same class, an empty one gives none. 0
  /// stands for 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(
      FontDescription(family: .named(fontName), pointSize: Double(Self.size(fontSize, or: 12))))
  }

  /// The font of a text style in the Mac's size, which no user changes.
  open override class func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    NSFont(MacTextStyle.font(of: style))
  }
  /// The same. There are no options yet in Apple's either.
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    let font: NSFont = preferredFont(forTextStyle: style)
    return font
  }
  /// Options of a style's font; there are none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    /// Any name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private class func size(_ asked: CGFloat, or usual: CGFloat) -> CGFloat { asked > 0 ? asked : usual }

  /// The size of the system font for a size of controls.
  open class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }
  /// 13 points.
  open override class var systemFontSize: CGFloat { 13 }
  /// 11 points.
  open override class var smallSystemFontSize: CGFloat { 11 }
  /// 10 points.
  open override class var labelFontSize: CGFloat { 10 }
}
