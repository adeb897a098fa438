// AppKit's font: UIKit's with the Mac's sizes.

import Foundation
import Plumbline

/// A font of a size. Immutable.
open class NSFont: UIFont, @unchecked Sendable {
  /// How heavy a font's strokes are.
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
  /// The system font with figures of one width.
  open override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> NSFont
  {
    NSFont(UIFont.monospacedDigitSystemFont(ofSize: fontSize, weight: weight).fontDescription)
  }
  /// The system's font of fixed pitch.
  open override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> NSFont {
    NSFont(UIFont.monospacedSystemFont(ofSize: fontSize, weight: weight).fontDescription)
  }
  /// The font of labels: the system's.
  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
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
