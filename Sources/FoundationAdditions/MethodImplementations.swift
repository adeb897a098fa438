// Whether a class overrides a method, as programs ask Objective-C's runtime: implementations that are the same or not. The
// adaptation lists what a module's classes override.

import Foundation
import Plumbline

/// What the classes of a module override; each adapted module has a class below this one, which is found by its name.
open class OverriddenMethods {
  /// `Class.method(_:)`, classes with those around them.
  open class var names: Set<String> { [] }
}

/// What objects of a class do for a selector. The same for two classes unless one of them, or a class above it, overrides the
/// method; of UIKit's and AppKit's own overrides it knows nothing. It cannot be called.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  guard var current = cls else { return nil }
  while true {
    // `Module.Outer.Class`; a private class has its place beside its name.
    let path = String(reflecting: current).split(separator: ".").map(String.init)
    let table = NSClassFromString("\(path[0]).OverriddenMethods") as? OverriddenMethods.Type
    let own = path.dropFirst().filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
    let isOverridden = table?.names.contains("\(own).\(name.description)") == true
    guard !isOverridden, let above = _getSuperclass(current) else {
      return unsafeBitCast(current, to: IMP.self)
    }
    current = above
  }
}
