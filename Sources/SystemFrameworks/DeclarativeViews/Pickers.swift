// Choices: among views with tags, and of dates.

import UIKit

/// How a choice is shown.
public protocol PickerStyle: Sendable {}

/// A button with the chosen text.
public struct DefaultPickerStyle: PickerStyle {
  /// As usual.
  public nonisolated init() {}
}
/// A menu: shown as a button with the chosen text.
public typealias MenuPickerStyle = DefaultPickerStyle
/// Rows: shown as a button with the chosen text.
public typealias InlinePickerStyle = DefaultPickerStyle
/// A wheel: shown as a button with the chosen text.
public typealias WheelPickerStyle = DefaultPickerStyle
/// A screen of its own: shown as a button with the chosen text.
public typealias NavigationLinkPickerStyle = DefaultPickerStyle

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As usual.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  /// Apple's names; what they show is not.
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  /// Apple's names; what they show is not.
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
  /// Apple's names; what they show is not.
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }
  /// Apple's names; what they show is not.
  public static var navigationLink: DefaultPickerStyle { DefaultPickerStyle() }
  /// Apple's names; what they show is not.
  public static var palette: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: any PickerStyle { DefaultPickerStyle() } }

/// A choice among views with tags, of which the texts are shown.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.self) private var environment

  /// A choice among views with tags.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  /// A choice among views with tags.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
  var binding: Binding<SelectionValue> { selection }
  var look: TabLook { TabLook(label) }
  /// The views with tags of the selection's type; an optional selection takes tags of values as well.
  var choices: [(look: TabLook, value: SelectionValue)] {
    taggedParts(content).compactMap { part in
      (part.tag?.base as? SelectionValue).map { (look: TabLook(part.innermost), value: $0) }
    }
  }
  /// Segments, or the label and a button with the chosen text.
  public var body: some View {
    let choices = choices
    let titles = choices.map { $0.look.title ?? "" }
    let index = Binding<Int> {
      choices.firstIndex { $0.value == selection.wrappedValue } ?? -1
    } set: {
      if choices.indices.contains($0) { selection.wrappedValue = choices[$0].value }
    }
    if environment[PickerStyleKey.self] is SegmentedPickerStyle {
      SegmentsView(titles: titles, index: index)
    } else {
      HStack {
        if !environment.labelsAreHidden {
          label
          Spacer()
        }
        Text(verbatim: titles.indices.contains(index.wrappedValue) ? titles[index.wrappedValue] : "")
          .foregroundColor(.accentColor)
      }
    }
  }
}

extension Picker where Label == Text {
  /// A choice among views with tags.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  /// A choice among views with tags.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

private struct SegmentsView: LeafView {
  let titles: [String]
  let index: Binding<Int>
  func makePlatformView() -> UISegmentedControl { UISegmentedControl(items: []) }
  func update(_ platform: UISegmentedControl, _ environment: EnvironmentValues) {
    if (0..<platform.numberOfSegments).map({ platform.titleForSegment(at: $0) ?? "" }) != titles {
      platform.removeAllSegments()
      for (place, title) in titles.enumerated() {
        platform.insertSegment(withTitle: title, at: place, animated: false)
      }
    }
    platform.selectedSegmentIndex = index.wrappedValue
    platform.isEnabled = environment.isEnabled
    platform.replaceAction { [index] in index.wrappedValue = $0.selectedSegmentIndex }
  }
  func size(
    _ proposal: ProposedViewSize, _ platform: UISegmentedControl, _ environment: EnvironmentValues
  ) -> CGSize { sizeOfControl(platform, proposal, takesWidth: true) }
}

/// A choice of a date behind its label.
public struct DatePicker<Label: View>: View {
  /// Which parts of a date are chosen.
  public struct Components: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// A bit for each.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hours and minutes.
    public static var hourAndMinute: Components { Components(rawValue: 1) }
    /// Days.
    public static var date: Components { Components(rawValue: 2) }
  }
  private let selection: Binding<Date>
  private let first: Date?
  private let last: Date?
  private let mode: UIDatePicker.Mode
  private let label: Label
  @Environment(\.self) private var environment
  /// A choice of a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }
  /// A choice of a date between two others.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }
  /// A choice of a date from another on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
  /// A choice of a date up to another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
  fileprivate init(
    _ selection: Binding<Date>, _ first: Date?, _ last: Date?, _ displayedComponents: Components, _ label: Label
  ) {
    self.selection = selection
    (self.first, self.last) = (first, last)
    mode = displayedComponents == .date ? .date : displayedComponents == .hourAndMinute ? .time : .dateAndTime
    self.label = label
  }
  /// The label at the leading edge, the choice at the trailing one.
  public var body: some View {
    HStack {
      if !environment.labelsAreHidden {
        label
        Spacer()
      }
      DateView(selection: selection, first: first, last: last, mode: mode)
    }
  }
}

extension DatePicker where Label == Text {
  /// A choice of a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }
  /// A choice of a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
  /// A choice of a date between two others.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }
  /// A choice of a date from another on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }
  /// A choice of a date up to another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
}

extension DatePicker {
  /// What parts are chosen, by their older name.
  public typealias DatePickerComponents = Components
}
/// Which parts of a date are chosen.
public typealias DatePickerComponents = DatePicker<Text>.Components

private struct DateView: LeafView {
  let selection: Binding<Date>
  let first: Date?
  let last: Date?
  let mode: UIDatePicker.Mode
  func makePlatformView() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    return picker
  }
  func update(_ platform: UIDatePicker, _ environment: EnvironmentValues) {
    platform.datePickerMode = mode
    platform.minimumDate = first
    platform.maximumDate = last
    platform.isEnabled = environment.isEnabled
    platform.date = selection.wrappedValue
    platform.replaceAction { [selection] in selection.wrappedValue = $0.date }
  }
  func size(_ proposal: ProposedViewSize, _ platform: UIDatePicker, _ environment: EnvironmentValues)
    -> CGSize
  {
    sizeOfControl(platform, proposal, takesWidth: false)
  }
}

extension View {
  /// How choices below are shown.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    surrounded { $0[PickerStyleKey.self] = style }
  }
}

/// The views of a choice with their tags; elements without one have their identity.
@MainActor
func taggedParts(_ view: any View, _ id: AnyHashable? = nil) -> [(
  tag: AnyHashable?, innermost: any View
)] {
  if let several = view as? any MultiView {
    let areElements = view is any NamingItsParts
    return several.parts.flatMap { taggedParts($0.view, areElements ? $0.id : id) }
  }
  var innermost = view
  var tag: AnyHashable?
  while true {
    if let part = innermost as? any TabPart {
      tag = tag ?? part.tag
      innermost = part.inner
    } else if let around = innermost as? any WrappingView {
      innermost = around.wrapped
    } else {
      break
    }
  }
  if tag == nil, let several = innermost as? any MultiView { return taggedParts(several, id) }
  return [(tag ?? id, innermost)]
}
