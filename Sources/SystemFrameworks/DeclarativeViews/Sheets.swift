// Sheets and covers: hosting controllers that are presented while a value is true.

import UIKit

/// Presents views while a value is true, and shows them anew with the view that they belong to.
private struct Presenting<Sheet: View>: Watching {
  final class Memory {
    weak var controller: SheetController<Sheet>?
    var isShown = false
    var ended: () -> Void = {}
  }
  let isPresented: Binding<Bool>
  let style: UIModalPresentationStyle
  let dismissed: (() -> Void)?
  let sheet: () -> Sheet
  func begin() -> Memory { Memory() }

  func update(_ memory: inout Memory, _ node: ViewNode) {
    memory.ended = { [weak memory, isPresented, dismissed] in
      guard let memory, memory.isShown else { return }
      memory.isShown = false
      if isPresented.wrappedValue { isPresented.wrappedValue = false }
      dismissed?()
    }
    guard memory.isShown, let controller = memory.controller else { return }
    if isPresented.wrappedValue {
      controller.rootView = sheet()
      controller.inherit(surroundings(node))
    } else {
      // A screen that is covered has no layout pass to do it in.
      node.host.afterUpdate { [self, memory] in dismiss(memory) }
    }
  }
  func didLayOut(_ memory: inout Memory, _ node: ViewNode) {
    if memory.isShown, memory.controller?.presentingViewController == nil {
      // UIKit's own way of dismissing was taken.
      memory.ended()
    } else if node.noticing({ isPresented.wrappedValue }) {
      if !memory.isShown { present(memory, node) }
    } else {
      dismiss(memory)
    }
  }

  /// Who owned the sheet is gone.
  func end(_ memory: inout Memory, _ node: ViewNode) {
    guard memory.isShown else { return }
    node.host.afterUpdate { [self, memory] in dismiss(memory) }
  }

  private func present(_ memory: Memory, _ node: ViewNode) {
    guard let presenting = node.host.controller, presenting.viewIfLoaded?.window != nil else { return }
    let controller = SheetController(rootView: node.noticing(sheet))
    controller.modalPresentationStyle = style
    controller.disappeared = { [weak host = node.host] in host?.needsLayout() }
    controller.treeHost.lie(over: node.host)
    controller.inherit(surroundings(node))
    memory.controller = controller
    presenting.present(controller, animated: true)
    // Who presents something else already has it wait.
    memory.isShown = controller.presentingViewController != nil
  }
  private func dismiss(_ memory: Memory) {
    guard memory.isShown else { return }
    memory.isShown = false
    memory.controller?.presentingViewController?.dismiss(animated: true)
    dismissed?()
  }
  private func surroundings(_ node: ViewNode) -> EnvironmentValues {
    var environment = node.environment
    environment.isPresented = true
    environment.dismiss.action = { [isPresented] in isPresented.wrappedValue = false }
    return environment
  }
}

/// The controller of a sheet, which says when it is no longer seen: somebody may have dismissed it.
@MainActor
private final class SheetController<Content: View>: UIHostingController<Content> {
  var disappeared: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappeared?()
  }
}

extension Binding {
  /// Whether there is a value; false takes it away.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: {
      if !$0 { wrappedValue = nil }
    }
  }
}

extension View {
  func presenting<Content: View>(
    _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ dismissed: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    Watched(
      content: self,
      watch: Presenting(isPresented: isPresented, style: style, dismissed: dismissed, sheet: content))
  }
  func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ dismissed: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    // Another item has views of its own, with state of their own.
    presenting(item.isThere(), style, dismissed) {
      ForEach(item.wrappedValue.map { [$0] } ?? []) { content($0) }
    }
  }
  /// A sheet of views while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .automatic, onDismiss, content) }
  /// A sheet of an item's views while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, .automatic, onDismiss, content) }
  /// Views over the whole screen while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .fullScreen, onDismiss, content) }
  /// An item's views over the whole screen while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, .fullScreen, onDismiss, content) }
}
