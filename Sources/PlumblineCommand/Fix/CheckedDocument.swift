// One document as `check` sees it, for commands that change it.

import InterfaceBuilder
import LayoutReport

/// A document that was checked with the settings of its project.
struct CheckedDocument {
  var reports: [SceneReport]
  /// The document, for who tries changes.
  let laidOut: LaidOutDocument

  /// - Parameters:
  ///   - tries: Whether ways out are tried for its findings.
  ///   - projects: Asset catalogues that are known already, as the projects' `devices` and `sources`.
  init(
    _ document: String, tries: Bool, projects: ProjectCatalogues = ProjectCatalogues(),
    devices: ProjectDevices = ProjectDevices(), sources known: SourceComparison?? = .none
  ) throws {
    let inputs = try Inputs(paths: [document], isCheck: true)
    let planned = try DocumentSearch.documents(for: inputs)[0]
    let source = try planned.source.get()
    let reader = try SceneReader(source, projects: projects)
    let sources = known ?? SourceComparison(around: inputs.input, [planned])
    let check = DocumentCheck(
      only: [], [planned.settings.rules], sources, projects: devices, triesWays: tries)
    let fonts = inputs.layout.fontCatalogue(
      besides: [document], configured: planned.settings.file?.fonts ?? [])
    var configurations = check.configured(
      planned.settings.configurations(of: source, reader, devices), reader, planned)
    for index in configurations.indices { configurations[index].fonts = fonts }
    laidOut = LaidOutDocument(
      source: source, settings: planned.settings, reader: reader, projects: projects, devices: devices,
      configurations: configurations)
    reports = check.reports(of: laidOut, planned)
  }
}
