// The documents of a command line: files, folders, lists of files and standard input, each once, with its settings.

import Foundation

/// A document to read, or why there is none, with the settings of the argument that it comes from.
struct PlannedDocument: Sendable {
  var source: Result<DocumentSource, any Error>
  var settings: InputSettings

  /// The files that are read for it: its own, and its `.plumbline.yml`.
  var files: [FilePath] {
    let own: FilePath? = if case .success(.file(let path)) = source { path } else { nil }
    return [own, settings.file?.folder.appending(TeamConfiguration.name)].compactMap { $0 }
  }
}

struct DocumentSearch {
  private let inputs: Inputs
  private var configurations = TeamConfigurationSearch()
  private var faultyFiles: Set<String> = []
  private var seen: Set<FileStatus.Identity> = []
  private var readsStandardInput = false

  init(_ inputs: Inputs) { self.inputs = inputs }

  /// The documents of the arguments in their order; those of a folder in the order of their paths.
  static func documents(for inputs: Inputs) throws -> [PlannedDocument] {
    var search = DocumentSearch(inputs)
    var planned: [PlannedDocument] = []
    for argument in inputs.input.documents.map(FilePath.init(argument:))
      + (try inputs.input.listedDocuments())
    {
      planned += try search.documents(at: argument)
    }
    return planned
  }

  private mutating func documents(at argument: FilePath) throws -> [PlannedDocument] {
    let isStandardInput = argument.bytes == Array("-".utf8)
    let status = isStandardInput ? nil : FileStatus(of: argument)
    let reason = errno
    guard isStandardInput || status != nil else {
      return [
        PlannedDocument(
          source: .failure(DocumentError.unreadable(argument.name, reason: FileContents.reason(reason))),
          settings: try InputSettings(inputs, file: nil))
      ]
    }
    let isFolder = status?.kind == .folder
    let settings: InputSettings
    do {
      let folder = isFolder ? argument : isStandardInput ? FilePath(".") : argument.folder
      settings = try InputSettings(inputs, file: configurations.file(above: folder))
    } catch let mistakes as TeamConfigurationMistakes {
      // A faulty `.plumbline.yml` is reported once, not for each of its inputs.
      guard faultyFiles.insert(mistakes.file).inserted else { return [] }
      return [PlannedDocument(source: .failure(mistakes), settings: try InputSettings(inputs, file: nil))]
    }
    if isStandardInput {
      defer { readsStandardInput = true }
      return readsStandardInput ? [] : [PlannedDocument(source: .success(.standardInput), settings: settings)]
    }
    let found: [Result<DocumentSource, any Error>] =
      isFolder
      ? FolderWalk.documents(below: argument, choice: settings.folderChoice).map { $0.mapError { $0 } }
      : inputs.input.forceExclude && !FolderWalk.isChosen(argument, by: settings.folderChoice)
        ? [] : [.success(.file(argument))]
    return found.filter { isNew($0) }.map { PlannedDocument(source: $0, settings: settings) }
  }

  /// Whether the file was not named before, under this or another path.
  private mutating func isNew(_ source: Result<DocumentSource, any Error>) -> Bool {
    guard case .success(.file(let path)) = source, let status = FileStatus(of: path), status.kind == .file
    else { return true }
    return seen.insert(status.identity).inserted
  }
}

extension InputOptions {
  private static var listLimit: Int { 64 << 20 }

  /// The paths of `--files-from`: separated by NUL if the list has one, else by line breaks.
  func listedDocuments() throws(DocumentError) -> [FilePath] {
    guard let filesFrom else { return [] }
    let bytes =
      filesFrom == "-"
      ? try FileContents.standardInput(limit: Self.listLimit)
      : try FileContents.bytes(of: FilePath(argument: filesFrom), limit: Self.listLimit)
    if bytes.contains(0) { return bytes.split(separator: 0).map { FilePath(bytes: Array($0)) } }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return path.isEmpty ? nil : FilePath(bytes: Array(path))
    }
  }
}
