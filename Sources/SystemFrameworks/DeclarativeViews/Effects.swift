// Looks, gestures and names of a view as a whole: it gets a view of UIKit's around it, or its views are told.

import UIKit

/// A view of UIKit's around each item of a view.
struct Boxed<Content: View, Box: UIView>: PrimitiveView {
  let content: Content
  let make: () -> Box
  /// Told in each pass, with the size that the box has by then.
  let apply: (Box, EnvironmentValues) -> Void
  func makeNode(_ seed: NodeSeed) -> ViewNode { BoxedNode(self, seed) }
}

extension Boxed: WrappingView {
  var wrapped: any View { content }
}

@MainActor
private final class BoxedNode<Content: View, Box: UIView>: ContentNode<Boxed<Content, Box>, Content> {
  private var boxes: [(box: Box, views: PlacedViews)] = []
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    super.items.enumerated().map { index, item in
      if index == boxes.count {
        let box = view.make()
        boxes.append((box, PlacedViews(box)))
      }
      let box = boxes[index]
      return BoxedItem(item, box.views) { [view, environment] in view.apply(box.box, environment) }
    }
  }
}

@MainActor
private final class BoxedItem: WrappedItem {
  private let box: PlacedViews
  private let apply: () -> Void
  init(_ inner: LayoutItem, _ box: PlacedViews, _ apply: @escaping () -> Void) {
    self.box = box
    self.apply = apply
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    placement.add(box.view, frame)
    placement.nested(in: box, frame) { inner.place($1, proposal, in: $0) }
    apply()
  }
}

/// Tells the views of an item something after each pass.
@MainActor
final class ToldItem: WrappedItem {
  private let tell: (UIView) -> Void
  init(_ inner: LayoutItem, _ tell: @escaping (UIView) -> Void) {
    self.tell = tell
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let count = placement.views.count
    inner.place(frame, proposal, in: placement)
    placement.views.dropFirst(count).forEach(tell)
  }
}

extension View {
  func boxed(_ apply: @escaping (UIView, EnvironmentValues) -> Void) -> some View {
    Boxed(content: self, make: { UIView() }, apply: apply)
  }
  /// Tells the UIKit views that stand for the view.
  func told(_ tell: @escaping (UIView) -> Void) -> some View { placed { item, _ in ToldItem(item, tell) } }

  /// How opaque the view is, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    boxed { box, _ in box.alpha = CGFloat(max(0, min(1, opacity))) }
  }
  /// Takes its room, and is not seen.
  public func hidden() -> some View { boxed { box, _ in box.isHidden = true } }
  /// Cuts what reaches beyond the frame.
  public func clipped(antialiased: Bool = false) -> some View { boxed { box, _ in box.clipsToBounds = true } }
  /// Cuts round corners, by a number of points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    boxed { box, _ in
      box.clipsToBounds = true
      box.layer.cornerRadius = max(0, radius)
    }
  }
  /// Cuts a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    boxed { box, _ in
      let mask = CAShapeLayer()
      mask.path = shape.path(in: box.bounds).cgPath
      box.layer.mask = mask
      box.clipsToBounds = true
    }
  }
  /// Cuts the shapes of views; carried: nothing is cut.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    self
  }
  /// A shadow; nothing of the layout.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    boxed { box, environment in
      box.layer.shadowColor = color.resolved(in: environment).cgColor
      box.layer.shadowOpacity = 1
      box.layer.shadowRadius = radius
      box.layer.shadowOffset = CGSize(width: x, height: y)
    }
  }
  /// Turns what is seen about a point; the place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { CGAffineTransform(rotationAngle: angle.radians) }
  }
  /// Makes what is seen larger or smaller; the place in the layout stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Makes what is seen larger or smaller; the place in the layout stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { CGAffineTransform(scaleX: x, y: y) }
  }
  /// Makes what is seen larger or smaller; the place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  func transformed(_ anchor: UnitPoint, _ transform: @escaping () -> CGAffineTransform) -> some View {
    boxed { box, _ in
      let shift = CGPoint(x: (anchor.x - 0.5) * box.bounds.width, y: (anchor.y - 0.5) * box.bounds.height)
      box.transform = CGAffineTransform(translationX: -shift.x, y: -shift.y)
        .concatenating(transform()).concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
    }
  }

  /// Calls a closure when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Boxed(content: self, make: { TappedView() }) { box, environment in
      box.tap.numberOfTapsRequired = max(1, count)
      box.tap.isEnabled = environment.isEnabled
      box.action = action
    }
  }
  /// Calls a closure when the view is pressed for a time, and another one when that begins and when it ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    Boxed(content: self, make: { PressedView() }) { box, environment in
      box.press.minimumPressDuration = minimumDuration
      box.press.allowableMovement = maximumDistance
      box.press.isEnabled = environment.isEnabled
      (box.action, box.pressing) = (action, onPressingChanged)
    }
  }
  /// Whether touches are for the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    told { $0.isUserInteractionEnabled = enabled }
  }
  /// Whether controls in the view take no touches.
  public func disabled(_ disabled: Bool) -> some View {
    surrounded { $0.isEnabled = $0.isEnabled && !disabled }
  }
  /// The shape in which touches are for the view; carried.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    told { $0.accessibilityIdentifier = identifier }
  }
  /// What is read out.
  public func accessibilityLabel(_ label: Text) -> some View {
    told { $0.accessibilityLabel = label.plain }
  }
  /// What is read out.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// What is read out.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// What the view does, read out.
  public func accessibilityHint(_ hint: Text) -> some View { told { $0.accessibilityHint = hint.plain } }
  /// What the view does, read out.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  /// The value, read out.
  public func accessibilityValue(_ value: Text) -> some View { told { $0.accessibilityValue = value.plain } }
  /// The value, read out.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Whether the view is left out when the screen is read.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    told { $0.accessibilityElementsHidden = hidden }
  }
  /// What the view is for those who hear it.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    told { $0.accessibilityTraits.formUnion(traits.uiTraits) }
  }
  /// What the view is not for those who hear it.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    told { $0.accessibilityTraits.subtract(traits.uiTraits) }
  }
  /// How views are read out together; carried.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// Which view is read first; carried.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}

@MainActor
private final class TappedView: UIView {
  lazy var tap = UITapGestureRecognizer()
  var action: (() -> Void)?
  init() {
    super.init(frame: .zero)
    addGestureRecognizer(tap)
    tap.addTarget(self, action: Selector("tapped", TappedView.tapped))
  }
  private func tapped() { action?() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
private final class PressedView: UIView {
  lazy var press = UILongPressGestureRecognizer()
  var action: (() -> Void)?
  var pressing: ((Bool) -> Void)?
  init() {
    super.init(frame: .zero)
    addGestureRecognizer(press)
    press.addTarget(self, action: Selector("pressed", PressedView.pressed))
  }
  private func pressed() {
    switch press.state {
    case .began:
      pressing?(true)
      action?()
    case .ended, .cancelled: pressing?(false)
    default: break
    }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What views are for those who hear them.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt64
  /// UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ traits: UIAccessibilityTraits) { self.init(rawValue: traits.rawValue) }
  var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }
  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header.
  public static let isHeader = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// What lies behind is not read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 40)
}

/// How views are read out together.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Only the view itself.
  public static let ignore = Self(name: "ignore")
  /// Each view.
  public static let contain = Self(name: "contain")
  /// All views as one.
  public static let combine = Self(name: "combine")
}
