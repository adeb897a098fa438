// `plumbline update`: writes computed frames into documents, as Xcode's Update Frames does.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

struct Update: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Writes computed frames into documents, as Xcode's Update Frames does.",
    discussion: """
      Changes the numbers of frames that differ from what the constraints give,
      takes the mark misplaced="YES" from their views, and leaves every other byte
      as it is. A document in which nothing is misplaced is not touched: nothing
      that Interface Builder marked, and nothing of which check is certain. What
      check only notes, 'plumbline fix' writes. Frames that follow from texts,
      images or classes whose sizes the document knows better are kept. A file is
      replaced as a whole or not at all, and not through a symbolic link out of
      its folder.

      EXAMPLES:
        plumbline update Login.storyboard
        plumbline update --dry-run Sources         what would change
        plumbline update --misplaced-only .        only what check calls misplaced
        plumbline update --scene BYZ-38-t0r Main.storyboard

      EXIT STATUS: 0; 2 when an input could not be read or written.
      """)

  @Argument(
    help: ArgumentHelp(".storyboard and .xib files, or folders with everything below them.", valueName: "doc")
  )
  var documents: [String]

  @Flag(help: "Only say what would change.")
  var dryRun = false

  @Flag(help: "Change only the views that check calls misplaced, and nothing beside them.")
  var misplacedOnly = false

  @Option(help: ArgumentHelp("Only the scene with this id: of its root view or controller.", valueName: "id"))
  var scene: String?

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    var text = UpdateText(isDryRun: dryRun)
    var failed = false
    let sources = try documents.flatMap { argument in
      do { return try EditableSource.all(at: argument) } catch let error as DocumentError {
        return [.failure(error)]
      }
    }
    // A file is changed once, whatever its names.
    var seen: Set<FileStatus.Identity> = []
    let single = sources.filter { source in
      guard let path = try? source.get().path, let status = FileStatus(of: path) else { return true }
      return seen.insert(status.identity).inserted
    }
    var rest = single.makeIterator()
    let (dryRun, misplacedOnly, scene) = (dryRun, misplacedOnly, scene)
    let work = OrderedWork({ rest.next() }) {
      source -> (name: String, result: Result<[FrameUpdate], any Error>) in
      let name = (try? source.get().path.name) ?? ""
      return (
        name,
        Result { try Self.update(source.get(), scene: scene, misplacedOnly: misplacedOnly, dryRun: dryRun) }
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
        Console.complain("\(error)")
        failed = true
      }
    }
    if isComplete, let scene, text.scenes == 0, !failed {
      throw CommandLineMistake("--scene \(scene): no document has such a scene.")
    }
    if text.documents > 0 { Console.print(text.summary(seconds: (clock.now - start) / .seconds(1))) }
    if !isComplete { throw ExitCode.interrupted }
    if failed { throw ExitCode.unreadable }
  }

  /// What differs in one document, which has it afterwards unless this is a rehearsal.
  private static func update(_ source: EditableSource, scene: String?, misplacedOnly: Bool, dryRun: Bool)
    throws
    -> [FrameUpdate]
  {
    let file = try DocumentFile(source.path, in: source.folder)
    var editor = try DocumentEditor(bytes: file.bytes, name: source.path.name)
    let updates = editor.updateFrames(
      for: SceneConfiguration(scene: scene), misplacedOnly: misplacedOnly, believesNotes: nil)
    if !editor.isUnchanged, !dryRun { try file.replace(with: editor.bytes) }
    return updates
  }
}

extension DocumentEditor {
  /// Writes the computed frames of scenes into the document.
  /// - Parameter believesNotes: Whether views count that `check` calls misplaced with a note; nil where the document itself
  ///   says of such a scene that something in it is misplaced.
  mutating func updateFrames(
    for configuration: SceneConfiguration, misplacedOnly: Bool = false, believesNotes: Bool?
  ) -> [FrameUpdate] {
    let original = self
    let updates = withConfinedLayout {
      original.scenes(for: configuration).map { scene in
        FrameUpdate(
          scene, misplacedOnly: misplacedOnly,
          believesNotes: believesNotes ?? original.marksMisplacedViews(scene: scene.id))
      }
    }
    for update in updates {
      for change in update.changes {
        setFrame(change.frame, of: change.id, line: change.line, scene: update.scene)
      }
    }
    return updates
  }
}

/// What an update says.
private struct UpdateText {
  let isDryRun: Bool
  private(set) var scenes = 0
  private(set) var documents = 0
  private var changed = 0
  private var frames = 0
  private var kept = 0

  init(isDryRun: Bool) { self.isDryRun = isDryRun }

  /// The lines for one document; none where it stays as it is.
  mutating func add(_ updates: [FrameUpdate], of path: String) -> String {
    documents += 1
    scenes += updates.count
    let changes = updates.flatMap(\.changes)
    kept += updates.reduce(0) { $0 + $1.kept.count }
    guard !changes.isEmpty else { return "" }
    changed += 1
    frames += changes.count
    return changes.map { change in
      "\(path)\(change.line.map { ":\($0)" } ?? ""): \(change.words)\n"
    }.joined()
  }

  func summary(seconds: Double) -> String {
    let verb = isDryRun ? "would get" : "got"
    var text = "\(counted(changed, "document")) of \(documents) \(verb) \(counted(frames, "new frame"))."
    if kept > 0 {
      text +=
        " Kept \(counted(kept, "frame")) that would differ only by what texts, images or classes of the application"
        + " measure, that could be as well elsewhere, or that are not misplaced for certain."
    }
    return text + " \(String(format: "%.1f", seconds)) s\n"
  }

  private func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}
