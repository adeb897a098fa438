// `unknown-outlet`: outlets that documents connect and classes do not declare.

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

  static func inspect(
    _ connection: DocumentElement, of element: DocumentElement, in inspection: inout SourceInspection
  ) {
    guard connection.name == "outlet" || connection.name == "outletCollection",
      let property = connection["property"], let name = element["customClass"]
    else { return }
    let index = inspection.index
    let chain = index.chain(of: name)
    guard inspection.isJudged(name, chain), !FrameworkClasses.outlets.contains(property) else { return }
    let known = index.names(chain, \.properties)
    guard !known.contains(property) else { return }
    let meant = NameSuggestion.closest(to: property, among: known.sorted())
    // AppKit's own outlets are many; only likely mistakes are reported.
    if inspection.isMac, chain.end.map(FrameworkClasses.isOfAppKit) ?? false, meant == nil { return }
    let place = index.classes[name]?.place
    inspection.report(
      kind, at: connection,
      "\(name) (\(place?.text ?? "")) has no outlet \(property): the app will crash when it loads the document (“this class is "
        + "not key value coding-compliant for the key \(property)”).",
      fix: meant.map {
        "Connect \($0) (\(Self.place(of: $0, chain, index))) instead, or delete the connection."
      }
        ?? "Delete the connection, or declare @IBOutlet var \(property).")
  }

  private static func place(of outlet: String, _ chain: SourceIndex.Chain, _ index: SourceIndex) -> String {
    chain.names.lazy.compactMap { index.classes[$0]?.outlets[outlet]?.place.text }.first ?? chain.names.first
      ?? ""
  }
}
