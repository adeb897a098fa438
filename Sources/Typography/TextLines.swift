// The characters of each line of a text: the result of `measure(_:within:)` in detail, so that whoever shows a text
// breaks and cuts it exactly where its layout did.

/// One line of a text as layout broke it: its pieces from left to right, its width and its baseline.
///
/// Coordinates are points from the upper left corner of the text. ``TextMeasuring/lines(of:within:truncation:atMost:)``
/// makes them; whoever draws a text uses them to break and truncate it exactly where its layout did.
public struct TextLine: Hashable, Sendable {
  /// A stretch of the line in one font.
  public struct Piece: Hashable, Sendable {
    /// The characters that are shown, with the ellipsis of a cut line.
    public var text: String
    /// The index of the piece's run among those that were measured.
    public var run: Int
    /// From the line's left end to the piece's, and the piece's width, in points.
    public var x: Double
    /// Points.
    public var width: Double
    /// A stretch of the measured run of that number, from `x` on, in points.
    public init(text: String, run: Int, x: Double, width: Double) {
      self.text = text
      self.run = run
      self.x = x
      self.width = width
    }
  }
  /// The pieces from left to right; empty for an empty line.
  public var pieces: [Piece]
  /// The width without trailing spaces, in points.
  public var width: Double
  /// The distance from the top of the text to the line's baseline, in points.
  public var baseline: Double
  /// A line of pieces from left to right; `width` and `baseline` in points, from the text's left and top.
  public init(pieces: [Piece], width: Double, baseline: Double) {
    self.pieces = pieces
    self.width = width
    self.baseline = baseline
  }
}

/// The part of a line that an ellipsis replaces when a text does not fit, as in `NSLineBreakMode`.
public enum TextTruncation: Hashable, Sendable {
  /// An ellipsis replaces the end, the beginning or the middle; or nothing is truncated.
  case tail, head, middle, none
}

extension TextMeasuring {
  /// The lines of a text within limits, at most `limit` of them: the breaks are those of `measure(_:within:)`.
  ///
  /// Complexity: each line is measured about log₂ of its length times.
  public func lines(
    of runs: [TextRun], within limits: TextLimits, truncation: TextTruncation = .tail, atMost limit: Int = 500
  ) -> [TextLine] {
    LineFinder(self, runs, limits, truncation).lines(atMost: limit)
  }
}

/// Finds lines by measuring beginnings of what is left.
private struct LineFinder {
  private let measurer: any TextMeasuring
  private let runs: [TextRun]
  private let limits: TextLimits
  private let truncation: TextTruncation
  private let characters: [Character]
  /// The run of each character.
  private let owners: [Int]

  init(
    _ measurer: some TextMeasuring, _ runs: [TextRun], _ limits: TextLimits, _ truncation: TextTruncation
  ) {
    self.measurer = measurer
    self.runs = runs
    self.limits = limits
    self.truncation = truncation
    var characters: [Character] = []
    var owners: [Int] = []
    for (index, run) in runs.enumerated() {
      let added = Array(run.text)
      characters += added
      owners += repeatElement(index, count: added.count)
    }
    self.characters = characters
    self.owners = owners
  }

  func lines(atMost most: Int) -> [TextLine] {
    let allowed = min(limits.numberOfLines <= 0 ? Int.max : limits.numberOfLines, most)
    var lines: [TextLine] = []
    var top = 0.0
    var start = 0
    while start < characters.count, lines.count < allowed {
      let end = paragraphEnd(from: start)
      let isLast = lines.count + 1 == allowed
      let stop = lineEnd(from: start, paragraphEnd: end)
      let hasMore = stop < end || end < characters.count
      let shown: (pieces: [TextLine.Piece], width: Double) =
        isLast && hasMore && limits.numberOfLines > 0 && truncation != .none
        ? truncated(from: start, paragraphEnd: end) : pieces(trimmed(start..<stop))
      let own = runs(in: start..<max(stop, start + 1))
      let measured = measurer.measure(own, within: oneLine)
      if lines.isEmpty == false { top += spacing(of: own) }
      lines.append(
        TextLine(
          pieces: shown.pieces, width: shown.width, baseline: top + measured.firstBaselineFromTop))
      top += measured.height
      start = stop == end ? end + 1 : max(skippingSpaces(from: stop, to: end), start + 1)
    }
    return lines
  }

  private var oneLine: TextLimits {
    var one = limits
    one.width = .infinity
    one.numberOfLines = 1
    one.lineBreak = .clip
    return one
  }

  /// The spacing between two lines of runs, beside their heights.
  private func spacing(of runs: [TextRun]) -> Double {
    guard let font = runs.first?.font else { return 0 }
    var two = oneLine
    two.numberOfLines = 2
    two.paragraphSpacing = 0
    let both = measurer.measure([TextRun("x\nx", font: font)], within: two).height
    return both - 2 * measurer.measure([TextRun("x", font: font)], within: oneLine).height
  }

  private func paragraphEnd(from start: Int) -> Int {
    characters[start...].firstIndex(where: \.isNewline) ?? characters.count
  }

  private func skippingSpaces(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, characters[index].isWhitespace { index += 1 }
    return index
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  private func runs(in range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var index = range.lowerBound
    while index < min(range.upperBound, characters.count) {
      let owner = owners[index]
      var end = index
      while end < range.upperBound, end < characters.count, owners[end] == owner { end += 1 }
      let run = runs[owner]
      result.append(TextRun(String(characters[index..<end]), font: run.font, kern: run.kern))
      index = end
    }
    return result
  }

  /// The width of a stretch that stays on one line.
  private func width(_ range: Range<Int>, and ellipsis: Bool = false) -> Double {
    var shown = runs(in: range)
    if ellipsis {
      let font = runs[owners[min(range.upperBound, characters.count - 1)]].font
      shown.append(TextRun("\u{2026}", font: font))
    }
    guard !shown.isEmpty else { return 0 }
    return measurer.measure(shown, within: TextLimits(lineBreak: .clip)).width
  }

  /// The end of the line that begins at `start`: what one line of the text measures is what it holds.
  private func lineEnd(from start: Int, paragraphEnd end: Int) -> Int {
    guard limits.width.isFinite, end > start else { return end }
    var first = limits
    first.numberOfLines = 1
    if first.lineBreak == .truncate || first.lineBreak == .clip { first.lineBreak = .wordWrap }
    // Beginnings that surely do not fit tell the line as well as the whole paragraph does.
    var reach = min(end, start + 64)
    var measured = measurer.measure(runs(in: start..<reach), within: first)
    while !measured.isTruncated, reach < end {
      reach = min(end, start + (reach - start) * 2)
      measured = measurer.measure(runs(in: start..<reach), within: first)
    }
    guard measured.isTruncated else { return end }
    let fitting = longest(from: start, to: reach) { width(start..<$0) <= measured.width + 1e-6 }
    return max(fitting, start + 1)
  }

  /// The furthest end for which a condition holds that holds for all nearer ones.
  private func longest(from start: Int, to end: Int, _ fits: (Int) -> Bool) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func truncated(
    from start: Int, paragraphEnd end: Int
  ) -> (pieces: [TextLine.Piece], width: Double) {
    let ellipsis = "\u{2026}"
    let room = limits.width + 1e-3
    switch truncation {
    case .tail, .none:
      let cut = longest(from: start, to: end) { width(start..<$0, and: true) <= room }
      return pieces(trimmed(start..<cut), then: ellipsis, owner: cut)
    case .head:
      var first = start
      while first < characters.count, width(first..<characters.count, and: true) > room { first += 1 }
      return pieces(start..<start, then: ellipsis, owner: start, and: first..<characters.count)
    case .middle:
      // As much of the beginning as of the end.
      var (head, tail) = (start, characters.count)
      while head < tail {
        let longer = (head - start) <= (characters.count - tail)
        let (nextHead, nextTail) = longer ? (head + 1, tail) : (head, tail - 1)
        let both = width(start..<nextHead, and: true) + width(nextTail..<characters.count)
        guard both <= room, nextHead <= nextTail else { break }
        (head, tail) = (nextHead, nextTail)
      }
      return pieces(trimmed(start..<head), then: ellipsis, owner: head, and: tail..<characters.count)
    }
  }

  private func pieces(
    _ range: Range<Int>, then ellipsis: String? = nil, owner: Int = 0, and rest: Range<Int> = 0..<0
  ) -> (pieces: [TextLine.Piece], width: Double) {
    var parts: [(text: String, run: Int)] = []
    func add(_ text: String, _ run: Int) {
      let joins = parts.last?.run == run && text != "\t"
      if joins { parts[parts.count - 1].text += text } else { parts.append((text, run)) }
    }
    for index in range { add(String(characters[index]), owners[index]) }
    if let ellipsis { add(ellipsis, owners[min(max(owner - 1, range.lowerBound), characters.count - 1)]) }
    for index in rest { add(String(characters[index]), owners[index]) }
    var pieces: [TextLine.Piece] = []
    var x = 0.0
    for part in parts {
      // Behind a tab a piece begins at the stop.
      let isTab = part.text.first == "\t"
      if isTab { x = LineShape().nextStop(behind: x) ?? x }
      var run = TextRun(part.text, font: runs[part.run].font, kern: runs[part.run].kern)
      if isTab { run.text.removeFirst() }
      if run.text.isEmpty { continue }
      let width = measurer.measure([run], within: TextLimits(lineBreak: .clip)).width
      pieces.append(TextLine.Piece(text: run.text, run: part.run, x: x, width: width))
      x += width
    }
    return (pieces, x)
  }
}
