// Forms, sections, and looks of lists.

import UIKit

/// A list of settings.
public struct Form<Content: View>: View {
  private let content: Content
  /// Settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The rows of a list.
  public var body: some View { List { content } }
}

/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the rows, the footer.
  public var body: some View {
    header.marked().surrounded {
      if $0.isInList {
        $0.font = $0.font ?? .footnote
        $0.foreground = $0.foreground ?? .secondary
      }
    }
    content
    footer.marked().surrounded {
      if $0.isInList {
        $0.font = $0.font ?? .footnote
        $0.foreground = $0.foreground ?? .secondary
      }
    }
  }
}

extension View {
  fileprivate func marked() -> Modified<Self> {
    placed { item, _ in ValueItem(item, ObjectIdentifier(HeaderMark.self), true) }
  }
}

extension Section {
  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// Rows with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// Rows with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// Rows with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a text as header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Rows with a text as header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// How lists look: the system's all look alike here.
public protocol ListStyle: Sendable {}

/// The system's looks of lists: all look alike here.
public struct SystemListStyle: ListStyle {
  /// The system's look.
  public init() {}
}

extension ListStyle where Self == SystemListStyle {
  /// Apple's name.
  public static var automatic: SystemListStyle { SystemListStyle() }
  /// Apple's name.
  public static var plain: SystemListStyle { SystemListStyle() }
  /// Apple's name.
  public static var grouped: SystemListStyle { SystemListStyle() }
  /// Apple's name.
  public static var insetGrouped: SystemListStyle { SystemListStyle() }
  /// Apple's name.
  public static var inset: SystemListStyle { SystemListStyle() }
  /// Apple's name.
  public static var sidebar: SystemListStyle { SystemListStyle() }
}

/// The distance of sections; carried.
public struct ListSectionSpacing: Sendable {
  /// Apple's names.
  public static let `default` = Self(), compact = Self()
  /// Points.
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// How much something catches the eye.
public enum Prominence: Hashable, Sendable {
  /// Apple's names.
  case standard, increased
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Apple's names.
  case automatic, visible, hidden
}

extension View {
  /// How lists look; carried.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// The distances of a row from its content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    placed { item, _ in insets.map { ValueItem(item, ObjectIdentifier(RowInsets.self), $0) } ?? item }
  }
  /// What is behind a row; carried.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Whether lines are seen between rows: none are here.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The colour of lines between rows: none are here.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Whether lines are seen between sections: none are here.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The distance of sections; carried.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// The distance of sections; carried.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// The distance of rows; carried.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// The colour of what a row shows beside its content; carried.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// What the header of a section is like; carried.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// What a swipe over a row shows: nobody swipes here.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  /// Whether a row can be deleted: nobody does here.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Whether a row can be moved: nobody does here.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Whether a row can be selected: not while this is true.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    surrounded { if isDisabled { $0[SelectKey.self] = nil } }
  }
  /// What is behind scrolling content; carried.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
