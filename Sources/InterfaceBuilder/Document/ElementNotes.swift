// The notes of the Identity inspector and the labels of the outline, by element.

import LayoutScene
import Plumbline

extension DocumentElement {
  /// The notes of an element (Identity inspector, Document) and its label.
  var notes: String? {
    let comments = first("attributedString", key: "userComments")?.children.compactMap {
      fragment -> String? in
      guard fragment.name == "fragment" else { return nil }
      return fragment["content"]
        ?? (fragment.first("string", key: "content") ?? fragment.first("mutableString", key: "content"))
        .map(TextReader.content)
    }
    let texts = [self["userLabel"], comments?.joined()].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension SceneSource {
  /// The notes of the scene's elements that speak to this program. A controller's, which no finding is about, hold for the
  /// whole scene.
  func notes(in document: InterfaceBuilderDocument) -> [SceneNote] {
    document.index.notes.compactMap { note in
      if note.element == controller {
        return SceneNote(id: nil, text: note.text, line: note.element.line, column: note.element.column)
      }
      guard root.contains(note.element) || isBarItem(note.element), let id = note.element.id else {
        return nil
      }
      return SceneNote(id: id, text: note.text, line: note.element.line, column: note.element.column)
    }
  }

  /// Whether an element is the controller's item of a bar, whose title lies in no view of the scene.
  private func isBarItem(_ element: DocumentElement) -> Bool {
    representsController && element.parent == controller
      && ["navigationItem", "tabBarItem"].contains(element.name)
  }
}
