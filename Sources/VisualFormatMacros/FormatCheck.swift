// Reads a format with the names that are known while it is compiled, and collects all that is wrong with it.

#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import VisualFormat

  struct FormatCheck {
    private let literal: FormatLiteral
    private let arguments: FormatArguments
    private let text: [UInt8]
    /// Nil where the format cannot be read.
    private(set) var format: VisualFormat?
    private(set) var mistakes: [Diagnostic] = []
    /// The names in place of numbers that only a variable around the call can define.
    private(set) var metricsAround: [String] = []

    init(_ literal: FormatLiteral, _ arguments: FormatArguments) {
      self.literal = literal
      self.arguments = arguments
      text = Array(literal.text.utf8)
      read()
      checkOptions()
    }

    /// Parses until no new name is unknown: each unknown name is one mistake, and no reason to stop.
    private mutating func read() {
      var views = arguments.views.map { Set($0.map(\.name)) }
      var metrics: [String: Double] = [:]
      for metric in arguments.metrics ?? [] { metrics[metric.name] = Self.number(metric.value) ?? 1 }
      while format == nil {
        do throws(VisualFormatError) {
          format = try Self.parse(literal.text, views: views, metrics: metrics)
        } catch {
          if let mistake = nameOutsideASCII(at: error.caret) {
            mistakes.append(mistake)
            return
          }
          switch error.mistake {
          case .unknownView(let name):
            mistakes.append(unknown(name, "views", at: error.caret, of: arguments.views))
            views?.insert(name)
          case .unknownMetric(let name):
            if arguments.metrics == nil {
              metricsAround.append(name)
            } else {
              mistakes.append(unknown(name, "metrics", at: error.caret, of: arguments.metrics))
            }
            metrics[name] = 1
          default:
            mistakes.append(mistake(error, views: views, metrics: metrics))
            return
          }
        }
      }
    }

    /// - Parameter views: Nil where any name may be that of a view.
    private static func parse(
      _ text: String, views: Set<String>?, metrics: [String: Double]
    ) throws(VisualFormatError) -> VisualFormat {
      try VisualFormat(text, isView: { views?.contains($0) ?? true }, metric: { metrics[$0] })
    }

    /// The value of a number in the source; a variable's is known only at run time.
    private static func number(_ expression: ExprSyntax) -> Double? {
      if let integer = expression.as(IntegerLiteralExprSyntax.self) {
        return Double(integer.literal.text.filter { $0 != "_" })
      }
      if let number = expression.as(FloatLiteralExprSyntax.self) {
        return Double(number.literal.text.filter { $0 != "_" })
      }
      if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
        return number(negated.expression).map { -$0 }
      }
      return nil
    }

    // MARK: Mistakes

    private func diagnostic(_ message: FormatMessage, at offset: Int, _ fixes: [FixIt] = []) -> Diagnostic {
      let place = literal.place(of: offset)
      let node = literal.node(of: offset)
      let distance = place.utf8Offset - node.positionAfterSkippingLeadingTrivia.utf8Offset
      return Diagnostic(
        node: node, position: place,
        message: FormatMessage(message.kind, PlacedSentence.text(message.message, distance: distance)),
        fixIts: fixes)
    }

    private func fix(_ sentence: String, _ range: Range<Int>, with replacement: String) -> FixIt {
      FixIt(
        message: FormatFix(sentence),
        changes: [
          .replaceText(range: literal.places(of: range), with: replacement, in: Syntax(literal.syntax))
        ])
    }

    private func unknown(_ name: String, _ what: String, at caret: Int, of known: [NamedValue]?) -> Diagnostic
    {
      let names = known?.map(\.name) ?? []
      let range = (caret - name.utf8.count)..<caret
      let near = NameSuggestion.closest(to: name, among: names)
      return diagnostic(
        .unknown(name, what, known: names), at: range.lowerBound,
        near.map { [fix("replace '\(name)' with '\($0)'", range, with: $0)] } ?? [])
    }

    private func mistake(
      _ error: VisualFormatError, views: Set<String>?, metrics: [String: Double]
    ) -> Diagnostic {
      let caret = error.caret
      if caret < text.count, text[caret] == UInt8(ascii: "\n") { return diagnostic(.lineEnd, at: caret) }
      var place = caret
      switch error.mistake {
      // Reading stops behind a number that is wrong; the number is what is shown.
      case .illegalPriority, .numberNotFinite: place = startOfNumber(before: caret)
      default: break
      }
      let message = FormatMessage("format", error.message)
      for change in Self.changes(for: error.mistake) {
        let end = min(caret + change.removed, text.count)
        var changed = text
        changed.replaceSubrange(caret..<end, with: change.inserted.utf8)
        let isReadable =
          (try? Self.parse(String(decoding: changed, as: UTF8.self), views: views, metrics: metrics)) != nil
        if isReadable {
          return diagnostic(message, at: place, [fix(change.sentence, caret..<end, with: change.inserted)])
        }
      }
      return diagnostic(message, at: place)
    }

    private typealias Change = (sentence: String, removed: Int, inserted: String)

    /// Suggested corrections, offered where the rest of the format can be parsed with them.
    private static func changes(for mistake: VisualFormatError.Mistake) -> [Change] {
      func insert(_ text: String) -> Change { ("insert '\(text)'", 0, text) }
      switch mistake {
      case .missingColon: return [insert(":")]
      case .expectedEndOfView: return [insert("]")]
      case .expectedEndOfThickness: return [insert(")"), insert("]"), insert(")]")]
      case .expectedEndOfPredicates: return [insert(")")]
      case .expectedHyphen: return [insert("-")]
      case .unknownRelation: return [insert("=")]
      case .ambiguousMinus: return [("remove '-'", 1, "")]
      default: return []
      }
    }

    private func startOfNumber(before caret: Int) -> Int {
      var start = caret
      while start > 0, Self.isWord(text[start - 1]) || text[start - 1] == UInt8(ascii: ".") { start -= 1 }
      let signs = "+-".utf8
      // Signs stand only within parentheses, where no connection's hyphen is.
      if start > 1, signs.contains(text[start - 1]), "(@,=".utf8.contains(text[start - 2]) { start -= 1 }
      return start
    }

    private func nameOutsideASCII(at caret: Int) -> Diagnostic? {
      guard caret < text.count, text[caret] >= 0x80 else { return nil }
      var (start, end) = (caret, caret)
      while start > 0, Self.isWord(text[start - 1]) { start -= 1 }
      while end < text.count, Self.isWord(text[end]) { end += 1 }
      let name = String(decoding: text[start..<end], as: UTF8.self)
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      return diagnostic(.notASCII(name), at: start)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    // MARK: Options

    private static let alongHorizontal: Set = [
      "alignAllLeft", "alignAllRight", "alignAllLeading", "alignAllTrailing", "alignAllCenterX",
    ]
    private static let alongVertical: Set = [
      "alignAllTop", "alignAllBottom", "alignAllCenterY", "alignAllLastBaseline", "alignAllFirstBaseline",
      "alignAllBaseline",
    ]

    /// Options that are written out are known before the program runs. Of a single view they say nothing (spec 03 §4).
    private mutating func checkOptions() {
      guard let format, format.elements.count > 1, let options = arguments.options else { return }
      let written = options.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [options]
      let (wrong, mistake): (Set<String>, VisualFormatError.Mistake) =
        format.axis == .horizontal
        ? (Self.alongHorizontal, .alignmentAlongHorizontal) : (Self.alongVertical, .alignmentAlongVertical)
      for option in written {
        guard let member = option.as(MemberAccessExprSyntax.self),
          wrong.contains(member.declName.baseName.text)
        else { continue }
        let error = VisualFormatError(mistake: mistake, format: literal.text, caret: format.endOfViews)
        mistakes.append(Diagnostic(node: option, message: FormatMessage("options", error.message)))
      }
    }
  }
#endif
