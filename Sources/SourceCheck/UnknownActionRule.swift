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
      guard let target = connection["destination"].flatMap({ document.index.byID[$0] }),
        let name = target["customClass"], Self.scene(of: target) == Self.scene(of: connection),
        !inspection.outgrown.contains(target.id ?? "")
      else { return }
      inspectAction(of: target, name, connection, in: &inspection)
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
    let (index, census) = (inspection.index, inspection.census)
    guard let selector = connection["unwindAction"], index.isComplete, census.isComplete,
      census.controllers.allSatisfy({ inspection.isJudged($0, index.chain(of: $0)) })
    else { return }
    let known = index.actions
    guard !known.contains(selector) else { return }
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

  private static func inspectAction(
    of target: DocumentElement, _ name: String, _ connection: DocumentElement,
    in inspection: inout SourceInspection
  ) {
    let index = inspection.index
    let chain = index.chain(of: name)
    guard inspection.isJudged(name, chain),
      index.classes[name]?.actions.contains(connection["selector"] ?? "") != true
    else { return }
    var known = index.names(chain, \.actions)
    if index.isOfOldSwift(name) { known.formUnion(index.names(chain, \.oldActions)) }
    let isLenient = inspection.isLenient(about: chain)
    func missing(_ connection: DocumentElement) -> String? {
      guard let selector = connection["selector"], !TimeLimit.isOver, !known.contains(selector),
        !FrameworkClasses.actions.contains(selector)
      else { return nil }
      return !isLenient || NameSuggestion.closest(to: selector, among: known.sorted()) != nil ? selector : nil
    }
    guard let selector = missing(connection) else { return }
    // What a target lacks is one finding, at the first of the connections.
    let sent = target.id.flatMap { inspection.actions[$0] } ?? []
    guard sent.first(where: { missing($0) != nil }) == connection else { return }
    let all = sent.filter { missing($0) != nil }
    let others = Set(all.compactMap(missing)).subtracting([selector])
    tell(selector, of: name, all, known: known, "@IBAction", others: others.count, in: &inspection)
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
