// Controls around other views: boxes, rows with labels, parts that open, gauges.

import UIKit

/// Views in a box with a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.self) private var environment
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// Views in a box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
  /// The box.
  public var body: some View {
    let style = environment[GroupBoxStyleKey.self] ?? DefaultGroupBoxStyle()
    style.styled(
      GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(VStack { content }))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
  /// Views in a box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Views in a box.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A value behind its label.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// A value behind its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// The label at the leading edge, the value at the trailing one.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.surrounded { $0.foreground = $0.foreground ?? .secondary }
    }
  }
}

extension LabeledContent where Label == Text {
  /// A value behind its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// A value behind its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension LabeledContent where Label == Text, Content == Text {
  /// A text behind its label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
  /// A text behind its label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  /// A value in a format behind its label.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
  /// A value in a format behind its label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

/// Views that are shown while they are opened.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var own = false
  /// Views that are closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    given = nil
  }
  /// Views that are opened by a value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    given = isExpanded
  }
  @Environment(\.isInList) private var isInList
  /// The label as a button with an arrow, and the views below it; rows of their own in a list.
  public var body: some View {
    if isInList { parts } else { VStack(alignment: .leading) { parts } }
  }
  @ViewBuilder private var parts: some View {
    let isExpanded = given ?? $own
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label.surrounded { $0.foreground = .primary }
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
      }
    }
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Views that are closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Views that are closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Views that are opened by a value.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  /// Views that are opened by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// Elements and those below them, each of which can be opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf
  /// Elements with an identity.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.children = { $0[keyPath: children] }
    self.content = content
  }
  /// Elements whose identity is a part of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
    self.content = content
  }
  private init(_ data: Data, of other: Self) {
    self.data = data
    (id, children, content) = (other.id, other.children, other.content)
  }
  /// A row for each element; those with others below open.
  public var body: some View {
    ForEach(data: data, content: { row($0) }, id: id)
  }
  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        AnyView(OutlineGroup(below, of: self).padding(.leading))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// Controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The row.
  public var body: some View { HStack { content } }
}

/// A value between two others: a bar with its label.
public struct Gauge<Label: View>: View {
  private let share: Double
  private let label: Label
  private let parts: [AnyView]
  private init(_ value: Double, _ low: Double, _ high: Double, _ label: Label, _ parts: [AnyView]) {
    share = high > low ? max(0, min(1, (value - low) / (high - low))) : 0
    self.label = label
    self.parts = parts
  }
  /// A value between two others.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(), []) }
  /// A value between two others, with a text of it.
  public init<V: BinaryFloatingPoint, C: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(),
      [AnyView(currentValueLabel())])
  }
  /// A value between two others, with texts of all three.
  public init<V: BinaryFloatingPoint, C: View, B: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
    @ViewBuilder maximumValueLabel: () -> B
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(),
      [AnyView(minimumValueLabel()), AnyView(currentValueLabel()), AnyView(maximumValueLabel())])
  }
  /// The label, the bar, and the texts below it.
  public var body: some View {
    VStack {
      label
      ProgressView(value: share)
      if !parts.isEmpty { HStack { ForEach(parts.indices, id: \.self) { parts[$0] } } }
    }
  }
}

/// The system's gauges: all are bars here.
public struct SystemGaugeStyle: Sendable {
  /// Apple's names.
  public static let automatic = Self(), accessoryCircular = Self(), accessoryCircularCapacity = Self(),
    accessoryLinear = Self(), accessoryLinearCapacity = Self(), linearCapacity = Self()
}

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions
  /// What is missing, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  /// Everything in the middle of the room.
  public var body: some View {
    VStack {
      label.labelStyle(UnavailableLabel())
      description.font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.largeTitle).foregroundColor(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}

extension ContentUnavailableView
where Label == DeclarativeViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// What is missing, with one of the system's symbols.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      DeclarativeViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// What is missing, with one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      DeclarativeViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// That a search has found nothing.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
  /// That a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

/// Offers something to other applications: a button, which opens nothing here.
public struct ShareLink<Label: View>: View {
  private let label: Label
  /// Offers something.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// Offers several things.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Offers something that looks as a preview says.
  public init<Item, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: P, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == DeclarativeViews.Label<Text, Image> {
  /// Offers something.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DeclarativeViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }
  /// Offers something.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DeclarativeViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// What something looks like that is offered.
public struct SharePreview {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// A title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
  /// A title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

/// A choice of a colour behind its label: a well that opens nothing here.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label
  /// A choice of a colour.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
  /// The label at the leading edge, the well at the trailing one.
  public var body: some View {
    HStack {
      label
      Spacer()
      WellView(selection: selection)
    }
  }
}

extension ColorPicker where Label == Text {
  /// A choice of a colour.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// A choice of a colour.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}

private struct WellView: LeafView {
  let selection: Binding<Color>
  func makePlatformView() -> UIColorWell { UIColorWell(frame: .zero) }
  func update(_ platform: UIColorWell, _ environment: EnvironmentValues) {
    platform.selectedColor = selection.wrappedValue.resolved(in: environment)
    platform.isEnabled = environment.isEnabled
    platform.replaceAction { [selection] in
      if let color = $0.selectedColor { selection.wrappedValue = Color(color) }
    }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UIColorWell, _ environment: EnvironmentValues) -> CGSize
  {
    // A well is a circle of 28 points.
    CGSize(width: 28, height: 28)
  }
}
extension UIColorWell: ValueControl {}
