// What the command takes of LayoutReport, which would bring all views into this program: how a string is written in JSON.

import Foundation

enum JSONValue {
  case string(String)

  var text: String {
    guard case .string(let string) = self, let data = try? JSONEncoder().encode(string) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
