// The errors of `diff --git`.

enum GitError: Error, CustomStringConvertible {
  case noRevision
  case noGit
  case noRepository
  case noWorkTree
  case unknownRevision(String)
  case outside(String, root: String)
  case failed(String)
  case outOfTime(TimeAllowance)

  var description: String {
    switch self {
    case .noRevision: "--git needs a revision, such as HEAD."
    case .noGit: "git was not found in PATH. Install it, or compare two folders without --git."
    case .noRepository:
      "--git: the current folder is not in a git repository. Run in one, or compare two folders without --git."
    case .noWorkTree:
      "--git: this repository has no working tree. Run in a clone, or compare two folders without --git."
    case .outside(let path, let root):
      "\(path): is outside the repository at \(root). Give paths inside it, or compare two folders without --git."
    case .unknownRevision(let name):
      "'\(name)' is not a revision of this repository. 'git log' lists revisions."
    case .failed(let reason): "git: \(reason)"
    case .outOfTime(let time): "git: not done after \(time) s; give it more time with --time-limit."
    }
  }
}
