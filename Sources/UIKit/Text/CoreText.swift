// Fonts as Core Text has them: the same as UIKit's. What Core Text sets and draws is not here.

import Foundation
import Plumbline

/// A font.
public typealias CTFont = UIFont

/// The font of a name, or the system's where nobody has it.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size) }
/// The name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far a font's letters go up, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far a font's letters go down, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
