// The loop of every command that reads documents: in the order of the input, one document at a time, so that a run
// over a thousand documents holds one.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutDocument
import Plumbline

/// Reads the documents of a command line and hands their scenes out, one by one.
struct SceneRun {
  private let options: InputOptions
  private(set) var documents = 0
  private(set) var unreadable = 0

  init(_ options: InputOptions) { self.options = options }

  /// Calls `body` with every scene in every configuration. Inputs that cannot be read are complained about, counted
  /// and left out.
  mutating func forEachScene(_ body: (Scene) throws -> Void) throws {
    let configurations = try options.configurations()
    let sources = options.documents.flatMap { argument -> [Result<DocumentSource, DocumentError>] in
      do throws(DocumentError) {
        return try DocumentSearch.documents(at: argument).map { .success($0) }
      } catch {
        return [.failure(error)]
      }
    }
    var progress = Progress(total: sources.count)
    var choice = SceneChoice(options.scene)
    for source in sources {
      do {
        let source = try source.get()
        progress.begin(source.name)
        let reader = try SceneReader(source)
        documents += 1
        for configuration in configurations {
          for scene in choice.scenes(of: reader, for: configuration) {
            progress.clear()
            try body(scene)
          }
        }
      } catch let error as OutputError {
        throw error
      } catch {
        progress.clear()
        complain(error)
      }
    }
    progress.clear()
    if let complaint = choice.complaint, documents > 0 { complain(complaint) }
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

  mutating func scenes(of reader: SceneReader, for configuration: Configuration) -> [Scene] {
    let scenes = reader.scenes(for: configuration)
    wasFound = wasFound || !scenes.isEmpty
    if wanted != nil, !wasFound {
      for scene in reader.scenes(for: .canvas) {
        others.formUnion([scene.id, scene.controllerID ?? scene.id])
      }
    }
    return scenes
  }

  var complaint: DocumentError? {
    guard let wanted, !wasFound else { return nil }
    return .noScene(wanted, near: didYouMean(wanted, of: others.sorted()))
  }
}
