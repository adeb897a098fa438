// What Foundation and the Objective-C runtime have on Apple's systems, for programs that import AppKit and QuartzCore.

import AppKit
import QuartzCore
import Testing

/// A type of ours goes before Foundation's of the same name, in the place of a type too.
private final class Registry {
  let known: NSMutableSet
  init(_ known: NSMutableSet) { self.known = known }
}

private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

@Suite("What comes with AppKit") struct FoundationAdditionTests {
  private final class Plain {}

  @Test("sets hold plain objects by identity")
  func sets() {
    let registry = Registry(NSMutableSet())
    let object = Plain()
    registry.known.add(object)
    registry.known.add(object)
    #expect(registry.known.count == 1 && registry.known.contains(object))
  }

  @Test("what is associated with a view or guide goes with it")
  func associations() {
    weak var gone: Plain?
    for host in [NSView(), NSLayoutGuide()] as [NSObject] {
      do {
        let value = Plain()
        gone = value
        objc_setAssociatedObject(host, key, value, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(objc_getAssociatedObject(host, key) as? Plain === gone && gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("QuartzCore has the layers")
  func layers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(!CATransform3DIsIdentity(layer.transform) && layer.position == CGPoint(x: 16, y: 22))
    // A window without a screen and its screen have 2 pixels a point.
    #expect(NSScreen.main?.backingScaleFactor == 2)
  }
}
