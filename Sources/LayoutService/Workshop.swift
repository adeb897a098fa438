// Where the page's scenes live: one thread, on which they are made, changed and asked.

import Dispatch
import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

/// What is answered; the server's library has a type of the same name.
typealias PageValue = JSONValue

/// The open scenes of all pages. What is asked of it is done one after the other, away from the connections.
final class Workshop: Sendable {
  /// So many scenes stay open; of more, the one that was asked for longest ago is closed.
  static let sceneLimit = 64

  private let library: any DocumentLibrary
  private let queue = DispatchQueue(label: "Plumbline.Workshop")
  /// Only touched on `queue`.
  private nonisolated(unsafe) var scenes: [Int: LiveScene] = [:]
  private nonisolated(unsafe) var order: [Int] = []
  private nonisolated(unsafe) var lastNumber = 0

  init(_ library: any DocumentLibrary) { self.library = library }

  /// The scene that a request names, and how it is to be laid out.
  struct Choice: Decodable, Sendable {
    var document: String?
    var scene: String?
    /// The text of the playground, instead of a document.
    var text: String?
    var device: String?
    var orientation: String?
    var direction: String?
    var language: String?
  }

  /// Opens a scene; its description, with the number under which it is asked for from now on.
  func open(_ choice: Choice) async throws -> JSONValue {
    try await onThread { [self] in
      let configuration = choice.configuration
      let found: [Scene]
      if let text = choice.text {
        found = try library.scenes(ofText: text)
      } else {
        let name = choice.document ?? ""
        guard library.names().contains(name) else { throw LiveMistake.noDocument(name) }
        found = try library.scenes(of: name, in: configuration)
      }
      guard let scene = found.first(where: { choice.scene == nil || $0.id == choice.scene }) else {
        throw LiveMistake.noScene
      }
      let isOnCanvas = configuration == .canvas
      let live = LiveScene(scene, isOnCanvas: isOnCanvas)
      lastNumber += 1
      scenes[lastNumber] = live
      order.append(lastNumber)
      if order.count > Self.sceneLimit { scenes[order.removeFirst()] = nil }
      guard case .object(let members) = live.description() else { return .null }
      return .object([("number", .number(Double(lastNumber)))] + members)
    }
  }

  /// Changes a scene; where its views are now, or everything when the movement rests.
  func edit(_ number: Int, _ edit: LiveScene.Edit, rests: Bool) async throws -> JSONValue {
    try await onThread { [self] in
      let live = try scene(number)
      try live.apply(edit)
      return rests ? live.description() : live.frames()
    }
  }

  /// What decides a view's frame.
  func constraints(of view: String, in number: Int) async throws -> JSONValue {
    try await onThread { [self] in try scene(number).constraints(of: view) }
  }

  /// A document's scenes with their numbers of findings, or the reason why it cannot be read.
  func summary(of name: String) async -> JSONValue {
    let summary = try? await onThread { [library] () throws -> JSONValue in
      do {
        let scenes = try library.scenes(of: name, in: .canvas).map { SceneReport($0) }
        return .object([("name", .string(name)), ("scenes", .array(scenes.map(\.summaryJSON)))])
      } catch {
        return .object([("name", .string(name)), ("error", .string("\(error)"))])
      }
    }
    return summary ?? .null
  }

  @MainActor
  private func scene(_ number: Int) throws(LiveMistake) -> LiveScene {
    guard let live = scenes[number] else { throw .noScene }
    order.removeAll { $0 == number }
    order.append(number)
    return live
  }

  private func onThread<Answer: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Answer)
    async throws -> Answer
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try withConfinedLayout { try body() } }) }
    }
  }
}

extension Workshop.Choice {
  /// Names that are not known are left out: the page offers the known ones.
  var configuration: Configuration {
    var configuration = Configuration.canvas
    configuration.device = device.flatMap { Device.named($0) }
    configuration.orientation = orientation.flatMap { Orientation(rawValue: $0) }
    configuration.isRightToLeft = direction == "rtl"
    configuration.language = language
    return configuration
  }
}

extension SceneReport {
  /// A scene as the list of documents shows it.
  var summaryJSON: JSONValue {
    .object([
      ("id", .string(scene)), ("title", .string(title ?? scene)), ("views", .number(Double(views.count))),
      (
        "findings",
        .array(
          findings.map { finding in
            .object([
              ("id", .string(finding.id)), ("kind", .string(finding.kind.rawValue)),
              ("level", .string(finding.level.rawValue)), ("message", .string(finding.message)),
              ("line", finding.line.map { .number(Double($0)) } ?? .null),
            ])
          })
      ),
    ])
  }
}
