// The documents of the live page: files in folders, and texts of its playground.

import LayoutScene

#if Serve
  import ConstraintSolver
  import Foundation
  import InterfaceBuilder
  import LayoutDocument
  import LayoutReport
  import LayoutService
  import Plumbline

  /// Lists, reads and changes the documents in some folders.
  final class FolderLibrary: DocumentLibrary {
    private let inputs: Inputs
    /// The folders within which files are changed, as they were at the start: a link that is put in later leads nowhere.
    private let roots: [FilePath]
    /// What was read around the documents, for some seconds: pages ask often, and projects are large.
    private let surroundings = Locked(Surroundings())
    /// The sources beside the documents, read with the first check.
    private let sources = Locked<SourceComparison??>(.none)

    private struct Surroundings {
      var planned: (documents: [PlannedDocument], at: ContinuousClock.Instant)?
      var projects = (catalogues: ProjectCatalogues(), devices: ProjectDevices(), at: ContinuousClock.now)
    }

    init(_ paths: [String]) throws {
      inputs = try Inputs(paths: paths)
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

    private var planned: [PlannedDocument] {
      surroundings.withLock { around in
        if let known = around.planned, .now - known.at < .milliseconds(400) { return known.documents }
        let documents = (try? DocumentSearch.documents(for: inputs)) ?? []
        around.planned = (documents, .now)
        return documents
      }
    }

    private var projects: (catalogues: ProjectCatalogues, devices: ProjectDevices) {
      surroundings.withLock { around in
        if .now - around.projects.at > .seconds(10) {
          around.projects = (ProjectCatalogues(), ProjectDevices(), .now)
        }
        return (around.projects.catalogues, around.projects.devices)
      }
    }

    func path(of name: String) -> String? { URL(fileURLWithPath: name).standardizedFileURL.path }

    @MainActor
    func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene] {
      let file = FilePath(argument: name)
      try FileContents.requireFile(file)
      return try SceneReader(.file(file), projects: projects.catalogues).scenes(for: configuration)
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

    func check(_ name: String) throws -> [SceneReport] {
      try FileContents.requireFile(FilePath(argument: name))
      let (catalogues, devices) = projects
      let comparison = sources.withLock { known in
        if known == nil { known = .some(SourceComparison(around: inputs.input, planned)) }
        return known
      }
      return try CheckedDocument(
        name, tries: false, projects: catalogues, devices: devices, sources: comparison
      ).reports
    }

    func languages(of name: String) -> [String] {
      path(of: name).map { InterfaceBuilderDocument.languages(ofDocumentAt: $0) } ?? []
    }

    // MARK: Writing

    func write(_ change: DocumentChange, to name: String, isTrial: Bool) throws -> WrittenChange {
      let path = try EditableSource(file: FilePath(argument: name)).path
      let place = path.resolved ?? path
      let root = roots.first { FolderWalk.relativePath(of: place, below: $0) != nil }
      let file = try DocumentFile(path, below: root ?? roots[0])
      var editor = try DocumentEditor(bytes: file.bytes, name: name)
      let words: String
      var bytes: Data?
      switch change.kind {
      case .edits:
        let edits = (change.edits ?? []).filter { $0.constraint != nil || $0.view != nil }
        // Two changes of one attribute would be two of its values in the document.
        guard Set(edits.map { [$0.constraint, $0.view] }).count == edits.count else {
          throw WritingMistake.twice
        }
        for edit in edits { try Self.make(edit, in: &editor) }
        words = "wrote \(counted(edits.count, "change"))"
      case .frames:
        // The page shows all frames that differ before they are written, including those that `check` reports with a note.
        let updates = editor.updateFrames(for: SceneConfiguration(scene: change.scene), believesNotes: true)
        guard !updates.isEmpty else { throw WritingMistake.noScene(change.scene) }
        let changes = updates.flatMap(\.changes)
        guard !changes.isEmpty else {
          return WrittenChange(words: "All stored frames are the computed ones already; nothing was written.")
        }
        words = "wrote \(changes.count) computed frame\(changes.count == 1 ? "" : "s")"
      case .wayOut:
        guard let outcome = try Self.wayOut(change, of: name) else { throw WritingMistake.noWayOut }
        (words, bytes) = (outcome.words, outcome.bytes)
      }
      let new = bytes ?? editor.bytes
      guard new != file.bytes else {
        return WrittenChange(words: "\(name): the document has these values already; nothing was written.")
      }
      // Of an answer that comes too late nothing is believed.
      if !isTrial, !TimeLimit.isOver { try file.replace(with: new) }
      return WrittenChange(
        words: "\(name): \(words).",
        difference: LineDifference(from: file.bytes, to: new).text(style: TerminalStyle()))
    }

    private static func wayOut(_ change: DocumentChange, of name: String) throws -> RepairTrial.Outcome? {
      let checked = try CheckedDocument(name, tries: false)
      let findings = checked.reports.filter { $0.scene == change.scene }.flatMap(\.findings)
      guard let finding = findings.first(where: { $0.id == change.finding }) else { return nil }
      return checked.laidOut.repairPlan?.outcome(for: finding, ofScene: change.scene)
    }

    private static func make(_ edit: SceneEdit, in editor: inout DocumentEditor) throws {
      guard edit.constant.map({ $0.isFinite && abs($0) <= 100_000 }) ?? true else {
        throw WritingMistake.constant
      }
      let priorities = [edit.priority].compactMap(\.self) + (edit.hugging ?? []) + (edit.resistance ?? [])
      guard priorities.allSatisfy((1...1000).contains) else { throw WritingMistake.priority }
      if edit.firstItem != nil {
        try add(edit, to: &editor)
      } else if let id = edit.constraint {
        try changeConstraint(id, edit, &editor)
      }
      if let id = edit.view { try changeView(id, edit, &editor) }
    }

    private static func changeConstraint(_ id: String, _ edit: SceneEdit, _ editor: inout DocumentEditor)
      throws
    {
      let known = [
        edit.constant.map { editor.setConstant($0, ofConstraint: id, line: edit.line) },
        edit.priority.map { editor.setPriority(Float($0), ofConstraint: id, line: edit.line) },
        edit.multiplier.map { editor.setMultiplier($0, ofConstraint: id, line: edit.line) },
        edit.relation.map { editor.setRelation(name(of: $0), ofConstraint: id, line: edit.line) },
        edit.isActive.map { editor.setInstalled($0, ofConstraint: id, line: edit.line) },
        edit.isRemoved == true ? editor.removeConstraint(id, line: edit.line) : nil,
      ]
      guard !known.contains(false) else { throw WritingMistake.noConstraint(id) }
    }

    private static func name(of relation: String) -> String? {
      ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][relation]
    }

    /// In the order in which Interface Builder writes attributes.
    private static func add(_ edit: SceneEdit, to editor: inout DocumentEditor) throws {
      let priority = edit.priority.map { DocumentEditor.priority(Float($0)) }
      let attributes: [(String, String?)] = [
        ("firstItem", edit.firstItem == edit.holder ? nil : edit.firstItem),
        ("firstAttribute", edit.firstAttribute), ("relation", edit.relation.flatMap(name(of:))),
        ("secondItem", edit.secondItem), ("secondAttribute", edit.secondAttribute),
        ("multiplier", edit.multiplier.flatMap { $0 == 1 ? nil : DocumentEditor.number($0) }),
        ("priority", priority == "1000" ? nil : priority),
        ("constant", edit.constant.flatMap { $0 == 0 ? nil : DocumentEditor.number($0) }),
      ]
      let isAdded = editor.addConstraint(
        edit.constraint ?? "", attributes.compactMap { name, value in value.map { (name, $0) } },
        to: edit.holder ?? "")
      guard isAdded else { throw WritingMistake.noPlace(edit.holder ?? "") }
    }

    private static func changeView(_ id: String, _ edit: SceneEdit, _ editor: inout DocumentEditor) throws {
      var known = [edit.isHidden.map { editor.setHidden($0, of: id, line: edit.line) }]
      for (priorities, isHugging) in [(edit.hugging, true), (edit.resistance, false)] {
        known += zip([NSLayoutConstraint.Axis.horizontal, .vertical], priorities ?? []).map {
          axis, priority in
          editor.setContentPriority(Float(priority), hugging: isHugging, axis, of: id, line: edit.line)
        }
      }
      guard !known.contains(false) else { throw WritingMistake.noView(id) }
      if let text = edit.text, !editor.setText(text, of: id, line: edit.line) {
        throw WritingMistake.noText(id)
      }
    }
  }

  /// Why a change of the page is not written.
  private enum WritingMistake: Error, CustomStringConvertible {
    case constant, priority, noWayOut, twice
    case noConstraint(String), noView(String), noText(String), noPlace(String), noScene(String)

    var description: String {
      switch self {
      case .constant: "The constant must be between -100000 and 100000. Nothing was written."
      case .priority: "The priority must be between 1 and 1000. Nothing was written."
      case .noWayOut: "None of the changes of 'plumbline fix' resolves this finding. Nothing was written."
      case .noScene(let id): "The document no longer has the scene \(id). Nothing was written."
      case .twice: "Changes of one constraint or view must come as one. Nothing was written."
      case .noConstraint(let id):
        "Constraint \(id) is not in the document; the system adds it at run time. Nothing was written."
      case .noView(let id): "View \(id) is not in the document. Nothing was written."
      case .noText(let id):
        "The text of view \(id) is attributed or in an element of its own; change it in Xcode. Nothing was written."
      case .noPlace(let id): "View \(id) cannot hold the new constraint. Nothing was written."
      }
    }
  }
#endif
