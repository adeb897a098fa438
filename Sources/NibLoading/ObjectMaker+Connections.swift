// Connections: outlets, collections of outlets, actions, segues; and the attributes of the Identity inspector.

import Foundation
import InterfaceBuilder
import Plumbline

extension ObjectMaker {
  /// Establishes the connections that an element lists. Those to objects that are not made yet are left for a later turn.
  func connect(_ object: AnyObject, _ element: DocumentElement) {
    guard let connections = element.first("connections") else { return }
    var collections: [(property: String, element: DocumentElement, values: [AnyObject])] = []
    for connection in connections.children {
      switch connection.name {
      case "outlet":
        guard let property = connection["property"], let value = destination(of: connection),
          scene?.establishes(connection, of: object) ?? true
        else { continue }
        setOutlet(property, of: object, to: value, connection)
      case "outletCollection":
        guard let property = connection["property"], let value = destination(of: connection),
          scene?.establishes(connection, of: object) ?? true
        else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].values.append(value)
        } else {
          collections.append((property, connection, [value]))
        }
      case "action":
        if scene?.establishes(connection, of: object) ?? true { addAction(connection, to: object) }
      case "segue":
        if scene?.establishes(connection, of: object) ?? true {
          scene?.addSegue(connection, from: object, in: self)
        }
      default: break
      }
    }
    for collection in collections {
      setOutlet(collection.property, of: object, to: collection.values, collection.element)
    }
  }

  /// The object that a connection leads to; nil where it is not here, an error where there is none of its id.
  private func destination(of connection: DocumentElement) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if let object = objects[id] { return object }
    if document.index.byID[id] == nil {
      fail(.unresolved(id: id, what: connection.name, place: file.place(connection)))
    }
    return nil
  }

  // MARK: Outlets

  private func setOutlet(_ name: String, of object: AnyObject, to value: Any, _ connection: DocumentElement) {
    for member in classes.members(of: object) where member.name == name {
      guard case .property(_, let set?, let type) = member.kind else { continue }
      if !set(object, value) {
        let values = (value as? [AnyObject]) ?? [value as AnyObject]
        let names = values.map { "\(Swift.type(of: $0))" }
        fail(
          .unfitting(
            outlet: name, className: "\(Swift.type(of: object))", type: type,
            value: names.joined(separator: ", "),
            place: file.place(connection)))
      }
      return
    }
    if setSystemOutlet(name, of: object, to: value) { return }
    let known = classes.members(of: object).filter {
      if case .property(_, .some, _) = $0.kind { true } else { false }
    }
    fail(
      .unknownOutlet(
        name: name, className: String(reflecting: Swift.type(of: object)), place: file.place(connection),
        suggestion: NameSuggestion.closest(to: name, among: known.map(\.name)), hasTable: classes.hasTables))
  }

  /// Outlets of the system's classes.
  private func setSystemOutlet(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    if let object = object as? any DocumentOutlets, object.setOutlet(name, to: value) { return true }
    switch (name, object) {
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let scroll as UIScrollView): scroll.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let stack as UINavigationController):
      stack.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let split as UISplitViewController):
      split.delegate = value as? any UISplitViewControllerDelegate
    case ("backBarButtonItem", let item as UINavigationItem):
      item.backBarButtonItem = value as? UIBarButtonItem
    case ("gestureRecognizers", let view as UIView):
      for case let recognizer as UIGestureRecognizer in (value as? [AnyObject]) ?? [value as AnyObject] {
        view.addGestureRecognizer(recognizer)
      }
    case ("titleView", let item as UINavigationItem): item.titleView = value as? UIView
    case ("customView", let item as UIBarButtonItem): item.customView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    // Known to Apple's systems, and without meaning here.
    case ("searchDisplayController", _), ("inputView", _), ("inputAccessoryView", _), ("delegate", _),
      ("dataSource", _), ("prefetchDataSource", _), ("dragDelegate", _), ("dropDelegate", _),
      ("accessibilityElements", _), ("navigationItem", _), ("toolbarItems", _), ("nextFocusedView", _),
      ("textInputContextIdentifier", _):
      return object is UIResponder || object is UIBarItem || object is UIGestureRecognizer
        || object is UINavigationItem
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func addAction(_ connection: DocumentElement, to object: AnyObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    let target = objects[id]
    if target == nil, !isFirstResponder(id) {
      if document.index.byID[id] == nil {
        fail(.unresolved(id: id, what: "action", place: file.place(connection)))
      }
      return
    }
    var selector: Selector?
    if let target { selector = self.selector(name, of: target, connection) }
    switch object {
    case let control as UIControl:
      let event = UIControl.Event(documentName: connection["eventType"]) ?? .touchUpInside
      if let selector {
        control.addTarget(target, action: selector, for: event)
      } else {
        let classes = classes
        control.addAction(
          UIAction { action in
            if let control = action.sender as? UIControl { Self.send(name, from: control, control, classes) }
          }, for: event)
      }
    case let recognizer as UIGestureRecognizer:
      if let target, let selector { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      if let selector {
        item.target = target
        item.action = selector
      } else {
        let scene = scene
        item.primaryAction = UIAction(title: item.title ?? "") { [classes, weak item, weak scene] _ in
          if let item, let first = scene?.controller?.view { Self.send(name, from: first, item, classes) }
        }
      }
    default: break
    }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    document.index.byID[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// A selector that holds the method of the target; of its name alone where the target's class has none, as on
  /// Apple's systems, which raise an exception when such an action is sent.
  private func selector(_ name: String, of target: AnyObject, _ connection: DocumentElement) -> Selector {
    if let selector = classes.action(name, of: target) { return selector }
    let known = classes.members(of: target).filter { if case .action = $0.kind { true } else { false } }
    let meant =
      NameSuggestion.closest(to: name, among: known.map(\.name)).map { " Did you mean \($0)?" } ?? ""
    file.warn(
      "\(file.place(connection)): -[\(Swift.type(of: target)) \(name)] is not an action of the class: sending it has no "
        + "effect.\(meant)")
    return Selector(name)
  }

  /// Sends an action to the first responder in the responder chain that has it, or the first from an object on.
  private static func send(
    _ name: String, from first: UIResponder, _ sender: AnyObject, _ classes: ClassTable
  ) {
    for start in UIResponder.startsOfChains(from: first) {
      var responder: UIResponder? = start
      while let current = responder {
        if let selector = classes.action(name, of: current) {
          selector.call(on: current, with: [sender])
          return
        }
        responder = current.next
      }
    }
  }

  // MARK: Attributes of the Identity inspector

  /// Sets user-defined runtime attributes. One that cannot be set is said and left, as on Apple's systems.
  func setAttributes(of object: AnyObject, _ element: DocumentElement) {
    guard let list = varied(element).first("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      guard let path = attribute["keyPath"], !path.isEmpty else { continue }
      let value = value(of: attribute)
      if !set(path, of: object, to: value) {
        let known = classes.members(of: object).filter {
          if case .property(_, .some, _) = $0.kind { true } else { false }
        }
        let meant =
          NameSuggestion.closest(to: path, among: known.map(\.name)).map { " Did you mean \($0)?" } ?? ""
        file.warn(
          "\(file.place(attribute)): Failed to set (\(path)) user defined inspected property on "
            + "(\(String(reflecting: Swift.type(of: object)))): this class is not key value coding-compliant for the key "
            + "\(path), or the value does not fit.\(meant)")
      }
    }
  }

  private func set(_ path: String, of object: AnyObject, to value: Any?) -> Bool {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      guard let next = read(parts[0], of: object) else { return false }
      return set(parts[1], of: next, to: value)
    }
    for member in classes.members(of: object) where member.name == path {
      if case .property(_, let set?, _) = member.kind { return set(object, value) }
    }
    return (object as? NSObject)?.setKnownValue(value, forKey: path) ?? false
  }

  private func read(_ name: String, of object: AnyObject) -> AnyObject? {
    for member in classes.members(of: object) where member.name == name {
      if case .property(let get, _, _) = member.kind { return unwrapped(get(object)) }
    }
    return unwrapped((object as? NSObject)?.value(forKey: name))
  }

  private func unwrapped(_ value: Any?) -> AnyObject? { value as? NSObject }

  private func value(of attribute: DocumentElement) -> Any? {
    let child = attribute.first(key: "value")
    func number(_ name: String) -> Double { child?.number(name) ?? 0 }
    switch attribute["type"] {
    case "boolean": return attribute.flag("value")
    case "string", "localizedString": return TextReader.plain(varied(attribute), key: "value")
    case "number": return child?.number("value") ?? attribute.number("value")
    case "point": return CGPoint(x: number("x"), y: number("y"))
    case "size": return CGSize(width: number("width"), height: number("height"))
    case "rect":
      return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "range": return NSRange(location: Int(number("location")), length: Int(number("length")))
    case "color": return colors.color(child).map(UIColor.init(document:))
    case "image": return factory.image(attribute["value"] ?? child?["name"])
    default: return nil
    }
  }
}

/// A class of a module above this one, with outlets of its own.
@MainActor package protocol DocumentOutlets {
  /// Sets an outlet; false for a name that is none.
  func setOutlet(_ name: String, to value: Any) -> Bool
}

extension UIControl.Event {
  /// The names that documents have for events.
  init?(documentName name: String?) {
    switch name {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "primaryActionTriggered": self = .primaryActionTriggered
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: return nil
    }
  }
}
