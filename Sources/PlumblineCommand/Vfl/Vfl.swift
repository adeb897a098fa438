// `plumbline vfl`: the constraints and frames of visual format strings, or the parser's error.

import ArgumentParser
import Plumbline

struct Vfl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl",
    abstract: "Reads visual format strings: prints their constraints and frames, or the mistake.",
    discussion: """
      Each view of a format needs a --view, as in the views dictionary of
      NSLayoutConstraint; | is the root view, whose layout margins are 8 points.

      EXAMPLES:
        plumbline vfl "H:|-[a]-8-[b(==a)]-|" "V:|[a]|" --view a --view b=50x20
        plumbline vfl "V:[title]-gap-[body]" --view title --view body \\
          --metric gap=12 --options alignAllLeading
        plumbline vfl "H:|-[a" --view a --format json
        plumbline vfl "V:[super]-(<=0)-[a]" --view a=50x20 --view "super=|" \\
          --options alignAllCenterX

      --format json prints one line: {"constraints":[…],"views":[…]} or
      {"error":{"message":…,"caret":…,"text":…}}.

      EXIT STATUS: 0; 2 when a format cannot be read.
      """)

  enum Format: String, NamedChoice { case text, json }

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("Visual format strings.", valueName: "format-string"))
  var formats: [String]

  @Option(
    name: .customLong("view"),
    help: ArgumentHelp(
      "A view: name, name=WxH for a view with that intrinsic content size, or name=| for the root view. Repeatable.",
      valueName: "name"), completion: .list([]),
    transform: VisualFormatSession.NamedView.init(parsing:))
  var views: [VisualFormatSession.NamedView] = []

  @Option(
    name: .customLong("metric"),
    help: ArgumentHelp(
      "A metric: a number that formats use by its name. Repeatable.", valueName: "name=number"),
    transform: VisualFormatSession.Metric.init(parsing:))
  var metrics: [VisualFormatSession.Metric] = []

  @Option(
    help: ArgumentHelp(
      "Format options, such as alignAllTop or directionRightToLeft; separated by commas, or repeated.",
      valueName: "names"),
    completion: .list(FormatOption.allCases.map(\.name)), transform: FormatOption.list(named:))
  var options: [[FormatOption]] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the root view in points.", valueName: "WxH"),
    transform: RootSize.init(parsing:))
  var size = RootSize(width: 320, height: 480)

  @Option(
    help: ArgumentHelp("The layout direction: ltr or rtl.", valueName: "direction"),
    completion: .list(Direction.allCases.map(\.name)), transform: Direction.named)
  var direction: Direction = .ltr

  @Flag(help: "Reject white space between the parts of a format, as Apple's parser does.")
  var strict = false

  @Option(
    help: ArgumentHelp("text or json (one object on one line).", valueName: "format"),
    completion: .list(Format.allCases.map(\.name)), transform: Format.named)
  var format: Format = .text

  @Option(
    parsing: .unconditional, help: TimeAllowance.helpOfOneInput, transform: TimeAllowance.init(parsing:))
  var timeLimit = TimeAllowance.usual

  /// Arguments with one hyphen are formats, since `-[a]` is a common mistake; with two they are unknown options.
  func validate() throws {
    guard let unknown = formats.first(where: { $0.hasPrefix("--") }) else { return }
    let names = [
      "--view", "--metric", "--options", "--size", "--direction", "--strict", "--format", "--time-limit",
      "--help",
    ]
    throw CommandLineMistake("Unknown option '\(unknown)'\(didYouMean(unknown, of: names))")
  }

  func run() throws { try withConfinedLayout { try answer() } }

  @MainActor
  private func answer() throws {
    do {
      let text = try timeLimit.hold("the formats") {
        let session = VisualFormatSession(
          size: size, views: views, metrics: metrics, isRightToLeft: direction == .rtl)
        let made = try session.layOut(
          formats, options: NSLayoutConstraint.FormatOptions(options.joined().map(\.bits)),
          whiteSpace: strict ? .rejected : .allowed)
        let answer = VisualFormatAnswer(session, formats: formats, made: made)
        return format == .json ? answer.json + "\n" : answer.text
      }
      Console.print(text)
    } catch let error as VisualFormatSession.Refusal {
      switch format {
      case .text:
        Console.complain(
          lines: error.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      case .json: Console.print(VisualFormatAnswer.json(of: error) + "\n")
      }
      throw ExitCode.unreadable
    }
  }
}
