// `unknown-class`: classes that documents name and sources do not declare.

import InterfaceBuilder
import LayoutScene
import Plumbline

extension FindingKind {
  /// A class that was not found in the sources, or in another module.
  public static let unknownClass = FindingKind(
    "unknown-class", level: .warning,
    meaning: "Class not found in the sources, or found in another module.",
    why:
      "It was renamed or moved. The app falls back to the element's own class, without your code and outlets.",
    example: "customClass=\"ProfileController\" after the class became ProfileViewController",
    triggering: [
      .screen(of: "Sceen", "")
    ],
    notTriggering: [
      .screen("<outlet property=\"titleLabel\" destination=\"view-main\" id=\"o1\"/>")
    ])
}

enum UnknownClassRule: SourceRule {
  static let kind = FindingKind.unknownClass

  static func inspect(_ element: DocumentElement, in inspection: inout SourceInspection) {
    let index = inspection.index
    // One class in several places is one finding, at the first of them.
    guard let use = ClassUse(element), let alike = inspection.uses[use], alike.first == element,
      !FrameworkClasses.contains(use.name) || index.classes[use.name]?.place != nil
    else { return }
    let (name, module) = (use.name, use.module)
    let isOfTarget = use.provider == "target"
    guard let known = index.classes[name], let place = known.place else {
      guard index.isComplete else { return }
      let meant = NameSuggestion.closest(
        to: name, among: index.declared.keys.filter { $0.first?.isUppercase ?? false }.sorted())
      // A class without a module, or of a module that is not the project's, may be a library's.
      guard
        isOfTarget || module.map(index.modules.contains) ?? false
          || module == nil && meant != nil && !index.hasLibraries
      else {
        inspectModule(of: alike, name, in: &inspection)
        return
      }
      let way = meant.map { "Choose \($0), \(index.declared[$0]?.text ?? "")" } ?? "Choose another class"
      inspection.report(
        kind, at: alike,
        "The class \(name)\(module.map { " of module \($0)" } ?? "") was not found in the sources: the app will use "
          + "the class of <\(element.name)> instead, which has none of its outlets.",
        fix: "\(way) in the Identity inspector, or add the class.")
      return
    }
    // Where the target provides the module, the document is compiled with it, whether it stands there or not.
    if module == nil, !isOfTarget, known.isSwift, !known.hasRuntimeName {
      inspection.report(
        kind, at: alike,
        "The class \(name) is a Swift class (\(place.text)), but the document names no module: the app will not find it.",
        fix: "Set the module in the Identity inspector, or turn on Inherit Module From Target.")
    } else if let module, !isOfTarget, index.isComplete, index.knowsModules(of: place.file),
      !index.modules.contains(module), known.isSwift
    {
      let meant = NameSuggestion.closest(to: module, among: index.modules.sorted())
      inspection.report(
        kind, at: alike,
        "The class \(name) is in \(place.text), but the document names the module \(module), which the project does not build.",
        fix: "Set the module in the Identity inspector\(meant.map { ", probably to \($0)" } ?? "").")
    }
  }

  /// A module that is neither built by the project nor imported by its sources.
  private static func inspectModule(
    of elements: [DocumentElement], _ name: String, in inspection: inout SourceInspection
  ) {
    let index = inspection.index
    guard let element = elements.first, let module = element["customModule"], index.isWithout(module) else {
      return
    }
    let meant = NameSuggestion.closest(to: module, among: index.modules.sorted())
    inspection.report(
      kind, at: elements,
      "The class \(name) has the module \(module), which the project does not build and none of its sources imports: the "
        + "app will use the class of <\(element.name)> instead, which has none of its outlets.",
      fix:
        "Set the module in the Identity inspector\(meant.map { ", probably to \($0)" } ?? ""), or add the library."
    )
  }
}
