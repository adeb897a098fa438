// The segues of a storyboard: relationships, embedded controllers, what buttons and cells lead to, unwind segues.

import Foundation
import InterfaceBuilder
import Plumbline

/// A segue, which can be performed any number of times.
@MainActor
struct SegueTemplate {
  let element: DocumentElement
  /// The anchor of a popover: the view or item that the document names, else the object that the segue begins at.
  weak var anchor: AnyObject?
  var identifier: String? { element["identifier"] }
  var kind: String { element["kind"] ?? "show" }
}

extension ControllerScene {
  /// The segues of a scene, also those that begin at objects that are made later: at a button of the view, at a prototype.
  static func templates(of controller: DocumentElement, isInStoryboard: Bool) -> [SegueTemplate] {
    let scene = isInStoryboard ? controller.parent ?? controller : controller
    return scene.descendants().filter {
      $0.name == "segue" && $0["kind"] != "relationship" && $0["kind"] != "embed"
    }.map { SegueTemplate(element: $0) }
  }

  /// Adds a segue that begins at an object of the scene. Relationships are performed at once.
  func addSegue(_ element: DocumentElement, from object: AnyObject, in maker: ObjectMaker) {
    var template = SegueTemplate(element: element)
    switch template.kind {
    case "relationship":
      guard maker.failure == nil else { return }
      do throws(DocumentLoadingError) { try relate(template) } catch { maker.fail(error) }
    case "embed": if let container = object as? UIView { embeds.append((template, container)) }
    default:
      let named = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
      template.anchor = named.flatMap { maker.objects[$0] } ?? object
      if let index = segues.firstIndex(where: { $0.element == element }) {
        segues[index] = template
      } else {
        segues.append(template)
      }
      attach(template, to: object)
    }
  }

  /// Has a touch perform the segue.
  private func attach(_ template: SegueTemplate, to object: AnyObject) {
    let go: (AnyObject) -> Void = { [weak self] sender in
      guard let self, let controller else { return }
      // Apple's systems ask for ways without an identifier too.
      if controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) {
        perform(template, from: controller, sender: sender)
      }
    }
    switch object {
    case let button as UIButton:
      button.addAction(
        UIAction { if let sender = $0.sender as AnyObject? { go(sender) } }, for: .touchUpInside)
    case let control as UIControl:
      control.addAction(
        UIAction { if let sender = $0.sender as AnyObject? { go(sender) } }, for: .valueChanged)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "") { [weak item] _ in if let item { go(item) } }
    case let recognizer as UIGestureRecognizer: recognizer.addAction { go($0) }
    // The way of a cell's accessory begins at a button that no cell here has.
    case let cell as UIView where template.element["trigger"] != "accessoryAction":
      cell.makeCarried(CellSegue.self).go = { [weak cell] in if let cell { go(cell) } }
    default: break
    }
  }

  // MARK: Going

  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
    -> Bool
  {
    guard let template = segues.first(where: { $0.identifier == identifier }) else { return false }
    perform(template, from: controller, sender: sender)
    return true
  }

  private func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    if template.kind == "unwind" { return unwind(template, from: source, sender: sender) }
    let found: UIViewController?
    do throws(DocumentLoadingError) {
      found = try destination(of: template, sender: sender)
    } catch { fatalError(error.description) }
    guard let destination = found else { return }
    let segue = makeSegue(template, from: source, to: destination)
    let animates = template.element.flag("animates") ?? true
    Self.setStyle(of: destination, template, sender: sender)
    segue.standardHandler = { [unowned segue] in
      Self.go(template, from: segue.source, to: segue.destination, animated: animates, sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Sets how a segue presents its controller, which `prepare(for:sender:)` finds set: a popover's delegate is given there.
  private static func setStyle(of destination: UIViewController, _ template: SegueTemplate, sender: Any?) {
    guard ["presentation", "modal", "popover", "popoverPresentation"].contains(template.kind) else { return }
    if let style = UIModalPresentationStyle(documentName: template.element["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    if let style = UIModalTransitionStyle(documentName: template.element["modalTransitionStyle"]) {
      destination.modalTransitionStyle = style
    }
    guard template.kind.hasPrefix("popover") else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    switch template.anchor ?? sender as AnyObject? {
    case let view as UIView: popover.sourceView = view
    case let item as UIBarButtonItem: popover.barButtonItem = item
    default: break
    }
    guard let sides = template.element.first(key: "popoverArrowDirection") else { return }
    let named: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let permitted = named.filter { sides.flag($0.0) ?? false }.map(\.1)
    if !permitted.isEmpty { popover.permittedArrowDirections = UIPopoverArrowDirection(permitted) }
  }

  private static func go(
    _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController,
    animated: Bool,
    sender: Any?
  ) {
    switch template.kind {
    case "show": source.show(destination, sender: sender)
    case "push": source.navigationController?.pushViewController(destination, animated: animated)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popover", "popoverPresentation":
      source.present(destination, animated: animated)
    default: break
    }
  }

  private func makeSegue(
    _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let maker = ObjectMaker(file)
    let type = maker.type(of: template.element, standard: UIStoryboardSegue.self)
    if let failure = maker.failure { fatalError(failure.description) }
    return UIStoryboardSegue.makeSegue(of: type, template.identifier, source, destination)
  }

  /// The destination of a segue: made by the scene's own `@IBSegueAction`, where it names one.
  private func destination(
    of template: SegueTemplate, sender: Any?
  ) throws(DocumentLoadingError) -> UIViewController? {
    guard let storyboard, let id = template.element["destination"] else { return nil }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = template.element["destinationCreationSelector"], let controller {
      for member in file.classes.members(of: controller) where member.name == name {
        guard case .creator(let make) = member.kind else { continue }
        creator = { make(controller, $0, sender, template.identifier) as? UIViewController }
        break
      }
    }
    return try storyboard.controller(ofElement: id, referredToBy: template.element, creator: creator)
  }

  // MARK: Children

  private func relate(_ template: SegueTemplate) throws(DocumentLoadingError) {
    let made = try NestedMaking.of(template.element, in: file) { () throws(DocumentLoadingError) in
      try destination(of: template, sender: nil)
    }
    guard let child = made else { return }
    switch controller {
    case let stack as UINavigationController: stack.viewControllers = [child]
    case let tabs as UITabBarController: tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
    case let split as UISplitViewController: split.viewControllers += [child]
    default: break
    }
  }

  /// Puts a controller into its container, which it fills.
  func embed(_ template: SegueTemplate, in container: UIView) throws(DocumentLoadingError) {
    try NestedMaking.of(template.element, in: file) { () throws(DocumentLoadingError) in
      try embedPart(template, in: container)
    }
  }

  private func embedPart(_ template: SegueTemplate, in container: UIView) throws(DocumentLoadingError) {
    guard let parent = controller, let child = try destination(of: template, sender: nil) else { return }
    let segue = makeSegue(template, from: parent, to: child)
    parent.prepare(for: segue, sender: nil)
    parent.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: parent)
  }

  // MARK: Ways back

  /// Performs an unwind segue to the controller with the action among those that the source came from.
  private func unwind(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    guard let name = template.element["unwindAction"] else { return }
    let way = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
    for candidate in Self.ancestry(of: way) {
      guard let selector = file.classes.action(name, of: candidate),
        candidate.canPerformUnwindSegueAction(selector, from: source, sender: sender)
      else { continue }
      let segue = makeSegue(template, from: source, to: candidate)
      segue.standardHandler = { [unowned segue] in
        Self.goBack(from: segue.source, to: segue.destination, segue)
      }
      source.prepare(for: segue, sender: sender)
      selector.call(on: candidate, with: [segue])
      segue.perform()
      return
    }
  }

  private static func goBack(
    from source: UIViewController, to destination: UIViewController, _ segue: UIStoryboardSegue
  ) {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    if let stack = destination.navigationController, let member = member(of: stack, around: destination) {
      stack.popToViewController(member, animated: true)
    }
    // Each container on the way brings the next one into sight.
    var container = destination.parent
    var next = destination
    while let current = container {
      current.unwind(for: segue, towards: next)
      next = current
      container = current.parent
    }
  }

  /// The possible destinations of an unwind segue: from its source, what lies below it in its stack, its parents with
  /// those of their children that they allow, and the same of those that present it.
  private static func ancestry(of way: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let source = way.source
    var result: [UIViewController] = []
    func add(_ controller: UIViewController) {
      if controller !== source, !result.contains(where: { $0 === controller }) { result.append(controller) }
    }
    var current: UIViewController? = source
    while let controller = current {
      add(controller)
      let allowed = controller.allowedChildrenForUnwinding(from: way)
      let seen = (controller as? UITabBarController)?.selectedViewController
      if let seen, allowed.contains(where: { $0 === seen }) { add(seen) }
      for child in controller is UINavigationController ? allowed.reversed() : allowed { add(child) }
      current = controller.parent ?? controller.presentingViewController
    }
    return result
  }

  private static func member(of stack: UINavigationController, around controller: UIViewController)
    -> UIViewController?
  {
    var current: UIViewController? = controller
    while let candidate = current, candidate.parent !== stack { current = candidate.parent }
    return current
  }
}

/// Guards against endless nesting while objects are made within others: children of containers, contents of placeholders.
enum NestedMaking {
  /// Elements whose controllers are being made, the outermost first.
  @TaskLocal private static var underWay: [String] = []
  /// The depth of nesting from which a controller is taken to contain itself without an end.
  private static let deepest = 16

  /// Makes the objects of an element; an error where the element contains itself again and again.
  @MainActor
  static func of<Made>(
    _ element: DocumentElement, in file: NibFile,
    make: () throws(DocumentLoadingError) -> Made
  ) throws(DocumentLoadingError) -> Made {
    let key = "\(file.document.name)#\(element.line)#\(element.id ?? "")"
    guard underWay.count(where: { $0 == key }) < deepest else { throw .endless(place: file.place(element)) }
    let result: Result<Made, DocumentLoadingError> = $underWay.withValue(underWay + [key]) {
      do throws(DocumentLoadingError) { return .success(try make()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// The segue that a touch of a cell performs.
private final class CellSegue: CarriedState {
  var go: (() -> Void)?
}

extension UIView {
  /// Performs the segue that a storyboard draws from a cell; returns whether there is one. No counterpart of Apple's:
  /// nothing here sends touches.
  @discardableResult
  public func performCellSegue() -> Bool {
    guard let go = carriedStates.known(CellSegue.self)?.go else { return false }
    go()
    return true
  }
}
