// The documents that `update`, `fix` and `serve --write` may change.

import Foundation

/// A document of Interface Builder, and the folder that its file must be in, wherever symbolic links lead.
struct EditableSource: Sendable {
  var path: FilePath
  var folder: FilePath
}

extension EditableSource {
  /// The documents of an argument: a file, or the files of a folder that its `.plumbline.yml` chooses. Folders that cannot
  /// be listed are failures.
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

  init(file path: FilePath) throws(DocumentError) {
    guard DocumentForm(name: path.name) == .interfaceBuilder else {
      throw .unreadable(
        path.name, reason: "is not a .storyboard or .xib file; other documents store no frames")
    }
    self.init(path: path, folder: path.folder)
  }
}
