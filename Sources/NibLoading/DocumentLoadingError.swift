// Why objects of a document cannot be made, in Apple's words where Apple's systems raise an exception.

import Foundation
import InterfaceBuilder

/// The errors of a document, or of the classes that it names.
public enum DocumentLoadingError: Error, Hashable, CustomStringConvertible, Sendable {
  /// There is no such document.
  case noNib(name: String, bundle: String)
  case noStoryboard(name: String, bundle: String)
  /// Several bundles have it, and none was named.
  case severalDocuments(name: String, paths: [String])
  /// The document cannot be read.
  case unreadable(InterfaceBuilderError)
  /// The storyboard has no controller of an identifier, or none to begin with.
  case noController(identifier: String, document: String, known: [String])
  case noInitialController(document: String)
  case unknownOutlet(name: String, className: String, place: String, suggestion: String?, hasTable: Bool)
  /// The destination of an outlet is of another class than the outlet's type.
  case unfitting(outlet: String, className: String, type: String, value: String, place: String)
  case wrongKind(className: String, element: String, place: String)
  /// A class made no object.
  case notMade(className: String, place: String)
  /// The document of a controller has no view for it.
  case noView(controller: String, document: String)
  /// An id of no object.
  case unresolved(id: String, what: String, place: String)
  /// A controller is a part of itself.
  case endless(place: String)
  /// A constraint cannot be made.
  case constraint(String)
  /// A cell's document has not one cell as its first object.
  case noCell(identifier: String, document: String)

  /// The mistake, its place, and the way out.
  public var description: String {
    switch self {
    case .noNib(let name, let bundle):
      "Could not load NIB in bundle: '\(bundle)' with name '\(name)'. Add \(name).xib to the target's resources, "
        + "or give the bundle that has it."
    case .noStoryboard(let name, let bundle):
      "Could not find a storyboard named '\(name)' in bundle \(bundle). Add \(name).storyboard to the target's "
        + "resources, or give the bundle that has it."
    case .severalDocuments(let name, let paths):
      "'\(name)' is in several bundles: \(paths.joined(separator: ", ")). Pass the one to use."
    case .unreadable(let error): error.description
    case .noController(let identifier, let document, let known):
      "Storyboard (\(document)) doesn't contain a view controller with identifier '\(identifier)'."
        + (known.isEmpty ? "" : " It has \(known.map { "'\($0)'" }.joined(separator: ", ")).")
    case .noInitialController(let document):
      "\(document): no controller is marked as the initial one. Mark one, or ask for one by its identifier."
    case .unknownOutlet(let name, let className, let place, let suggestion, let hasTable):
      "\(place): [<\(className)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(name)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + (hasTable
          ? ""
          : " No module of the document has a table of its classes: build it with the plugin WithoutObjectiveC.")
    case .unfitting(let outlet, let className, let type, let value, let place):
      "\(place): the outlet \(outlet) of \(className) is of the type \(type), and is connected to an object of the "
        + "class \(value)."
    case .wrongKind(let className, let element, let place):
      "\(place): \(className) is not the class of a <\(element)>. Correct the custom class in the document."
    case .notMade(let className, let place): "\(place): init(coder:) of \(className) returned nil."
    case .noView(let controller, let document):
      "loaded the \"\(document)\" nib but the view outlet was not set for \(controller). Connect it."
    case .unresolved(let id, let what, let place):
      "\(place): the \(what) refers to “\(id)”, which the document does not contain. Delete it, or connect it again."
    case .endless(let place):
      "\(place): the controller that this leads to contains itself. Connect it to another one."
    case .constraint(let message): message
    case .noCell(let identifier, let document):
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
        + "must be a cell or reusable view: \(document)"
    }
  }
}
