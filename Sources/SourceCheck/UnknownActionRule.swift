// `unknown-action`: actions that documents connect and classes do not declare.

import ConstraintSolver
import InterfaceBuilder
import LayoutScene
import Plumbline

extension FindingKind {
  /// A connected action that its class does not declare.
  public static let unknownAction = FindingKind(
    "unknown-action", level: .error,
    meaning: "The class in the sources does not declare an action that a document connects.",
    why:
      "It was renamed or deleted in the source. The app crashes when the control is used: connect the new name.",
    example: "<action selector=\"save:\"> after the method became save()",
    triggering: [
      .screen(
        "<outlet property=\"titleLabel\" destination=\"view-main\" id=\"o1\"/>\n  <action selector=\"saev:\" destination=\"main\" id=\"a1\"/>"
      )
    ],
    notTriggering: [
      .screen(
        "<outlet property=\"titleLabel\" destination=\"view-main\" id=\"o1\"/>\n  <action selector=\"save:\" destination=\"main\" id=\"a1\"/>"
      )
    ])
}

enum UnknownActionRule: SourceRule {
  static let kind = FindingKind.unknownAction

  static func inspect(
    _ connection: DocumentElement, of element: DocumentElement, in inspection: inout SourceInspection
  ) {
    let (document, index) = (inspection.document, inspection.index)
    switch connection.name {
    case "action":
      // Scenes are loaded one by one: what is in another one is sent nothing. A class that lacks several outlets is told.
      guard let id = connection["destination"], let target = document.index.byID[id],
        let name = target["customClass"], scene(of: target) == scene(of: connection),
        !inspection.outgrown.contains(id)
      else { return }
      inspectAction(of: id, name, connection, in: &inspection)
    case "segue" where connection["kind"] == "unwind": inspectWayBack(connection, in: &inspection)
    case "segue":
      guard let selector = connection["destinationCreationSelector"],
        let name = controller(around: element)?["customClass"]
      else { return }
      let chain = index.chain(of: name)
      guard inspection.isJudged(name, chain) else { return }
      let known = index.names(chain, \.creators)
      guard !known.contains(selector), !index.names(chain, \.actions).contains(selector) else { return }
      tell(selector, of: name, [connection], known: known, "@IBSegueAction", in: &inspection)
    default: break
    }
  }

  /// An unwind segue ends at the first controller on its way that has the action; without one it does nothing.
  private static func inspectWayBack(_ connection: DocumentElement, in inspection: inout SourceInspection) {
    guard let selector = connection["unwindAction"], let known = inspection.unwindActions,
      !known.contains(selector)
    else { return }
    let meant = NameSuggestion.closest(to: selector, among: known.sorted())
    inspection.report(
      kind, at: connection,
      "No class in the sources has the unwind action \(selector): the segue will do nothing.",
      fix: meant.map { "Connect it to \($0) of the scene's Exit instead, or delete it." }
        ?? "Delete the segue, or declare the method with @IBAction in the controller to unwind to.")
  }

  private static func controller(around element: DocumentElement) -> DocumentElement? {
    sequence(first: element, next: \.parent).first(where: ControllerKind.isController)
  }

  private static func scene(of element: DocumentElement) -> DocumentElement? {
    sequence(first: element, next: \.parent).first { $0.name == "scene" }
  }

  /// What a target lacks is one finding, at the first of the connections.
  private static func inspectAction(
    of id: String, _ name: String, _ connection: DocumentElement, in inspection: inout SourceInspection
  ) {
    let missing = inspection.missingActions[id] ?? missingActions(of: id, name, in: inspection)
    inspection.missingActions[id] = missing
    guard missing.first == connection, let selector = connection["selector"] else { return }
    let others = Set(missing.compactMap { $0["selector"] }).subtracting([selector])
    tell(
      selector, of: name, missing, known: actions(of: name, inspection.index), "@IBAction",
      others: others.count, in: &inspection)
  }

  /// The actions that an object of a class is sent and does not have.
  private static func missingActions(
    of id: String, _ name: String, in inspection: SourceInspection
  ) -> [DocumentElement] {
    let chain = inspection.index.chain(of: name)
    guard inspection.isJudged(name, chain) else { return [] }
    let known = actions(of: name, inspection.index)
    let candidates = inspection.isLenient(about: chain) ? known.sorted() : nil
    return (inspection.actions[id] ?? []).filter { connection in
      guard let selector = connection["selector"], !TimeLimit.isOver, !known.contains(selector),
        !FrameworkClasses.actions.contains(selector)
      else { return false }
      return candidates.map { NameSuggestion.closest(to: selector, among: $0) != nil } ?? true
    }
  }

  private static func actions(of name: String, _ index: SourceIndex) -> Set<String> {
    let chain = index.chain(of: name)
    let known = index.names(chain, \.actions)
    return index.isOfOldSwift(name) ? known.union(index.names(chain, \.oldActions)) : known
  }

  private static func tell(
    _ selector: String, of name: String, _ connections: [DocumentElement], known: Set<String>,
    _ attribute: String, others: Int = 0, in inspection: inout SourceInspection
  ) {
    let index = inspection.index
    let meant = NameSuggestion.closest(to: selector, among: known.sorted())
    inspection.report(
      kind, at: connections,
      "\(name) (\(index.classes[name]?.place?.text ?? "")) has no action “\(selector)”"
        + (others > 0 ? ", nor \(others) more that the \(inspection.part) connects" : "")
        + ": the app will crash when it is sent (“unrecognized selector sent to instance”).",
      fix: others > 0
        ? "Delete the connections, or declare the methods with \(attribute)."
        : meant.map { "Connect \($0) instead, or delete the connection." }
          ?? "Delete the connection, or declare the method with \(attribute).")
  }
}
