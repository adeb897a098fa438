// Styles by their older names, and links.

import UIKit

/// Lists look alike here.
public typealias DefaultListStyle = SystemListStyle
/// Lists look alike here.
public typealias PlainListStyle = SystemListStyle
/// Lists look alike here.
public typealias GroupedListStyle = SystemListStyle
/// Lists look alike here.
public typealias InsetGroupedListStyle = SystemListStyle
/// Lists look alike here.
public typealias InsetListStyle = SystemListStyle
/// Lists look alike here.
public typealias SidebarListStyle = SystemListStyle
/// Borders as the system has them.
@MainActor public func BorderedButtonStyle() -> SystemButtonStyle { .bordered }
/// Borders as the system has them, filled.
@MainActor public func BorderedProminentButtonStyle() -> SystemButtonStyle { .borderedProminent }
/// The label alone.
public typealias DefaultButtonStyle = SystemButtonStyle
/// The label alone.
public typealias PlainButtonStyle = SystemButtonStyle
/// The label alone.
public typealias BorderlessButtonStyle = SystemButtonStyle

/// Fields with a border that has round corners.
public func RoundedBorderTextFieldStyle() -> SystemTextFieldStyle { .roundedBorder }
/// Fields without a border.
public func PlainTextFieldStyle() -> SystemTextFieldStyle { .plain }

/// How a navigation view shows several screens: always as a stack here.
public struct SystemNavigationViewStyle: Sendable {
  /// Apple's names.
  public static let automatic = Self(), stack = Self(), columns = Self()
  /// A stack.
  public init() {}
}
/// Screens above each other.
public typealias StackNavigationViewStyle = SystemNavigationViewStyle
/// Screens above each other, here as well.
public typealias DoubleColumnNavigationViewStyle = SystemNavigationViewStyle
/// Screens above each other.
public typealias DefaultNavigationViewStyle = SystemNavigationViewStyle

/// The system's looks of what has none of its own here: carried.
public struct SystemStyle: Sendable {
  /// As usual.
  public nonisolated init() {}
  /// Apple's names of looks of tabs, forms, menus, choices of dates, boxes and indexes.
  public static let automatic = Self(), page = Self(), tabBarOnly = Self(), sidebarAdaptable = Self(),
    grouped = Self(), columns = Self(), compact = Self(), graphical = Self(), wheel = Self(), button = Self(),
    borderlessButton = Self(), menu = Self(), navigation = Self(), palette = Self()
  /// Whether pages have dots.
  public enum IndexDisplayMode: Sendable {
    /// Apple's names.
    case automatic, always, interactive, never
  }
  /// Pages.
  public static func page(indexDisplayMode: IndexDisplayMode) -> Self { Self() }
  /// Dots of pages.
  public static func page(backgroundDisplayMode: IndexDisplayMode) -> Self { Self() }
}
/// A calendar; carried.
public func GraphicalDatePickerStyle() -> SystemStyle { .graphical }
/// A button; carried.
public func CompactDatePickerStyle() -> SystemStyle { .compact }
/// Wheels; carried.
public func WheelDatePickerStyle() -> SystemStyle { .wheel }
/// Pages; carried.
public func PageTabViewStyle(indexDisplayMode: SystemStyle.IndexDisplayMode = .automatic) -> SystemStyle { .page }
/// Tabs; carried.
public func DefaultTabViewStyle() -> SystemStyle { .automatic }
/// Dots of pages; carried.
public func PageIndexViewStyle(backgroundDisplayMode: SystemStyle.IndexDisplayMode = .automatic) -> SystemStyle {
  .page
}

extension View {
  /// How a navigation view shows several screens: always as a stack here.
  public func navigationViewStyle(_ style: SystemNavigationViewStyle) -> some View { self }
  /// How tabs look; carried: pages are tabs here.
  public func tabViewStyle(_ style: SystemStyle) -> some View { self }
  /// How dots of pages look; carried.
  public func indexViewStyle(_ style: SystemStyle) -> some View { self }
  /// How forms look; carried.
  public func formStyle(_ style: SystemStyle) -> some View { self }
  /// How menus look; carried.
  public func menuStyle(_ style: SystemStyle) -> some View { self }
  /// In which order the elements of menus are shown; carried.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Whether arrows show that something opens a menu; carried.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Whether menus close after an action; carried.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// How choices of dates look; carried.
  public func datePickerStyle(_ style: SystemStyle) -> some View { self }
  /// How controls in a group look; carried.
  public func controlGroupStyle(_ style: SystemStyle) -> some View { self }
  /// How what opens looks; carried.
  public func disclosureGroupStyle(_ style: SystemStyle) -> some View { self }
  /// How gauges look; carried.
  public func gaugeStyle(_ style: SystemGaugeStyle) -> some View { self }
}

/// A button that opens an address, by what a program has put in the surroundings.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var open
  var look: TabLook { TabLook(label) }
  func follow() { open(destination) }
  /// A way to an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  /// The button.
  public var body: some View {
    Button {
      open(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// A way to an address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

/// In which order the elements of menus are shown; carried.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), fixed = Self(name: "fixed"),
    priority = Self(name: "priority")
}

/// Whether menus close after an action; carried.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
}

extension Link where Label == Text {
  /// A way to an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
