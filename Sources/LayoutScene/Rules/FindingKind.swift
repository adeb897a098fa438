// The kinds of findings, as described by their rules: name, level, one sentence, why, examples. A rule's file holds its
// kind and its code, so that help, code scanning, documentation and tests are made of one description.

/// A kind of finding: its name, and what the rule that looks for it says of itself.
///
/// Two kinds are equal if their names are. The names are fixed, as other programs and baselines rely on them. Each kind is a
/// static member, in the file of its rule:
/// ```swift
/// print(FindingKind.unresolved.meaning)
/// ```
public struct FindingKind: Hashable, Sendable {
  private let about: About

  /// Kinds are in every finding; their texts are there once.
  private final class About: Sendable {
    let name: String
    let level: FindingLevel?
    let milderLevels: [MilderLevel]
    let meaning: String
    let help: String
    let summary: String
    let takesValues: Bool
    let settlingCode: Set<CodeFact.Kind>
    /// Made where they are shown: a check asks for the names alone.
    let triggering: @Sendable () -> [RuleExample]
    let notTriggering: @Sendable () -> [RuleExample]

    init(
      _ name: String, _ level: FindingLevel?, _ milderLevels: [MilderLevel], _ meaning: String,
      _ help: String, _ summary: String, takesValues: Bool, settlingCode: Set<CodeFact.Kind>,
      _ triggering: @escaping @Sendable () -> [RuleExample],
      _ notTriggering: @escaping @Sendable () -> [RuleExample]
    ) {
      self.name = name
      self.level = level
      self.milderLevels = milderLevels
      self.meaning = meaning
      self.help = help
      self.summary = summary
      self.takesValues = takesValues
      self.settlingCode = settlingCode
      self.triggering = triggering
      self.notTriggering = notTriggering
    }
  }

  /// A lower level than that of the kind, and when a finding has it.
  public struct MilderLevel: Hashable, Sendable {
    /// The level.
    public var level: FindingLevel
    /// A clause: "it is about a view that is hidden in a stack view".
    public var when: String
  }

  /// A rule's description.
  /// - Parameters:
  ///   - name: Small letters and hyphens.
  ///   - level: The highest level of its findings; nil for a rule that is off by default.
  ///   - milder: The lower levels and when they apply, highest first.
  ///   - meaning: What is found, in one sentence that holds for every finding.
  ///   - why: Why it matters and what is usually done about it.
  ///   - example: A case in a few words.
  ///   - takesValues: Whether a team can say what the rule lets pass.
  ///   - settledBy: What code may do with the view so that a finding in the document is a note.
  ///   - triggering: Documents in which the rule finds something.
  ///   - notTriggering: Documents like these, in which it finds nothing.
  package init(
    _ name: String, level: FindingLevel?, milder: [(FindingLevel, String)] = [], meaning: String, why: String,
    example: String, takesValues: Bool = false, settledBy: Set<CodeFact.Kind> = [],
    triggering: @autoclosure @escaping @Sendable () -> [RuleExample],
    notTriggering: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    about = About(
      name, level, milder.map { MilderLevel(level: $0.0, when: $0.1) }, meaning, why, example,
      takesValues: takesValues, settlingCode: settledBy, triggering, notTriggering)
  }

  /// The name in every output and in `.plumbline.yml`.
  public var rawValue: String { about.name }

  /// The name in capitals and small letters, without separators: SARIF's form of a rule's name.
  public var title: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The meaning, in one sentence that holds for every finding of the kind.
  public var meaning: String { about.meaning }
  /// The explanation: why it matters and what is usually done about it.
  public var help: String { about.help }
  /// A case in a few words.
  public var example: String { about.summary }
  /// The highest default level of the kind; nil for one that is off by default. `milderLevels` has the lower ones.
  public var defaultLevel: FindingLevel? { about.level }
  /// The lower levels of the kind and when they apply, highest first; empty where all findings have the default level.
  public var milderLevels: [MilderLevel] { about.milderLevels }
  /// Whether the kind is looked for by default.
  public var isOnByDefault: Bool { defaultLevel != nil }
  /// Whether a team can configure values that the rule permits.
  public var takesValues: Bool { about.takesValues }
  /// The effects of code on the view that reduce a finding to a note.
  package var settlingCode: Set<CodeFact.Kind> { about.settlingCode }
  /// Documents in which the rule finds something.
  public var triggering: [RuleExample] { about.triggering() }
  /// Documents in which it finds nothing.
  public var notTriggering: [RuleExample] { about.notTriggering() }

  /// Kinds are told apart by their names.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.about === rhs.about || lhs.rawValue == rhs.rawValue
  }
  /// The name's.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension FindingKind: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
