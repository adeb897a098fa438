// Tabs as values of their own.

import UIKit

/// A screen with what its tab shows.
public struct Tab<Value, Content: View, Label: View>: TabContent, KnownTab {
  /// What selects it.
  public typealias TabValue = Value
  private let content: Content
  private let label: Label
  private let tag: AnyHashable?
  private init(_ content: Content, _ label: Label, _ tag: AnyHashable?) {
    self.content = content
    self.label = label
    self.tag = tag
  }
  var screens: [AnyView] {
    [AnyView(TabItem(content: content, tabLabel: label, tag: tag))]
  }
  /// A screen with what its tab shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
    self.init(content(), label(), nil)
  }
  /// A screen that a value selects, for something that says itself what its tab shows.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value: Hashable, Label == DeclarativeViews.Label<Text, Image> {
    self.init(
      content(), DeclarativeViews.Label("Search", systemImage: "magnifyingglass"), AnyHashable(value))
  }
  /// A screen for something that says itself what its tab shows.
  public init(role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == Never, Label == DeclarativeViews.Label<Text, Image> {
    self.init(content(), DeclarativeViews.Label("Search", systemImage: "magnifyingglass"), nil)
  }
  /// A screen that a value selects.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable { self.init(content(), label(), AnyHashable(value)) }
  /// A screen that a value selects, for something.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  )
  where Value: Hashable { self.init(content(), label(), AnyHashable(value)) }
}

/// What is behind tabs.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// What selects a tab; Never where nothing does.
  associatedtype TabValue
}

/// Tabs of this module.
@MainActor
protocol KnownTab {
  var screens: [AnyView] { get }
}

@MainActor
func screens(_ content: any TabContent) -> [AnyView] { (content as? any KnownTab)?.screens ?? [] }

/// A tab with something that its modifiers say.
public struct _ChangedTab<Base: TabContent>: TabContent, KnownTab {
  /// That of the tab.
  public typealias TabValue = Base.TabValue
  let base: Base
  let change: (AnyView) -> AnyView
  var screens: [AnyView] { DeclarativeViews.screens(base).map(change) }
}

extension TabContent {
  /// A number on the tab; nothing for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ChangedTab(base: self) { AnyView(Badged(content: $0, badge: count == 0 ? nil : "\(count)")) }
  }
  /// A text on the tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ChangedTab(base: self) { AnyView(Badged(content: $0, badge: key.map { Text($0).plain })) }
  }
  /// A name by which a user may arrange tabs: nobody does here.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { _ChangedTab(base: self) { $0 } }
}

/// Tabs below a title in a sidebar: tabs like others here.
public struct TabSection<Content: TabContent>: TabContent, KnownTab {
  /// That of the tabs.
  public typealias TabValue = Content.TabValue
  private let content: Content
  /// Tabs below a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }
  var screens: [AnyView] { DeclarativeViews.screens(content) }
}

/// Several tabs.
public struct TupleTabContent<TabValue>: TabContent, KnownTab {
  let all: [any TabContent]
  var screens: [AnyView] { all.flatMap { DeclarativeViews.screens($0) } }
}

extension ForEach: TabContent where Content: TabContent {
  /// That of the tabs.
  public typealias TabValue = Content.TabValue
}
extension ForEach: KnownTab where Content: TabContent {
  var screens: [AnyView] { data.flatMap { DeclarativeViews.screens(content($0)) } }
  /// A tab for each element.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Makes tabs of the statements of a closure.
@resultBuilder @MainActor
public struct TabContentBuilder<TabValue> {
  /// A statement.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
  /// A single tab.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Several tabs.
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<TabValue> {
    var all: [any TabContent] = []
    repeat all.append(each content)
    return TupleTabContent(all: all)
  }
  /// `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> TupleTabContent<TabValue> {
    TupleTabContent(all: content.map { [$0] } ?? [])
  }
  /// The first way of a condition.
  public static func buildEither<C: TabContent>(first: C) -> TupleTabContent<TabValue> {
    TupleTabContent(all: [first])
  }
  /// The other way of a condition.
  public static func buildEither<C: TabContent>(second: C) -> TupleTabContent<TabValue> {
    TupleTabContent(all: [second])
  }
}

/// The screens of tabs that are values.
public struct TabScreens: MultiView {
  let all: [AnyView]
  var parts: [(id: AnyHashable, view: any View)] { all.enumerated().map { ($0.offset, $0.element) } }
}

extension Tab where Label == DeclarativeViews.Label<Text, Image> {
  /// A screen with a text and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(content(), DeclarativeViews.Label(titleKey, systemImage: systemImage), nil)
  }
  /// A screen with a text and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never { self.init(content(), DeclarativeViews.Label(title, systemImage: systemImage), nil) }
  /// A screen with a text and one of the system's symbols, for something.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content(), DeclarativeViews.Label(titleKey, systemImage: systemImage), nil)
  }
  /// A screen that a value selects, with a text and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(content(), DeclarativeViews.Label(titleKey, systemImage: systemImage), AnyHashable(value))
  }
  /// A screen that a value selects, with a text and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(content(), DeclarativeViews.Label(title, systemImage: systemImage), AnyHashable(value))
  }
  /// A screen that a value selects, with a text and one of the system's symbols, for something.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(content(), DeclarativeViews.Label(titleKey, systemImage: systemImage), AnyHashable(value))
  }
}

/// What a tab is for; carried.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search.
  public static let search = Self(name: "search")
}
