// `unconnected-outlet`: outlets that their class relies on and no document connects.

import InterfaceBuilder
import LayoutScene
import Plumbline

extension FindingKind {
  /// An implicitly unwrapped outlet that no document connects.
  public static let unconnectedOutlet = FindingKind(
    "unconnected-outlet", level: .warning,
    milder: [(.note, "no document names the class, which may be unused")],
    meaning: "No document connects an outlet that its class declares as implicitly unwrapped, and reads.",
    why:
      "The app crashes when it reads the outlet. Connect it, or delete it where nothing uses it. Outlets of a class that "
      + "no document names are told where another source names it and all documents around were checked.",
    example: "@IBOutlet var title: UILabel! that no <outlet> names",
    triggering: [
      .screen("")
    ],
    notTriggering: [
      .screen("<outlet property=\"titleLabel\" destination=\"view-main\" id=\"o1\"/>")
    ])
}

enum UnconnectedOutletRule: SourceRule {
  static let kind = FindingKind.unconnectedOutlet

  /// Implicitly unwrapped outlets that no document connects.
  static func inspect(_ element: DocumentElement, in inspection: inout SourceInspection) {
    let index = inspection.index
    guard let name = element["customClass"],
      element.name == "placeholder" || index.classes[name]?.place != nil, index.isComplete,
      inspection.census.isComplete
    else { return }
    let chain = index.chain(of: name)
    // What documents connect of the class, of its superclasses and of their subclasses.
    let connected = chain.names.compactMap { inspection.connected[$0] }
    for type in chain.names {
      let open = (index.classes[type]?.outlets ?? [:]).sorted { $0.key < $1.key }.filter { outlet, declared in
        declared.isNeeded && !connected.contains { $0.contains(outlet) }
          && index.classes[type]?.assigned.contains(outlet) != true
          && !FrameworkClasses.outlets.contains(outlet)
          && index.isRead(outlet, of: type) && inspection.toldOutlets.insert("\(type).\(outlet)").inserted
      }
      guard let first = open.first else { continue }
      // A class that lost its document lacks all of them at once.
      let rest = open.count - 1
      inspection.report(
        kind, at: element,
        "The outlet \(first.key) of \(type) (\(first.value.place.text))"
          + (rest == 0 ? " is" : " and \(rest) more of its outlets are")
          + " not connected in any document: the app will crash when it reads \(rest == 0 ? "it" : "one").",
        fix: rest == 0
          ? "Connect it, make it optional, or delete it."
          : "Connect them, make them optional, or delete them.")
    }
  }
}
