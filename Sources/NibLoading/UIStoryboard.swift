// Storyboards at run time, under UIKit's names.

import Foundation
import InterfaceBuilder
import Plumbline

/// A document of controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private var file: NibFile?

  /// The storyboard of a name in a bundle. Without one, and in the main one, it is looked for there, then in those that the
  /// Swift package manager makes of targets' resources. It is read when a controller is asked for.
  public nonisolated init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// The warnings of making the objects: unknown classes, actions and attributes that no class has. No counterpart of
  /// Apple's, which only writes it to the console, as this does too.
  public var warnings: [String] { file?.warnings ?? [] }

  // MARK: Controllers

  /// The controller that the storyboard begins with; nil where none is marked.
  open func instantiateInitialViewController() -> UIViewController? {
    made { () throws(DocumentLoadingError) in try initialController() }
  }

  /// The controller that the storyboard begins with, made by a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    made { () throws(DocumentLoadingError) in try initialController(creator: creator) } as? Controller
  }

  /// The controller of an identifier. Stops with Apple's sentence where there is none; see `controller(withIdentifier:)`.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    do throws(DocumentLoadingError) { return try controller(withIdentifier: identifier) } catch {
      fatalError(error.description)
    }
  }

  /// The controller of an identifier, made by a closure.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    do throws(DocumentLoadingError) {
      let controller = try controller(withIdentifier: identifier, creator: creator)
      guard let fitting = controller as? Controller else {
        fatalError(
          "The controller '\(identifier)' is of the class \(type(of: controller)), not \(Controller.self)")
      }
      return fitting
    } catch { fatalError(error.description) }
  }

  /// The same as `instantiateViewController(withIdentifier:)`, with mistakes as errors. No counterpart of Apple's.
  public func controller(
    withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(DocumentLoadingError) -> UIViewController {
    let file = try readFile()
    let controllers = file.document.root.descendants().filter {
      ControllerKind.isController($0) || $0.name == "viewControllerPlaceholder"
    }
    guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
      throw .noController(
        identifier: identifier, document: (file.document.name as NSString).lastPathComponent,
        known: controllers.compactMap { $0["storyboardIdentifier"] })
    }
    return try controller(of: element, creator: creator)
  }

  /// The same as `instantiateInitialViewController()`, with mistakes as errors. No counterpart of Apple's.
  public func initialController(
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(DocumentLoadingError) -> UIViewController {
    let file = try readFile()
    guard let id = file.document.root["initialViewController"] else {
      throw .noInitialController(document: (file.document.name as NSString).lastPathComponent)
    }
    return try controller(ofElement: id, referredToBy: file.document.root, creator: creator)
  }

  /// Nil where no controller is marked as the first; stops for every other mistake.
  private func made(_ make: () throws(DocumentLoadingError) -> UIViewController) -> UIViewController? {
    do throws(DocumentLoadingError) { return try make() } catch {
      if case .noInitialController = error { return nil }
      fatalError(error.description)
    }
  }

  // MARK: Elements

  func controller(
    ofElement id: String, referredToBy referrer: DocumentElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(DocumentLoadingError) -> UIViewController {
    let file = try readFile()
    guard let element = file.document.index.byID[id] else {
      throw .unresolved(id: id, what: referrer.name, place: file.place(referrer))
    }
    return try controller(of: element, creator: creator)
  }

  private func controller(
    of element: DocumentElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(DocumentLoadingError) -> UIViewController {
    let file = try readFile()
    guard element.name == "viewControllerPlaceholder" else {
      return try ControllerScene.make(element, of: self, file, creator: creator)
    }
    // A reference to another storyboard.
    let other = UIStoryboard(name: element["storyboardName"] ?? "", bundle: bundle ?? file.bundle)
    return try NestedMaking.of(element, in: file) { () throws(DocumentLoadingError) in
      guard let identifier = element["referencedIdentifier"] else {
        return try other.initialController(creator: creator)
      }
      return try other.controller(withIdentifier: identifier, creator: creator)
    }
  }

  private func readFile() throws(DocumentLoadingError) -> NibFile {
    if let file { return file }
    guard let found = try NibFile.find(name, type: "storyboard", bundle: bundle) else {
      throw .noStoryboard(name: name, bundle: (bundle ?? .main).bundlePath)
    }
    file = found
    return found
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from.
  public var storyboard: UIStoryboard? { carriedStates.known(ControllerSource.self)?.storyboard }
}

final class ControllerSource: CarriedState {
  var storyboard: UIStoryboard?
  /// The objects beside the view, which the controller retains, as its outlets may be weak.
  var objectsBesideView: [AnyObject] = []
}

/// The xibs of controllers that were made in code; found by `Plumbline`, which lies below this module, by its name.
@MainActor
final class ApplicationDocuments: ControllerDocuments {
  /// Apple's search: the controller's `nibName`, else the name of its class without `Controller`, else that name itself.
  static func document(for controller: UIViewController) -> (any ControllerDocument)? {
    let bundle = controller.nibBundle
    do throws(DocumentLoadingError) {
      if let name = controller.nibName {
        guard let file = try NibFile.find(name, type: "xib", bundle: bundle) else {
          throw .noNib(name: name, bundle: (bundle ?? .main).bundlePath)
        }
        return XibDocument(file)
      }
      let parts = String(reflecting: type(of: controller)).split(separator: ".").map(String.init)
      guard let module = parts.first, let name = parts.last, !frameworks.contains(module) else { return nil }
      var names = [name]
      if name.hasSuffix("Controller"), name != "Controller" {
        names.insert(String(name.dropLast("Controller".count)), at: 0)
      }
      for name in names {
        if let file = try NibFile.find(name, type: "xib", bundle: bundle) { return XibDocument(file) }
      }
      return nil
    } catch { fatalError(error.description) }
  }

  private static let frameworks: Set<String> = ["Plumbline", "NibLoading", "UIKit"]
}

/// The xib of a controller's view.
@MainActor
private final class XibDocument: ControllerDocument {
  private let file: NibFile

  init(_ file: NibFile) { self.file = file }

  func loadView(of controller: UIViewController) -> Bool {
    do throws(DocumentLoadingError) {
      let objects = try XibObjects(file).make(owner: controller)
      guard controller.isViewLoaded else {
        throw .noView(controller: "\(type(of: controller))", document: file.document.name)
      }
      controller.makeCarried(ControllerSource.self).objectsBesideView = objects.filter { !($0 is UIView) }
      return true
    } catch { fatalError(error.description) }
  }

  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
    -> Bool
  {
    false
  }
}
