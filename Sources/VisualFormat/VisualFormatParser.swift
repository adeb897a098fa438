// Reads a visual format string from left to right, once, without recursion (spec 03 §1).

extension VisualFormat {
  /// Reads a format.
  /// - Parameters:
  ///   - isView: whether the views dictionary has a key.
  ///   - metric: the value of a key of the metrics dictionary.
  /// - Complexity: O(*n*) in the length of the format.
  package init(
    _ format: String, whiteSpace: WhiteSpace = .allowed, isView: @escaping (String) -> Bool,
    metric: @escaping (String) -> Double?
  ) throws(VisualFormatError) {
    var parser = VisualFormatParser(
      format: format, skipsSpaces: whiteSpace == .allowed, isView: isView, metric: metric)
    self = try parser.parse()
  }
}

struct VisualFormatParser {
  private let format: String
  private let text: [UInt8]
  private let skipsSpaces: Bool
  private let isView: (String) -> Bool
  private let metric: (String) -> Double?
  /// The offset in bytes, which is also one in characters: only ASCII is ever consumed.
  private var position = 0

  init(
    format: String, skipsSpaces: Bool, isView: @escaping (String) -> Bool,
    metric: @escaping (String) -> Double?
  ) {
    self.format = format
    text = Array(format.utf8)
    self.skipsSpaces = skipsSpaces
    self.isView = isView
    self.metric = metric
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !text.isEmpty else { throw failure(.emptyString) }
    let axis = try parseAxis()
    let opensAtSuperview = take("|")
    var connection: VisualFormat.Connection?
    if opensAtSuperview {
      guard peek() != nil else { throw failure(.expectedConnection) }
      connection = try parseConnection()
    }
    var elements: [VisualFormat.Element] = []
    var closing: VisualFormat.Connection?
    var endOfViews = 0
    var expectsView = true
    while expectsView {
      guard take("[") else { throw failure(elements.isEmpty ? .expectedView : .expectedViewOrBar) }
      elements.append(try parseElement(connection))
      endOfViews = position
      switch peek() {
      case nil: expectsView = false
      case "[", "|", "-": connection = try parseConnection()
      default: throw failure(.expectedViewOrBar)
      }
      if expectsView, take("|") {
        closing = connection
        expectsView = false
      }
    }
    guard peek() == nil else { throw failure(.expectedEndOfFormat) }
    return VisualFormat(
      source: format, axis: axis, opensAtSuperview: opensAtSuperview, elements: elements, closing: closing,
      endOfViews: endOfViews)
  }

  private mutating func parseAxis() throws(VisualFormatError) -> VisualFormat.Axis {
    let axis: VisualFormat.Axis
    let letter: Character
    if take("V") {
      (axis, letter) = (.vertical, "V")
    } else if take("H") {
      (axis, letter) = (.horizontal, "H")
    } else {
      return .horizontal
    }
    guard takeAdjacent(":") else { throw failure(.missingColon(axis: letter)) }
    return axis
  }

  /// Parses the view after `[`, up to and including `]`.
  private mutating func parseElement(
    _ connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.Element {
    _ = peek()
    guard let name = takeName() else { throw failure(.expectedViewName) }
    guard isView(name) else { throw failure(.unknownView(name)) }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") {
      predicates = try parsePredicates()
      guard take(")"), take("]") else { throw failure(.expectedEndOfThickness) }
    } else {
      guard take("]") else { throw failure(.expectedEndOfView) }
    }
    return VisualFormat.Element(name: name, connection: connection, predicates: predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    var distances: [VisualFormat.Distance] = []
    switch peek() {
    case nil: throw failure(.expectedMoreInput)
    case "[", "|": return .standard
    case "-": throw failure(.ambiguousMinus)
    case "(":
      position += 1
      repeat {
        let relation = try parseRelation()
        let constant = try parseConstant(allowsSign: true)
        let priority = try parsePriority(allowsSign: true)
        distances.append(VisualFormat.Distance(relation: relation, constant: constant, priority: priority))
      } while take(",")
      guard take(")") else { throw failure(.expectedEndOfPredicates) }
    default:
      let constant = try parseConstant(allowsSign: false)
      let priority = try parsePriority(allowsSign: false)
      distances = [VisualFormat.Distance(relation: .equal, constant: constant, priority: priority)]
    }
    guard take("-") else { throw failure(peek() == nil ? .expectedMoreInput : .expectedHyphen) }
    guard peek() != nil else { throw failure(.expectedMoreInput) }
    return .distances(distances)
  }

  /// Parses the predicates between `(` and `)` of a view.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = try parseRelation()
      let object = try parseObject()
      let priority = try parsePriority(allowsSign: true)
      predicates.append(VisualFormat.Predicate(relation: relation, object: object, priority: priority))
    } while take(",")
    return predicates
  }

  private mutating func parseRelation() throws(VisualFormatError) -> VisualFormat.Relation {
    let relation: VisualFormat.Relation
    if take("=") {
      relation = .equal
    } else if take("<") {
      relation = .lessThanOrEqual
    } else if take(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard takeAdjacent("=") else { throw failure(.unknownRelation) }
    return relation
  }

  /// Parses a number, a metric or a view; metrics win over views (spec 03 §1).
  private mutating func parseObject() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    _ = peek()
    let start = position
    if let name = takeName(), metric(name) == nil, isView(name) { return .view(name) }
    position = start
    return .constant(try parseConstant(allowsSign: true))
  }

  private mutating func parsePriority(allowsSign: Bool) throws(VisualFormatError) -> Float {
    guard take("@") else { return 1000 }
    let value = try parseConstant(allowsSign: allowsSign)
    let priority = Float(value)
    guard priority > 0, priority <= 1000 else { throw failure(.illegalPriority(value)) }
    return priority
  }

  private mutating func parseConstant(allowsSign: Bool) throws(VisualFormatError) -> Double {
    _ = peek()
    let value: Double
    if let name = takeName() {
      guard let named = metric(name) else { throw failure(.unknownMetric(name)) }
      value = named
    } else if let number = takeNumber(allowsSign: allowsSign) {
      value = number
    } else {
      throw failure(.expectedNumberOrMetric)
    }
    guard value.isFinite else { throw failure(.numberNotFinite(value)) }
    return value
  }

  // MARK: Characters

  private func failure(_ mistake: VisualFormatError.Mistake) -> VisualFormatError {
    VisualFormatError(mistake: mistake, format: format, caret: position)
  }

  /// The next significant character; `nil` at the end. A byte outside ASCII is not equal to any character of the
  /// grammar.
  private mutating func peek() -> Unicode.Scalar? {
    if skipsSpaces {
      while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
    }
    return position < text.count ? Unicode.Scalar(text[position]) : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    position += 1
    return true
  }

  /// Consumes a character that no spaces precede.
  private mutating func takeAdjacent(_ scalar: Unicode.Scalar) -> Bool {
    guard position < text.count, Unicode.Scalar(text[position]) == scalar else { return false }
    position += 1
    return true
  }

  private mutating func takeName() -> String? {
    let start = position
    while position < text.count,
      isLetter(text[position]) || (position > start && isDigit(text[position]))
    {
      position += 1
    }
    return position > start ? String(decoding: text[start..<position], as: UTF8.self) : nil
  }

  /// Consumes as much as `strtod` takes of a decimal number in the C locale.
  private mutating func takeNumber(allowsSign: Bool) -> Double? {
    let start = position
    var end = start
    func digits(from index: Int) -> Int {
      var index = index
      while index < text.count, isDigit(text[index]) { index += 1 }
      return index
    }
    func isByte(_ index: Int, in characters: String) -> Bool {
      index < text.count && characters.utf8.contains(text[index])
    }
    if allowsSign, isByte(end, in: "+-") { end += 1 }
    let whole = end
    end = digits(from: end)
    var count = end - whole
    if isByte(end, in: ".") {
      let fraction = digits(from: end + 1)
      count += fraction - end - 1
      end = fraction
    }
    guard count > 0 else { return nil }
    if isByte(end, in: "eE") {
      let exponent = isByte(end + 1, in: "+-") ? end + 2 : end + 1
      let exponentEnd = digits(from: exponent)
      if exponentEnd > exponent { end = exponentEnd }
    }
    guard let value = Double(String(decoding: text[start..<end], as: UTF8.self)) else { return nil }
    position = end
    return value
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
