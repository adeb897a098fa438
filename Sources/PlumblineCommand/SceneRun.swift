// The loop of every command that reads documents: as many at once as there are cores, results in the order of the
// input. A document's views never leave the thread that made them; what a command keeps of a scene does.

import ArgumentParser
import Dispatch
import Foundation
import InterfaceBuilder
import LayoutDocument
import Plumbline

/// Reads the documents of a command line and hands out what a command wants to know of their scenes, one by one.
struct SceneRun {
  private let options: InputOptions
  private(set) var documents = 0
  private(set) var unreadable = 0

  /// So many documents are read before their results are handed out: enough for every core to be busy until the last,
  /// and few enough that a run over thousands holds no more than these.
  private static var batchSize: Int { 64 }

  init(_ options: InputOptions) { self.options = options }

  /// What became of one document.
  private enum Outcome<Answer: Sendable>: Sendable {
    case scenes([Answer], others: [String])
    case failure(any Error)
  }

  /// Calls `answer` with every scene in every configuration, and `body` with the answers in the order of the input.
  /// Inputs that cannot be read are complained about, counted and left out.
  mutating func forEachScene<Answer: Sendable>(
    _ answer: @escaping @MainActor @Sendable (Scene) -> Answer, _ body: (Answer) throws -> Void
  ) throws {
    guard !options.documents.isEmpty else {
      throw CommandLineMistake("Missing expected argument '<document> ...'")
    }
    let configurations = try options.configurations()
    let wanted = options.scene
    let sources = options.documents.flatMap { argument -> [Result<DocumentSource, DocumentError>] in
      do throws(DocumentError) {
        return try DocumentSearch.documents(at: argument).map { .success($0) }
      } catch {
        return [.failure(error)]
      }
    }
    var progress = Progress(total: sources.count)
    var choice = SceneChoice(wanted)
    for begin in stride(from: 0, to: sources.count, by: Self.batchSize) {
      let batch = sources[begin..<min(begin + Self.batchSize, sources.count)]
      let outcomes = concurrentMap(Array(batch)) { source in
        withConfinedLayout { Self.outcome(of: source, configurations, wanted, answer) }
      }
      for (source, outcome) in zip(batch, outcomes) {
        if let name = try? source.get().name { progress.begin(name) }
        switch outcome {
        case .scenes(let answers, let others):
          documents += 1
          choice.note(isFound: !answers.isEmpty, others: others)
          for answer in answers {
            progress.clear()
            try body(answer)
          }
        case .failure(let error):
          progress.clear()
          complain(error)
        }
      }
    }
    progress.clear()
    if let complaint = choice.complaint, documents > 0 { complain(complaint) }
  }

  @MainActor
  private static func outcome<Answer: Sendable>(
    of source: Result<DocumentSource, DocumentError>, _ configurations: [Configuration], _ wanted: String?,
    _ answer: @MainActor (Scene) -> Answer
  ) -> Outcome<Answer> {
    do {
      let reader = try SceneReader(source.get())
      var answers: [Answer] = []
      for configuration in configurations {
        for scene in reader.scenes(for: configuration) { answers.append(answer(scene)) }
      }
      guard wanted != nil, answers.isEmpty else { return .scenes(answers, others: []) }
      return .scenes([], others: reader.scenes(for: .canvas).flatMap { [$0.id, $0.controllerID ?? $0.id] })
    } catch {
      return .failure(error)
    }
  }

  private mutating func complain(_ error: any Error) {
    unreadable += 1
    Console.complain("\(error)")
  }

  /// Ends the command with the status that its inputs and findings earn.
  func finish(hasErrors: Bool = false) throws {
    if unreadable > 0 { throw ExitCode.unreadable }
    if hasErrors { throw ExitCode.findings }
  }
}

/// Whether any document has the scene that `--scene` asks for, and what to say when none has.
private struct SceneChoice {
  private let wanted: String?
  private var wasFound = false
  private var others: Set<String> = []

  init(_ wanted: String?) { self.wanted = wanted }

  mutating func note(isFound: Bool, others: [String]) {
    wasFound = wasFound || isFound
    self.others.formUnion(others)
  }

  var complaint: DocumentError? {
    guard let wanted, !wasFound else { return nil }
    return .noScene(wanted, near: didYouMean(wanted, of: others.sorted()))
  }
}

/// The results of a function for every element, in their order, computed on all cores.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard elements.count > 1 else { return elements.map(transform) }
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each place is written once, by one thread, and read when all are done.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { k in
      places.initializeElement(at: k, to: transform(elements[k]))
    }
    count = elements.count
  }
}
