// `plumbline layout`: the frames of all views.

import ArgumentParser
import LayoutReport

struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints the frames of all views of each scene.",
    usage: "plumbline layout [<options>] [<document> ...]",
    discussion: """
      EXAMPLES:
        plumbline layout Login.storyboard
        plumbline layout --format tree --depth 3 Login.storyboard
        plumbline layout --format json --device tablets Login.xib
        plumbline layout --size 320x480 --direction rtl card.yaml
        git ls-files -z '*.storyboard' | plumbline layout --files-from -
        cat card.yaml | plumbline layout -

      EXIT STATUS: 0; 2 when an input could not be read.
      """)

  enum Format: String, NamedChoice { case text, tree, json }

  @OptionGroup var input: InputOptions
  @OptionGroup var layout: LayoutOptions

  @Option(
    help: ArgumentHelp(
      "text (one line for each view), tree (the view hierarchy) or json (one object on one line for each scene).",
      valueName: "format"),
    completion: .list(Format.allCases.map(\.name)), transform: Format.named)
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "With --format tree: how many levels below the root view are printed.", valueName: "levels")
  )
  var depth: Int?

  func validate() throws {
    try input.requireDocuments()
    guard let depth else { return }
    guard format == .tree else { throw ValidationError("--depth needs --format tree.") }
    guard depth >= 0 else { throw ValidationError("--depth must be 0 or more.") }
  }

  func run() throws {
    var text = LayoutText(style: Console.style)
    var run = SceneRun(Inputs(input, layout))
    switch format {
    case .text:
      try run.forEachScene {
        SceneReport($0, comparesStoredFrames: $1.keepsCanvas)
      } _: { report in
        Console.print(text.text(for: report))
      }
    case .tree:
      var tree = LayoutTree(
        style: Console.style, lines: Console.showsUnicode ? .box : .ascii, depth: depth ?? .max)
      try run.forEachScene {
        SceneReport($0, comparesStoredFrames: $1.keepsCanvas)
      } _: { report in
        Console.print(tree.text(for: report))
      }
    case .json:
      try run.forEachScene {
        SceneReport($0, comparesStoredFrames: $1.keepsCanvas).layoutJSON + "\n"
      } _: { line in
        Console.print(line)
      }
    }
    try run.finish()
  }
}
