// A storyboard's controller: made first, its view on demand, with its segues.

import Foundation
import InterfaceBuilder
import Plumbline

/// A scene of a storyboard and the controller that was made from it.
@MainActor
final class ControllerScene: ControllerDocument {
  let file: NibFile
  let element: DocumentElement
  weak var controller: UIViewController?
  /// The storyboard, which has the controllers of other scenes; nil for a controller of a xib.
  let storyboard: UIStoryboard?
  var segues: [SegueTemplate] = []
  var embeds: [(template: SegueTemplate, container: UIView)] = []
  /// Objects that the controller keeps alive: items of bars, objects of the program's own. The controller is not kept.
  private var kept: [(object: AnyObject, element: DocumentElement)] = []
  private var lasting: [String: AnyObject] = [:]
  /// Connections of lasting objects that were established.
  private var connected: Set<DocumentElement> = []

  init(_ file: NibFile, _ element: DocumentElement, storyboard: UIStoryboard?) {
    self.file = file
    self.element = element
    self.storyboard = storyboard
    segues = Self.templates(of: element, isInStoryboard: storyboard != nil)
  }

  // MARK: The controller

  /// The controller of a scene, with its items, its outlets to them and its children.
  static func make(
    _ element: DocumentElement, of storyboard: UIStoryboard, _ file: NibFile,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(DocumentLoadingError) -> UIViewController {
    let maker = ObjectMaker(file)
    if let creator { maker.creators[element] = creator }
    let controller = makeController(element, in: maker, storyboard: storyboard)
    maker.finish()
    if let failure = maker.failure { throw failure }
    guard let controller else { throw .notMade(className: element.name, place: file.place(element)) }
    return controller
  }

  /// The controller of an element, not connected yet.
  static func makeController(
    _ element: DocumentElement, in maker: ObjectMaker, storyboard: UIStoryboard? = nil
  ) -> UIViewController? {
    let scene = ControllerScene(maker.file, element, storyboard: storyboard)
    maker.scene = scene
    let controller = maker.responder(
      element, standard: standardClass(of: element.name),
      preparing: { coder in
        // The bars are made first: by their classes, and with what the document says of them.
        for child in element.children
        where ["navigationBar", "toolbar", "tabBar"].contains(child.name) && child.name == child.key {
          if let bar = maker.makeView(child) { coder.bars.append(bar) }
        }
      },
      fill: { object in
        guard let controller = object as? UIViewController else { return }
        scene.controller = controller
        controller.sourceDocument = scene
        maker.note(controller, element)
        maker.fill(controller, maker.varied(element))
      })
    guard let controller else { return nil }
    // A class that does not call `super.init(coder:)` has its document all the same.
    scene.controller = controller
    controller.sourceDocument = scene
    for sibling in element.parent?.children.map({ $0 }) ?? [] where sibling.name == "customObject" {
      if let object = maker.makeObject(sibling) { scene.kept.append((object, sibling)) }
    }
    for (id, object) in maker.objects where object !== controller { scene.lasting[id] = object }
    return controller
  }

  private static func standardClass(of name: String) -> UIViewController.Type {
    switch name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "tableViewController": controllerClass("UITableViewController")
    case "collectionViewController": controllerClass("UICollectionViewController")
    case "pageViewController": controllerClass("UIPageViewController")
    default: UIViewController.self
    }
  }

  /// A class of module UIKit, which stands above this one.
  private static func controllerClass(_ name: String) -> UIViewController.Type {
    NSClassFromString("UIKit." + name) as? UIViewController.Type ?? UIViewController.self
  }

  // MARK: What lasts

  /// Adds the objects to which views may be connected to a maker.
  func lendObjects(to maker: ObjectMaker) {
    maker.objects.merge(lasting) { own, _ in own }
    if let controller, let id = element.id { maker.objects[id] = controller }
    for sibling in element.parent?.children.map({ $0 }) ?? [] where sibling.name == "exit" {
      if let id = sibling.id, let controller { maker.objects[id] = controller }
    }
  }

  /// Whether a connection is to be established: that of an object that outlives a turn is so only once.
  func establishes(_ connection: DocumentElement, of object: AnyObject) -> Bool {
    guard object === controller || kept.contains(where: { $0.object === object }) else { return true }
    return connected.insert(connection).inserted
  }

  // MARK: The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let root = element.first(key: "view") else { return false }
    let maker = ObjectMaker(file)
    maker.scene = self
    lendObjects(to: maker)
    guard let view = maker.makeView(root) else {
      fatalError(maker.failure?.description ?? "\(file.place(root)): no view")
    }
    controller.view = view
    for guide in element.first("layoutGuides")?.children.map({ $0 }) ?? [] {
      guard let id = guide.id else { continue }
      maker.objects[id] = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
    var beside: [AnyObject] = []
    for sibling in element.parent?.children.map({ $0 }) ?? [] where sibling != element {
      if ViewKind.isView(sibling) {
        if let view = maker.makeView(sibling) { beside.append(view) }
      } else if sibling.name != "customObject", let object = maker.makeObject(sibling) {
        beside.append(object)
      }
    }
    maker.finish(connecting: [(controller, element)] + kept)
    if let failure = maker.failure { fatalError(failure.description) }
    controller.makeCarried(ControllerSource.self).objectsBesideView = beside
    let waiting = embeds
    embeds = []
    for embed in waiting {
      do throws(DocumentLoadingError) {
        try self.embed(embed.template, in: embed.container)
      } catch { fatalError(error.description) }
    }
    return true
  }
}

extension ObjectMaker {
  /// Sets the attributes that the document has of a controller.
  func fill(_ controller: UIViewController, _ element: VariedElement) {
    controller.makeCarried(ControllerSource.self).storyboard = scene?.storyboard
    if let title = element["title"] { controller.title = title }
    if let style = UIModalPresentationStyle(documentName: element["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    if let style = UIModalTransitionStyle(documentName: element["modalTransitionStyle"]) {
      controller.modalTransitionStyle = style
    }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    controller.definesPresentationContext = element.flag("definesPresentationContext") ?? false
    controller.extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    controller.automaticallyAdjustsScrollViewInsets =
      element.flag("automaticallyAdjustsScrollViewInsets") ?? true
    if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") ?? false {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    if let edges = element.first("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(edges)
    }
    if let size = element.first("size", key: "freeformSize")
      ?? element.first("size", key: "contentSizeForViewInPopover")
    {
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    (controller as? any DocumentAttributeTaking)?.takeAttributes(DocumentAttributes(element))
    for child in element.element.children {
      switch child.name {
      case "navigationItem":
        let item = makeNavigationItem(child)
        // A controller's item has the controller's title where it has none.
        if child["title"] == nil { item.title = controller.title ?? "" }
        controller.adoptNavigationItem(item)
      case "tabBarItem":
        let item = makeTabBarItem(child)
        if child["title"] == nil { item.title = controller.title }
        controller.tabBarItem = item
      case "toolbarItems": controller.toolbarItems = child.children.compactMap(makeBarItem)
      default: break
      }
    }
    if let stack = controller as? UINavigationController {
      stack.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
      stack.isToolbarHidden = element.flag("toolbarHidden") ?? true
    }
  }

  private static func edges(_ element: DocumentElement) -> UIRectEdge {
    var edges: UIRectEdge = []
    if element.flag("top") ?? false { edges.insert(.top) }
    if element.flag("left") ?? false { edges.insert(.left) }
    if element.flag("bottom") ?? false { edges.insert(.bottom) }
    if element.flag("right") ?? false { edges.insert(.right) }
    return edges
  }
}

extension UIModalPresentationStyle {
  init?(documentName name: String?) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  init?(documentName name: String?) {
    switch name {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
