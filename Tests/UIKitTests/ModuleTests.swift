// Modules and submodules of Apple's names that sources import beside UIKit.

import CoreGraphics
import ObjectiveC
import ObjectiveC.runtime
import QuartzCore
import Testing
import UIKit
import UIKit.UIGeometry
import UIKit.UIGestureRecognizerSubclass
import os
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
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
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

  @Test("what was registered last is undone first, and can be done again")
  func undo() {
    let manager = UndoManager()
    let target = NSMutableArray()
    func add(_ value: Int) {
      target.add(value)
      manager.registerUndo(withTarget: target) { array in
        array.removeLastObject()
        manager.registerUndo(withTarget: array) { $0.add(value) }
      }
    }
    add(1)
    add(2)
    manager.undo()
    #expect(target.count == 1 && manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(target.lastObject as? Int == 2)
  }

  // Apple's "Undo Architecture": a group is undone as one, the latest step first, groups may lie in each other, an action's
  // name is that of its group, and of more groups than `levelsOfUndo` the oldest go.
  @Test("what is registered in a group is undone and done again as one, under its name")
  func undoGroups() {
    let manager = UndoManager()
    let target = NSMutableArray()
    func add(_ value: Int) {
      target.add(value)
      manager.registerUndo(withTarget: target) { array in
        array.removeLastObject()
        manager.registerUndo(withTarget: array) { _ in add(value) }
      }
    }
    add(1)
    manager.setActionName("One")
    manager.beginUndoGrouping()
    add(2)
    manager.beginUndoGrouping()
    add(3)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.setActionName("Both")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Both")
    manager.undo()
    #expect(target == [1] && manager.undoActionName == "One" && manager.redoMenuItemTitle == "Redo Both")
    manager.redo()
    #expect(target == [1, 2, 3] && manager.undoActionName == "Both" && !manager.canRedo)
    manager.levelsOfUndo = 1
    manager.undo()
    #expect(target == [1] && !manager.canUndo)
  }
}
