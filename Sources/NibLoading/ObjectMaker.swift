// Makes the objects of a document, in the order of Apple's systems: objects with `init(coder:)` (others with `init()`), their
// connections, their attributes of the Identity inspector, and last `awakeFromNib`.

import Foundation
import InterfaceBuilder
import Plumbline
import Typography

/// The objects of one xib, of one scene, or of one cell, while they are made.
@MainActor
final class ObjectMaker {
  let file: NibFile
  let factory: ViewFactory
  let colors: ColorReader
  let traits: Traits
  /// The objects that connections and constraints name, by their ids.
  var objects: [String: AnyObject] = [:]
  /// The objects of this turn that the document varies by size class.
  private(set) var variedObjects: VariedObjects
  /// The objects of this turn in the order in which they were made.
  private(set) var made: [(object: AnyObject, element: DocumentElement)] = []
  private var noted: Set<ObjectIdentifier> = []
  /// Ids of the labels and images that a cell's style has: the cell makes them itself.
  var excludedStyleViews: Set<String> = []
  /// The lists of constraints of this turn, with the views that hold them.
  var constraintLists: [(view: UIView, element: VariedElement)] = []
  /// The first mistake that Apple's systems would raise an exception for.
  var failure: DocumentLoadingError?
  /// The scene around the objects; nil in a xib.
  weak var scene: ControllerScene?
  /// Closures that make the next responder of a kind, in place of its `init(coder:)`.
  var creators: [DocumentElement: (NSCoder) -> AnyObject?] = [:]

  var document: InterfaceBuilderDocument { file.document }
  var classes: ClassTable { file.classes }

  init(_ file: NibFile) {
    self.file = file
    let collection = UITraitCollection.current
    traits = Self.traits(of: collection)
    factory = ViewFactory(
      images: file.document.index.images,
      fonts: FontReader(contentSize: collection.preferredContentSizeCategory.documentCategory))
    colors = ColorReader(of: file.document)
    variedObjects = VariedObjects(
      usesVariations: file.document.usesTraitVariations, factory: factory, traits: traits)
  }

  /// The traits by which variations are chosen.
  static func traits(of collection: UITraitCollection) -> Traits {
    var traits = Traits()
    traits.width = sizeClass(collection.horizontalSizeClass)
    traits.height = sizeClass(collection.verticalSizeClass)
    traits.idiom = collection.userInterfaceIdiom == .pad ? "pad" : "phone"
    return traits
  }

  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> Traits.SizeClass? {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

  func varied(_ element: DocumentElement) -> VariedElement {
    VariedElement(element, traits: traits, usesVariations: document.usesTraitVariations)
  }

  func fail(_ error: DocumentLoadingError) { if failure == nil { failure = error } }

  /// Registers an object to be connected and woken in this turn.
  func note(_ object: AnyObject, _ element: DocumentElement) {
    guard noted.insert(ObjectIdentifier(object)).inserted else { return }
    if let id = element.id { objects[id] = object }
    made.append((object, element))
  }

  // MARK: Classes

  /// The class of an element: its custom class, or for an unknown one the class of the element itself, as Apple's.
  func type<Object: AnyObject>(of element: DocumentElement, standard: Object.Type) -> Object.Type {
    guard let name = element["customClass"] else { return standard }
    guard let type = classes.type(named: name, module: element["customModule"]) else {
      let module = element["customModule"].map { " in module “\($0)”" } ?? ""
      let meant = NameSuggestion.closest(to: name, among: classes.names).map { " Did you mean \($0)?" } ?? ""
      file.warn("\(file.place(element)): Unknown class \(name)\(module) in Interface Builder file.\(meant)")
      return standard
    }
    guard let fitting = type as? Object.Type else {
      fail(.wrongKind(className: "\(type)", element: element.name, place: file.place(element)))
      return standard
    }
    return fitting
  }

  /// A responder of an element's class, made with `init(coder:)`.
  func responder<Object: UIResponder & CodedObject>(
    _ element: DocumentElement, standard: Object.Type, preparing prepare: (DocumentCoder) -> Void = { _ in },
    fill: @escaping @MainActor (UIResponder) -> Void
  ) -> Object? {
    let type = type(of: element, standard: standard)
    let coder = DocumentCoder(fill: fill)
    prepare(coder)
    if let make = creators[element], let object = make(coder) as? Object {
      note(object, element)
      return object
    }
    guard let object = type.init(coder: coder) else {
      fail(.notMade(className: "\(type)", place: file.place(element)))
      return nil
    }
    note(object, element)
    return object
  }

  // MARK: A turn

  /// Constrains, connects and wakes what was made since the last turn.
  /// - Parameter owners: objects that were there before, with the elements that list their connections.
  func finish(connecting owners: [(object: AnyObject, element: DocumentElement)] = []) {
    activateConstraints()
    let turn = made
    made = []
    noted = []
    for root in variedObjects.roots { root.add(variedObjects) }
    for entry in owners + turn { connect(entry.object, entry.element) }
    for entry in turn { setAttributes(of: entry.object, entry.element) }
    guard failure == nil else { return }
    for entry in turn {
      switch entry.object {
      case let object as UIResponder: object.awakeFromNib()
      case let object as NSLayoutConstraint: object.awakeFromNib()
      case let object as UIGestureRecognizer: object.awakeFromNib()
      case let object as UICollectionViewLayout: object.awakeFromNib()
      case let object as UIBarItem: object.awakeFromNib()
      case let object as UINavigationItem: object.awakeFromNib()
      default: classes.awaken(entry.object)
      }
    }
  }

  private func activateConstraints() {
    let lists = constraintLists
    constraintLists = []
    guard document.usesAutoLayout else { return }
    // The outer views' constraints first: of required ones that exclude each other the later is broken.
    for list in lists {
      guard let elements = list.element.element.first("constraints") else { continue }
      let excluded = list.element.excluded("constraints")
      let isVaried = VariedObjects.isVaried(list.element.element) || !excluded.isEmpty
      for element in elements.children where element.name == "constraint" {
        // spec 09 §3: placeholders are removed when the document is built.
        if element.flag("placeholder") ?? false { continue }
        let isExcluded = element.id.map(excluded.contains) ?? false
        guard let constraint = add(varied(element), to: list.view, isExcluded: isExcluded) else { continue }
        guard isVaried || VariedObjects.isVaried(element) || !constraint.isActive else { continue }
        variedObjects.add(
          VariedObjects.Condition(
            constraint: constraint, holder: .init(object: list.view), list: list.element.element,
            element: element,
            isInstalled: constraint.isActive))
      }
    }
  }

  /// The constraint of an element; active unless it is left out, or one of its items is.
  private func add(_ element: VariedElement, to view: UIView, isExcluded: Bool) -> NSLayoutConstraint? {
    do throws(ConstraintFault) {
      let first = try item(element["firstItem"], or: view)
      let constraint: NSLayoutConstraint
      if element["secondItem"] != nil {
        constraint = try ConstraintReader.constraint(
          element, first: first, second: try item(element["secondItem"], or: view))
      } else {
        constraint = try ConstraintReader.constraint(element, first: first, second: nil)
      }
      if !isExcluded, !variedObjects.leavesOut(itemsOf: constraint) {
        do throws(LayoutConstraintError) { try constraint.activate() } catch { throw .refused(error) }
      }
      note(constraint, element.element)
      return constraint
    } catch {
      fail(.constraint("\(file.place(element.element)): \(error.problem(of: element, owner: nil).message)"))
      return nil
    }
  }

  private func item(_ id: String?, or view: UIView) throws(ConstraintFault) -> AnyObject {
    guard let id else { return view }
    if let object = objects[id] { return object }
    throw .unresolved(id: id, elsewhere: document.index.byID[id])
  }
}

/// A class whose objects are made with `init(coder:)`.
@MainActor protocol CodedObject {
  init?(coder: NSCoder)
}

extension UIView: CodedObject {}
extension UIViewController: CodedObject {}

extension UIContentSizeCategory {
  /// The category as documents' fonts have it.
  var documentCategory: ContentSizeCategory { typographic ?? .large }
}
