// PDF files of asset catalogues as outlines: paths, plain colours, clips and forms of the first page (ISO 32000-1, 8 and
// 11). Of texts, which few icons have, nothing is drawn, and a soft mask is what its outlines cover.

import Foundation
import LayoutScene
import Plumbline

extension VectorImage {
  /// Why a file is not drawn.
  struct Unsupported: Error {
    var reason: String
    init(_ reason: String) { self.reason = "its PDF has \(reason)" }
  }

  /// - Parameter isTemplate: Whether every colour is the tint.
  init(pdf bytes: Data, isTemplate: Bool) throws(Unsupported) {
    let objects = PDFObjects(Array(bytes))
    guard let page = objects.page else { throw Unsupported("no page") }
    func inherited(_ key: String) -> PDFValue? {
      var node: PDFValue? = page
      for _ in 0..<16 where objects[key, node] == nil { node = objects["Parent", node] }
      return objects[key, node]
    }
    let box = objects.numbers(inherited("CropBox") ?? inherited("MediaBox"))
    guard box.count == 4, (1...1e5).contains(abs(box[2] - box[0])), (1...1e5).contains(abs(box[3] - box[1]))
    else {
      throw Unsupported("no size")
    }
    let (left, top) = (min(box[0], box[2]), max(box[1], box[3]))
    let pageBox = CGRect(x: 0, y: 0, width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
    var (code, packed): ([UInt8], Int) = ([], 0)
    let contents = objects["Contents", page, asReference: true]
    let parts = objects.array(contents)
    for part in parts.isEmpty ? [contents].compactMap({ $0 }) : parts {
      guard case .reference(let number) = part, let bytes = objects.stream(number) else {
        throw Unsupported("another packing than zlib's")
      }
      code += bytes + [10]
      packed += objects.streams[number]?.count ?? 0
      guard max(code.count, packed) < PDFDrawing.mostBytes else { throw Unsupported("too many outlines") }
    }
    var drawing = PDFDrawing(objects: objects, page: pageBox, isTemplate: isTemplate)
    // From the lower left corner upwards to the upper left one downwards.
    drawing.state.matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -left, ty: top)
    try drawing.run(code, inherited("Resources"), depth: 0)
    self.init(box: pageBox, elements: drawing.text)
  }
}

/// The drawing of a page's operators, as elements of SVG.
private struct PDFDrawing {
  struct State {
    var matrix = CGAffineTransform.identity
    var (fill, stroke) = ("#000000", "#000000")
    var (fillOpacity, strokeOpacity, width) = (1.0, 1.0, 1.0)
    var (cap, join) = (0.0, 0.0)
    var dash: [Double] = []
    var clips: [String] = []
  }

  let objects: PDFObjects
  let page: CGRect
  let isTemplate: Bool
  var state = State()
  private(set) var text = ""
  private var saved: [State] = []
  private var path = ""
  private var corners: [CGPoint] = []
  private var current = [0.0, 0.0]
  private var clipRule: String?
  /// Whether only outlines count: within a mask.
  private var isMask = false
  private var (names, steps, bytes) = (0, 0, 0)
  /// What of streams is read, and what is written: forms may be drawn again and again, in clips by the thousand.
  static let mostBytes = 8 << 20

  init(objects: PDFObjects, page: CGRect, isTemplate: Bool) {
    (self.objects, self.page, self.isTemplate) = (objects, page, isTemplate)
  }

  mutating func run(_ code: [UInt8], _ resources: PDFValue?, depth: Int) throws(VectorImage.Unsupported) {
    var scanner = PDFScanner(bytes: code, hasReferences: false)
    var operands: [PDFValue] = []
    bytes += code.count
    while scanner.place < code.count, depth < 12 {
      guard let value = scanner.value() else { continue }
      if case .word(let name) = value, !name.isEmpty {
        steps += 1
        guard steps < 200_000, max(bytes, text.utf8.count) < Self.mostBytes, state.clips.count < 1000
        else { throw .init("too many outlines") }
        try perform(name, operands, resources, depth)
        operands = []
      } else if operands.count < 64 {
        operands.append(value)
      }
    }
  }

  private mutating func perform(_ name: String, _ operands: [PDFValue], _ resources: PDFValue?, _ depth: Int)
    throws(VectorImage.Unsupported)
  {
    let n = operands.compactMap(objects.number)
    switch (name, n.count) {
    case ("q", _): if saved.count < 256 { saved.append(state) }
    case ("Q", _): state = saved.popLast() ?? state
    case ("cm", 6): concatenate(n)
    case ("w", 1): state.width = n[0]
    case ("J", 1): state.cap = n[0]
    case ("j", 1): state.join = n[0]
    case ("d", _): state.dash = objects.numbers(operands.first)
    case ("gs", _):
      try readState(objects[objects.name(operands.first), objects["ExtGState", resources]], depth)
    case ("g", _), ("rg", _), ("k", _), ("sc", _), ("scn", 1...): state.fill = color(n)
    case ("G", _), ("RG", _), ("K", _), ("SC", _), ("SCN", 1...): state.stroke = color(n)
    case ("cs", _), ("CS", _):
      if name == "cs" { state.fill = color([0]) } else { state.stroke = color([0]) }
      let space = objects[objects.name(operands.first), objects["ColorSpace", resources]]
      let kind = objects.name(objects.array(space).first)
      if !["", "ICCBased", "CalRGB", "CalGray"].contains(kind) { throw .init("colours of the kind \(kind)") }
    case ("m", 2): add("M", n)
    case ("l", 2): add("L", n)
    case ("c", 6): add("C", n)
    case ("v", 4): add("C", current + n)
    case ("y", 4): add("C", n + n[2...])
    case ("h", _): path += "Z"
    case ("re", 4):
      for (corner, x, y) in [("M", 0.0, 0.0), ("L", n[2], 0), ("L", n[2], n[3]), ("L", 0, n[3])] {
        add(corner, [n[0] + x, n[1] + y])
      }
      path += "Z"
    case ("W", _), ("W*", _): clipRule = name == "W" ? "nonzero" : "evenodd"
    case ("n", _), ("f", _), ("F", _), ("f*", _), ("S", _), ("s", _), ("B", _), ("B*", _), ("b", _),
      ("b*", _):
      if "sbb*".contains(name) { path += "Z" }
      finish(
        fill: "SsnN".contains(name) ? nil : name.hasSuffix("*") ? "evenodd" : "nonzero",
        strokes: "SsBb".contains(name.prefix(1)))
    case ("Do", _):
      try draw(
        objects[objects.name(operands.first), objects["XObject", resources], asReference: true], resources,
        depth)
    case ("sh", _), ("scn", _), ("SCN", _): throw .init("patterns or shadings")
    case ("BI", _): throw .init("a raster image")
    default: break
    }
  }

  private mutating func concatenate(_ n: [Double]) {
    guard n.count == 6 else { return }
    state.matrix = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      .concatenating(state.matrix)
  }

  private mutating func readState(_ values: PDFValue?, _ depth: Int) throws(VectorImage.Unsupported) {
    state.fillOpacity = objects.number(objects["ca", values]) ?? state.fillOpacity
    state.strokeOpacity = objects.number(objects["CA", values]) ?? state.strokeOpacity
    state.width = objects.number(objects["LW", values]) ?? state.width
    guard case .dictionary? = objects["SMask", values], !isMask else { return }
    let (before, kept) = (text, state)
    (text, state.clips, isMask) = ("", [], true)
    try draw(objects["G", objects["SMask", values], asReference: true], nil, depth)
    let outlines = text
    (text, state, isMask) = (before, kept, false)
    addClip(outlines)
  }

  private mutating func draw(_ form: PDFValue?, _ resources: PDFValue?, _ depth: Int) throws(VectorImage
    .Unsupported)
  {
    guard case .reference(let number)? = form else { return }
    guard objects.name(objects["Subtype", form]) == "Form", let code = objects.stream(number) else {
      throw .init("a raster image")
    }
    let (before, count) = (state, saved.count)
    bytes += objects.streams[number]?.count ?? 0
    concatenate(objects.numbers(objects["Matrix", form]))
    try run(code, objects["Resources", form] ?? resources, depth: depth + 1)
    saved.removeLast(max(0, saved.count - count))
    state = before
  }

  private func color(_ parts: [Double]) -> String {
    guard !isTemplate, [1, 3, 4].contains(parts.count) else {
      return isTemplate ? VectorImage.tint : "#000000"
    }
    let colors = parts.count == 4 ? parts.prefix(3).map { (1 - $0) * (1 - parts[3]) } : parts
    let bytes = colors.map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgb(\(bytes[0]),\(bytes[bytes.count / 2]),\(bytes[bytes.count - 1]))"
  }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    path += command
    for place in stride(from: 0, to: numbers.count - 1, by: 2) {
      current = [numbers[place], numbers[place + 1]]
      let point = CGPoint(x: current[0], y: current[1]).applying(state.matrix)
      corners.append(point)
      path += (place > 0 ? " " : "") + short(point.x) + " " + short(point.y)
    }
  }

  private func short(_ number: Double) -> String {
    ((min(max(number, -1e6), 1e6) * 1000).rounded() / 1000).shortText
  }

  private mutating func finish(fill rule: String?, strokes: Bool) {
    defer { (path, corners, clipRule) = ("", [], nil) }
    guard !corners.isEmpty else { return }
    let rules = rule == "evenodd" ? " fill-rule=\"evenodd\" clip-rule=\"evenodd\"" : ""
    if rule != nil || strokes {
      var element = "<path d=\"\(path)\" fill=\"\(rule == nil ? "none" : state.fill)\"" + rules
      if state.fillOpacity < 1 { element += " fill-opacity=\"\(short(state.fillOpacity))\"" }
      if strokes {
        let scale = Double(abs(state.matrix.a * state.matrix.d - state.matrix.b * state.matrix.c))
          .squareRoot()
        element += " stroke=\"\(state.stroke)\" stroke-width=\"\(short(max(state.width, 0.1) * scale))\""
        element += " stroke-opacity=\"\(short(state.strokeOpacity))\""
        element += " stroke-linecap=\"\(state.cap == 0 ? "butt" : state.cap == 1 ? "round" : "square")\""
        element += " stroke-linejoin=\"\(state.join == 0 ? "miter" : state.join == 1 ? "round" : "bevel")\""
        let dash = state.dash.map { short($0 * scale) }.joined(separator: " ")
        if state.dash.contains(where: { $0 > 0 }) { element += " stroke-dasharray=\"\(dash)\"" }
      }
      text += state.clips.map { "<g clip-path=\"url(#\($0))\">" }.joined() + element + "/>"
      text += String(repeating: "</g>", count: state.clips.count)
    }
    // Most clips are the page's own rectangle.
    func spans(_ places: [CGFloat], _ length: CGFloat) -> Bool {
      (places.min() ?? 0) <= 0.01 && (places.max() ?? 0) >= length - 0.01
    }
    let coversPage =
      corners.count <= 5 && !path.contains("C") && spans(corners.map(\.x), page.width)
      && spans(corners.map(\.y), page.height)
    if let clipRule, !coversPage, !isMask { addClip("<path d=\"\(path)\" clip-rule=\"\(clipRule)\"/>") }
  }

  private mutating func addClip(_ outlines: String) {
    names += 1
    text += "<clipPath id=\"\(VectorImage.scope)c\(names)\">\(outlines)</clipPath>"
    state.clips.append("\(VectorImage.scope)c\(names)")
  }
}
