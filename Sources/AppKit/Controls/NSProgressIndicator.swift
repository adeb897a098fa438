// Progress indicators: a bar or a spinning wheel. The figures are those of documents (AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A bar that fills, or a wheel.
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
  /// The form of the indicator. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case bar, spinning
  }

  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    refreshFigures()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// A bar by default; decides the size.
  open var style = Style.bar { didSet { refreshFigures() } }
  /// Regular by default; decides the size.
  open var controlSize = NSControl.ControlSize.regular { didSet { refreshFigures() } }
  /// Between the limits; without effect on layout.
  open var doubleValue = 0.0
  /// 0 by default.
  open var minValue = 0.0
  /// 100 by default.
  open var maxValue = 100.0
  /// Adds to `doubleValue`, within the limits.
  open func increment(by delta: Double) { doubleValue = max(minValue, min(doubleValue + delta, maxValue)) }
  /// Without effect on layout: nothing turns.
  open func startAnimation(_ sender: Any?) {}
  /// Without effect on layout: nothing turns.
  open func stopAnimation(_ sender: Any?) {}
  /// Resizes to the size of its figures; a bar keeps its length.
  open func sizeToFit() {
    let size = intrinsicContentSize
    setFrameSize(
      NSSize(
        width: size.width == NSView.noIntrinsicMetric ? frame.width : size.width,
        height: size.height == NSView.noIntrinsicMetric ? frame.height : size.height))
  }

  private func refreshFigures() {
    (carrier as? AppKitView)?.shape = .shape(
      of: style == .spinning ? .spinner : .bar, controlSize.inLayout, NSControl.generation)
    invalidateIntrinsicContentSize()
  }
}
