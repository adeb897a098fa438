// The loop of every command that reads documents: as many at once as there are cores, results in the order of the
// input. A document's views never leave the thread that made them; what a command keeps of a scene does.

import ArgumentParser
import FontFiles
import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutScene
import Plumbline

/// Reads the documents of a command line and hands out what a command wants to know of their scenes, one by one.
struct SceneRun {
  private let options: InputOptions
  /// How many documents were read.
  private(set) var documents = 0
  /// How many could not be.
  private(set) var unreadable = 0
  /// Whether Ctrl-C ended the run before its end.
  private(set) var isInterrupted = false
  private var hasNoScene = false

  init(_ options: InputOptions) { self.options = options }

  /// What became of one document.
  private enum Outcome<Answer: Sendable>: Sendable {
    /// `others` are its scenes when it has none of those that were asked for.
    case answer(Answer, isEmpty: Bool, others: [String])
    case failure(any Error)
  }

  /// Calls `answer` with every scene in every configuration, and `body` with the answers in the order of the input.
  mutating func forEachScene<Answer: Sendable>(
    _ answer: @escaping @MainActor @Sendable (Scene, SceneConfiguration) -> Answer,
    _ body: (Answer) throws -> Void
  ) throws {
    let planned = try DocumentSearch.documents(for: options)
    try forEachDocument(planned, { configurations, _ in configurations }, answer) { answers, _ in
      answers.flatMap { $0 }
    } _: { answers, _ in
      for answer in answers { try body(answer) }
    }
  }

  /// Calls `answer` with every scene in every configuration, `combine` with the answers on one document, a list for each
  /// configuration, and `body` with what that made, in the order of the input. Inputs that cannot be read are complained
  /// about, counted and left out.
  /// - Parameters:
  ///   - planned: The documents.
  ///   - configure: What becomes of a document's configurations before it is laid out.
  ///   - failure: Called with the name of an input that cannot be read, and with the reason.
  mutating func forEachDocument<Piece: Sendable, Answer: Sendable>(
    _ planned: [PlannedDocument],
    _ configure: @escaping @Sendable ([SceneConfiguration], PlannedDocument) -> [SceneConfiguration],
    _ piece: @escaping @MainActor @Sendable (Scene, SceneConfiguration) -> Piece,
    combine: @escaping @Sendable ([[Piece]], PlannedDocument) -> Answer,
    _ body: (Answer, PlannedDocument) throws -> Void,
    failure: (String, any Error) throws -> Void = { _, _ in }
  ) throws {
    var rest = planned.makeIterator()
    let fonts = options.configuration.fonts.catalogue(
      besides: options.documents, configured: planned.compactMap(\.settings.file).flatMap(\.fonts))
    let projects = ProjectCatalogues()
    let work = OrderedWork({ rest.next() }) { document in
      (document, Self.outcome(of: document, fonts, projects, configure, piece, combine))
    }
    let interruption = Interruption { work.stop() }
    defer { withExtendedLifetime(interruption) {} }
    var progress = Progress(total: planned.count)
    var choice = SceneChoice(options.configuration.scene)
    isInterrupted =
      try !work.run { document, outcome in
        switch outcome {
        case .answer(let answer, let isEmpty, let others):
          documents += 1
          choice.note(isFound: !isEmpty, others: others)
          progress.clear()
          try body(answer, document)
        case .failure(let error):
          progress.clear()
          unreadable += 1
          Console.complain("\(error)")
          try failure((try? document.source.get().name) ?? Self.document(namedIn: error), error)
        }
        if let name = try? document.source.get().name { progress.advance(name) }
      }
    progress.clear()
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

  private static func outcome<Piece: Sendable, Answer: Sendable>(
    of document: PlannedDocument, _ fonts: FontCatalogue?, _ projects: ProjectCatalogues,
    _ configure: ([SceneConfiguration], PlannedDocument) -> [SceneConfiguration],
    _ piece: @escaping @MainActor @Sendable (Scene, SceneConfiguration) -> Piece,
    _ combine: ([[Piece]], PlannedDocument) -> Answer
  ) -> Outcome<Answer> {
    do {
      let reader = try SceneReader(document.source.get(), projects: projects)
      let layout = document.settings.layout
      let configurations = configure(
        reader.applicable(layout.configurations(languages: reader.languages)), document
      ).map { configuration in
        var configuration = configuration
        configuration.fonts = fonts
        return configuration
      }
      let pieces = reader.answers(in: configurations, piece)
      let isEmpty = pieces.allSatisfy(\.isEmpty)
      let others =
        layout.scene != nil && isEmpty
        ? reader.answers(in: [.canvas]) { scene, _ in [scene.id, scene.controllerID].compactMap { $0 } } : []
      return .answer(
        combine(pieces, document), isEmpty: isEmpty, others: others.flatMap { $0.flatMap { $0 } })
    } catch {
      return .failure(error)
    }
  }

  /// What a complaint is about, where there is no document.
  private static func document(namedIn error: any Error) -> String {
    if let mistakes = error as? ConfigurationMistakes { return mistakes.file }
    return (error as? DocumentError)?.path ?? ""
  }

  /// Ends the command with the status that its inputs and findings earn.
  /// - Parameter hasUnread: Whether something beside the documents could not be read.
  func finish(hasFindings: Bool = false, hasUnread: Bool = false) throws {
    if isInterrupted { throw ExitCode.interrupted }
    if unreadable > 0 || hasNoScene || hasUnread { throw ExitCode.unreadable }
    if hasFindings { throw ExitCode.findings }
  }
}

/// Whether any document has the scene that `--scene` asks for, and what to say when none has.
private struct SceneChoice {
  private let wanted: String?
  private var wasFound = false
  private var others: [String] = []
  private var seen: Set<String> = []

  init(_ wanted: String?) { self.wanted = wanted }

  mutating func note(isFound: Bool, others: [String]) {
    wasFound = wasFound || isFound
    self.others += others.filter { seen.insert($0).inserted }
  }

  var complaint: DocumentError? {
    guard let wanted, !wasFound else { return nil }
    return .noScene(wanted, near: didYouMean(wanted, of: others), known: others)
  }
}
