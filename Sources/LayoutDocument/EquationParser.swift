// Reads an equation from left to right, once.

/// A syntax error of an equation, and its position.
struct EquationError: Error, Equatable {
  var kind: LayoutDocumentMistake.Kind
  /// The offset in Unicode scalars of the text.
  var offset: Int
}

struct EquationParser {
  private let text: [Unicode.Scalar]
  private var position = 0

  static func parse(_ text: String) throws(EquationError) -> Equation {
    var parser = EquationParser(text: Array(text.unicodeScalars))
    return try parser.parseEquation()
  }

  private init(text: [Unicode.Scalar]) { self.text = text }

  private mutating func parseEquation() throws(EquationError) -> Equation {
    let first = try parsePlace()
    var equation = Equation(first: first, relation: try parseRelation())
    let (value, place) = try parseTerm()
    if let place {
      equation.multiplier = value
      equation.second = place
      equation.constant = try parseOffset()
    } else {
      equation.constant = value
    }
    if take("@") { equation.priority = try parseValue(allowsSign: true) }
    skipSpaces()
    guard position == text.count else {
      if peek() == "*" { throw failure(.multiplierAfterItem) }
      throw failure(.unexpectedText)
    }
    return equation
  }

  /// The first part of the right side: a value, an item's attribute, or the product of both.
  private mutating func parseTerm() throws(EquationError) -> (value: Equation.Value?, place: Equation.Place?)
  {
    skipSpaces()
    let start = position
    if let name = takeName(), peek() == "." { return (nil, try parsePlace(startingWith: name)) }
    position = start
    guard isStartOfValue() else { throw failure(.expectedValue) }
    let value = try parseValue(allowsSign: true)
    guard take("*") else { return (value, nil) }
    return (value, try parsePlace())
  }

  private mutating func parsePlace() throws(EquationError) -> Equation.Place {
    skipSpaces()
    guard let name = takeName() else { throw failure(.expectedItem) }
    return try parsePlace(startingWith: name)
  }

  private mutating func parsePlace(startingWith name: Equation.Name) throws(EquationError) -> Equation.Place {
    var names = [name]
    while peek() == "." {
      position += 1
      guard let next = takeName() else { throw failure(.expectedItem) }
      names.append(next)
    }
    guard names.count > 1 else {
      throw EquationError(kind: .itemWithoutAttribute(name.text), offset: name.offset)
    }
    return Equation.Place(item: Array(names.dropLast()), attribute: names[names.count - 1])
  }

  private mutating func parseRelation() throws(EquationError) -> Equation.Relation {
    skipSpaces()
    let start = position
    let first = peek()
    position += 1
    guard let first, peek() == "=" else {
      position = start
      throw failure(.expectedRelation)
    }
    position += 1
    switch first {
    case "=": return .equal
    case "<": return .lessThanOrEqual
    case ">": return .greaterThanOrEqual
    default:
      position = start
      throw failure(.expectedRelation)
    }
  }

  /// `+ 8`, `- gap` after an item's attribute.
  private mutating func parseOffset() throws(EquationError) -> Equation.Value? {
    skipSpaces()
    guard let sign = peek(), sign == "+" || sign == "-" else { return nil }
    let start = position
    position += 1
    skipSpaces()
    var value = try parseValue(allowsSign: false)
    value.isNegative = sign == "-"
    value.offset = start
    return value
  }

  private mutating func parseValue(allowsSign: Bool) throws(EquationError) -> Equation.Value {
    skipSpaces()
    let start = position
    var isNegative = false
    if allowsSign, let sign = peek(), sign == "+" || sign == "-" {
      isNegative = sign == "-"
      position += 1
      skipSpaces()
    }
    if let name = takeName() {
      return Equation.Value(content: .metric(name), isNegative: isNegative, offset: start)
    }
    guard let (number, digits) = takeNumber() else { throw failure(.expectedNumber) }
    return Equation.Value(content: .number(number, text: digits), isNegative: isNegative, offset: start)
  }

  // MARK: Characters

  private func failure(_ kind: LayoutDocumentMistake.Kind) -> EquationError {
    EquationError(kind: kind, offset: min(position, text.count))
  }

  private func peek() -> Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek() == scalar else { return false }
    position += 1
    return true
  }

  private func isStartOfValue() -> Bool {
    guard let scalar = peek() else { return false }
    return scalar == "+" || scalar == "-" || scalar == "." || Self.isDigit(scalar) || Self.isLetter(scalar)
  }

  private mutating func takeName() -> Equation.Name? {
    let start = position
    while let scalar = peek(), Self.isLetter(scalar) || (position > start && Self.isDigit(scalar)) {
      position += 1
    }
    guard position > start else { return nil }
    return Equation.Name(text: string(start..<position), offset: start)
  }

  private mutating func takeNumber() -> (Double, String)? {
    let start = position
    while let scalar = peek(), Self.isDigit(scalar) || scalar == "." { position += 1 }
    if position > start, let scalar = peek(), scalar == "e" || scalar == "E" {
      let exponent = position
      position += 1
      if let sign = peek(), sign == "+" || sign == "-" { position += 1 }
      let digits = position
      while let scalar = peek(), Self.isDigit(scalar) { position += 1 }
      if position == digits { position = exponent }
    }
    let digits = string(start..<position)
    guard position > start, let number = Double(digits.hasPrefix(".") ? "0" + digits : digits) else {
      position = start
      return nil
    }
    return (number, digits)
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[range])
    return String(view)
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a text can be a name in equations and visual formats.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) }
  }
}
