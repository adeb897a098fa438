// A view or a controller in a window of a test: inserted, laid out, and removed in its former state.

import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

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

  /// Lays the view out in a room and passes the scene to a closure.
  func laidOut<Result>(
    in room: LayoutRooms.Room, _ surroundings: LayoutCase, _ body: (TracedScene) throws -> Result
  ) rethrows -> Result {
    let screen = screen(of: room)
    let window = UIWindow(screen: screen)
    let pseudolanguage = surroundings.language.flatMap(Pseudolanguage.init(rawValue:))
    var configuration = SceneConfiguration.canvas
    configuration.language = surroundings.language
    let isRightToLeft = configuration.isRightToLeft
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if let size = surroundings.contentSize { window.traitOverrides.preferredContentSizeCategory = size }
    var environment = window.effectiveLayoutEnvironment
    // Findings say it, with the line.
    environment.consoleReader = nil
    window.layoutEnvironment = environment
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
    var texts = pseudolanguage.map { ChangedTexts($0.text) }
    defer {
      takeOut(of: window, translates)
      texts?.restore()
    }
    // Laying out brings texts of its own: of cells, and of what is set on the way.
    for _ in 0..<Self.mostPasses where texts?.change(below: view) == true {
      window.layoutIfNeeded()
      if case .view(let view) = self { fit(view, in: window, room) }
    }
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

  /// The largest number of searches for texts that were added by layout.
  private static let mostPasses = 8

  /// The screen of a room. A view is tested as a part of a screen that nothing covers: status bars and sensors are a matter
  /// of the controller that shows it.
  private func screen(of room: LayoutRooms.Room) -> UIScreen {
    guard let screen = room.screen else {
      return UIScreen(size: CGSize(width: room.width, height: room.height ?? 4 * room.width))
    }
    guard case .view = self else { return screen }
    return UIScreen(
      size: screen.bounds.size, scale: screen.scale, userInterfaceIdiom: screen.userInterfaceIdiom)
  }

  private func place(_ view: UIView, in window: UIWindow, _ room: LayoutRooms.Room) {
    precondition(
      view.superview == nil,
      "The view has a superview: test that, or remove the view from it.")
    // The room is a frame: a view that lies by constraints elsewhere lies by its frame here.
    view.translatesAutoresizingMaskIntoConstraints = true
    window.addSubview(view)
    window.isHidden = false
    view.frame.size = CGSize(width: room.width, height: room.height ?? window.bounds.height)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    fit(view, in: window, room)
  }

  /// Gives a view the height of its content where the room has none.
  private func fit(_ view: UIView, in window: UIWindow, _ room: LayoutRooms.Room) {
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
