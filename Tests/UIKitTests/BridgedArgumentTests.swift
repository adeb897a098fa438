// Values as arguments of formats. Apple's documentation of `String(format:)`: `%@` writes the object's description.

import Testing
import UIKit

@Suite("Arguments of formats")
struct BridgedArgumentTests {
  private let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test("identifiers, addresses, dates and numbers are written by their descriptions")
  func texts() throws {
    #expect(String(format: "%@ %d", id as CVarArg, 3) == "01020304-0506-0708-090A-0B0C0D0E0F10 3")
    let url = try #require(URL(string: "https://example.org"))
    #expect(String(format: "%@|%@", url as CVarArg, NSNumber(value: 4) as CVarArg) == "https://example.org|4")
    #expect(
      String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", "a" as NSString) == "a")
  }
}
