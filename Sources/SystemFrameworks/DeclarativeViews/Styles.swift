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

extension View {
  /// How a navigation view shows several screens: always as a stack here.
  public func navigationViewStyle(_ style: SystemNavigationViewStyle) -> some View { self }
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
