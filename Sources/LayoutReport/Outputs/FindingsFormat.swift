// The forms in which the findings of a run are written for other programs, and what their writers have in common.

import Foundation
import LayoutScene

/// A format of findings for other programs, such as SARIF or JUnit; `check --format` names them by their raw values.
/// ```swift
/// var writer = FindingsFormat.sarif.makeWriter(version: "1.0")
/// var text = writer.begin()
/// for report in reports { text += writer.add(report) }
/// text += writer.end()
/// ```
public enum FindingsFormat: String, CaseIterable, Hashable, Sendable {
  /// `path:line:column: level: message (kind)`, as Xcode and editors find it in a build's log.
  case xcode
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// SARIF 2.1.0 (OASIS), for code scanning.
  case sarif
  /// JUnit's XML: a test suite a document, a test case a scene.
  case junit
  /// Code Climate's issues, which GitLab shows as code quality.
  case codeclimate
  /// Checkstyle's XML.
  case checkstyle
  /// A table for a pull request.
  case markdown
  /// One page for people, with the pictures of reports that were depicted (`SceneReport.depict`).
  case html

  /// Whether services read it, which know a file by its path from the root of its repository. Writers write the paths
  /// that reports have: name documents so.
  public var isForServices: Bool {
    switch self {
    case .github, .sarif, .junit, .codeclimate, .checkstyle, .markdown: true
    case .xcode, .html: false
    }
  }

  /// A writer of this form.
  /// - Parameters:
  ///   - version: The version of the tool that reports.
  ///   - failing: The mildest level with which the run fails, for forms that tell failures from remarks; nil for none.
  ///   - kinds: What was looked for, for forms that list all rules.
  ///   - links: Where a line of a document is found, for forms that link.
  public func makeWriter(
    version: String, failing: Finding.Level? = .error,
    kinds: [Finding.Kind] = Finding.Kind.ofLayouts + Finding.Kind.ofReaders,
    links: String = ReportPage.editorLinks
  ) -> any FindingsWriter {
    switch self {
    case .xcode: XcodeLines()
    case .github: GitHubCommands()
    case .sarif: SARIFLog(version: version, kinds: kinds)
    case .junit: JUnitSuites(failing: failing)
    case .codeclimate: CodeClimateIssues()
    case .checkstyle: CheckstyleFiles()
    case .markdown: MarkdownTable()
    case .html: ReportPage(.findings, links: links)
    }
  }
}

/// Writes reports in one format, piece by piece, so that a run over thousands of documents need not keep them.
///
/// The text is what `begin()`, the `add`s in the order of the input, and `end()` return, one after the other.
public protocol FindingsWriter: Sendable {
  /// The text before all findings.
  mutating func begin() -> String
  /// A scene with its findings. Scenes of a document follow each other.
  mutating func add(_ report: SceneReport) -> String
  /// A document that could not be read, with what is wrong in it, at least one mistake.
  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String
  /// The text after all findings.
  mutating func end() -> String
}

/// A mistake of an input that could not be read, with its line and column where they are known.
///
/// An input may have several; writers list them in the order of the input, for people as compilers do:
/// `path:line:column: message`.
public struct InputMistake: Hashable, Sendable {
  /// Both from 1; nil where the whole input is meant.
  public var line: Int?
  /// The column in characters of Unicode (scalars).
  public var column: Int?
  /// The message, without the position.
  public var message: String

  /// A mistake at a place, or of the whole input.
  public init(_ message: String, line: Int? = nil, column: Int? = nil) {
    (self.message, self.line, self.column) = (message, line, column)
  }

  /// `path:line:column: message`, for lists.
  func text(in document: String) -> String {
    guard let line else { return message }
    return "\(showingControls(document)):\(line):\(column.map { "\($0):" } ?? "") \(message)"
  }
}

extension FindingsWriter {
  /// A document that could not be read, for a reason without a place.
  public mutating func add(unreadable document: String, message: String) -> String {
    add(unreadable: document, mistakes: [InputMistake(message)])
  }

  /// Most forms begin with nothing.
  public mutating func begin() -> String { "" }
  /// Most forms of lines end with nothing.
  public mutating func end() -> String { "" }
}

extension Finding {
  /// The path of the file that it is in: the document's, or that of a table of texts.
  func path(in report: SceneReport) -> String { file ?? report.document }

  /// The message and the way out on one line, for forms that have room for one text.
  var sentence: String { oneLine(fix.isEmpty ? message : "\(message) \(closing.label): \(closing.text)") }
}

/// A text without line breaks and runs of spaces.
func oneLine(_ text: String) -> String {
  showingControls(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
}

/// The identity of findings from run to run: document, kind and elements, never a line or a number. Findings that have
/// no elements, such as damaged ids, are told apart by their order.
struct Fingerprints {
  private var seen: [String: Int] = [:]

  /// 128 bits in hexadecimal digits.
  mutating func fingerprint(of finding: Finding, in report: SceneReport) -> String {
    let identity = "\(report.document)\u{0}\(report.scene)\u{0}\(finding.id)"
    let number = seen[identity, default: 0]
    seen[identity] = number + 1
    let text = number == 0 ? identity : "\(identity)\u{0}\(number)"
    return hash(of: text, from: 0xCBF2_9CE4_8422_2325) + hash(of: text, from: 0x6C62_272E_07BB_0142)
  }

  /// FNV-1a of 64 bits, from a basis.
  private func hash(of text: String, from basis: UInt64) -> String {
    let value = text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
