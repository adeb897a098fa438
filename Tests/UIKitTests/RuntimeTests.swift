// Objective-C's runtime as far as programs ask it: methods of objects and of classes.

import CoreText
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

  @Test("no class is listed, and a method is known where its object responds")
  func classes() {
    #expect(objc_getClassList(nil, 0) == 0)
    var count: UInt32 = 3
    #expect(objc_copyClassList(&count) == nil && count == 0)
    #expect(UIView().method(for: Selector(("nothing:"))) == nil)
  }

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
    #expect(String(cString: class_getName(UILabel.self)) == NSStringFromClass(UILabel.self))
    #expect(objc_allocateClassPair(UILabel.self, "Other", 0) == nil)
    var count: UInt32 = 5
    #expect(class_copyMethodList(UILabel.self, &count) == nil && count == 0)
    #expect(!class_addMethod(UIView.self, Selector("a"), imp_implementationWithBlock(UIView()), ""))
  }
}
