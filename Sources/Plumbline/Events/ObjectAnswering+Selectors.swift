// `responds(to:)` without an Objective-C runtime.

import Foundation

#if !canImport(Darwin)
  extension ObjectAnswering {
    /// Whether the object has the method that a selector holds. Of a selector of a name alone nothing is known: false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
    /// Whether objects of the class have the method that a selector holds. Of a selector of a name alone nothing is known: false.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
      aSelector?.isMethod(ofObjectsOf: self) ?? false
    }
    /// The object to forward a selector to: nil, and nothing here calls it.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  }

  // What is known only as of a protocol: a delegate, say.
  extension NSObjectProtocol {
    /// Whether the object has the method that a selector holds. Of a selector of a name alone nothing is known: false.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
  }
#endif
