// The segmented control: as wide as its widest title wants every segment to be.

import Foundation
import Typography

/// A row of exclusive choices.
open class UISegmentedControl: UIControl {
  /// One choice: a title or an image, and a width of its own if it was given one.
  public struct Segment: Hashable, Sendable {
    /// The text of the segment.
    public var title: String?
    /// The size of its image, in points, where it has one.
    public var imageSize: CGSize?
    /// Points; 0 for as wide as the content needs.
    public var width: CGFloat
    /// A segment; a width of 0 follows the content.
    public init(title: String? = nil, imageSize: CGSize? = nil, width: CGFloat = 0) {
      self.title = title
      self.imageSize = imageSize
      self.width = width
    }
  }

  /// The segments from leading to trailing.
  open var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  /// Whether each segment is as wide as its own content instead of all as wide as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.segmentedControlInsets }

  /// Titles are 13 points; documents show each segment as the title rounded up to a point plus 20 (14 until iOS
  /// 12) and one point between segments (14 of 15 free widths).
  open override var intrinsicContentSize: CGSize {
    let height = controlMetrics.segmentedControlHeight
    guard !segments.isEmpty else { return CGSize(width: UIView.noIntrinsicMetric, height: height) }
    let natural = segments.map { naturalWidth(of: $0) }
    let widest = natural.max() ?? 0
    let widths = zip(segments, natural).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
    return CGSize(width: widths.reduce(CGFloat(segments.count - 1), +), height: height)
  }

  private func naturalWidth(of segment: Segment) -> CGFloat {
    let padding: CGFloat = controlMetrics.system >= 13 ? 20 : 14
    if let imageSize = segment.imageSize { return imageSize.width.rounded(.up) + padding }
    let title = ControlText(segment.title, font: .systemFont(ofSize: 13))
    return title.size(in: effectiveLayoutEnvironment, rounding: .points).width + padding
  }
}
