// `plumbline render`: pictures of scenes.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a picture of each scene.",
    discussion: """
      Writes a picture of each scene and configuration, named
      DOCUMENT-SCENE[-CONFIGURATION].svg, and prints their paths. --format html
      writes one page with all of them: FOLDER/scenes.html, or FILE.html with
      --out FILE.html.

      EXAMPLES:
        plumbline render --out pictures Login.storyboard
        plumbline render --show names,findings --device retina6_12 Login.xib
        plumbline render --scene 8bC-Xf-vdC --out - Login.storyboard > scene.svg
        plumbline render --format html --device phones --out screens.html App

      EXIT STATUS: 0; 2 when an input could not be read or a picture not be written.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var layout: LayoutOptions

  @Option(
    help: ArgumentHelp("svg or html; png or pdf in a build with the trait Pictures.", valueName: "format"),
    completion: .list(PictureFormat.allCases.map(\.name)), transform: PictureFormat.named)
  var format: PictureFormat = .svg

  @Option(
    help: ArgumentHelp(
      "The folder for the pictures, created if it is missing; - writes the picture of one scene to standard output.",
      valueName: "folder"), completion: .directory)
  var out = "."

  @Option(
    help: ArgumentHelp(
      "What to draw, separated by commas: "
        + "\(ScenePicture.Layer.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "layers"), completion: .list(ScenePicture.Layer.allCases.map(\.rawValue)),
    transform: PictureLayers.init(parsing:))
  var show = PictureLayers.usual

  @Option(
    help: ArgumentHelp("Colours: light, dark, light-high-contrast, dark-high-contrast.", valueName: "name"),
    completion: .list(ScenePicture.Appearance.allCases.map(\.rawValue)),
    transform: ScenePicture.Appearance.named)
  var appearance: ScenePicture.Appearance = .light

  @OptionGroup var links: LinkOptions

  @Flag(help: "One picture for each scene, with its configurations side by side.")
  var sheet = false

  func validate() throws { try input.requireDocuments() }

  func run() throws {
    if format.needsDrawing, !PictureFormat.isAvailable { throw CommandLineMistake(PictureFormat.wayToGetIt) }
    var run = SceneRun(Inputs(input, layout))
    let (show, appearance) = (show.layers, appearance)
    if format == .html {
      try writePage(&run, show, appearance)
      return try run.finish()
    }
    var output = PictureOutput(
      out, format: format, namesConfiguration: try !layout.layoutChoice().keepsCanvas && !sheet)
    if sheet {
      let planned = try DocumentSearch.documents(for: Inputs(input, layout))
      try run.forEachDocument(planned, { configurations, _, _ in configurations }) { laidOut, _ in
        let lists = laidOut.reader.answers(in: laidOut.configurations) { Self.report($0, $1, show) }
        let scenes = SceneReport.grouped(lists).map { $0.map(\.report) }
        return (scenes, isEmpty: scenes.isEmpty)
      } _: { scenes, _ in
        for reports in scenes {
          let sheet = PictureSheet(reports.map { ScenePicture($0, showing: show, appearance: appearance) })
          try output.write(sheet.svg, of: reports[0])
        }
      }
    } else {
      try run.forEachScene { scene, configuration in
        let report = Self.report(scene, configuration, show)
        return (report, ScenePicture(report, showing: show, appearance: appearance).svg)
      } _: { report, picture in
        try output.write(picture, of: report)
      }
    }
    try run.finish()
  }

  private func writePage(
    _ run: inout SceneRun, _ show: Set<ScenePicture.Layer>, _ appearance: ScenePicture.Appearance
  ) throws {
    let planned = try DocumentSearch.documents(for: Inputs(input, layout))
    let output = try PageOutput(out)
    var page = ReportPage(.scenes, links: links.links)
    try output.write(page.begin())
    try run.forEachDocument(planned, { configurations, _, _ in configurations }) { laidOut, _ in
      let lists = laidOut.reader.answers(in: laidOut.configurations) { scene, configuration in
        var report = SceneReport(
          scene, including: SceneReport.pageContents, comparesStoredFrames: configuration.keepsCanvas)
        report.depict(showing: show, appearance: appearance)
        return report
      }
      var reports = SceneReport.grouped(lists).compactMap { SceneReport.merging($0.map(\.report)) }
      for index in reports.indices { reports[index].pack() }
      return (reports, isEmpty: reports.isEmpty)
    } _: { reports, _ in
      for report in reports { try output.write(page.add(report)) }
    } failure: { document, error in
      _ = page.add(unreadable: document, mistakes: InputMistake.all(in: error))
    }
    try output.write(page.end())
    try output.finish()
  }

  /// Constraints in words are a third of the work on a picture: only where they are shown.
  @MainActor
  private static func report(
    _ scene: Scene, _ configuration: SceneConfiguration, _ show: Set<ScenePicture.Layer>
  ) -> SceneReport {
    let contents: SceneReport.Contents = show.contains(.constraints) ? .constraints : []
    return SceneReport(
      scene, including: contents.union([.guides, .appearance]),
      comparesStoredFrames: configuration.keepsCanvas)
  }
}
