// A view or a controller in a window of a test: put there, laid out, and taken out as it was.

import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

/// What is laid out.
@MainActor
enum TestedLayout {
  case view(UIView)
  case controller(UIViewController)

  var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// Lays it out in a room and hands on the scene.
  func laidOut<Result>(
    in room: LayoutRooms.Room, _ surroundings: LayoutCase, _ body: (TracedScene) throws -> Result
  ) rethrows -> Result {
    let screen = screen(of: room)
    let window = UIWindow(screen: screen)
    let pseudolanguage = surroundings.language.flatMap(Pseudolanguage.init(rawValue:))
    var configuration = Configuration.canvas
    configuration.language = surroundings.language
    let isRightToLeft = configuration.isRightToLeft
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if let size = surroundings.contentSize { window.traitOverrides.preferredContentSizeCategory = size }
    var environment = window.effectiveLayoutEnvironment
    // Findings say it, with the line.
    environment.console = { _ in }
    window.layoutEnvironment = environment
    let restored = pseudolanguage.map { Texts(of: view).change($0.text) }
    defer { restored?.restore() }
    var title: String
    var translates = true
    switch self {
    case .controller(let controller):
      title = String(describing: type(of: controller))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
    case .view(let view):
      title = String(describing: type(of: view))
      translates = view.translatesAutoresizingMaskIntoConstraints
      place(view, in: window, room)
    }
    defer { takeOut(of: window, translates) }
    let owners: [Any] = if case .controller(let controller) = self { [controller] } else { [] }
    let found = TracedScene(view, title: title, owners: owners)
    let scene = found.scene
    (scene.device, scene.deviceName) = (room.id, room.name)
    scene.orientation = room.isLandscape ? "landscape" : "portrait"
    scene.direction = isRightToLeft ? "rtl" : "ltr"
    scene.language = surroundings.language
    scene.contentSize = surroundings.contentSize?.rawValue
    scene.scale = screen.scale
    scene.isOfProgram = true
    return try body(found)
  }

  private func screen(of room: LayoutRooms.Room) -> UIScreen {
    guard let device = room.device else {
      return UIScreen(size: CGSize(width: room.width, height: room.height ?? 4 * room.width))
    }
    return room.isLandscape ? device.screen.rotated() : device.screen
  }

  private func place(_ view: UIView, in window: UIWindow, _ room: LayoutRooms.Room) {
    precondition(
      view.superview == nil,
      "A view that is in another view is tested where it is: test its superview, or take it out.")
    // The room is a frame: a view that lies by constraints elsewhere lies by its frame here.
    view.translatesAutoresizingMaskIntoConstraints = true
    window.addSubview(view)
    window.isHidden = false
    view.frame.size = CGSize(width: room.width, height: room.height ?? window.bounds.height)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    guard room.height == nil else { return }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { view.frame.size = CGSize(width: room.width, height: fitting.height) }
    window.layoutIfNeeded()
  }

  private func takeOut(of window: UIWindow, _ translates: Bool) {
    switch self {
    case .controller: window.rootViewController = nil
    case .view(let view):
      view.removeFromSuperview()
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    window.isHidden = true
  }
}

/// The texts of a tree, to be changed and to be given back.
@MainActor
private struct Texts {
  private var entries: [(get: () -> String?, set: (String?) -> Void, old: String?)] = []

  init(of view: UIView) { add(view) }

  private mutating func add(_ get: @escaping () -> String?, _ set: @escaping (String?) -> Void) {
    entries.append((get, set, get()))
  }

  private mutating func add(_ view: UIView) {
    switch view {
    case let label as UILabel: add({ label.text }, { label.text = $0 })
    case let button as UIButton:
      if let title = button.configuration?.title {
        add({ title }, { button.configuration?.title = $0 })
      } else {
        add({ button.title(for: .normal) }, { button.setTitle($0, for: .normal) })
      }
      return
    case let field as UITextField:
      add({ field.text }, { field.text = $0 })
      add({ field.placeholder }, { field.placeholder = $0 })
      return
    case let text as UITextView:
      add({ text.text }, { text.text = $0 })
      return
    default: break
    }
    for subview in view.subviews { add(subview) }
  }

  func change(_ text: (String) -> String) -> Texts {
    for entry in entries { if let old = entry.old { entry.set(text(old)) } }
    return self
  }

  func restore() { for entry in entries where entry.old != nil { entry.set(entry.old) } }
}
