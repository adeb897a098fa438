// The segmented control: as wide as its widest title wants every segment to be.

import Foundation
import Typography

/// A row of exclusive segments, as wide as its titles and images need.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// One choice: a title or an image, and a width of its own if it was given one.
  package struct Choice: Hashable, Sendable {
    package var title: String?
    /// The size of its image, in points, where it has one.
    package var imageSize: CGSize? { image?.size }
    package var image: UIImage?
    /// Points; 0 for as wide as the content needs.
    package var width: CGFloat
    package var isEnabled = true
    /// The action of choosing the segment.
    package var action: UIAction?

    package init(title: String? = nil, image: UIImage? = nil, width: CGFloat = 0) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  /// -1: `selectedSegmentIndex` while no segment is selected.
  public nonisolated static let noSegment = -1

  /// The segments from leading to trailing.
  package var segments: [Choice] = [] { didSet { invalidateIntrinsicContentSize() } }
  /// The selected segment; `noSegment` for none. Without effect on layout.
  open dynamic var selectedSegmentIndex = noSegment
  /// Whether a segment does not stay selected; false by default; stored.
  open dynamic var isMomentary = false
  /// The font of the titles in the normal state; nil for the usual one, of 13 points.
  package var titleFont: UIFont? { didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } } }
  /// The colour of the selected segment, which pictures show.
  open dynamic var selectedSegmentTintColor: UIColor?
  /// Whether each segment is as wide as its own content instead of all as wide as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Texts become titles, `UIImage`s images; others empty segments. Nil for none. As large as these need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Choice(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = sizeAroundContent
  }

  /// A control from an archive, with its segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Segments

  /// The number of segments. Indices of segments start from 0 at the leading end; others are ignored.
  open dynamic var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title before the one at an index, which is clamped to the segments. At once, `animated`
  /// or not.
  open dynamic func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Choice(title: title), at: min(max(0, segment), segments.count))
  }
  /// Inserts a segment with an image before the one at an index, which is clamped to the segments. At once, `animated`
  /// or not.
  open dynamic func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Choice(image: image), at: min(max(0, segment), segments.count))
  }
  /// Removes the segment at an index, at once, `animated` or not. `selectedSegmentIndex` stays.
  open dynamic func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Removes all segments, at once; the control then wants no width of its own.
  open dynamic func removeAllSegments() { segments = [] }
  /// Sets the title of the segment at an index, which may change the control's size.
  open dynamic func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  /// The title of the segment at an index; nil without one.
  open dynamic func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets the image of the segment at an index, whose width then counts instead of the title's.
  open dynamic func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }
  /// The image of the segment at an index; nil without one.
  open dynamic func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets the width of a segment in points; 0 for as wide as its content needs.
  open dynamic func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = width }
  }
  /// The width that was set for a segment, in points; 0 for none.
  open dynamic func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets whether a segment is enabled, as it is by default; does nothing for an index out of range.
  open dynamic func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Whether the segment at an index is enabled; false for an index out of range.
  open dynamic func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open dynamic override var alignmentRectInsets: UIEdgeInsets { controlMetrics.segmentedControlInsets }

  /// Each segment has room for its title as it looks when it is selected, in 13 points Medium (Regular until iOS 12),
  /// rounded up to a point, and 18 points more (14 until iOS 12); one point is between segments. That explains all 16
  /// controls of free width, 3 of them apportioned by content; Regular and 19 explain 11 and none of those 3.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    let height = controlMetrics.segmentedControlHeight
    guard !segments.isEmpty else { return CGSize(width: UIView.noIntrinsicMetric, height: height) }
    return CGSize(width: wantedWidths.reduce(CGFloat(segments.count - 1), +), height: height)
  }

  private var wantedWidths: [CGFloat] {
    let natural = segments.map { naturalWidth(of: $0) }
    let widest = natural.max() ?? 0
    return zip(segments, natural).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// The widths of the segments in the current bounds: they share the difference from their own widths.
  var shownWidths: [CGFloat] {
    let wanted = wantedWidths
    let total = wanted.reduce(0, +)
    let room = max(0, bounds.width - CGFloat(max(0, segments.count - 1)))
    return wanted.map { total > 0 ? $0 * room / total : 0 }
  }

  private func naturalWidth(of segment: Choice) -> CGFloat {
    let isEarly = controlMetrics.system < 13
    let padding: CGFloat = isEarly ? 14 : 18
    if let imageSize = segment.imageSize { return imageSize.width.rounded(.up) + padding }
    let title = ControlText(
      segment.title, font: titleFont ?? .systemFont(ofSize: 13, weight: isEarly ? .regular : .medium))
    return title.size(in: effectiveLayoutEnvironment, rounding: .points).width + padding
  }
}
