// Geometry by functions, as C has it, and locks by object.

import Foundation
import Plumbline

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// A direction with a length.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The lock of an object, made when it is first asked for.
private func lock(of object: NSObject) -> NSRecursiveLock {
  makingLocks.lock()
  defer { makingLocks.unlock() }
  return object.makeAssociated(ObjectLock.self).lock
}

private final class ObjectLock: CarriedState {
  let lock = NSRecursiveLock()
}
private let makingLocks = NSLock()

/// Waits for the lock of an object and takes it; a thread may take it several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  (obj as? NSObject).map { lock(of: $0).lock() }
  return 0
}
/// Gives the lock of an object back.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  (obj as? NSObject).map { lock(of: $0).unlock() }
  return 0
}
