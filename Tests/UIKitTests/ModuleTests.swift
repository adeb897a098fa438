// Modules and submodules of Apple's names that sources import beside UIKit.

import CoreGraphics
import ObjectiveC
import ObjectiveC.runtime
import QuartzCore
import Testing
import UIKit
import UIKit.UIGeometry
import UIKit.UIGestureRecognizerSubclass
import os.log

@MainActor
@Suite("Modules that stand beside UIKit")
struct ModuleTests {
  /// A gesture of one's own, as Apple's documentation of `UIGestureRecognizerSubclass` has it: it overrides the touches.
  private final class Touch: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func reset() { state = .possible }
  }

  @Test("a submodule's names are the module's")
  func submodules() {
    let gesture = Touch(target: nil, action: nil)
    gesture.touchesBegan([], with: UIEvent())
    #expect(gesture.state == .began)
  }

  @Test("Core Graphics, the runtime and the log bring their names")
  func names() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    var key = 0
    let object = NSObject()
    objc_setAssociatedObject(object, &key, "value", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &key) as? String == "value")
    os_log("nothing", log: .disabled, type: .debug)
  }

  @Test("what Foundation lacks here")
  func foundation() {
    // Apple's documentation of NSIndexPath: indices are section, then row or item.
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(CGSize(width: 1, height: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    // CFAbsoluteTimeGetCurrent counts from the first of January 2001.
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 1)
  }
}
