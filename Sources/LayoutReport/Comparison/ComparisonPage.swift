// `diff --format html`: one self-contained page with the old and the new picture of every changed scene over each other.

import Foundation

/// A page in the making; its pieces are printed one after the other, so that no run needs the memory for all pictures.
public struct ComparisonPage: Sendable {
  private var document: String?

  /// An empty page.
  public init() {}

  /// The beginning of the page, before the first comparison.
  public var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>What changed</title>
    <style>
    body { font: 14px -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; margin: 24px; color: #1c1c1e; }
    h1 { font-size: 20px; } h2 { font-size: 15px; font-weight: 600; margin: 24px 0 8px; }
    ul { margin: 4px 0 12px; padding-left: 20px; } li { margin: 2px 0; }
    .moved, .changed { color: #9a5b00; } .came { color: #1a7f37; } .went { color: #b3261e; }
    .both { position: relative; display: inline-block; --cut: 50%; --mix: 1; }
    .both img { display: block; }
    .both img.new { position: absolute; top: 0; left: 0; clip-path: inset(0 0 0 var(--cut)); opacity: var(--mix); }
    .both .edge { position: absolute; top: 0; bottom: 0; left: var(--cut); width: 1px; background: #0a84ff; }
    .tools { display: flex; gap: 12px; align-items: center; margin: 6px 0; }
    .tools input { width: 280px; }
    </style>
    </head>
    <body>
    <h1>What changed</h1>

    """
  }

  /// One scene: what changed in words, and both pictures.
  public mutating func section(for comparison: SceneComparison) -> String {
    var html = ""
    if comparison.document != document {
      document = comparison.document
      html += "<h1>\(SVGText.escaped(comparison.document))</h1>\n"
    }
    html += "<section>\n<h2>\(SVGText.escaped(comparison.heading))</h2>\n<ul>\n"
    for line in comparison.lines {
      html += "<li><span class=\"\(line.mark)\">\(line.mark)</span> \(SVGText.escaped(line.text))</li>\n"
    }
    return html + "</ul>\n" + pictures(of: comparison) + "</section>\n"
  }

  private func pictures(of comparison: SceneComparison) -> String {
    let old = comparison.old?.picture.map { Self.image($0, "old") }
    let new = comparison.new?.picture.map { Self.image($0, "new") }
    guard let old, let new else {
      return (old ?? new.map { $0.replacingOccurrences(of: " class=\"new\"", with: "") }) ?? ""
    }
    return """
      <div class="tools"><label>old <input type="range" min="0" max="100" value="50" aria-label="Where the new picture begins" \
      oninput="this.closest('section').querySelector('.both').style.setProperty('--cut', this.value + '%')"> new</label>
      <label>new over old <input type="range" min="0" max="100" value="100" aria-label="How much the new picture covers" \
      oninput="this.closest('section').querySelector('.both').style.setProperty('--mix', this.value / 100)"></label></div>
      <div class="both">\(old)\(new)<div class="edge"></div></div>

      """
  }

  /// As data, so that ids within pictures stay apart and nothing in them can run.
  private static func image(_ svg: String, _ kind: String) -> String {
    "<img class=\"\(kind)\" alt=\"the \(kind) version\" src=\"data:image/svg+xml;base64,"
      + Data(svg.utf8).base64EncodedString() + "\">"
  }

  /// The end of the page.
  public var tail: String { (document == nil ? "<p>Nothing changed.</p>\n" : "") + "</body>\n</html>\n" }
}
