// Looks of controls, as programs write them and as the system has them.

import UIKit

/// A style of a program's with what it makes, its own properties in place.
struct StyledView<Style, Content: View>: PrimitiveView {
  var style: Style
  let make: @MainActor (Style) -> Content
  func makeNode(_ seed: NodeSeed) -> ViewNode { StyledViewNode(self, seed) }
}

@MainActor
private final class StyledViewNode<Style, Content: View>: ContentNode<StyledView<Style, Content>, Content> {
  private let properties = PropertyStore()
  override init(_ view: StyledView<Style, Content>, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  override func update() {
    isOutdated = false
    properties.install(in: &view.style, environment)
    show(noticing { view.make(view.style) }, environment)
  }
}

// MARK: Switches

/// What a style makes a switch of.
@preconcurrency @MainActor
public struct ToggleStyleConfiguration {
  /// The switch's label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The switch's label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it is on for some of several values: never here.
  public let isMixed = false
}

/// How switches look.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of what a switch is made of.
  associatedtype Body: View
  /// The switch.
  typealias Configuration = ToggleStyleConfiguration
  /// What a switch is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func styled(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
  }
}

enum ToggleStyleKey: EnvironmentKey { static var defaultValue: (any ToggleStyle)? { nil } }

/// The system's usual switches: the label at the leading edge, the switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
  private var color: Color?
  /// As usual.
  public nonisolated init() {}
  /// In a colour.
  public nonisolated init(tint: Color) { color = tint }
  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(isOn: configuration.$isOn, label: configuration.label)
      .surrounded { [color] in $0.tint = color ?? $0.tint }
  }
}
/// The usual one.
public typealias DefaultToggleStyle = SwitchToggleStyle

/// A switch as a button.
public struct ButtonToggleStyle: ToggleStyle {
  /// As usual.
  public nonisolated init() {}
  /// The label, as a bordered button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(configuration.isOn ? .borderedProminent : .bordered)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The usual one.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch behind its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

// MARK: Labels

/// What a style makes a label of.
@preconcurrency @MainActor
public struct LabelStyleConfiguration {
  /// The label's text.
  public struct Title: View {
    let view: AnyView
    /// The text.
    public var body: some View { view }
  }
  /// The label's image.
  public struct Icon: View {
    let view: AnyView
    /// The image.
    public var body: some View { view }
  }
  /// The label's text.
  public let title: Title
  /// The label's image.
  public let icon: Icon
}

/// How labels look.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of what a label is made of.
  associatedtype Body: View
  /// The label.
  typealias Configuration = LabelStyleConfiguration
  /// What a label is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func styled(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
  }
}

enum LabelStyleKey: EnvironmentKey { static var defaultValue: (any LabelStyle)? { nil } }

/// The image before the text.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both.
  public nonisolated init() {}
  /// Both in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}
/// The usual one.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// The image alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The image.
  public nonisolated init() {}
  /// The image.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The text.
  public nonisolated init() {}
  /// The text.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The usual one.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The image alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

// MARK: Fields

/// How fields look.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of what a field is made of.
  associatedtype _Body: View
  /// The field's label.
  typealias _Label = _TextFieldStyleLabel
  /// What a field is made of.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field for its style.
public struct _TextFieldStyleLabel: View {
  /// Nothing: the field shows it.
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  func styled(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(StyledView(style: self) { $0._body(configuration: field) })
  }
}

enum OwnFieldStyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }

// MARK: Progress

/// What a style makes a progress of.
@preconcurrency @MainActor
public struct ProgressViewStyleConfiguration {
  /// The text of it.
  public struct Label: View {
    let view: AnyView
    /// The text.
    public var body: some View { view }
  }
  /// A text of the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The text.
    public var body: some View { view }
  }
  /// From 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The text of it.
  public var label: Label?
  /// A text of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of what it is made of.
  associatedtype Body: View
  /// The progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// What it is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func styled(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
  }
}

enum ProgressStyleKey: EnvironmentKey { static var defaultValue: (any ProgressViewStyle)? { nil } }

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var color: Color?
  /// As usual.
  public nonisolated init() {}
  /// In a colour.
  public nonisolated init(tint: Color) { color = tint }
  /// The bar below its text, empty for an unknown share.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, isBar: true).surrounded { [color] in $0.tint = color ?? $0.tint }
  }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var color: Color?
  /// As usual.
  public nonisolated init() {}
  /// In a colour.
  public nonisolated init(tint: Color) { color = tint }
  /// The wheel above its text.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, isBar: false).surrounded { [color] in $0.tint = color ?? $0.tint }
  }
}

/// A bar for a known share, a wheel otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// As usual.
  public nonisolated init() {}
  /// The bar or the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressParts(configuration: configuration, isBar: configuration.fractionCompleted != nil)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual one.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

// MARK: Boxes

/// What a style makes a box of.
@preconcurrency @MainActor
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// What is in the box.
  public struct Content: View {
    let view: AnyView
    /// The views.
    public var body: some View { view }
  }
  /// The box's label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// How boxes look.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The type of what a box is made of.
  associatedtype Body: View
  /// The box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// What a box is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func styled(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
  }
}

enum GroupBoxStyleKey: EnvironmentKey { static var defaultValue: (any GroupBoxStyle)? { nil } }

/// The system's boxes: 16 points of room in a filled rectangle with round corners, the label above.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// As usual.
  public nonisolated init() {}
  /// The box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.surrounded { $0.font = $0.font ?? .headline }
      configuration.content
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual one.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

// MARK: Buttons that say when they act

/// What a style makes a button of that says itself when it acts.
@preconcurrency @MainActor
public struct PrimitiveButtonStyleConfiguration {
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
  let action: () -> Void
  /// Does what the button does.
  public func trigger() { action() }
}

/// How buttons look and when they act.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of what a button is made of.
  associatedtype Body: View
  /// The button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// What a button is made of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
  }
}

enum PrimitiveStyleKey: EnvironmentKey { static var defaultValue: (any PrimitiveButtonStyle)? { nil } }

extension View {
  /// How switches below look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { surrounded { $0[ToggleStyleKey.self] = style } }
  /// How labels below look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { surrounded { $0[LabelStyleKey.self] = style } }
  /// How progress below looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    surrounded { $0[ProgressStyleKey.self] = style }
  }
  /// How boxes below look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    surrounded { $0[GroupBoxStyleKey.self] = style }
  }
  /// How fields below look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    surrounded { $0[OwnFieldStyleKey.self] = style }
  }
  /// How buttons below look, and when they act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    surrounded { $0[PrimitiveStyleKey.self] = style }
  }
}
