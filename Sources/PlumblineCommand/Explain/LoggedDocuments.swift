// The documents in which the constraints of a log may be written down.

import ConsoleLog
import Foundation
import LayoutScene

struct LoggedDocuments {
  /// The constraints of every scene, as a log would print them.
  private(set) var scenes: [SceneConstraints] = []
  private var run: SceneRun
  private let folder: String

  /// Reads a document, or all of a folder, on their own canvases. What cannot be read is reported on standard error.
  init(below folder: String) throws {
    self.folder = folder
    run = SceneRun(try Inputs(paths: [folder]))
    var scenes: [SceneConstraints] = []
    try run.forEachScene { scene, _ in
      SceneConstraints(scene)
    } _: {
      scenes.append($0)
    }
    self.scenes = scenes
  }

  /// Whether a document could be read.
  var areAny: Bool { run.documents > 0 }

  /// Where no constraint of the log was found.
  var complaint: String {
    "--documents \(folder): no constraint of the log has the classes, numbers and identifier of one in "
      + "\(run.documents) \(run.documents == 1 ? "document" : "documents"); it may be made in code, or changed there."
  }

  /// Throws the exit status where a document could not be read.
  func finish() throws { try run.finish() }
}
