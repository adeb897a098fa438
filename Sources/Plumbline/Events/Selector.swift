// The name of a method, where the Objective-C runtime has no type for it.

#if !canImport(ObjectiveC)
  /// The name of a method. It is carried and compared; without the Objective-C runtime nothing is called by it. What is
  /// to be called is a closure: `UIAction`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String
    /// A method of its name.
    public init(_ name: String) { description = name }
    /// A method of its name.
    public init(stringLiteral name: String) { description = name }
  }

  /// The name of a method.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
  /// A method of its name.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
#endif
