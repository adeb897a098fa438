// Requests that are refused, each with a sentence.

import LayoutReport

enum LiveMistake: Error, Equatable, CustomStringConvertible {
  case size, constant, priority
  case noConstraint(String)
  case noView(String)
  case noScenes, noScene, sceneIsClosed
  case noDocument(String)
  case unknown(String, String)
  case language(String, among: [String])
  case refused(String)
  case outOfTime(Double)
  case readOnly, wrongToken

  var description: String {
    switch self {
    case .size: "A size must be two numbers from 0 to 100000."
    case .constant: "A constant must be a finite number of at most 100000."
    case .priority: "A priority must be from 1 to 1000."
    case .noConstraint(let id): "The scene has no active constraint \(id)."
    case .noView(let id): "The scene has no view \(id)."
    case .noScenes: "The document has no scene to lay out."
    case .noScene: "The document no longer has this scene. Choose another one."
    case .sceneIsClosed: "This scene is no longer open. Load the page again."
    case .noDocument(let name): "There is no document \(name) in the folders that are served."
    case .unknown(let kind, let name): "There is no \(kind) \(name)."
    case .language(let name, let known):
      "No document of this project has the language \(name). "
        + (known.isEmpty ? "None has translations." : "This one has \(known.joined(separator: ", ")).")
    case .refused(let reason): reason
    case .outOfTime(let seconds):
      "The layout took more than \(decimal(seconds)) s and was given up: see '--time-limit' of 'plumbline serve'."
    case .readOnly: "This page is read-only. Start it with 'plumbline serve --write' to change documents."
    case .wrongToken:
      "The page does not know this run's token. Open the address that 'plumbline serve --write' printed."
    }
  }
}
