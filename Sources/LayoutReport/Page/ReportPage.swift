// `--format html`: one self-contained page for people. It needs no network and no other file; without scripts it is a list
// of findings, with them (`report.js`) their pictures, filters and explanations.

import CPageFiles
import Foundation

/// Writes an HTML page piece by piece: `begin()`, each scene, `end()`. It keeps no more of them than counts and the hashes
/// of pictures, so that a page over thousands of scenes takes little memory.
///
/// The page is one file that loads nothing. Findings are text that needs no script; pictures, filters and explanations come
/// with the page's own script.
public struct ReportPage: FindingsWriter {
  /// The subject of the page, which decides its title and its words.
  public enum Subject: Sendable {
    /// The findings on scenes.
    case findings
    /// The pictures of scenes.
    case scenes
    /// The differences between two versions of scenes.
    case changes

    var title: String {
      switch self {
      case .findings: "Layout findings"
      case .scenes: "Scenes"
      case .changes: "What changed"
      }
    }
  }

  let subject: Subject
  private let links: String
  private let folder: String
  private var document: String?
  private var documents = 0
  private var scenes = 0
  /// The number of occurrences of every kind: of findings at a level, of changes without.
  private var counts: [Tally: Int] = [:]
  private var kinds: Set<Finding.Kind> = []
  private var unreadable: [String] = []
  private var pictures: [ContentHash: Int] = [:]
  /// The lists of configurations that it has, of scenes with more than are drawn.
  private var configurationLists: [ContentHash: Int] = [:]
  private var images: Set<String> = []

  private struct Tally: Hashable {
    var kind: String
    var level: Finding.Level?
  }

  /// A page of nothing yet: write `begin()`, each scene, and `end()`, in this order. Its links lead to where a line of a document
  /// is found: an address with `{path}` or `{relative}`, `{line}` and `{column}`. Documents are named below the current folder
  /// or another one.
  public init(_ subject: Subject, links: String = editorLinks, below folder: String? = nil) {
    self.subject = subject
    self.links = links
    self.folder = URL(fileURLWithPath: folder ?? ".").path
  }

  /// The address under which VS Code opens a line.
  public static let editorLinks = "vscode://file{path}:{line}:{column}"

  // MARK: Beginning

  private static func text(of file: CPageFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  /// The page up to its first scene.
  public mutating func begin() -> String {
    let script = Self.text(of: CPageFileReportScript())
    let style = Self.text(of: CPageFileReportStyle())
    // Nothing is loaded, and no script runs but this one, whatever a document's texts hold.
    let policy =
      "default-src 'none'; script-src \(Self.source(script)); style-src \(Self.source(style)); img-src blob: data:; "
      + "base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en" class="\(subject)" data-links="\(markup(links))" data-folder="\(markup(links.contains("{path}") ? folder : ""))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="plumbline">
      <title>\(subject.title)</title>
      <style>\(style)</style>
      <script>\(script)</script>
      </head>
      <body>
      <a class="skip" href="#scenes">To the scenes</a>
      <header><h1>\(subject.title)</h1></header>
      <noscript><p class="hint">Scripts are off here: everything that was found is listed, without pictures and filters.</p></noscript>
      <main id="scenes" tabindex="-1">

      """
  }

  /// A source of a security policy: the hash of the element's text.
  private static func source(_ text: String) -> String {
    "'sha256-\(Data(ContentHash(Array(text.utf8)).bytes).base64EncodedString())'"
  }

  // MARK: Scenes

  /// A scene with its findings, and with its pictures if it was depicted.
  public mutating func add(_ report: SceneReport) -> String {
    let packed = report.packed ?? (report.depictions.isEmpty ? nil : PackedScene(report.depictions))
    for finding in report.findings {
      kinds.insert(finding.kind)
      count(finding.kind.rawValue, finding.level)
    }
    let number = scenes + 1
    let drawn = packed?.layouts.reduce(0) { $0 + $1.configurations.count } ?? 0
    let all = packed != nil && report.configurations.count > drawn ? report.configurations : []
    return article(in: report.document, heading: report.pageHeading, packed, among: all) {
      FindingList(report: report, packed: packed, scene: number).html
    }
  }

  /// A document that could not be read, which the summary tells.
  public mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    unreadable += mistakes.map { $0.text(in: document) }
    return ""
  }

  /// The HTML of one scene of which two versions are compared in several layouts: of each that tells something new, with
  /// both pictures where the snapshots have them. What has no area has no picture.
  public mutating func add(_ layouts: [SceneComparison]) -> String {
    SceneComparison.lines(of: layouts).filter { !$0.lines.isEmpty }.map { change, lines in
      let depictions = [change.old?.depiction, change.new?.depiction].compactMap { $0 }
      let hasArea = depictions.contains { $0.box.width > 0 && $0.box.height > 0 }
      let packed = hasArea ? PackedScene(depictions) : nil
      for line in lines { count(line.mark, nil) }
      let versions = change.old == nil ? "after" : change.new == nil ? "before" : "before after"
      return article(in: change.document, heading: change.pageHeading, packed, versions: versions) {
        ChangeList(lines: lines, packed: packed).html
      }
    }.joined()
  }

  private mutating func count(_ kind: String, _ level: Finding.Level?) {
    counts[Tally(kind: kind, level: level), default: 0] += 1
  }

  private mutating func article(
    in document: String, heading: (title: String, details: String), _ packed: PackedScene?,
    among configurations: [ReportConfiguration] = [], versions: String? = nil, _ list: () -> String
  ) -> String {
    var html = ""
    if document != self.document {
      if self.document != nil { html += "</section>\n" }
      self.document = document
      documents += 1
      html += "<section class=\"document\" aria-labelledby=\"document-\(documents)\">\n"
      html += "<h2 id=\"document-\(documents)\">\(markup(document))</h2>\n"
    }
    scenes += 1
    let blocks = packed.map { pictureBlocks($0) }
    let all = configurations.isEmpty ? nil : listBlock(configurations)
    let layouts = packed.map {
      " data-layouts=\"\(markup($0.layoutsText(pictures: pictures)))\""
        + (versions.map { " data-versions=\"\($0)\"" } ?? "")
        + " data-order=\"\($0.places.map(String.init).joined(separator: " "))\""
    }
    let among = all.map { " data-among=\"\($0.number)\"" } ?? ""
    html += "<article class=\"scene\" id=\"scene-\(scenes)\"\(layouts ?? "")\(among)>\n"
    html += "<h3>\(markup(heading.title)) <small>\(markup(heading.details))</small></h3>\n"
    if let box = packed?.layouts.first?.box {
      html +=
        "<figure><svg class=\"stage\" width=\"\(decimal(box.width))\" height=\"\(decimal(box.height))\"></svg></figure>\n"
    }
    html += "<div class=\"words\">\n" + list() + "</div>\n"
    if let packed, let blocks {
      html +=
        (all?.block ?? "") + blocks
        + "<script type=\"text/plain\" class=\"data\">\(packed.data.base64)</script>\n"
    }
    return html + "</article>\n"
  }

  /// The pictures of a scene that the page does not have yet.
  private mutating func pictureBlocks(_ packed: PackedScene) -> String {
    packed.layouts.reduce(into: "") { html, layout in
      guard pictures[layout.picture.hash] == nil else { return }
      for image in layout.images where images.insert(image.name).inserted {
        html += "<script type=\"text/plain\" id=\"\(image.name)\">\(image.data)</script>\n"
      }
      pictures[layout.picture.hash] = pictures.count
      let number = pictures.count - 1
      html += "<script type=\"text/plain\" id=\"picture-\(number)\">\(layout.picture.base64)</script>\n"
    }
  }

  /// A list of configurations, and its block if the page does not have it yet.
  private mutating func listBlock(_ configurations: [ReportConfiguration]) -> (number: Int, block: String) {
    let list = PackedText(JSONValue.array(configurations.map(\.pageValue)).text)
    if let known = configurationLists[list.hash] { return (known, "") }
    let number = configurationLists.count
    configurationLists[list.hash] = number
    return (number, "<script type=\"text/plain\" id=\"configurations-\(number)\">\(list.base64)</script>\n")
  }

  // MARK: End

  /// The HTML after the last scene: the summary, whose counts are known only now, and the end of the page.
  public mutating func end() -> String {
    (document == nil ? "" : "</section>\n") + "</main>\n" + summary + "</body>\n</html>\n"
  }

  /// It is known only at the end; the style shows it above the scenes.
  private var summary: String {
    var html =
      "<section id=\"summary\" aria-labelledby=\"summary-title\">\n<h2 id=\"summary-title\">Summary</h2>\n"
    html += "<p>\(totals)</p>\n"
    if !counts.isEmpty { html += subject == .changes ? changeTable : findingTable }
    if !unreadable.isEmpty {
      html += "<h3>Not read</h3>\n<ul>\n"
      html += unreadable.map { "<li>\(markup($0))</li>\n" }.joined() + "</ul>\n"
    }
    return html + "</section>\n"
  }

  private var totals: String {
    let place = "\(counted(scenes, "scene")) of \(counted(documents, "document"))"
    if subject == .changes {
      return scenes == 0 ? "No view moved, and no constraint changed." : "\(place) changed."
    }
    if counts.isEmpty { return "\(place), no findings." }
    let levels = Finding.Level.allCases.map { level in
      let count = counts.reduce(0) { $0 + ($1.key.level == level ? $1.value : 0) }
      return "<b class=\"\(level.rawValue)\">\(counted(count, level.rawValue))</b>"
    }
    return levels.joined(separator: ", ") + " in \(place)."
  }

  private var findingTable: String {
    let head = Finding.Level.allCases.map { "<th scope=\"col\">\($0.rawValue)s</th>" }.joined()
    var html =
      "<table>\n<thead><tr><th scope=\"col\">kind</th>\(head)<th scope=\"col\">meaning</th></tr></thead>\n<tbody>\n"
    let known = Finding.Kind.ofLayouts + Finding.Kind.ofReaders
    let others = kinds.subtracting(known).sorted { $0.rawValue < $1.rawValue }
    for kind in known.filter(kinds.contains) + others {
      let numbers = Finding.Level.allCases.map { counts[Tally(kind: kind.rawValue, level: $0)] ?? 0 }
      html += "<tr data-kind=\"\(kind.rawValue)\"><th scope=\"row\">\(kind.rawValue)</th>"
      html += numbers.map { "<td>\($0 > 0 ? "\($0)" : "")</td>" }.joined()
      html += "<td class=\"meaning\">\(markup(kind.meaning))</td></tr>\n"
    }
    return html + "</tbody>\n</table>\n"
  }

  private var changeTable: String {
    let words = [
      "moved": "views whose frame changed", "came": "views, constraints and findings that are new",
      "went": "views, constraints and findings that are gone", "changed": "constraints that changed",
    ]
    var html = "<table>\n<tbody>\n"
    for kind in ["moved", "came", "went", "changed"] {
      guard let count = counts[Tally(kind: kind, level: nil)] else { continue }
      html += "<tr data-kind=\"\(kind)\"><th scope=\"row\">\(kind)</th><td>\(count)</td>"
      html += "<td class=\"meaning\">\(words[kind] ?? "")</td></tr>\n"
    }
    return html + "</tbody>\n</table>\n"
  }
}

func markup(_ text: String) -> String { SVGText.escaped(text) }

extension SceneReport {
  fileprivate var pageHeading: (title: String, details: String) {
    if isOfSource { return (scene, "class") }
    guard configurations.count < 2 else {
      return (title ?? "Scene", "\(scene), in \(configurations.count) configurations")
    }
    let parts = [scene, sizeText, deviceName ?? device].compactMap { $0 } + configuration.particulars
    return (title ?? "Scene", parts.joined(separator: ", "))
  }
}

extension SceneComparison {
  fileprivate var pageHeading: (title: String, details: String) { (shown?.title ?? "Scene", heading) }
}

extension PackedScene {
  /// `[picture, [x, y, width, height], [[device, orientation, direction, language, text size], …]]` of every layout.
  fileprivate func layoutsText(pictures: [ContentHash: Int]) -> String {
    JSONValue.array(
      layouts.map { layout in
        .array([
          .number(Double(pictures[layout.picture.hash] ?? 0)),
          .array(
            [layout.box.minX, layout.box.minY, layout.box.width, layout.box.height].map { .number($0) }),
          .array(layout.configurations.map(\.pageValue)),
        ])
      }
    ).text
  }
}

extension ReportConfiguration {
  fileprivate var pageValue: JSONValue {
    .array([
      .string(isCanvas ? "own canvas" : deviceName ?? device ?? "own canvas"), .string(orientation),
      .string(direction),
      .string(language ?? ""), .string(contentSize ?? ""),
    ])
  }
}
