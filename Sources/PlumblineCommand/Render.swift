// `plumbline render`: a picture of every scene.

import ArgumentParser
import Foundation
import LayoutReport

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a picture of every scene.",
    discussion: """
      Writes one picture a scene and configuration, named
      DOCUMENT-SCENE[-CONFIGURATION].svg, and prints their paths.

      EXAMPLES:
        plumbline render --out pictures Login.storyboard
        plumbline render --show names,guides,findings --device retina6_12 Login.xib
        plumbline render --scene 8bC-Xf-vdC --out - Login.storyboard > scene.svg

      EXIT STATUS: 0; 2 when an input could not be read or a picture not written.
      """)

  enum Format: String, NamedChoice { case svg }

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp("svg.", valueName: "format"), completion: .list(Format.allCases.map(\.name)),
    transform: Format.named)
  var format: Format = .svg

  @Option(
    help: ArgumentHelp(
      "The folder for the pictures, made where it is missing; - writes the picture of one scene to standard output.",
      valueName: "folder"), completion: .directory)
  var out = "."

  @Option(
    help: ArgumentHelp(
      "What to draw beside the boxes, separated by commas: "
        + "\(ScenePicture.Layer.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "layers"), completion: .list(ScenePicture.Layer.allCases.map(\.rawValue)),
    transform: PictureLayers.init(parsing:))
  var show = PictureLayers.usual

  func validate() throws { try input.requireDocuments() }

  func run() throws {
    var run = SceneRun(input)
    var output = PictureOutput(out, namesConfiguration: try !input.layoutChoice().keepsCanvas)
    try run.forEachScene {
      SceneReport($0, including: [.guides, .constraints], comparesStoredFrames: $1.keepsCanvas)
    } _: { report in
      try output.write(ScenePicture(report, showing: show.layers).svg, of: report)
    }
    try run.finish()
  }
}

/// The layers that `--show` names.
struct PictureLayers {
  var layers: Set<ScenePicture.Layer>

  /// What a picture shows unless it is told otherwise.
  static let usual = PictureLayers(layers: [.names, .text, .stored, .findings])

  private init(layers: Set<ScenePicture.Layer>) { self.layers = layers }

  init(parsing text: String) throws {
    layers = Set(try text.split(separator: ",").map { try ScenePicture.Layer.named(String($0)) })
  }
}

extension ScenePicture.Layer: NamedChoice {}
