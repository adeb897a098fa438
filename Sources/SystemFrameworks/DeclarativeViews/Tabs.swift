// Screens with tabs: a tab bar controller of UIKit's, with a hosting controller for each screen.

import UIKit

/// A view with what its tab says of it.
@MainActor
protocol TabPart {
  var inner: any View { get }
  var label: (any View)? { get }
  var tag: AnyHashable? { get }
  var badge: String? { get }
}

extension TabPart {
  var badge: String? { nil }
}

/// A view with what the badge of its tab or row says.
struct Badged<Content: View>: View, TabPart {
  let content: Content
  let badge: String?
  @Environment(\.isInList) private var isInList
  var body: some View {
    if isInList, let badge {
      HStack {
        content
        Spacer()
        Text(verbatim: badge).foregroundColor(.secondary)
      }
    } else {
      content
    }
  }
  var inner: any View { content }
  var label: (any View)? { nil }
  var tag: AnyHashable? { nil }
}

/// What a view says of its tab, where its body says it.
private struct TabLookKey: PreferenceKey {
  static var defaultValue: TabLook? { nil }
  static func reduce(value: inout TabLook?, nextValue: () -> TabLook?) { value = value ?? nextValue() }
}

struct TabItem<Content: View, Label: View>: View, TabPart {
  let content: Content
  let tabLabel: Label
  var tag: AnyHashable?
  var body: some View {
    let look = TabLook(tabLabel)
    content.transformPreference(TabLookKey.self) { $0 = $0 ?? look }
  }
  var inner: any View { content }
  var label: (any View)? { tabLabel }
}

struct Tagged<Content: View>: View, TabPart {
  let content: Content
  let value: AnyHashable
  var body: some View { content }
  var inner: any View { content }
  var label: (any View)? { nil }
  var tag: AnyHashable? { value }
}

extension View {
  /// What the tab of the view shows: the first text and the first image.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, tabLabel: label())
  }
  /// A number on the view's tab, or at the end of its row; nothing for 0.
  public func badge(_ count: Int) -> some View { Badged(content: self, badge: count == 0 ? nil : "\(count)") }
  /// A text on the view's tab, or at the end of its row.
  public func badge(_ label: Text?) -> some View { Badged(content: self, badge: label?.plain) }
  /// A text on the view's tab, or at the end of its row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// A text on the view's tab, or at the end of its row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
  /// The value that selects the view.
  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, value: AnyHashable(tag)) }
}

/// Screens with tabs: a tab bar controller of UIKit's.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  fileprivate let selection: Binding<SelectionValue>?
  /// Screens, one of which is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  /// Screens, of which the first is selected at first.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
  /// Tabs as values, one of which is selected.
  public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabScreens {
    self.selection = selection
    self.content = TabScreens(all: DeclarativeViews.screens(content()))
  }
  /// Tabs as values, of which the first is selected at first.
  public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Int, Content == TabScreens {
    selection = nil
    self.content = TabScreens(all: DeclarativeViews.screens(content()))
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { TabNode(self, seed) }

  @MainActor fileprivate struct Screen {
    var id: [AnyHashable]
    var view: any View
    var look: TabLook?
    var badge: String?
    var tag: AnyHashable?
  }
  @MainActor fileprivate var screens: [Screen] { Self.screens(content, []) }
  @MainActor private static func screens(_ view: any View, _ id: [AnyHashable]) -> [Screen] {
    if let several = view as? any MultiView {
      return several.parts.flatMap { screens($0.view, id + [$0.id]) }
    }
    var screen = Screen(id: id, view: view)
    var next: (any View)? = view
    while let view = next {
      if let part = view as? any TabPart {
        if screen.tag == nil { screen.tag = part.tag }
        if screen.look == nil, let label = part.label { screen.look = TabLook(label) }
        if screen.badge == nil { screen.badge = part.badge }
        next = part.inner
      } else {
        next = (view as? any WrappingView)?.wrapped ?? (view as? AnyView)?.parts.first?.view
      }
    }
    return [screen]
  }
}

/// The first text and image of a label.
@MainActor
struct TabLook {
  var title: String?
  var image: UIImage?
  init(_ view: any View) {
    if let text = view as? Text {
      title = text.plain
    } else if let image = view as? Image {
      self.image = image.uiImage
    } else if let around = view as? any WrappingView {
      self = TabLook(around.wrapped)
    } else if let part = view as? any TabPart {
      self = TabLook(part.inner)
    } else if let parts = (view as? any MultiView)?.parts {
      for part in parts {
        let look = TabLook(part.view)
        title = title ?? look.title
        image = image ?? look.image
      }
    } else if let label = view as? any LabelParts {
      title = TabLook(label.titleView).title
      image = TabLook(label.iconView).image
    }
  }
}

@MainActor
private final class TabNode<SelectionValue: Hashable, Content: View>: ControllerNode<
  TabView<SelectionValue, Content>
>
{
  override var reachedEdges: Edge.Set { .all }
  private let tabs = UITabBarController()
  private var screens: [[AnyHashable]: UIHostingController<AnyView>] = [:]
  private let chosen = ChosenTab()

  private func choose(_ wanted: [TabView<SelectionValue, Content>.Screen], _ index: Int) {
    guard wanted.indices.contains(index), let tag = wanted[index].tag?.base as? SelectionValue,
      let selection = view.selection, selection.wrappedValue != tag
    else { return }
    selection.wrappedValue = tag
  }

  override func update() {
    adopt(tabs)
    let wanted = view.screens
    var present: [[AnyHashable]: UIHostingController<AnyView>] = [:]
    for (index, screen) in wanted.enumerated() {
      let controller = screens[screen.id] ?? UIHostingController(rootView: AnyView(EmptyView()))
      controller.rootView = AnyView(screen.view)
      controller.inherit(environment)
      var look = screen.look
      if look == nil {
        // The view's own body may say it.
        controller.treeHost.update()
        look = controller.treeHost.collected(TabLookKey.self)
      }
      let item = controller.tabBarItem ?? UITabBarItem()
      (item.title, item.image, item.tag) = (look?.title, look?.image, index)
      item.badgeValue = screen.badge
      if controller.tabBarItem !== item { controller.tabBarItem = item }
      present[screen.id] = controller
    }
    let all = wanted.compactMap { present[$0.id] }
    if tabs.viewControllers?.map(ObjectIdentifier.init) ?? [] != all.map(ObjectIdentifier.init) {
      tabs.setViewControllers(all, animated: false)
    }
    screens = present
    // A tab that the user chose is said to the binding.
    chosen.action = { [weak self] in self?.choose(wanted, $0) }
    if tabs.delegate == nil { tabs.delegate = chosen }
    if let selected = noticing({ view.selection?.wrappedValue }),
      let index = wanted.firstIndex(where: { $0.tag == AnyHashable(selected) }), tabs.selectedIndex != index
    {
      tabs.selectedIndex = index
    }
  }
}

@MainActor
private final class ChosenTab: NSObject, UITabBarControllerDelegate {
  var action: ((Int) -> Void)?
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    action?(tabBarController.selectedIndex)
  }
}
