// The loop of all commands that read documents: laid out in parallel, with results in the order of the input. Views stay
// on the thread that made them; only reports about them leave it.

import ArgumentParser
import FontFiles
import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutScene
import Plumbline

/// A document that was read and laid out, for who lays it out again with a change.
struct LaidOutDocument {
  var source: DocumentSource
  var settings: InputSettings
  var reader: SceneReader
  var projects: ProjectCatalogues
  var devices: ProjectDevices
  /// In which it was laid out, with their fonts and what is known of its code.
  var configurations: [SceneConfiguration]
}

struct SceneRun {
  private let inputs: Inputs
  let projectDevices = ProjectDevices()
  let progress = Progress()
  private(set) var documents = 0
  private(set) var unreadable = 0
  private(set) var isInterrupted = false
  private var hasNoScene = false

  init(_ inputs: Inputs) { self.inputs = inputs }

  private enum Outcome<Answer: Sendable>: Sendable {
    /// `others` are the ids of the document's scenes, if it does not have the one of `--scene`.
    case answer(Answer, isEmpty: Bool, others: [String])
    case failure(any Error)
  }

  /// Calls `answer` with every scene in every configuration, and `body` with the answers in the order of the input.
  mutating func forEachScene<Answer: Sendable>(
    _ answer: @escaping @MainActor @Sendable (Scene, SceneConfiguration) -> Answer,
    _ body: (Answer) throws -> Void
  ) throws {
    let planned = try DocumentSearch.documents(for: inputs)
    try forEachDocument(planned, { configurations, _, _ in configurations }) { laidOut, _ in
      let answers = laidOut.reader.answers(in: laidOut.configurations, answer)
      return (answers.flatMap { $0 }, isEmpty: answers.allSatisfy(\.isEmpty))
    } _: { answers, _ in
      for answer in answers { try body(answer) }
    }
  }

  /// Calls `look` with every document, and `body` with what it made of it, in the order of the input. Inputs that cannot be
  /// read are reported on standard error and counted.
  /// - Parameters:
  ///   - planned: The documents.
  ///   - configure: Changes the layout configurations of a document.
  ///   - look: Lays the document out, and says whether it showed no scene.
  ///   - failure: Called with the name of an input that cannot be read, and the error.
  mutating func forEachDocument<Answer: Sendable>(
    _ planned: [PlannedDocument],
    _ configure:
      @escaping @Sendable ([SceneConfiguration], SceneReader, PlannedDocument) -> [SceneConfiguration],
    _ look: @escaping @Sendable (LaidOutDocument, PlannedDocument) -> (Answer, isEmpty: Bool),
    _ body: (Answer, PlannedDocument) throws -> Void,
    failure: (String, any Error) throws -> Void = { _, _ in }
  ) throws {
    var rest = planned.makeIterator()
    let fonts = inputs.layout.fontCatalogue(
      besides: inputs.input.documents, configured: planned.compactMap(\.settings.file).flatMap(\.fonts))
    let projects = ProjectCatalogues()
    let devices = projectDevices
    let time = inputs.layout.timeLimit
    let work = OrderedWork({ rest.next() }) { document in
      (document, Self.outcome(of: document, time, fonts, projects, devices, configure, look))
    }
    let interruption = Interruption { work.stop() }
    defer { withExtendedLifetime(interruption) {} }
    progress.expect(planned.count)
    var choice = SceneChoice(inputs.layout.scene)
    isInterrupted =
      try !work.run { document, outcome in
        switch outcome {
        case .answer(let answer, let isEmpty, let others):
          documents += 1
          choice.note(isFound: !isEmpty, others: others)
          try progress.pause { try body(answer, document) }
        case .failure(let error):
          unreadable += 1
          try progress.pause {
            Console.complain(about: error)
            try failure((try? document.source.get().name) ?? Self.document(namedIn: error), error)
          }
        }
        if let name = try? document.source.get().name { progress.advance(name) }
      }
    progress.pause {}
    for problem in fonts?.unreadable ?? [] {
      unreadable += 1
      Console.complain("\(problem)")
    }
    if let complaint = choice.complaint, documents > 0, !isInterrupted {
      hasNoScene = true
      Console.complain("\(complaint)")
    }
    if isInterrupted {
      Console.complain("Interrupted after \(documents + unreadable) of \(planned.count) documents.")
    }
  }

  private static func outcome<Answer: Sendable>(
    of document: PlannedDocument, _ time: TimeAllowance, _ fonts: FontCatalogue?,
    _ projects: ProjectCatalogues,
    _ devices: ProjectDevices,
    _ configure: ([SceneConfiguration], SceneReader, PlannedDocument) -> [SceneConfiguration],
    _ look: (LaidOutDocument, PlannedDocument) -> (Answer, isEmpty: Bool)
  ) -> Outcome<Answer> {
    do {
      let source = try document.source.get()
      return try time.hold(source.name) {
        let reader = try SceneReader(source, projects: projects)
        let layout = document.settings.layout
        let configurations = configure(
          document.settings.configurations(of: source, reader, devices), reader, document
        ).map { configuration in
          var configuration = configuration
          configuration.fonts = fonts
          return configuration
        }
        let laidOut = LaidOutDocument(
          source: source, settings: document.settings, reader: reader, projects: projects, devices: devices,
          configurations: configurations)
        let (answer, isEmpty) = look(laidOut, document)
        let others =
          layout.scene != nil && isEmpty
          ? reader.answers(in: [.canvas]) { scene, _ in [scene.id, scene.controllerID].compactMap { $0 } }
          : []
        return .answer(answer, isEmpty: isEmpty, others: others.flatMap { $0.flatMap { $0 } })
      }
    } catch {
      return .failure(error)
    }
  }

  /// The path that an error is about; empty if there is none.
  private static func document(namedIn error: any Error) -> String {
    (error as? TeamConfigurationMistakes)?.file ?? (error as? DocumentError)?.path ?? ""
  }

  /// Throws the exit status, unless it is 0.
  /// - Parameter hasUnread: Whether other inputs, such as sources, could not be read.
  func finish(hasFindings: Bool = false, hasUnread: Bool = false) throws {
    if isInterrupted { throw ExitCode.interrupted }
    if unreadable > 0 || hasNoScene || hasUnread { throw ExitCode.unreadable }
    if hasFindings { throw ExitCode.findings }
  }
}
