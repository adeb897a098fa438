// Segmented controls. The figures are those of documents (AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline
import Typography

/// Segments with a text or an image each.
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
  /// The number of segments that can be selected. Raw values are Apple's.
  public enum SwitchTracking: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
  /// The style of the segments. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names and raw values.
    case automatic = 0, rounded = 1, texturedRounded = 2, roundRect = 3, texturedSquare = 4, capsule = 5,
      smallSquare = 6, separated = 8
  }
  private struct Segment {
    var label = ""
    var image: NSImage?
    var width: CGFloat = 0
    var isSelected = false
    var isEnabled = true
    var tag = 0
    var toolTip: String?
  }

  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  /// Segments with texts, of the size that they need.
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    start(labels.map { Segment(label: $0) }, trackingMode, target, action)
  }
  /// Segments with images, of the size that they need.
  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    start(images.map { Segment(image: $0) }, trackingMode, target, action)
  }
  private func start(_ made: [Segment], _ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    segments = made
    trackingMode = mode
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }

  open override var isFlipped: Bool { true }

  private var segments: [Segment] = [] { didSet { valueDidChange() } }
  /// The number of segments. Set: the last ones are removed, or empty ones are added.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      segments =
        Array(segments.prefix(count)) + Array(repeating: Segment(), count: max(0, count - segments.count))
    }
  }
  /// The number of segments that can be selected; without effect on the size.
  open var trackingMode = SwitchTracking.selectOne
  /// The style of the segments, which decides insets and height.
  open var segmentStyle = Style.automatic { didSet { if segmentStyle != oldValue { valueDidChange() } } }
  /// The distribution of a wider control's width over segments. Raw values are Apple's.
  public enum Distribution: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case fit, fill, fillEqually, fillProportionally
  }
  /// The index of the segment that was selected last; −1 for none. Set: only it is selected.
  open var selectedSegment: Int {
    get { segments.indices.contains(lastSelected) && segments[lastSelected].isSelected ? lastSelected : -1 }
    set {
      for index in segments.indices { segments[index].isSelected = index == newValue }
      lastSelected = newValue
    }
  }
  private var lastSelected = -1
  /// The index of the selected segment.
  open var indexOfSelectedItem: Int { selectedSegment }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
  }
  private func at(_ segment: Int) -> Segment? { segments.indices.contains(segment) ? segments[segment] : nil }

  /// Sets a segment's text; without effect for an index out of range.
  open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
  /// A segment's text; nil for an index out of range.
  open func label(forSegment segment: Int) -> String? { at(segment)?.label }
  /// Sets a segment's image; without effect for an index out of range.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
  /// A segment's image.
  open func image(forSegment segment: Int) -> NSImage? { at(segment)?.image }
  /// Sets a segment's width in points; 0 for as wide as its content needs.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) { change(segment) { $0.width = width } }
  /// A segment's width as it was set; 0 for as wide as its content needs.
  open func width(forSegment segment: Int) -> CGFloat { at(segment)?.width ?? 0 }
  /// Selects a segment or deselects it; of those of `selectOne` the others are deselected then.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    guard segments.indices.contains(segment) else { return }
    if selected, trackingMode == .selectOne { return selectedSegment = segment }
    segments[segment].isSelected = selected
    if selected { lastSelected = segment }
  }
  /// Whether a segment is selected.
  open func isSelected(forSegment segment: Int) -> Bool { at(segment)?.isSelected ?? false }
  /// Sets whether a segment can be selected; without effect on layout.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment can be selected.
  open func isEnabled(forSegment segment: Int) -> Bool { at(segment)?.isEnabled ?? false }
  /// A segment's tag.
  open func tag(forSegment segment: Int) -> Int { at(segment)?.tag ?? 0 }

  override var kind: AppKitControlKind? { .segmented(isRounded: isRounded) }

  private var isRounded: Bool { [.automatic, .rounded, .separated].contains(segmentStyle) }

  override func makeShape() -> ControlShape {
    var shape = super.makeShape()
    let measurer = carrier.effectiveLayoutEnvironment.textMeasurer
    let font = effectiveFont.fontDescription
    shape.width = ControlShape.width(
      ofSegments: segments.map { segment in
        if segment.width > 0 { return .given(segment.width) }
        let text = measurer.measure([TextRun(segment.label, font: font)], within: TextLimits()).width
        return .content(max(CGFloat(text), segment.image?.size.width ?? 0))
      }, isRounded: isRounded, controlSize.inLayout, Self.generation)
    return shape
  }
}
