// The layout manager's delegate, which decides the spacing of lines.

import Foundation
import Plumbline

/// The delegate of a layout manager, which decides line spacing, and is told when lines are laid out.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// The spacing between a line and the next in points, in place of the paragraph style's.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// The spacing behind a paragraph in points, in place of the paragraph style's.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// The spacing before a paragraph in points, in place of the paragraph style's.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Changes a line's height, used rectangle and baseline; returns whether it did. Positions are the layout's.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Called after the lines of a container were laid out; the flag says whether they are the last of the text.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Called when lines became invalid: the text, a container or the delegate changed.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  /// The paragraph style's by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.lineSpacing ?? 0 }
  /// The paragraph style's by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacing ?? 0 }
  /// The paragraph style's by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }
  /// Lines stay as they are by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Does nothing by default.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing by default.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}

extension NSLayoutManager {
  fileprivate func style(at place: Int) -> NSParagraphStyle? {
    guard let textStorage, place >= 0, place < textStorage.length else { return nil }
    return textStorage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
  }
}
