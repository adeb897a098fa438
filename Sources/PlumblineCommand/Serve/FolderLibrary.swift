// The documents of the live page: files in folders, and texts of its playground.

import LayoutScene

#if Serve
  import Foundation
  import InterfaceBuilder
  import LayoutDocument
  import LayoutReport
  import LayoutService
  import Plumbline

  /// Lists, reads and changes the documents in some folders.
  struct FolderLibrary: DocumentLibrary {
    private let input: InputOptions
    /// The folders within which files are changed, as they were at the start: a link that is put in later leads nowhere.
    private let roots: [FilePath]

    init(_ paths: [String]) throws {
      input = try InputOptions.parse(["--"] + paths)
      for path in paths where FileStatus(of: FilePath(argument: path)) == nil {
        throw DocumentError.unreadable(path, reason: FileContents.reason(errno))
      }
      roots = paths.map { FilePath(argument: $0) }
        .compactMap { (FileStatus(of: $0)?.kind == .folder ? $0 : $0.folder).resolved }
    }

    func names() -> [String] {
      planned.compactMap { planned in
        guard case .success(.file(let path)) = planned.source else { return nil }
        return path.name
      }
    }

    func complaints() -> [String] {
      planned.compactMap { planned in
        guard case .failure(let error) = planned.source else { return nil }
        return "\(error)"
      }
    }

    /// The documents that are in the folders now.
    private var planned: [PlannedDocument] { (try? DocumentSearch.documents(for: input)) ?? [] }

    func path(of name: String) -> String? {
      URL(fileURLWithPath: name).standardizedFileURL.path
    }

    @MainActor
    func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene] {
      try SceneReader(.file(FilePath(argument: name))).scenes(for: configuration)
    }

    @MainActor
    func scenes(ofText text: String) throws -> [Scene] {
      do {
        return [try LayoutDocument(Data(text.utf8), name: "playground").makeScene()]
      } catch {
        throw TextMistakes(
          error.mistakes.map { mistake in
            TextMistakes.Mistake(
              message: mistake.message, line: mistake.line, column: mistake.column, excerpt: mistake.excerpt,
              caret: mistake.caret)
          })
      }
    }

    @MainActor
    func scenes(ofFormats text: String) throws -> [Scene] { [try FormatText(text).scene()] }

    // MARK: Writing

    func write(_ change: DocumentChange, to name: String) throws -> String {
      let path = try EditableSource(file: FilePath(argument: name)).path
      let place = path.resolved ?? path
      let root = roots.first { FolderWalk.relativePath(of: place, below: $0) != nil }
      let file = try DocumentFile(path, below: root ?? roots[0])
      var editor = try DocumentEditor(bytes: file.bytes, name: name)
      let words: String
      switch change.kind {
      case .constraint: words = try Self.changeConstraint(change, &editor)
      case .frames:
        // The page shows all frames that differ before they are written, including those that `check` reports with a note.
        let updates = editor.updateFrames(for: SceneConfiguration(scene: change.scene), believesNotes: true)
        guard !updates.isEmpty else { throw WritingMistake.noScene(change.scene) }
        let changes = updates.flatMap(\.changes)
        guard !changes.isEmpty else {
          return "All stored frames are the computed ones already; nothing was written."
        }
        words = "wrote \(changes.count) computed frame\(changes.count == 1 ? "" : "s")"
      case .wayOut:
        guard let outcome = try Self.wayOut(change, of: name) else { throw WritingMistake.noWayOut }
        try file.replace(with: outcome.bytes)
        return "\(name): \(outcome.words)."
      }
      guard !editor.isUnchanged else {
        return "\(name): the document has these values already; nothing was written."
      }
      try file.replace(with: editor.bytes)
      return "\(name): \(words)."
    }

    private static func wayOut(_ change: DocumentChange, of name: String) throws -> RepairTrial.Outcome? {
      let checked = try CheckedDocument(name, tries: false)
      let findings = checked.reports.filter { $0.scene == change.scene }.flatMap(\.findings)
      guard let finding = findings.first(where: { $0.id == change.finding }) else { return nil }
      return checked.laidOut.repairPlan?.outcome(for: finding, ofScene: change.scene)
    }

    private static func changeConstraint(_ change: DocumentChange, _ editor: inout DocumentEditor) throws
      -> String
    {
      let id = change.constraint ?? ""
      var words: [String] = []
      var isKnown = true
      if let constant = change.constant {
        guard constant.isFinite, abs(constant) <= 100_000 else { throw WritingMistake.constant }
        isKnown = editor.setConstant(constant, ofConstraint: id, line: change.line)
        words.append("the constant to \(decimal(constant))")
      }
      if let priority = change.priority {
        guard (1...1000).contains(priority) else { throw WritingMistake.priority }
        isKnown = isKnown && editor.setPriority(Float(priority), ofConstraint: id, line: change.line)
        words.append("the priority to \(decimal(priority))")
      }
      if let isActive = change.isActive {
        isKnown = isKnown && editor.setInstalled(isActive, ofConstraint: id, line: change.line)
        words.append("Installed to \(isActive ? "on" : "off")")
      }
      guard isKnown else { throw WritingMistake.noConstraint(id) }
      return "set \(words.joined(separator: ", ")) of constraint \(id)"
    }
  }

  /// Why a change of the page is not written.
  private enum WritingMistake: Error, CustomStringConvertible {
    case constant, priority, noWayOut
    case noConstraint(String)
    case noScene(String)

    var description: String {
      switch self {
      case .constant: "The constant must be between -100000 and 100000. Nothing was written."
      case .priority: "The priority must be between 1 and 1000. Nothing was written."
      case .noWayOut: "None of the changes of 'plumbline fix' resolves this finding. Nothing was written."
      case .noScene(let id): "The document no longer has the scene \(id). Nothing was written."
      case .noConstraint(let id):
        "Constraint \(id) is not in the document; the system adds it at run time. Nothing was written."
      }
    }
  }
#endif
