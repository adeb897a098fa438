// Objective-C's runtime as far as programs ask it: methods of objects and of classes.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Objective-C's runtime")
struct RuntimeTests {
  private class Base: NSObject {
    var count = 0
    func act() { count += 1 }
    func step(_ link: CADisplayLink) { count += 10 }
  }

  private final class Derived: Base {}

  private final class Other: NSObject {}

  // NSObject.instancesRespond(to:).
  @Test("a class knows whether its objects have a method")
  func instancesRespond() {
    let act = Selector("act", Base.act)
    #expect(Base.instancesRespond(to: act) && Derived.instancesRespond(to: act))
    #expect(!Other.instancesRespond(to: act) && !Base.instancesRespond(to: Selector("act")))
  }

  @Test("there are no methods of a runtime to replace")
  func replacing() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(object_getClass(UILabel()) == UILabel.self && object_getClass(nil) == nil)
    #expect(object_getClass(UILabel.self) == nil)
    #expect(!class_addMethod(UIView.self, Selector("a"), imp_implementationWithBlock(UIView()), ""))
  }
}
