// Sets of objects without equality of their own: Apple's hold them by identity (Foundation, "NSSet": members are told
// apart by isEqual:, which is identity unless a class says otherwise).

import Testing
import UIKit

@Suite("Mutable sets")
struct NSMutableSetTests {
  private final class Plain {}

  @Test("a plain object is in a set once, is found there, and leaves it")
  func plainObjects() {
    let (one, other) = (Plain(), Plain())
    let set = NSMutableSet()
    set.add(one)
    set.add(one)
    #expect(set.count == 1)
    #expect(set.contains(one))
    #expect(!set.contains(other))
    set.add(other)
    #expect((set.allObjects as? [Plain])?.count == 2)
    set.remove(one)
    #expect(set.count == 1)
    #expect(set.anyObject() as? Plain === other)
  }

  @Test("values are told apart by their equality")
  func values() {
    let set = NSMutableSet(array: ["a", "a", 1, UIColor.red])
    #expect(set.count == 3)
    #expect(set.contains("a"))
    #expect(set.contains(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    set.remove("a")
    #expect(!set.contains("a"))
    set.removeAllObjects()
    #expect(set.count == 0)
  }
}
