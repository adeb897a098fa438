// Mistakes of a document that concern no constraint: ids that are given twice, connections that lead nowhere.

import Foundation
import Plumbline

extension SceneBuilder {
  func reportDuplicates() {
    for element in document.index.duplicates where source.root.contains(element) {
      guard let id = element.id else { continue }
      let first = document.index.byID[id].map { " in line \($0.line)" } ?? ""
      scene.problems.append(
        SceneProblem(
          kind: .unresolved,
          message:
            "The id “\(id)” of the <\(element.name)> in line \(element.line) is taken already\(first).",
          fix: "Give one of the two a new id; references lead to the first.",
          views: ViewKind.isView(element) ? [id] : [], line: element.line))
    }
  }

  func reportDanglingConnections() {
    let owner = source.representsController ? source.controller ?? source.root : source.root
    for element in owner.descendants() {
      guard ["outlet", "outletCollection", "segue"].contains(element.name),
        let target = element["destination"],
        document.index.byID[target] == nil
      else { continue }
      let name = element["property"] ?? element["identifier"] ?? element.id ?? ""
      scene.problems.append(
        SceneProblem(
          kind: .unresolved,
          message:
            "The \(element.name) “\(name)” in line \(element.line) leads to “\(target)”, which is nowhere in the document.",
          fix: "Delete the \(element.name), or connect it again.", line: element.line))
    }
  }
}
