// The loop of `plumbline diff`: both versions of every document, laid out in every configuration.

import ArgumentParser
import FontFiles
import InterfaceBuilder
import LayoutReport

/// Lays out both versions of every document, and passes on the scenes that changed.
struct ComparisonRun {
  private let options: LayoutOptions
  private let versions: [String]
  private let places: [String]
  private let withPictures: Bool
  private(set) var unreadable = 0
  private(set) var changes = 0
  private var scenes = 0
  private var isInterrupted = false

  /// - Parameter places: The files or folders that are compared, or the folder of the repository.
  init(_ options: LayoutOptions, of versions: [String], at places: [String], withPictures: Bool) {
    self.options = options
    self.versions = versions
    self.places = places
    self.withPictures = withPictures
  }

  private typealias Outcome = Result<(found: [[SceneComparison]], scenes: Int), any Error>

  /// Calls `body` with the layouts of each scene that changed.
  mutating func forEachChange(in pairs: [DocumentPair], _ body: ([SceneComparison]) throws -> Void) throws {
    guard !pairs.isEmpty else { throw DocumentError.noDocuments(versions.joined(separator: " ")) }
    let layout = try options.layoutChoice()
    let (withPictures, time) = (withPictures, options.timeLimit)
    let fonts = options.fontCatalogue(besides: versions, configured: [])
    let sources = try sources(beside: pairs)
    var rest = pairs.makeIterator()
    let work = OrderedWork({ rest.next() }) { pair in
      (pair.name, Self.outcome(of: pair, layout, time, fonts, sources, withPictures))
    }
    let interruption = Interruption { work.stop() }
    defer { withExtendedLifetime(interruption) {} }
    let progress = Progress()
    progress.expect(pairs.count)
    isInterrupted =
      try !work.run { name, outcome in
        progress.advance(name)
        switch outcome {
        case .success((let found, let count)):
          scenes += count
          changes += found.count
          try progress.pause { for change in found { try body(change) } }
        case .failure(let error):
          unreadable += 1
          progress.pause { Console.complain(about: error) }
        }
      }
    progress.pause {}
    for problem in fonts?.unreadable ?? [] {
      unreadable += 1
      Console.complain("\(problem)")
    }
  }

  /// The sources of the classes of what changed: a class that answers its size has another one than ours.
  private func sources(beside pairs: [DocumentPair]) throws -> SourceComparison? {
    let changed = pairs.filter { $0.complaint == nil && !$0.isUnchanged }
    guard !changed.isEmpty else { return nil }
    let inputs = try Inputs(paths: places.filter { $0 != DocumentPair.nothing })
    let settings = try InputSettings(inputs, file: nil)
    let documents = changed.flatMap { pair in
      [pair.old, pair.new].compactMap { version in
        version.map { version in
          PlannedDocument(source: Result { try version.source(name: pair.name) }, settings: settings)
        }
      }
    }
    return SourceComparison(around: inputs.input, documents)
  }

  private static func outcome(
    of pair: DocumentPair, _ layout: LayoutChoice, _ time: TimeAllowance, _ fonts: FontCatalogue?,
    _ sources: SourceComparison?, _ withPictures: Bool
  ) -> Outcome {
    if let complaint = pair.complaint { return .failure(complaint) }
    // Equal versions need no layout, unless --scene must be found.
    if layout.scene == nil, pair.isUnchanged { return .success(([], 0)) }
    func snapshots(_ version: DocumentVersion?) throws -> [SceneSnapshot] {
      guard let version else { return [] }
      let reader = try SceneReader(version.source(name: pair.name))
      let code = sources.flatMap { sources in reader.document.map(sources.code) }
      let configurations = reader.applicable(layout.configurations(languages: reader.languages)).map {
        var configuration = $0
        configuration.fonts = fonts
        if let code { configuration.code = code }
        return configuration
      }
      return reader.answers(in: configurations) { scene, _ in
        SceneSnapshot(scene, withPicture: withPictures)
      }.flatMap { $0 }
    }
    return Result {
      try time.hold(pair.name) {
        let (old, new) = (try snapshots(pair.old), try snapshots(pair.new))
        return (SceneComparison.comparing(document: pair.name, old: old, new: new), old.count + new.count)
      }
    }
  }

  func finish() throws {
    if isInterrupted { throw ExitCode.interrupted }
    if let scene = options.scene, scenes == 0 {
      Console.complain(
        "--scene \(scene): neither version has a scene whose root view or controller has this id.")
      throw ExitCode.unreadable
    }
    if unreadable > 0 { throw ExitCode.unreadable }
    if changes > 0 { throw ExitCode.findings }
  }
}
