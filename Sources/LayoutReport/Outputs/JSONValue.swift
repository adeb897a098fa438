// JSON with its members in the order in which they were given, on one line: Foundation's encoder keeps neither the order
// nor three decimals.

import Foundation

/// A JSON text in the making.
package enum JSONValue: Sendable {
  case string(String)
  /// A number with at most three decimals.
  case number(Double)
  /// A number with the fewest digits that distinguish it from its neighbours.
  case exactNumber(Double)
  case bool(Bool)
  case null
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The compact text, without a line break.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += number.isFinite ? decimal(number) : "null"
    case .exactNumber(let number):
      text +=
        !number.isFinite
        ? "null" : number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings hold nothing that is written in another way.
    guard
      !string.utf8.allSatisfy({
        $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
          && $0 != UInt8(ascii: "#")
      })
    else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      // Of two in a row a build server may take what follows for a command.
      case "#" where text.utf8.last == UInt8(ascii: "#"): text += "\\u0023"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A number with at most three decimals and none that says nothing: 155.667, 59, 0.5.
package func decimal(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  guard thousandths.magnitude < 0x1p53 else { return "\(number)" }
  let whole = Int64(thousandths.magnitude)
  let sign = thousandths < 0 ? "-" : ""
  var digits = String(whole % 1000)
  guard digits != "0" else { return sign + String(whole / 1000) }
  digits = String(repeating: "0", count: 3 - digits.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return sign + String(whole / 1000) + "." + digits
}
