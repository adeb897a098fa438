// Controls: UIKit's own where they have a look of their own, and buttons around any views.

import UIKit

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Takes something away for good.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A button: a control of UIKit's around its label, which calls the action for `.touchUpInside`.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @Environment(\.self) private var environment

  /// A button around views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// A button around views, for something.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
  var look: TabLook { TabLook(label) }
  /// What an alert shows of the button, and does.
  var parts: (title: String?, role: ButtonRole?, action: () -> Void) { (TabLook(label).title, role, action) }
  private func row<Content: View>(_ content: Content) -> LayoutContainer<HStackLayout, Content> {
    LayoutContainer(layout: HStackLayout(), content: content)
  }
  /// The label in the colour of controls, or as the surroundings' style makes it.
  public var body: some View {
    let content = Group {
      if let style = environment[PrimitiveStyleKey.self] {
        style.styled(
          PrimitiveButtonStyleConfiguration(
            role: role, label: .init(view: AnyView(row(label))), action: action)
        )
        .surrounded { $0[PrimitiveStyleKey.self] = nil }
      } else if let style = environment.buttonStyle {
        let configuration = ButtonStyleConfiguration(
          role: role, label: ButtonStyleConfiguration.Label(view: AnyView(row(label))), isPressed: false)
        AnyView(style.button(configuration))
      } else {
        row(label).surrounded { [role] in
          $0.foreground = role == .destructive ? .red : $0.foreground ?? .accentColor
        }
      }
    }
    // A button is one control, whatever its style makes of it.
    Boxed(content: row(content), make: { ButtonControl(frame: .zero) }) { [action] box, environment in
      box.action = action
      box.isEnabled = environment.isEnabled
    }
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The control of a button.
@MainActor
final class ButtonControl: UIControl {
  var action: (() -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  // Touches are the button's, whatever lies in it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is held down; no here.
  public let isPressed: Bool
}

/// How buttons look.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of what a button is made of.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration
  /// What a button is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  fileprivate func button(_ configuration: Configuration) -> any View {
    StyledButton(style: self, configuration: configuration)
  }
}

/// What a style makes, with the style's own properties in place.
private struct StyledButton<Style: ButtonStyle>: PrimitiveView {
  var style: Style
  let configuration: ButtonStyleConfiguration
  func makeNode(_ seed: NodeSeed) -> ViewNode { StyledNode(self, seed) }
}

@MainActor
private final class StyledNode<Style: ButtonStyle>: ContentNode<StyledButton<Style>, Style.Body> {
  private let properties = PropertyStore()
  override init(_ view: StyledButton<Style>, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  override func update() {
    isOutdated = false
    properties.install(in: &view.style, environment)
    show(noticing { view.style.makeBody(configuration: view.configuration) }, environment)
  }
}

/// The system's looks of buttons: room around the label for those with a border.
public struct SystemButtonStyle: ButtonStyle {
  fileprivate var padding: EdgeInsets?
  fileprivate var isFilled = false
  /// The label alone.
  public init() {}
  fileprivate init(padding: EdgeInsets, isFilled: Bool = false) {
    self.padding = padding
    self.isFilled = isFilled
  }
  /// The label with its room.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .surrounded { $0.foreground = isFilled ? .white : $0.foreground ?? .accentColor }
      .padding(padding ?? EdgeInsets())
      .background(Capsule().fill(isFilled ? Color.accentColor : padding == nil ? .clear : Color(.systemFill)))
  }
}

extension ButtonStyle where Self == SystemButtonStyle {
  /// The label alone, as it is usual.
  public static var automatic: SystemButtonStyle { SystemButtonStyle() }
  /// The label alone.
  public static var plain: SystemButtonStyle { SystemButtonStyle() }
  /// The label alone.
  public static var borderless: SystemButtonStyle { SystemButtonStyle() }
  /// A border of 7 points above and below, 12 at the sides.
  public static var bordered: SystemButtonStyle {
    SystemButtonStyle(padding: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
  /// The same, filled.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(padding: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), isFilled: true)
  }
}

/// What is measured of UIKit's controls: their own size, and across what is offered where they have none.
@MainActor
func sizeOfControl(_ control: UIView, _ proposal: ProposedViewSize, takesWidth: Bool) -> CGSize {
  let own = control.intrinsicContentSize
  let width = takesWidth || own.width < 0 ? proposal.width ?? max(0, own.width) : own.width
  return CGSize(width: width, height: own.height < 0 ? proposal.height ?? 10 : own.height)
}

private struct SwitchView: LeafView {
  let isOn: Binding<Bool>
  func makePlatformView() -> UISwitch { UISwitch() }
  func update(_ platform: UISwitch, _ environment: EnvironmentValues) {
    platform.isOn = isOn.wrappedValue
    platform.isEnabled = environment.isEnabled
    platform.replaceAction { [isOn] in isOn.wrappedValue = $0.isOn }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UISwitch, _ environment: EnvironmentValues) -> CGSize {
    sizeOfControl(platform, proposal, takesWidth: false)
  }
}

/// A control with a value, which tells a closure of it.
@MainActor
protocol ValueControl: UIControl {}
extension UISwitch: ValueControl {}
extension UISlider: ValueControl {}
extension UIStepper: ValueControl {}
extension UITextField: ValueControl {}
extension UISegmentedControl: ValueControl {}
extension UIDatePicker: ValueControl {}

extension ValueControl {
  /// Calls a closure, and no other of before, when the value changes.
  func replaceAction(
    for event: UIControl.Event = .valueChanged, _ action: @escaping (Self) -> Void
  ) {
    let identifier = UIAction.Identifier("DeclarativeViews.value")
    removeAction(identifiedBy: identifier, for: event)
    addAction(UIAction(identifier: identifier) { [weak self] _ in self.map(action) }, for: event)
  }
}

/// A switch behind its label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.self) private var environment
  /// A switch for a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  var binding: Binding<Bool> { isOn }
  var look: TabLook { TabLook(label) }
  /// The label at the leading edge and the switch at the trailing one, or what the surroundings' style makes of them.
  public var body: some View {
    if let style = environment[ToggleStyleKey.self] {
      // A style that makes the switch of a switch again gets the usual one.
      style.styled(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn))
        .surrounded { $0[ToggleStyleKey.self] = nil }
    } else {
      ToggleRow(isOn: isOn, label: label)
    }
  }
}

/// A switch behind its label.
struct ToggleRow<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  var body: some View {
    HStack {
      if !labelsAreHidden {
        label
        Spacer()
      }
      SwitchView(isOn: isOn)
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A switch with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// A slider, as wide as it is offered.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let ends: (least: ValueLabel, most: ValueLabel)?
  private let edited: (Bool) -> Void
  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ ends: (ValueLabel, ValueLabel)?,
    _ edited: @escaping (Bool) -> Void
  ) {
    self.value = Binding {
      Double(value.wrappedValue)
    } set: {
      let new = V($0)
      if let step, step > 0 {
        let steps = ((new - bounds.lowerBound) / step).rounded()
        value.wrappedValue = min(bounds.upperBound, bounds.lowerBound + steps * step)
      } else {
        value.wrappedValue = new
      }
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.ends = ends
    self.edited = edited
  }
  /// The slider between its ends.
  public var body: some View {
    if let ends {
      HStack {
        ends.least
        SliderView(value: value, bounds: bounds, edited: edited)
        ends.most
      }
    } else {
      SliderView(value: value, bounds: bounds, edited: edited)
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for a value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil, onEditingChanged) }
  /// A slider for a value that goes in steps from the least one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, V(step), nil, onEditingChanged) }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with what is read out.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil, onEditingChanged) }
  /// A slider that goes in steps, with what is read out.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, V(step), nil, onEditingChanged) }
}

extension Slider {
  /// A slider between views at its ends, with what is read out.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
  /// A slider that goes in steps between views at its ends, with what is read out.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
  /// A slider between views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}

private struct SliderView: LeafView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let edited: (Bool) -> Void
  func makePlatformView() -> UISlider { UISlider() }
  func update(_ platform: UISlider, _ environment: EnvironmentValues) {
    platform.minimumValue = Float(bounds.lowerBound)
    platform.maximumValue = Float(bounds.upperBound)
    platform.value = Float(value.wrappedValue)
    platform.isEnabled = environment.isEnabled
    platform.replaceAction { [value] in value.wrappedValue = Double($0.value) }
    platform.replaceAction(for: .touchDown) { [edited] _ in edited(true) }
    platform.replaceAction(for: [.touchUpInside, .touchUpOutside]) { [edited] _ in edited(false) }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UISlider, _ environment: EnvironmentValues) -> CGSize {
    sizeOfControl(platform, proposal, takesWidth: true)
  }
}

/// A stepper behind its label.
public struct Stepper<Label: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double
  private let label: Label
  init(_ value: Binding<Double>, _ bounds: ClosedRange<Double>, _ step: Double, _ label: Label) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.label = label
  }
  /// A stepper for a value.
  public init<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.value = Binding {
      Double(value.wrappedValue)
    } set: {
      value.wrappedValue = V($0)
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
    self.label = label()
  }
  /// The label at the leading edge, the stepper at the trailing one.
  public var body: some View {
    HStack {
      label
      Spacer()
      StepperView(value: value, bounds: bounds, step: step)
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a text.
  public init<V: BinaryInteger>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
}

private struct StepperView: LeafView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double
  func makePlatformView() -> UIStepper { UIStepper() }
  func update(_ platform: UIStepper, _ environment: EnvironmentValues) {
    platform.minimumValue = bounds.lowerBound
    platform.maximumValue = bounds.upperBound
    if step > 0 { platform.stepValue = step }
    platform.value = value.wrappedValue
    platform.isEnabled = environment.isEnabled
    platform.replaceAction { [value] in value.wrappedValue = $0.value }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UIStepper, _ environment: EnvironmentValues) -> CGSize {
    sizeOfControl(platform, proposal, takesWidth: false)
  }
}

/// How far work is: a bar for a known share, a wheel otherwise.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration
  @Environment(\.self) private var environment
  init(_ label: AnyView?, _ valueLabel: AnyView? = nil, share: Double?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: share.map { max(0, min(1, $0)) }, label: label.map { .init(view: $0) },
      currentValueLabel: valueLabel.map { .init(view: $0) })
  }
  /// As the surroundings' style makes it.
  public var body: some View {
    if let style = environment[ProgressStyleKey.self] {
      style.styled(configuration).surrounded { $0[ProgressStyleKey.self] = nil }
    } else {
      ProgressParts(configuration: configuration, isBar: configuration.fractionCompleted != nil)
    }
  }
}

/// The bar below its text, or the wheel above it.
struct ProgressParts: View {
  let configuration: ProgressViewStyleConfiguration
  let isBar: Bool
  var body: some View {
    if isBar {
      if configuration.label != nil || configuration.currentValueLabel != nil {
        VStack(alignment: .leading) {
          configuration.label
          BarView(share: configuration.fractionCompleted ?? 0)
          configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
        }
      } else {
        BarView(share: configuration.fractionCompleted ?? 0)
      }
    } else if let label = configuration.label {
      VStack {
        WheelView()
        label.foregroundColor(.secondary)
      }
    } else {
      WheelView()
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Of unknown length.
  public init() where Label == EmptyView { self.init(nil, share: nil) }
  /// Of unknown length, with a text.
  public init(@ViewBuilder label: () -> Label) { self.init(AnyView(label()), share: nil) }
  /// A share of a whole.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(nil, share: value.map { total > 0 ? Double($0 / total) : 0 })
  }
  /// A share of a whole, with a text.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(AnyView(label()), share: value.map { total > 0 ? Double($0 / total) : 0 })
  }
  /// Of unknown length, with a text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(AnyView(Text(titleKey)), share: nil)
  }
  /// Of unknown length, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(AnyView(Text(title)), share: nil)
  }
  /// A share of a whole, with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(AnyView(Text(titleKey)), share: value.map { total > 0 ? Double($0 / total) : 0 })
  }
  /// A share of a whole, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text {
    self.init(AnyView(Text(title)), share: value.map { total > 0 ? Double($0 / total) : 0 })
  }
}

extension ProgressView {
  /// A share of a whole, with a text and another one of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      AnyView(label()), AnyView(currentValueLabel()), share: value.map { total > 0 ? Double($0 / total) : 0 })
  }
}

private struct BarView: LeafView {
  let share: Double
  func makePlatformView() -> UIProgressView { UIProgressView() }
  func update(_ platform: UIProgressView, _ environment: EnvironmentValues) {
    platform.progress = Float(share)
  }
  func size(_ proposal: ProposedViewSize, _ platform: UIProgressView, _ environment: EnvironmentValues)
    -> CGSize
  {
    sizeOfControl(platform, proposal, takesWidth: true)
  }
}

private struct WheelView: LeafView {
  func makePlatformView() -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
  func update(_ platform: UIActivityIndicatorView, _ environment: EnvironmentValues) {
    platform.startAnimating()
  }
  func size(
    _ proposal: ProposedViewSize, _ platform: UIActivityIndicatorView, _ environment: EnvironmentValues
  ) -> CGSize { sizeOfControl(platform, proposal, takesWidth: false) }
}

extension View {
  /// How buttons below look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    surrounded {
      $0.buttonStyle = style
      $0[PrimitiveStyleKey.self] = nil
    }
  }
  /// How fields below look.
  public func textFieldStyle(_ style: SystemTextFieldStyle) -> some View {
    surrounded {
      $0[FieldStyleKey.self] = style
      $0[OwnFieldStyleKey.self] = nil
    }
  }
  /// Controls without their labels.
  public func labelsHidden() -> some View { surrounded { $0.labelsAreHidden = true } }
}
