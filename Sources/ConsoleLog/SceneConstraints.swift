// A scene's constraints as a log would print them, for finding those of a log in documents.

import Foundation
import LayoutScene
import Plumbline

/// The constraints of one scene in the notation of logs, each with its data in the document. It may leave the thread of
/// the scene.
public struct SceneConstraints: Sendable {
  /// The element of a document that defines a constraint.
  public struct Place: Hashable, Sendable {
    /// The document's path, as it was given.
    public var document: String
    /// The id of the scene's root view.
    public var scene: String
    /// The controller's class or label, if the scene has one.
    public var title: String?
    /// The constraint's id.
    public var id: String
    /// The line of the document, from 1.
    public var line: Int?
  }

  struct Entry: Sendable {
    var constraint: NotedConstraint
    var place: Place
  }

  let entries: [Entry]
  /// The class that the document names or means, by the address of its view.
  let customClasses: [String: String]

  /// Notes the constraints of a scene, as its document has them.
  @MainActor
  public init(_ scene: Scene) {
    var customClasses: [String: String] = [:]
    for view in scene.views {
      let content = view.kind == "tableViewCellContentView" ? "UITableViewCellContentView" : nil
      guard let name = view.customClass ?? view.systemClass ?? content else { continue }
      customClasses[Self.address(of: view.view)] = name
    }
    self.customClasses = customClasses
    entries = scene.constraints.compactMap { entry in
      guard let constraint = try? NotedConstraint(entry.constraint.description) else { return nil }
      return Entry(
        constraint: constraint,
        place: Place(
          document: scene.document, scene: scene.id, title: scene.title, id: entry.id, line: entry.line))
    }
  }

  @MainActor
  private static func address(of object: AnyObject) -> String {
    String(Facades.name(of: Facades.shown(object)).split(separator: ":").last ?? "")
  }
}
