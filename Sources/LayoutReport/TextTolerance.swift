// How far frames follow from what a text measures: a font that is a little wider or narrower than the embedded one moves
// and resizes views, and no constraint is to blame.

import Foundation
import Plumbline
import Typography

/// Measures texts as another measurer does, but wider and higher, or narrower and lower, by what measuring without the
/// font can be wrong.
struct InexactTextMeasurer: TextMeasuring {
  enum Bias { case larger, smaller }

  let base: any TextMeasuring
  let bias: Bias

  /// Texts in the embedded font come out within these of Apple's; fonts that another one stands in for do not.
  private static let share = 0.08
  private static let shareOfUnknownFonts = 0.2
  private static let least = 3.0
  private static let leastOfLines = 1.0

  func metrics(of font: FontDescription) -> FontMetrics { base.metrics(of: font) }
  func hasExactMetrics(for font: FontDescription) -> Bool { base.hasExactMetrics(for: font) }

  func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
    let isKnown = runs.allSatisfy { base.hasExactMetrics(for: $0.font) }
    let share = isKnown ? Self.share : Self.shareOfUnknownFonts
    var limits = limits
    // A text fits a width once it is biased exactly where it fits this one before.
    limits.width =
      bias == .larger
      ? max(min(limits.width / (1 + share), limits.width - Self.least), 0)
      : max(limits.width / (1 - share), limits.width + Self.least)
    var measured = base.measure(runs, within: limits)
    guard runs.contains(where: { !$0.text.isEmpty }) else { return measured }
    measured.width = biased(measured.width, share: share, least: Self.least)
    let height = biased(measured.height, share: isKnown ? 0 : share, least: Self.leastOfLines)
    let extra = (height - measured.height) / 2
    measured.height = height
    measured.firstBaselineFromTop += extra
    measured.lastBaselineFromBottom += extra
    return measured
  }

  private func biased(_ length: Double, share: Double, least: Double) -> Double {
    let error = max(length * share, least)
    return max(length + (bias == .larger ? error : -error), 0)
  }
}

/// The sizes that the views of a scene have with larger and smaller texts.
struct TextTolerance {
  private struct Range {
    var width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat>

    init(_ size: CGSize) {
      width = size.width...size.width
      height = size.height...size.height
    }

    mutating func include(_ size: CGSize) {
      width = min(width.lowerBound, size.width)...max(width.upperBound, size.width)
      height = min(height.lowerBound, size.height)...max(height.upperBound, size.height)
    }
  }
  private var ranges: [ObjectIdentifier: Range] = [:]

  /// Lays the scene out with larger, with smaller, and again with its own texts.
  init(of scene: Scene) {
    let root = scene.rootView
    let environment = root.effectiveLayoutEnvironment
    for entry in scene.views { ranges[ObjectIdentifier(entry.view)] = Range(entry.view.frame.size) }
    for bias in [InexactTextMeasurer.Bias.larger, .smaller] {
      var biased = environment
      biased.textMeasurer = InexactTextMeasurer(base: environment.textMeasurer, bias: bias)
      root.layoutEnvironment = biased
      root.layoutIfNeeded()
      for entry in scene.views { ranges[ObjectIdentifier(entry.view)]?.include(entry.view.frame.size) }
    }
    root.layoutEnvironment = environment
    root.layoutIfNeeded()
  }

  /// By how many points a size is beyond what texts can explain, on the worse axis.
  func excess(ofSize size: CGSize, of view: UIView) -> CGFloat {
    guard let range = ranges[ObjectIdentifier(view)] else { return 0 }
    return max(size.width.distance(to: range.width), size.height.distance(to: range.height))
  }
}

extension CGFloat {
  /// 0 within the range.
  fileprivate func distance(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.max(range.lowerBound - self, self - range.upperBound, 0)
  }
}
