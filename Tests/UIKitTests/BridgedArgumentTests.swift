// Values as arguments of formats. Apple's documentation of `NSPredicate(format:)`: `%@` stands for an object, and identifiers,
// dates, addresses and collections become objects; that of `String(format:)`: `%@` writes the object's description.

import Testing
import UIKit

@Suite("Arguments of formats")
struct BridgedArgumentTests {
  private let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test("identifiers, dates, addresses and numbers in predicates")
  func predicates() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let object: [String: Any] = ["id": id, "url": url, "date": date, "price": Decimal(3), "name": "Anna"]
    func matches(_ format: String, _ argument: any CVarArg) -> Bool {
      NSPredicate(format: format, argument).evaluate(with: object)
    }
    #expect(matches("id == %@", id as CVarArg) && !matches("id == %@", UUID() as CVarArg))
    #expect(matches("id IN %@", [UUID(), id] as CVarArg) && !matches("id IN %@", [UUID()] as CVarArg))
    #expect(matches("id IN %@", Set([id]) as CVarArg))
    #expect(matches("url == %@", url as CVarArg) && !matches("url != %@", url as CVarArg))
    #expect(matches("date <= %@", date as CVarArg) && !matches("date < %@", date as CVarArg))
    #expect(matches("price > %@", Decimal(2) as CVarArg) && !matches("price > %@", Decimal(3) as CVarArg))
    #expect(matches("name == %@", "Anna" as CVarArg))
  }

  @Test("objects and the values that they stand for are the same to predicates")
  func objects() {
    let object: NSDictionary = ["id": NSUUID(uuidString: id.uuidString) as Any, "rank": NSNumber(value: 2)]
    #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: object))
    #expect(NSPredicate(format: "rank == %@", NSNumber(value: 2) as CVarArg).evaluate(with: object))
    #expect(!NSPredicate(format: "rank == %@", NSNumber(value: 3) as CVarArg).evaluate(with: object))
  }

  @Test("in texts they are written by their descriptions")
  func texts() throws {
    #expect(String(format: "%@ %d", id as CVarArg, 3) == "01020304-0506-0708-090A-0B0C0D0E0F10 3")
    let url = try #require(URL(string: "https://example.org"))
    #expect(String(format: "%@|%@", url as CVarArg, NSNumber(value: 4) as CVarArg) == "https://example.org|4")
    #expect(
      String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", "a" as NSString) == "a")
  }
}
