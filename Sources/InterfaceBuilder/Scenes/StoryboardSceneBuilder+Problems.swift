// Mistakes of a document that concern no constraint: connections that do not resolve.

import Foundation
import LayoutScene
import Plumbline

extension StoryboardSceneBuilder {
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
            "The \(element.name) “\(name)” in line \(element.line) refers to “\(target)”, which does not exist in the document.",
          fix: "Delete the \(element.name), or connect it again.", line: element.line, column: element.column)
      )
    }
  }
}
