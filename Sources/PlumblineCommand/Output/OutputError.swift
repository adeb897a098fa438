// The errors of outputs that cannot be written.

enum OutputError: Error, CustomStringConvertible {
  case severalScenes
  case unwritable(String)
  case undrawable(String)

  var description: String {
    switch self {
    case .severalScenes:
      "--out - writes one picture, and there are several. Choose one scene with --scene, or give a folder."
    case .unwritable(let path):
      "\(path): cannot be written. Check the folder, its permissions and the free space of the disk."
    case .undrawable(let scene):
      "Scene \(scene): the picture is too large for this format. Use --format svg."
    }
  }
}
