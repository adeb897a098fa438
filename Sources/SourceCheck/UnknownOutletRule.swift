// `unknown-outlet`: outlets that documents connect and classes do not declare.

import ConstraintSolver
import InterfaceBuilder
import LayoutScene
import Plumbline

extension FindingKind {
  /// A connected outlet that its class does not declare.
  public static let unknownOutlet = FindingKind(
    "unknown-outlet", level: .error,
    meaning: "The class in the sources does not declare an outlet that a document connects.",
    why:
      "It was renamed or deleted in the source. The app crashes when it loads the document: connect the new name.",
    example: "<outlet property=\"titleLable\"> where the class declares titleLabel",
    triggering: [
      .screen("<outlet property=\"titleLable\" destination=\"view-main\" id=\"o1\"/>")
    ],
    notTriggering: [
      .screen("<outlet property=\"titleLabel\" destination=\"view-main\" id=\"o1\"/>")
    ])
}

enum UnknownOutletRule: SourceRule {
  static let kind = FindingKind.unknownOutlet

  static func inspect(_ element: DocumentElement, in inspection: inout SourceInspection) {
    guard let name = element["customClass"] else { return }
    let connections = SourceInspection.connections(of: element).filter(isOutlet)
    guard !connections.isEmpty else { return }
    let index = inspection.index
    let chain = index.chain(of: name)
    guard inspection.isJudged(name, chain) else { return }
    let known = index.names(chain, \.properties)
    let outlets = index.names(chain) { Set($0.outlets.keys) }.sorted()
    // Of what a framework has beside these only likely mistakes are reported.
    let isLenient = inspection.isLenient(about: chain)
    func isMissing(_ connection: DocumentElement) -> Bool {
      guard let property = connection["property"], !FrameworkClasses.outlets.contains(property),
        !isSettable(property, known),
        !(inspection.isMac && FrameworkClasses.outletsOfAppKit.contains(property))
      else { return false }
      return !isLenient || !TimeLimit.isOver && NameSuggestion.closest(to: property, among: outlets) != nil
    }
    // A class that is not the document's any more lacks all of them: that is one finding, at the first.
    let missing = connections.filter(isMissing)
    guard let property = missing.first?["property"] else { return }
    let meant = NameSuggestion.closest(to: property, among: outlets)
    let rest = missing.count - 1
    if rest > 0, let id = element.id { inspection.outgrown.insert(id) }
    let whole = inspection.part
    let place = index.classes[name]?.place
    inspection.report(
      kind, at: missing,
      "\(name) (\(place?.text ?? "")) has no outlet \(property)"
        + (rest > 0 ? ", nor \(rest) more that the \(whole) connects" : "")
        + ": the app will crash when it loads the \(whole) (“this class is not key value coding-compliant for the key "
        + "\(property)”).",
      fix: rest > 0
        ? "Delete the \(whole) if nothing loads it; or delete the connections, or declare the outlets."
        : meant.map {
          "Connect \($0) (\(Self.place(of: $0, chain, index))) instead, or delete the connection."
        } ?? "Delete the connection, or declare @IBOutlet var \(property).")
  }

  private static func isOutlet(_ connection: DocumentElement) -> Bool {
    connection.name == "outlet" || connection.name == "outletCollection"
  }

  /// Whether key-value coding finds a property: it asks for `setName:`, for the key `name` as for `Name`.
  private static func isSettable(_ key: String, _ known: Set<String>) -> Bool {
    known.contains(key) || known.contains(key.prefix(1).lowercased() + key.dropFirst())
  }

  private static func place(of outlet: String, _ chain: SourceIndex.Chain, _ index: SourceIndex) -> String {
    chain.names.lazy.compactMap { index.classes[$0]?.outlets[outlet]?.place.text }.first ?? chain.names.first
      ?? ""
  }
}
