// Geometry in archives and texts: `NSCoder`'s texts of points, sizes, rectangles and transforms.

import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Geometry in archives and texts")
struct GeometryTextTests {
  @Test("geometry goes into archives and texts and comes back")
  func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGVector(dx: 1, dy: -2), forKey: "vector")
    archiver.encode(UIOffset(horizontal: 3, vertical: 4), forKey: "offset")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: -2))
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 3, vertical: 4))
    #expect(
      NSCoder.directionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
