// `plumbline check`: the findings of every scene.

import ArgumentParser
import InterfaceBuilder
import LayoutReport
import Plumbline
import SourceCheck

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with each scene, and says how to fix it.",
    discussion: """
      Reports conflicting constraints, ambiguous layouts, misplaced views and the
      other kinds of findings that 'plumbline rules' lists.

      Without --device, stored frames are compared on the canvas of Interface
      Builder, and everything else is looked for on the smallest and the largest
      iPhone and iPad that the project runs on: its deployment target, device
      families and orientations are read from the nearest Xcode project,
      project.yml (XcodeGen), Project.swift (Tuist) or Package.swift; without one,
      iOS 26 counts. What only the canvas has is a note. '--device canvas' looks
      for everything on the canvas.

      With several devices, orientations, languages and so on, every scene is laid
      out for each combination; each finding is reported once, with the
      combinations in which it occurs. A .plumbline.yml in the folder of an input
      or above it sets devices, languages and levels for a team; 'plumbline init'
      writes one.

      EXAMPLES:
        plumbline check                       (this folder)
        plumbline check Login.storyboard
        plumbline check --device "iPhone SE" --device tablets Login.xib
        plumbline check --device canvas App
        plumbline check --format json Sources > findings.jsonl
        plumbline check --format github --output sarif:findings.sarif .
        plumbline check --device phones --output html:report.html .
        plumbline check --baseline known.json --write-baseline .
        plumbline check --sources App App
        git diff --name-only -z --diff-filter=d -- '*.storyboard' '*.xib' |
          plumbline check --files-from - --force-exclude

      With --jsonl, every line of standard input is a document, and is answered by
      one line:
        {"name":"Main.storyboard","content":"…"}
        {"name":"Main.storyboard","scenes":[…]}, or
        {"name":"Main.storyboard","error":{"line":…,"message":…}}

      Where the checked folder, or the project around it, has Swift and Objective-C
      files, they are read too: custom classes, outlets and actions of the documents
      are compared with them, and what code sets (a text, an image, a constant, the
      size of a class) is no mistake of the document. --sources names other folders,
      --no-sources reads none. Classes with outlets that no document uses are
      reported if the folder of their source is part of a checked one.

      LIMITS, beyond which an input is refused with a message and exit status 2:
        document of Interface Builder   64 MB, 512 levels of elements
        layout document                 4 MB, 400 levels of views,
                                        100,000 views and constraints
        either                          20 s of work (--time-limit)
        table of texts, baseline        16 MB, 64 MB; .plumbline.yml 1 MB
        source                          8 MB a file, 100,000 files

      EXIT STATUS:
        0  no finding of level error (see --strict and --fail-on)
        1  findings of that level
        2  an input could not be read, or an output or a message not written
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var output: CheckOutputOptions

  @Flag(help: "Read documents from standard input, one JSON object a line, and answer each with one line.")
  var jsonl = false

  @Option(
    help: ArgumentHelp(
      "Compare the documents with the Swift and Objective-C files of this folder, and not of their project. Repeatable.",
      valueName: "dir"), completion: .directory)
  var sources: [String] = []

  @Flag(help: "Read no Swift and Objective-C files.")
  var noSources = false

  @Flag(
    help: ArgumentHelp(
      "Make every layout, those too that cannot differ from another one. The answer is the same; this is for finding out "
        + "whether it is."))
  var exhaustive = false

  func validate() throws {
    if noSources, let folder = sources.first {
      throw CommandLineMistake("--no-sources reads no files, --sources \(folder) does. Remove one of them.")
    }
    guard jsonl else { return }
    if let document = input.documents.first ?? input.filesFrom {
      throw CommandLineMistake(
        "--jsonl reads documents from standard input. Remove '\(document)', or run without --jsonl."
      )
    }
    for (option, isGiven, reason) in fileOptions where isGiven {
      throw CommandLineMistake("\(option) cannot be combined with --jsonl, \(reason). Remove one of them.")
    }
  }

  /// Options that cannot be combined with `--jsonl`: those about files, and those about other outputs.
  private var fileOptions: [(String, Bool, String)] {
    let (files, lines) = (
      "whose documents are not files",
      "which answers every line with one line of JSON"
    )
    return [
      ("--sources", !sources.isEmpty, files), ("--baseline", findings.baseline != nil, files),
      ("--write-baseline", findings.writeBaseline, files), ("--force-exclude", input.forceExclude, files),
      ("--format", output.format != nil, lines), ("--output", !output.files.isEmpty, lines),
      ("--quiet", findings.quiet, lines),
    ]
  }

  func run() throws {
    var input = input
    if input.documents.isEmpty, input.filesFrom == nil { input.documents = ["."] }
    let inputs = Inputs(input, layout, isCheck: true)
    if jsonl {
      try DocumentStream(inputs, findings).run()
    } else {
      try check(inputs)
    }
  }

  private func check(_ inputs: Inputs) throws {
    var planned = try DocumentSearch.documents(for: inputs)
    let readsSources = !noSources
    if readsSources { planned = planned.map(\.holdingStandardInput) }
    var baselines = try BaselineRun(findings, layout.layoutChoice())
    try baselines.prepare(for: planned)
    let list = inputs.input.filesFrom.map { [FilePath(argument: $0)] } ?? []
    let comparison = try readsSources ? comparison(planned, inputs.input) : nil
    let sources = comparison?.sources ?? []
    try output.validate(beside: planned.flatMap(\.files) + list + baselines.files + sources)
    var outputs = try output.outputs(findings)
    var run = SceneRun(inputs)
    let documentCheck = DocumentCheck(
      only: findings.only, planned.map(\.settings.rules), comparison, projects: run.projectDevices,
      depicts: output.showsPictures, depictsAll: output.allPictures,
      tellsFindingsAlone: !output.tellsViews, isExhaustive: exhaustive, progress: run.progress)
    try run.forEachDocument(planned, documentCheck.configured) { laidOut, document in
      let reports = documentCheck.reports(of: laidOut, document)
      return (reports, isEmpty: reports.isEmpty)
    } _: { reports, document in
      for report in baselines.filter(reports, of: document) { try outputs.add(report) }
    } failure: { document, error in
      try outputs.add(unreadable: document, InputMistake.all(in: error))
    }
    if let first = planned.first, !run.isInterrupted {
      let rules = first.settings.rules.asking(only: findings.only)
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
      Console.complain(about: error)
      try outputs.add(unreadable: error.path ?? "", InputMistake.all(in: error))
    }
    let written = run.isInterrupted ? [] : try baselines.finish()
    // Trials of changes ask for the project's devices too.
    let takesProjectDevices = planned.contains(where: \.settings.takesProjectDevices)
    outputs.devices = takesProjectDevices ? run.projectDevices.explanation : []
    try outputs.end(
      documents: run.documents, unreadable: run.unreadable + unread.count, isSilent: !written.isEmpty)
    for line in written { Console.complain(line) }
    try run.finish(hasFindings: findings.fails(outputs.summary), hasUnread: !unread.isEmpty)
  }

  /// The sources that were named, or those of the projects of the inputs.
  private func comparison(_ planned: [PlannedDocument], _ input: InputOptions) throws -> SourceComparison? {
    try sources.isEmpty
      ? SourceComparison(around: input, planned)
      : SourceComparison(folders: sources, planned, inputs: input.documents)
  }
}
