// Observers of properties by name that are no responders.

import Foundation

#if !canImport(Darwin)
  /// An object that is told of properties by name: a class of the program's that comes from `NSObject` and has the method.
  public protocol PropertyHearing: AnyObject {
    /// A property changed that this object observes by name.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension ObjectAnswering {
    /// Does nothing: what a class calls for changes that it does not know.
    public func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
    /// Nil: a name that no property has stands for nothing. (Apple's raises an exception.)
    public func value(forUndefinedKey key: String) -> Any? { nil }
    /// Does nothing: a name that no property has keeps nothing. (Apple's raises an exception.)
    public func setValue(_ value: Any?, forUndefinedKey key: String) {}
    /// The properties from which another follows; not asked: observers of an object look at all that they observe.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Whether changes of a property are told by themselves; not asked: a program tells those of its own.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
  }
#endif
