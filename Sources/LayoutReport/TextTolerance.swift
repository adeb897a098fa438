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

/// The frames that a scene has with larger and smaller texts.
struct TextTolerance {
  private var ranges: [ObjectIdentifier: [ClosedRange<CGFloat>]] = [:]

  /// Lays the scene out with larger, with smaller, and again with its own texts.
  init(of scene: Scene) {
    let root = scene.rootView
    let environment = root.effectiveLayoutEnvironment
    include(scene)
    for bias in [InexactTextMeasurer.Bias.larger, .smaller] {
      var biased = environment
      biased.textMeasurer = InexactTextMeasurer(base: environment.textMeasurer, bias: bias)
      root.layoutEnvironment = biased
      root.layoutIfNeeded()
      include(scene)
    }
    root.layoutEnvironment = environment
    root.layoutIfNeeded()
  }

  private mutating func include(_ scene: Scene) {
    for entry in scene.views {
      let numbers = entry.view.frame.numbers
      let id = ObjectIdentifier(entry.view)
      if let known = ranges[id] {
        ranges[id] = zip(known, numbers).map { min($0.lowerBound, $1)...max($0.upperBound, $1) }
      } else {
        ranges[id] = numbers.map { $0...$0 }
      }
    }
  }

  /// By how much a stored frame is beyond what texts can explain: x, y, width, height.
  func excess(of stored: CGRect, of view: UIView) -> [CGFloat] {
    guard let ranges = ranges[ObjectIdentifier(view)] else { return [] }
    return zip(ranges, stored.numbers).map { range, number in
      max(range.lowerBound - number, number - range.upperBound, 0)
    }
  }
}

extension CGRect {
  /// x, y, width, height.
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
