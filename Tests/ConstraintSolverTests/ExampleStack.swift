// The constraints of a stack view, as statements (spec 06): what UIStackView is to add for a, b and c in the root.

/// A stack view of a (160x200), b (80x100) and c (40x50).
struct ExampleStack {
  private static let views = ["a", "b", "c"]
  private static let sizes: [String: (width: Double, height: Double)] = [
    "a": (160, 200), "b": (80, 100), "c": (40, 50),
  ]

  private var isHorizontal = true
  private var distribution = "fill"
  private var alignment = "fill"
  private var spacing = 0.0
  private var hidden: String?
  private var customSpacing: [String: Double] = [:]
  private var hugging: [String: Double] = [:]

  /// `horizontal distribution=fill alignment=center spacing=10 hidden=a custom=a:30 hugging=b:200`
  init(_ words: some Sequence<String>) {
    for word in words {
      let parts = word.split { "=:".contains($0) }.map(String.init)
      switch parts[0] {
      case "vertical": isHorizontal = false
      case "distribution": distribution = parts[1]
      case "alignment": alignment = parts[1]
      case "spacing": spacing = Double(parts[1]) ?? 0
      case "hidden": hidden = parts[1]
      case "custom": customSpacing[parts[1]] = Double(parts[2])
      case "hugging": hugging[parts[1]] = Double(parts[2])
      default: break
      }
    }
  }

  private var start: String { isHorizontal ? "leading" : "top" }
  private var end: String { isHorizontal ? "trailing" : "bottom" }
  private var length: String { isHorizontal ? "width" : "height" }
  private var center: String { isHorizontal ? "centerX" : "centerY" }
  private var crossStart: String { isHorizontal ? "top" : "leading" }
  private var crossEnd: String { isHorizontal ? "bottom" : "trailing" }
  private var crossLength: String { isHorizontal ? "height" : "width" }
  private var crossCenter: String { isHorizontal ? "centerY" : "centerX" }
  private var visible: [String] { Self.views.filter { $0 != hidden } }
  private var pairs: [(String, String)] { Array(zip(visible, visible.dropFirst())) }

  private func contentLength(_ view: String) -> Double {
    guard let size = Self.sizes[view] else { return 0 }
    return isHorizontal ? size.width : size.height
  }

  var statements: [String] {
    contentSizes + hiddenViews + canvas + distributionStatements + ties + alignmentStatements
  }

  private var contentSizes: [String] {
    Self.views.compactMap { view in
      guard let size = Self.sizes[view] else { return nil }
      let along = hugging[view] ?? 250
      let pair = isHorizontal ? "\(along),250" : "250,\(along)"
      return "\(view) ~ \(size.width)x\(size.height) hug \(pair)"
    }
  }

  /// A hidden view has no length and stands half a space after its visible predecessor.
  private var hiddenViews: [String] {
    guard let hidden, let index = Self.views.firstIndex(of: hidden) else { return [] }
    let before = Self.views[..<index].last
    let after = Self.views[(index + 1)...].first
    var statements = ["\(hidden).\(length) == 0"]
    if let before {
      statements.append("\(hidden).\(start) == \(before).\(end) + \(after == nil ? 0 : spacing / 2) @50")
    } else if let after {
      statements.append("\(after).\(start) == \(hidden).\(end) @50")
    }
    return statements
  }

  private var canvas: [String] {
    guard let first = visible.first, let last = visible.last else { return [] }
    let relation = distribution == "equalSpacing" || distribution == "equalCentering" ? ">=" : "=="
    return ["s.\(start) == \(first).\(start)", "s.\(end) == \(last).\(end)"]
      + pairs.map { "\($1).\(start) \(relation) \($0).\(end) + \(customSpacing[$0] ?? spacing)" }
  }

  private var distributionStatements: [String] {
    switch distribution {
    case "fillEqually":
      return visible.dropFirst().map { "\($0).\(length) == \(visible[0]).\(length)" }
    case "fillProportionally":
      let total = visible.map(contentLength).reduce(spacing * Double(visible.count - 1), +)
      return visible.enumerated().map { index, view in
        "\(view).\(length) == \(contentLength(view) / total)*s.\(length) @\(999 - index)"
      }
    case "equalSpacing", "equalCentering":
      let isSpacing = distribution == "equalSpacing"
      return pairs.enumerated().flatMap { index, pair in
        let gap = "_g\(index)"
        var statements = [
          "\(gap).\(start) == \(pair.0).\(isSpacing ? end : center)",
          "\(gap).\(end) == \(pair.1).\(isSpacing ? start : center)",
          "\(gap).\(crossStart) == s.\(crossStart)", "\(gap).\(crossLength) == 0",
        ]
        if index > 0 {
          statements.append("\(gap).\(length) == _g0.\(length)" + (isSpacing ? "" : " @\(150 - index)"))
        }
        return statements
      }
    default: return []
    }
  }

  /// Earlier views give way first (spec 06 §4): later ones hold on to their size a little more.
  private var ties: [String] {
    guard distribution != "equalCentering", distribution != "fillProportionally" else { return [] }
    return visible.enumerated().dropFirst().flatMap { index, view in
      let more = 0.001 * Double(index)
      return [
        "\(view).\(length) <= \(contentLength(view)) @\((hugging[view] ?? 250) + more)",
        "\(view).\(length) >= \(contentLength(view)) @\(750 + more)",
      ]
    }
  }

  private var alignmentStatements: [String] {
    let first = Self.views[0]
    let edges: [String] =
      switch alignment {
      case "leading": [crossStart]
      case "trailing": [crossEnd]
      case "center": [crossCenter]
      default: [crossStart, crossEnd]
      }
    let views = Self.views.dropFirst().flatMap { view in edges.map { "\(first).\($0) == \(view).\($0)" } }
    guard alignment != "fill" else {
      return views + ["s.\(crossStart) == \(first).\(crossStart)", "s.\(crossEnd) == \(first).\(crossEnd)"]
    }
    // A guide spans the views; the root is as thick as it is.
    var statements = views + ["_span.\(start) == s.\(start)", "_span.\(length) == 0"]
    var before = "<="
    var after = ">="
    switch alignment {
    case "leading":
      statements += ["s.\(crossStart) == \(first).\(crossStart)", "s.\(crossEnd) == _span.\(crossEnd)"]
      before = "=="
    case "trailing":
      statements += ["s.\(crossStart) == _span.\(crossStart)", "s.\(crossEnd) == \(first).\(crossEnd)"]
      after = "=="
    default:
      statements += [
        "s.\(crossStart) == _span.\(crossStart)", "s.\(crossEnd) == _span.\(crossEnd)",
        "s.\(crossCenter) == \(first).\(crossCenter)",
      ]
    }
    for view in visible {
      statements.append(
        "_span.\(crossStart) \(before) \(view).\(crossStart)" + (before == "==" ? " @999.5" : ""))
      statements.append("_span.\(crossEnd) \(after) \(view).\(crossEnd)" + (after == "==" ? " @999.5" : ""))
    }
    statements.append("_span.\(crossLength) == 0 @51")
    return statements + Self.views.map { "\($0).\(crossLength) == 0 @25" }
  }
}
