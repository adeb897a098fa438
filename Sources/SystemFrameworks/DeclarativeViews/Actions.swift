// What menus and bars make of views: buttons, switches and choices become actions, whatever modifiers and bodies lie around them.

import UIKit

/// A view that does something, as menus and bars show it.
@MainActor
protocol ActingView {
  /// What it is in a menu, with the node that it is in.
  func menuElements(_ node: ViewNode) -> [UIMenuElement]
  /// What it does in a bar; nil for one that is shown as it is.
  var barAction: BarAction? { get }
}

/// What a bar's item shows and does.
struct BarAction {
  var look: TabLook
  var role: ButtonRole?
  var action: () -> Void
}

extension ActingView {
  var barAction: BarAction? { nil }
}

extension ViewNode {
  /// What a menu has of the views from here on.
  final var menuElements: [UIMenuElement] {
    if let acting = anyView as? any ActingView { return acting.menuElements(self) }
    return children.flatMap(\.menuElements)
  }
  /// Elements between lines, each group in a menu of its own.
  final var menuChildren: [UIMenuElement] {
    let groups = menuElements.split(omittingEmptySubsequences: true) { $0 is MenuLine }
    guard groups.count > 1 else { return groups.first.map(Array.init) ?? [] }
    return groups.map { UIMenu(options: .displayInline, children: Array($0)) }
  }
}

/// Stands for a line between elements until they are gathered.
private final class MenuLine: UIMenu {}

/// An action, which nobody may choose where the surroundings say so.
@MainActor
func menuAction(
  _ look: TabLook, _ node: ViewNode, role: ButtonRole? = nil, state: UIMenuElement.State = .off,
  _ action: @escaping () -> Void
) -> UIAction {
  var attributes: UIMenuElement.Attributes = node.environment.isEnabled ? [] : .disabled
  if role == .destructive { attributes.insert(.destructive) }
  return UIAction(title: look.title ?? "", image: look.image, attributes: attributes, state: state) { _ in
    action()
  }
}

extension Button: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    [menuAction(look, node, role: parts.role, parts.action)]
  }
  var barAction: BarAction? { BarAction(look: look, role: parts.role, action: parts.action) }
}

extension NavigationLink: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] { [menuAction(look, node, follow)] }
  var barAction: BarAction? { BarAction(look: look, action: follow) }
}

extension Link: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] { [menuAction(look, node, follow)] }
  var barAction: BarAction? { BarAction(look: look, action: follow) }
}

extension Toggle: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let isOn = binding
    return [
      menuAction(look, node, state: isOn.wrappedValue ? .on : .off) { isOn.wrappedValue.toggle() }
    ]
  }
}

extension Picker: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let binding = binding
    let choices = choices.map { choice in
      menuAction(
        choice.look, node, state: choice.value == binding.wrappedValue ? .on : .off
      ) { binding.wrappedValue = choice.value }
    }
    return [UIMenu(title: look.title ?? "", options: [.displayInline, .singleSelection], children: choices)]
  }
}

extension Section: ActingView where Parent: View, Content: View, Footer: View {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let children = node.children.flatMap(\.menuChildren)
    return [UIMenu(title: TabLook(header).title ?? "", options: .displayInline, children: children)]
  }
}

extension Divider: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] { [MenuLine()] }
}

// MARK: Menus

/// A button that opens a menu of the views in it.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// A menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }
  /// A button that does something, and opens a menu while it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { MenuNode(self, seed) }
}

extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// A menu with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// A button that does something, and opens a menu while it is held.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
}

extension Menu where Label == DeclarativeViews.Label<Text, Image> {
  /// A menu with a text and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DeclarativeViews.Label(titleKey, systemImage: systemImage) }
  }
  /// A button that does something, and opens a menu while it is held.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { DeclarativeViews.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu: ActingView {
  func menuElements(_ node: ViewNode) -> [UIMenuElement] {
    let look = TabLook(label)
    let children = (node as? MenuNode<Label, Content>)?.contentChildren ?? []
    return [UIMenu(title: look.title ?? "", image: look.image, children: children)]
  }
}

/// A node whose menu a bar's item takes.
@MainActor
protocol MenuHolding {
  var look: TabLook { get }
  var contentChildren: [UIMenuElement] { get }
  var primaryAction: (() -> Void)? { get }
}

@MainActor
final class MenuNode<Label: View, Content: View>: TypedNode<Menu<Label, Content>>, MenuHolding {
  private typealias Shown = Boxed<LayoutContainer<HStackLayout, Modified<Label>>, UIButton>
  private var shown: ViewNode?
  private var content: ViewNode?
  private weak var button: UIButton?
  override var children: [ViewNode] { [shown, content].compactMap { $0 } }
  override var items: [LayoutItem] { shown?.items ?? [] }
  var look: TabLook { TabLook(view.label) }
  var contentChildren: [UIMenuElement] { content?.menuChildren ?? [] }
  var primaryAction: (() -> Void)? { view.primaryAction }

  override func update() {
    content = node(view.content, replacing: content, environment)
    let label = view.label.surrounded { $0.foreground = $0.foreground ?? .accentColor }
    let boxed = Shown(
      content: LayoutContainer(layout: HStackLayout(), content: label), make: { MenuControl(frame: .zero) }
    ) { [weak self] button, environment in
      button.isEnabled = environment.isEnabled
      self?.button = button
    }
    shown = node(boxed, replacing: shown, environment)
  }
  override func didLayOut() {
    super.didLayOut()
    button?.menu = UIMenu(children: contentChildren)
    button?.showsMenuAsPrimaryAction = view.primaryAction == nil
    (button as? MenuControl)?.action = view.primaryAction
  }
}

/// The control of a menu: touches are its own, whatever lies in it.
@MainActor
private final class MenuControl: UIButton {
  var action: (() -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// A view with a menu that opens while it is held.
private struct ContextMenu<Content: View, Items: View>: PrimitiveView, WrappingView {
  let content: Content
  let menu: Items
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { ContextMenuNode(self, seed) }
}

@MainActor
private final class ContextMenuNode<Content: View, Items: View>: TypedNode<ContextMenu<Content, Items>> {
  private var content: ViewNode?
  private var menu: ViewNode?
  private lazy var opener = MenuOpener { [weak self] in self?.menu?.menuChildren ?? [] }
  override var children: [ViewNode] { [content, menu].compactMap { $0 } }
  override var items: [LayoutItem] {
    (content?.items ?? []).map { ToldItem($0) { [opener] in opener.add(to: $0) } }
  }
  override func update() {
    content = node(view.content, replacing: content, environment)
    menu = node(view.menu, replacing: menu, environment)
  }
}

/// Gives the menu of views that are held.
@MainActor
private final class MenuOpener: NSObject, UIContextMenuInteractionDelegate {
  let elements: () -> [UIMenuElement]
  init(_ elements: @escaping () -> [UIMenuElement]) { self.elements = elements }
  func add(to view: UIView) {
    let isThere = view.interactions.contains { ($0 as? UIContextMenuInteraction)?.delegate === self }
    if !isThere { view.addInteraction(UIContextMenuInteraction(delegate: self)) }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let children = elements()
    guard !children.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: children) }
  }
}

extension View {
  /// A menu that opens while the view is held.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenu(content: self, menu: menuItems())
  }
  /// A menu that opens while the view is held; its preview is the view itself.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { ContextMenu(content: self, menu: menuItems()) }
}
