// An index of sources that a test holds as texts.

import SourceDeclarations
@testable import SourceCheck

extension SourceIndex {
  /// Reads texts by the names of their files, each as a whole.
  init(files: [String: String]) {
    self.init()
    let files = files.sorted { $0.key < $1.key }
    for (name, text) in files {
      if let outline = Self.outline(of: Array(text.utf8), name: name) { add(outline, name: name) }
    }
    let wanted = WantedWords(Set(declared.keys).union(["object_setClass"]))
    for (name, text) in files {
      let outline = Self.outline(of: Array(text.utf8), name: name, wanted: wanted)
      add(ReadSource(text, name: name, mentioned: outline?.mentioned ?? []))
    }
  }
}
