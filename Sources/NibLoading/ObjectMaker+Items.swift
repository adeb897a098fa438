// Objects of a document beside views and controllers: items of bars, gesture recognizers, objects of the program's own.

import Foundation
import InterfaceBuilder
import Plumbline

extension ObjectMaker {
  /// A bar button; nil for elements that are none.
  func makeBarItem(_ element: DocumentElement) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let type = type(of: element, standard: UIBarButtonItem.self)
    let item: UIBarButtonItem
    if type == UIBarButtonItem.self, let system = element["systemItem"].flatMap(Self.systemItem) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarItem.makeItem(of: type) as? UIBarButtonItem ?? UIBarButtonItem()
    }
    item.title = element["title"]
    if element["style"] == "done" { item.style = .done }
    if let image = factory.image(element["image"] ?? element.first("imageReference", key: "image")?["image"])
    {
      item.image = image
    }
    item.isEnabled = element.flag("enabled") ?? true
    item.width = max(0, element.number("width") ?? 0)
    if let tag = element.number("tag") { item.tag = Int(tag) }
    if let view = element.first(key: "customView") { item.customView = makeView(view) }
    note(item, element)
    return item
  }

  /// In the order of the raw values.
  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
    "fastForward",
    "undo", "redo", "pageCurl", "close",
  ]
  private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    systemItems.firstIndex(of: name).flatMap(UIBarButtonItem.SystemItem.init)
  }

  /// The navigation item of a controller, of the element's class.
  func makeNavigationItem(_ element: DocumentElement) -> UINavigationItem {
    let item =
      UINavigationItem.makeItem(of: type(of: element, standard: UINavigationItem.self))
      ?? UINavigationItem(title: "")
    fillNavigationItem(item, element)
    return item
  }

  /// The tab bar item of a controller, of the element's class.
  func makeTabBarItem(_ element: DocumentElement) -> UITabBarItem {
    let type = type(of: element, standard: UITabBarItem.self)
    let item = UIBarItem.makeItem(of: type) as? UITabBarItem ?? UITabBarItem()
    if let title = element["title"] { item.title = title }
    if let image = factory.image(element["image"] ?? element.first("imageReference", key: "image")?["image"])
    {
      item.image = image
    }
    if let tag = element.number("tag") { item.tag = Int(tag) }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    note(item, element)
    return item
  }

  private func fillNavigationItem(_ item: UINavigationItem, _ element: DocumentElement) {
    note(item, element)
    if let title = element["title"] { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    if let mode = element["largeTitleDisplayMode"] {
      item.largeTitleDisplayMode = mode == "always" ? .always : mode == "never" ? .never : .automatic
    }
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    for child in element.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = makeBarItem(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = makeBarItem(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = makeBarItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = child.children.compactMap(makeBarItem)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = child.children.compactMap(makeBarItem)
      case (_, "titleView"): item.titleView = makeView(child)
      default: break
      }
    }
  }

  /// Objects beside the root views: gesture recognizers and objects of the program's own. Nil for all other elements.
  func makeObject(_ element: DocumentElement) -> AnyObject? {
    if let standard = Self.recognizerClass(of: element.name) {
      let recognizer = UIGestureRecognizer.makeRecognizer(of: type(of: element, standard: standard))
      configure(recognizer, element)
      note(recognizer, element)
      return recognizer
    }
    guard element.name == "customObject" else { return nil }
    let type = type(of: element, standard: NSObject.self)
    let object = NSObject.makeObject(of: type)
    note(object, element)
    return object
  }

  private static func recognizerClass(of name: String) -> UIGestureRecognizer.Type? {
    switch name {
    case "tapGestureRecognizer": UITapGestureRecognizer.self
    case "panGestureRecognizer": UIPanGestureRecognizer.self
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self
    case "swipeGestureRecognizer": UISwipeGestureRecognizer.self
    case "pinchGestureRecognizer": UIPinchGestureRecognizer.self
    case "rotationGestureRecognizer": UIRotationGestureRecognizer.self
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer.self
    case "gestureRecognizer": UIGestureRecognizer.self
    default: nil
    }
  }

  private func configure(_ recognizer: UIGestureRecognizer, _ element: DocumentElement) {
    recognizer.isEnabled = element.flag("enabled") ?? true
    recognizer.cancelsTouchesInView = element.flag("cancelsTouchesInView") ?? true
    recognizer.delaysTouchesBegan = element.flag("delaysTouchesBegan") ?? false
    recognizer.delaysTouchesEnded = element.flag("delaysTouchesEnded") ?? true
    func count(_ attribute: String) -> Int? { element.number(attribute).map { Int(min(100, max(0, $0))) } }
    if let pan = recognizer as? UIPanGestureRecognizer {
      if let least = count("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
      if let most = count("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
    }
    if let press = recognizer as? UILongPressGestureRecognizer {
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
      if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
      if let taps = count("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
    }
    if let tap = recognizer as? UITapGestureRecognizer {
      tap.numberOfTapsRequired = Int(element.number("numberOfTapsRequired") ?? 1)
      tap.numberOfTouchesRequired = Int(element.number("numberOfTouchesRequired") ?? 1)
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer,
      let direction = element.first("swipeGestureRecognizerDirection", key: "direction")
    {
      swipe.direction =
        direction.flag("left") == true
        ? .left : direction.flag("up") == true ? .up : direction.flag("down") == true ? .down : .right
    }
  }
}
