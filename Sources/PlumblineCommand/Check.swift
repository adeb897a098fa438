// `plumbline check`: what is wrong with every scene.

import ArgumentParser
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import SourceCheck

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong with each scene, why, and a way out.",
    discussion: """
      Finds conflicts between constraints, views that nothing places, stored frames
      that the constraints contradict, and what else 'plumbline rules' lists.

      With several devices, orientations, languages and so on, every scene is laid
      out for each combination, and each fault is told once, with where it occurs.
      A .plumbline.yml in the folder of an input or above it says what a team
      wants; 'plumbline init' writes one.

      EXAMPLES:
        plumbline check Login.storyboard
        plumbline check --device "iPhone SE" --device tablets Login.xib
        plumbline check --format json Sources > findings.jsonl
        plumbline check --format github --output sarif:findings.sarif .
        plumbline check --device phones --output html:report.html .
        plumbline check --baseline known.json --write-baseline .
        plumbline check --sources App App     classes, outlets, actions
        git diff --name-only -z --diff-filter=d -- '*.storyboard' '*.xib' |
          plumbline check --files-from - --force-exclude

      With --jsonl, standard input is documents, one a line, and every line is
      answered by one:
        {"name":"Main.storyboard","content":"…"}
        {"name":"Main.storyboard","scenes":[…]}, or
        {"name":"Main.storyboard","error":{"line":…,"message":…}}

      --sources tells what the checked documents and their classes say of each
      other. Classes with outlets that no document names are told where the
      sources lie below a folder that is checked.

      EXIT STATUS:
        0  nothing of level error was found
        1  something was (or of another level: see --strict and --fail-on)
        2  an input could not be read
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var team: TeamOptions
  @OptionGroup var output: CheckOutputOptions

  @Flag(help: "Read documents from standard input, one JSON object a line, and answer each with a line.")
  var jsonl = false

  @Option(
    help: ArgumentHelp(
      "Compare classes, outlets and actions of the documents with the Swift and Objective-C files below a folder. Repeatable.",
      valueName: "dir"), completion: .directory)
  var sources: [String] = []

  func validate() throws {
    guard jsonl else { return try input.requireDocuments() }
    if let document = input.documents.first ?? input.filesFrom {
      throw CommandLineMistake(
        "With --jsonl documents come from standard input; leave out '\(document)', or give it without --jsonl."
      )
    }
    for (option, isGiven, reason) in fileOptions where isGiven {
      throw CommandLineMistake("\(option) \(reason). Leave one of the two out.")
    }
  }

  /// What is about files, which a stream has none of, or about an output other than a stream's.
  private var fileOptions: [(String, Bool, String)] {
    let (files, lines) = (
      "needs documents that are files; --jsonl has none",
      "is not for --jsonl, which answers every line with one"
    )
    return [
      ("--sources", !sources.isEmpty, files), ("--baseline", team.baseline != nil, files),
      ("--write-baseline", team.writeBaseline, files), ("--force-exclude", input.forceExclude, files),
      ("--format", output.format != nil, lines), ("--output", !output.files.isEmpty, lines),
      ("--quiet", team.quiet, lines),
    ]
  }

  func run() throws {
    var input = input
    input.isCheck = true
    if jsonl {
      try DocumentStream(input, team).run()
    } else {
      try check(input)
    }
  }

  private func check(_ input: InputOptions) throws {
    var planned = try DocumentSearch.documents(for: input)
    if !sources.isEmpty { planned = planned.map(\.holdingStandardInput) }
    var baselines = try BaselineRun(team, input.layoutChoice())
    try baselines.prepare(for: planned)
    var outputs = try output.outputs(team)
    var run = SceneRun(input)
    let comparison =
      try sources.isEmpty ? nil : SourceComparison(folders: sources, planned, inputs: input.documents)
    let judgement = Judgement(
      only: team.only, planned.map(\.settings.rules), comparison, depicts: output.showsPictures)
    try run.forEachDocument(planned, judgement.configured, judgement.report, combine: judgement.reports) {
      reports, document in
      for report in baselines.filter(reports, of: document) { try outputs.add(report) }
    } failure: { document, error in
      try outputs.add(unreadable: document, InputMistake.all(in: error))
    }
    if let first = planned.first, !run.isInterrupted {
      let rules = first.settings.rules.asking(only: team.only)
      for (report, source) in comparison?.unnamedClasses() ?? [] {
        var document = first
        document.source = .success(.file(source))
        let report = rules.applied(to: report, at: first.settings.file?.place(of: .file(source)))
        for report in baselines.filter([report], of: document) where !report.findings.isEmpty {
          try outputs.add(report)
        }
      }
    }
    for line in baselines.gone { Console.complain(line) }
    let unread = comparison?.unread ?? []
    for error in unread {
      Console.complain("\(error)")
      try outputs.add(unreadable: error.path ?? "", InputMistake.all(in: error))
    }
    let written = run.isInterrupted ? [] : try baselines.finish()
    try outputs.end(
      documents: run.documents, unreadable: run.unreadable + unread.count, isSilent: !written.isEmpty)
    for line in written { Console.complain(line) }
    try run.finish(hasFindings: team.fails(outputs.summary), hasUnread: !unread.isEmpty)
  }
}

/// What is reported of a document: its rules, its levels, its findings once for all configurations.
struct Judgement: Sendable {
  private let only: [Finding.Kind]
  /// What some document asks for: what none does is not looked for, overlaps above all.
  private let kinds: Set<Finding.Kind>
  private let assets = AssetSearch()
  /// Whether some output shows pictures.
  private let depicts: Bool
  /// The sources of the documents' classes, where they are given.
  private let comparison: SourceComparison?

  init(
    only: [Finding.Kind], _ rules: [RuleLevels], _ comparison: SourceComparison? = nil, depicts: Bool = false
  ) {
    self.only = only
    self.comparison = comparison
    self.depicts = depicts
    let asked = rules.map { $0.asking(only: only) }
    kinds = Set(Finding.Kind.allCases.filter { kind in asked.contains { $0.isOn(kind) } })
  }

  /// The configurations of a document with the rules that hold for it. One of them looks at the document's form, which is
  /// the same in all.
  func configured(_ configurations: [SceneConfiguration], _ document: PlannedDocument) -> [SceneConfiguration]
  {
    let rules = document.settings.rules.asking(only: only)
    let needsAssets = rules.isOn(.missingImage) || rules.isOn(.missingColor)
    let found = needsAssets ? (try? document.source.get()).flatMap(assets.assets) : nil
    var documentRules = rules.documentRules(assets: found)
    documentRules.foundElsewhere = (try? document.source.get()).flatMap { comparison?.problems(of: $0) } ?? []
    return configurations.enumerated().map { index, configuration in
      var configuration = configuration
      configuration.rules = index == 0 ? documentRules : DocumentRules(enabled: [])
      return configuration
    }
  }

  @MainActor
  func report(_ scene: Scene, _ configuration: SceneConfiguration) -> SceneReport {
    // Levels, which are each document's own, come afterwards.
    var report = SceneReport(
      scene, including: depicts ? SceneReport.pageContents : [],
      comparesStoredFrames: configuration.keepsCanvas, looksFor: kinds)
    if depicts { report.depict() }
    return report
  }

  /// The scenes of a document, each once.
  func reports(_ reports: [[SceneReport]], _ document: PlannedDocument) -> [SceneReport] {
    let rules = document.settings.rules.asking(only: only)
    let place = (try? document.source.get()).flatMap { document.settings.file?.place(of: $0) }
    return SceneReport.mergingScenes(reports).map { report in
      var report = report
      for index in report.findings.indices where report.findings[index].isAboutForm {
        let all = report.configurations
        if !all.isEmpty { report.findings[index].configurations = all }
      }
      report = rules.applied(to: report, at: place)
      report.pack()
      return report
    }
  }
}

extension Finding {
  /// Whether it is about what the document says, not about a layout.
  fileprivate var isAboutForm: Bool {
    guard let rule = DocumentRule(rawValue: kind.rawValue) else { return false }
    return rule != .unresolved && rule != .unsupported
  }
}
