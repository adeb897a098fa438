// Which documents a command may change: those of Interface Builder, each in the folder that it was found in.

import Foundation

/// A document of Interface Builder that a command may change, and the folder that it may be changed in.
struct EditableSource: Sendable {
  var path: FilePath
  var folder: FilePath

  /// What an argument names: a file, or those of a folder as the nearest `.plumbline.yml` chooses them. What cannot be
  /// read is among the answers.
  static func all(at argument: String) throws -> [Result<EditableSource, DocumentError>] {
    let path = FilePath(argument: argument)
    guard argument != "-" else {
      throw DocumentError.unreadable(
        argument, reason: "standard input cannot be changed; give the file of a document")
    }
    guard let status = FileStatus(of: path) else {
      throw DocumentError.unreadable(path.name, reason: FileContents.reason(errno))
    }
    guard status.kind == .folder else { return [.success(try EditableSource(file: path))] }
    var search = TeamConfigurationSearch()
    let choice = FolderChoice(try search.file(above: path))
    return FolderWalk.documents(below: path, choice: choice).compactMap { found in
      switch found {
      case .success(.file(let document)) where DocumentForm(name: document.name) == .interfaceBuilder:
        .success(EditableSource(path: document, folder: path))
      case .success: nil
      case .failure(let error): .failure(error)
      }
    }
  }

  /// A document that is named by itself.
  init(file path: FilePath) throws(DocumentError) {
    guard DocumentForm(name: path.name) == .interfaceBuilder else {
      throw .unreadable(
        path.name, reason: "is not a .storyboard or .xib file; other documents store no frames")
    }
    self.init(path: path, folder: path.folder)
  }

  private init(path: FilePath, folder: FilePath) {
    self.path = path
    self.folder = folder
  }
}
