// The open scenes of the page, and the threads on which they are made, changed and laid out: one a document.

import ConsoleLog
import ConstraintSolver
import Dispatch
import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import Synchronization

/// The open scenes of all pages. What is asked of those of one document is done one after the other, away from the connections
/// and from other documents; what concerns no open scene (logs, documents that are written) has threads of its own, so that no
/// drag waits for it. What takes longer than the limit is given up. Answers are JSON texts.
final class Workshop: Sendable {
  /// The maximum number of open scenes; of more, the least recently used one is closed.
  static let sceneLimit = 64

  private let library: any DocumentLibrary
  private let open = Locked(OpenScenes())
  private let knownNames = Locked<Set<String>>([])
  private let timeLimit: Double

  /// The findings on the documents, checked in the background.
  let project: ProjectFindings

  /// - Parameter timeLimit: The seconds that one answer of a document may take; 0 for no limit.
  init(_ library: any DocumentLibrary, timeLimit: Double = 20) {
    self.library = library
    self.timeLimit = timeLimit
    project = ProjectFindings(library, timeLimit: timeLimit)
  }

  private struct OpenScenes {
    /// The open scenes by number, each with the name of its document.
    var scenes: [Int: (live: LiveScene, document: String)] = [:]
    var order: [Int] = []
    var lastNumber = 0
    /// By the names of documents; those of what concerns no open scene stand beside the names.
    var queues: [[String]: DispatchQueue] = [:]

    mutating func add(_ live: LiveScene, of document: String) -> Int {
      lastNumber += 1
      scenes[lastNumber] = (live, document)
      order.append(lastNumber)
      if order.count > Workshop.sceneLimit { scenes[order.removeFirst()] = nil }
      return lastNumber
    }

    mutating func use(_ number: Int) -> (live: LiveScene, document: String)? {
      guard let known = scenes[number] else { return nil }
      order.removeAll { $0 == number }
      order.append(number)
      return known
    }
  }

  /// The scene that a request names, and how it is to be laid out.
  struct Choice: Decodable, Sendable {
    var document: String?
    var scene: String?
    /// The layout document of the playground, instead of a document.
    var text: String?
    /// Its visual formats, the same.
    var formats: String?
    var device: String?
    var orientation: String?
    var direction: String?
    var language: String?
    var contentSize: String?
    /// `dark` for the colours of the dark appearance.
    var appearance: String?
    /// The edits made in the page before, in order.
    var edits: [SceneEdit]?
  }

  // MARK: Documents

  /// Lays the first document out before the first request: what is needed for the first time is read in meanwhile.
  func warmUp() async { _ = await beginning(writes: false, changes: 0) }

  /// The initial content of a page: the documents, what can be chosen, and the first document's first scene.
  func beginning(writes: Bool, changes: Int) async -> String {
    let names = library.names()
    var first = "null"
    var fault = JSONValue.null
    if let name = names.first {
      do {
        first = try await open(Choice(document: name))
      } catch {
        fault = .string("\(error)")
      }
    }
    let rest = JSONValue.object([
      ("documents", json(of: names)), ("writes", .bool(writes)), ("fault", fault),
      ("changes", .number(Double(changes))), ("left", .number(Double(await project.left))),
      ("pseudolanguages", .array(Pseudolanguage.allCases.map { .string($0.rawValue) })),
      ("complaints", .array(library.complaints().map { .string($0) })),
      (
        "devices",
        .array(Device.all.map { .object([("id", .string($0.id)), ("name", .string($0.name))]) })
      ), ("contentSizes", .array(LiveScene.contentSizes.map { .string($0.name) })),
    ]).text
    return rest.dropLast() + ",\"first\":\(first)}"
  }

  /// The documents with their paths.
  func documents() async -> String { JSONValue.object([("documents", json(of: library.names()))]).text }

  private func json(of names: [String]) -> JSONValue {
    .array(
      names.map { name in
        .object([("name", .string(name)), ("path", library.path(of: name).map { .string($0) } ?? .null)])
      })
  }

  /// Makes a change in a document's file, or says what it would be.
  func write(_ change: DocumentChange, to name: String, isTrial: Bool) async throws -> WrittenChange {
    try require(name)
    return try await aside(name) { [library] in try library.write(change, to: name, isTrial: isTrial) }
  }

  /// A console text in words, with a picture of each conflict.
  func explain(log text: String) async throws -> String {
    try await aside("") {
      let log = ExplainedLog(ConsoleLog(text))
      let pictures = JSONValue.array(log.conflicts.map { $0.picture.map { .string($0.svg) } ?? .null }).text
      return log.json.dropLast() + ",\"pictures\":\(pictures)}"
    }
  }

  // MARK: Scenes

  /// Opens a scene; its description, with the number under which it is asked for from now on.
  func open(_ choice: Choice) async throws -> String {
    let document = choice.document ?? ""
    return try await onThread(of: document) { [self] in
      let configuration = try choice.configuration
      let found: [Scene]
      if let text = choice.text {
        found = try library.scenes(ofText: text)
      } else if let formats = choice.formats {
        found = try library.scenes(ofFormats: formats)
      } else {
        try require(document)
        try check(configuration.language, of: document)
        found = try library.scenes(of: document, in: configuration)
      }
      guard !found.isEmpty else { throw LiveMistake.noScenes }
      guard let scene = found.first(where: { choice.scene == nil || $0.id == choice.scene }) else {
        throw LiveMistake.noScene
      }
      let live = LiveScene(scene, isOnCanvas: configuration == .canvas, choice.appearance)
      let lost = (choice.edits ?? []).enumerated().compactMap { place, edit -> JSONValue? in
        do throws(LiveMistake) { try live.apply(edit) } catch {
          return .object([("edit", .number(Double(place))), ("message", .string("\(error)"))])
        }
        return nil
      }
      let languages = choice.document.map { library.languages(of: $0) } ?? []
      let description = live.description().text
      // Nobody knows a scene by its number that came too late.
      if TimeLimit.isOver { throw LiveMistake.outOfTime(timeLimit) }
      let number = self.open.withLock { $0.add(live, of: document) }
      return JSONValue.object([
        ("number", .number(Double(number))), ("lost", .array(lost)),
        ("languages", .array(languages.map { .string($0) })),
      ]).text.dropLast() + "," + description.dropFirst()
    }
  }

  /// A scene's constraints, guides and margins as they are now.
  func details(of number: Int) async throws -> String { try await onThread(of: number) { $0.details().text } }

  /// The findings on the current state of a scene.
  func findings(of number: Int) async throws -> String {
    try await onThread(of: number) { $0.findings().text }
  }

  /// Changes a scene; everything that is new of it.
  func edit(_ number: Int, _ edit: SceneEdit) async throws -> String {
    try await onThread(of: number) { live in
      try live.apply(edit)
      return live.description().text
    }
  }

  /// Gives a scene another size; width and height of the root, then index, x, y, width and height of each view that is
  /// elsewhere than the page knows.
  func move(_ number: Int, to size: [Double]) async throws -> [Float] {
    try await onThread(of: number) { live in
      try live.apply(SceneEdit(size: size))
      return live.movedFrames()
    }
  }

  /// The constraints that decide a view's frame.
  func constraints(of view: String, in number: Int) async throws -> String {
    try await onThread(of: number) { try $0.constraints(of: view).text }
  }

  /// The explanation of a view's frame.
  func explanation(of view: String, in number: Int) async throws -> String {
    try await onThread(of: number) { try $0.explanation(of: view) }
  }

  /// Folders are walked again only for a name that was not there before.
  private func require(_ name: String) throws(LiveMistake) {
    if knownNames.withLock({ $0.contains(name) }) { return }
    let names = Set(library.names())
    knownNames.withLock { $0 = names }
    guard names.contains(name) else { throw .noDocument(name) }
  }

  /// A language that no document of the project has is a mistake; one that this document lacks is not.
  @MainActor
  private func check(_ language: String?, of name: String) throws(LiveMistake) {
    guard let language, Pseudolanguage(rawValue: language) == nil else { return }
    let own = library.languages(of: name)
    guard !own.contains(language) else { return }
    let isKnown = library.names().contains { library.languages(of: $0).contains(language) }
    guard isKnown else { throw .language(language, among: own) }
  }

  // MARK: Threads

  /// An answer of an open scene.
  private func onThread<Answer: Sendable>(
    of number: Int, _ body: @escaping @MainActor @Sendable (LiveScene) throws -> Answer
  ) async throws -> Answer {
    guard let (live, document) = open.withLock({ $0.use(number) }) else { throw LiveMistake.sceneIsClosed }
    return try await onThread(of: document) { try body(live) }
  }

  private func onThread<Answer: Sendable>(
    of document: String, _ body: @escaping @MainActor @Sendable () throws -> Answer
  ) async throws -> Answer {
    try await run(body, on: queue([document], .userInteractive))
  }

  private func aside<Answer: Sendable>(
    _ document: String, _ body: @escaping @MainActor @Sendable () throws -> Answer
  ) async throws -> Answer {
    try await run(body, on: queue([document, "aside"], .utility))
  }

  private func queue(_ name: [String], _ quality: DispatchQoS) -> DispatchQueue {
    open.withLock { open in
      let queue = open.queues[name] ?? DispatchQueue(label: "Plumbline.Workshop", qos: quality)
      open.queues[name] = queue
      return queue
    }
  }

  private func run<Answer: Sendable>(
    _ body: @escaping @MainActor @Sendable () throws -> Answer, on queue: DispatchQueue
  ) async throws -> Answer {
    let isWanted = Atomic(true)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [timeLimit] in
          continuation.resume(
            with: Result {
              // What nobody waits for any longer is not begun.
              guard isWanted.load(ordering: .relaxed) else { throw CancellationError() }
              return try withinLimit(timeLimit) { try withConfinedLayout { try body() } }
            })
        }
      }
    } onCancel: {
      isWanted.store(false, ordering: .relaxed)
    }
  }
}

/// The answer of some work on a document, if it comes in time. The solver gives up what is left of it.
func withinLimit<Answer>(_ seconds: Double, _ work: () throws -> Answer) throws -> Answer {
  guard seconds > 0 else { return try work() }
  return try TimeLimit.$current.withValue(TimeLimit(seconds: seconds)) {
    let answer = Result { try work() }
    if TimeLimit.isOver { throw LiveMistake.outOfTime(seconds) }
    return try answer.get()
  }
}

extension Workshop.Choice {
  var configuration: SceneConfiguration {
    get throws(LiveMistake) {
      var configuration = SceneConfiguration.canvas
      if let device {
        guard let known = Device.named(device) else { throw .unknown("device", device) }
        configuration.device = known
      }
      if let orientation {
        guard let known = Orientation(rawValue: orientation) else {
          throw .unknown("orientation", orientation)
        }
        configuration.orientation = known
      }
      if let direction { configuration.isRightToLeft = direction == "rtl" }
      if let contentSize {
        guard let known = LiveScene.contentSizes.first(where: { $0.name == contentSize }) else {
          throw .unknown("text size", contentSize)
        }
        configuration.contentSize = known.category
      }
      configuration.language = language
      return configuration
    }
  }
}

extension TextMistakes {
  var json: JSONValue {
    .object([
      (
        "mistakes",
        .array(
          mistakes.map { mistake in
            .object([
              ("message", .string(mistake.message)), ("line", .number(Double(mistake.line))),
              ("column", .number(Double(mistake.column))), ("excerpt", .string(mistake.excerpt)),
              ("caret", .number(Double(mistake.caret))),
            ])
          })
      )
    ])
  }
}
