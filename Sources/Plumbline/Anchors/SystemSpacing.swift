// System spacing between two anchors.

import Foundation

@MainActor
enum SystemSpacing {
  /// Between edges 8 points; from baseline to baseline what the fonts need (spec 04 §2):
  /// lower line height + lower descender − upper descender, rounded up to a pixel.
  static func between(upper: AnchorSide, lower: AnchorSide) -> CGFloat {
    guard upper.isBaseline || lower.isBaseline, let lowerView = lower.item as? UIView,
      let lowerFont = lowerView.baselineFontMetrics
    else { return 8 }
    let upperDescender = (upper.item as? UIView)?.baselineFontMetrics?.descender ?? 0
    let spacing = lowerFont.lineHeight + lowerFont.descender - upperDescender
    return CGFloat(spacing).roundedUpToPixel(scale: lowerView.effectiveLayoutEnvironment.displayScale)
  }
}
