// Core Text's name for fonts, and its functions that ask a font for its figures: those with which Plumbline measures.

import Foundation
@_exported import FoundationAdditions
import Plumbline
@_exported import class Plumbline.CGPath
@_exported import class Plumbline.UIFont
@_exported import struct Plumbline.CGAffineTransform

/// Core Text's name for a font.
public typealias CTFont = UIFont

/// A font of its PostScript or family name, in a size in points; 12 for 0, as Apple's. A matrix is not applied: its glyphs
/// would have other widths than are measured here.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name.description, size: size) ?? .systemFont(ofSize: size)
}
/// The same font in another size; its own for 0.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: AnyObject?
) -> CTFont { size > 0 ? font.withSize(size) : font }
/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline to the bottom of a line, in points: above 0, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// From the baseline to the top of a capital, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// From the baseline to the top of a small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The name of the face.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }

/// The key of a font in an attributed text.
public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as NSString }
/// The key of a colour.
public var kCTForegroundColorAttributeName: CFString {
  NSAttributedString.Key.foregroundColor.rawValue as NSString
}
/// The key of points after each character.
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as NSString }
/// The key of a paragraph's style.
public var kCTParagraphStyleAttributeName: CFString {
  NSAttributedString.Key.paragraphStyle.rawValue as NSString
}
