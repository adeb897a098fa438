// Patterns that areas are filled with: they are kept, their cells are not drawn.

import Foundation
import Plumbline

/// How a pattern's cells are fitted to pixels. Raw values are Apple's.
public enum CGPatternTiling: Int32, Sendable {
  /// Apple's names in the order of the raw values.
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// What draws a pattern's cell: its `info`, and where to draw.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Is told that a pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws a cell; never called here.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is told that the pattern is gone.
  public var releaseInfo: CGPatternReleaseInfoCallback?
  /// Nothing.
  public init() { (version, drawPattern, releaseInfo) = (0, nil, nil) }
  /// Closures.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
}

/// A pattern; not drawn here.
public final class CGPattern {
  /// Where a cell is.
  public let bounds: CGRect
  /// Whether the cell has colours of its own.
  public let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  /// A pattern of a cell; nil where cells lie on each other without end.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0 else { return nil }
    self.info = info
    self.bounds = bounds
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }
  deinit { callbacks.releaseInfo?(info) }
}

extension CGContext {
  /// Areas are filled with a pattern from now on. It is not drawn: with a pattern without colours areas are filled with the
  /// colour, with one that has colours as before.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard !pattern.isColored else { return }
    setFillColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
  /// Outlines are drawn with a pattern from now on; see `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard !pattern.isColored else { return }
    setStrokeColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
  /// Where a pattern begins; carried by name only: patterns are not drawn.
  public func setPatternPhase(_ phase: CGSize) {}
}

extension CGColorSpace {
  /// The space of patterns over another one: sRGB here.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(name: CGColorSpace.sRGB)
  }
}
