// `plumbline update`: Update Frames of Xcode, for files.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport
import Synchronization
import Plumbline

struct Update: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Writes computed frames into documents, as Update Frames in Xcode does.",
    discussion: """
      Writes the computed frame of each misplaced view in place of its stored frame,
      and removes misplaced="YES"; all other bytes of the document stay the same.
      A document is changed only if Interface Builder marked a view as misplaced, or
      check reports one with a warning; 'plumbline fix' also writes frames that
      check reports with a note. Stored frames whose size depends on a text, an
      image or a custom class are kept. A file is replaced as a whole or not at all,
      and never through a symbolic link that leads out of its folder.

      EXAMPLES:
        plumbline update Login.storyboard
        plumbline update --dry-run Sources
        plumbline update --misplaced-only .
        plumbline update --scene BYZ-38-t0r Main.storyboard

      EXIT STATUS: 0; 2 when an input could not be read or written.
      """)

  @Argument(
    help: ArgumentHelp(".storyboard and .xib files, or folders (searched recursively).", valueName: "doc")
  )
  var documents: [String]

  @Flag(help: "Print the changes without writing them.")
  var dryRun = false

  @Flag(help: "Change only views that check reports as misplaced, not the views around them.")
  var misplacedOnly = false

  @Option(
    help: ArgumentHelp("Only the scene whose root view or view controller has this id.", valueName: "id"))
  var scene: String?

  @Option(parsing: .unconditional, help: TimeAllowance.help, transform: TimeAllowance.init(parsing:))
  var timeLimit = TimeAllowance.usual

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    Console.hasOtherWork.store(!dryRun, ordering: .relaxed)
    var text = UpdateText(isDryRun: dryRun)
    var failed = false
    let sources = try documents.flatMap { argument in
      do { return try EditableSource.all(at: argument) } catch let error as DocumentError {
        return [.failure(error)]
      }
    }
    // A file with several paths is changed once.
    var seen: Set<FileStatus.Identity> = []
    let single = sources.filter { source in
      guard let path = try? source.get().path, let status = FileStatus(of: path) else { return true }
      return seen.insert(status.identity).inserted
    }
    var rest = single.makeIterator()
    let (dryRun, misplacedOnly, scene, timeLimit) = (dryRun, misplacedOnly, scene, timeLimit)
    let work = OrderedWork({ rest.next() }) {
      source -> (name: String, result: Result<[FrameUpdate], any Error>) in
      let name = (try? source.get().path.name) ?? ""
      return (
        name,
        Result {
          try timeLimit.hold(name, writes: true) {
            try Self.update(
              source.get(), scene: scene, misplacedOnly: misplacedOnly, dryRun: dryRun, timeLimit)
          }
        }
      )
    }
    let interruption = Interruption { work.stop() }
    defer { withExtendedLifetime(interruption) {} }
    var progress = Progress(total: single.count)
    let isComplete = work.run { name, result in
      progress.advance(name)
      progress.clear()
      switch result {
      case .success(let updates): Console.print(text.add(updates, of: name))
      case .failure(let error):
        Console.complain(about: error)
        failed = true
      }
    }
    if isComplete, let scene, text.scenes == 0, !failed {
      throw CommandLineMistake(
        "--scene \(scene): no scene has this id. Give the id of a root view or view controller.")
    }
    if text.documents > 0 { Console.print(text.summary(seconds: (clock.now - start) / .seconds(1))) }
    if !isComplete { throw ExitCode.interrupted }
    if failed { throw ExitCode.unreadable }
  }

  /// The changed frames of a document, which are written unless `dryRun`.
  private static func update(
    _ source: EditableSource, scene: String?, misplacedOnly: Bool, dryRun: Bool, _ timeLimit: TimeAllowance
  ) throws -> [FrameUpdate] {
    let file = try DocumentFile(source.path, in: source.folder)
    let (bytes, updates) = try DocumentEditor.updatingFrames(
      in: file.bytes, name: source.path.name, for: SceneConfiguration(scene: scene),
      misplacedOnly: misplacedOnly)
    try timeLimit.check(source.path.name)
    if bytes != file.bytes, !dryRun { try file.replace(with: bytes) }
    return updates
  }
}
