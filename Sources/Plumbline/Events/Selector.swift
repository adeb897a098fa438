// Selectors, where there is no Objective-C runtime, with the method itself where a program gave it.

#if !canImport(Darwin)
  /// The name of a method. Two are equal when their names are.
  ///
  /// Without the Objective-C runtime nothing finds a method by its name. So a selector can hold the method: source that is
  /// built with the plugin WithoutObjectiveC says `Selector("tap(_:)", Controller.tap(_:))` for `#selector(tap(_:))`, and
  /// controls, gestures, timers and notifications call it. A selector of a name alone is carried and compared.
  public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls a method of a target with up to three objects; nil where the target is of another class or an object does not fit.
    package typealias Call = @MainActor (_ target: Any, _ objects: [Any?]) -> Outcome?

    /// The return value of a method.
    package struct Outcome { package var value: Any? }

    /// The name as in `#selector`, with a colon for each argument.
    public let description: String
    private let method: Method?

    private struct Method {
      var call: Call
      var belongs: (Any) -> Bool
      var belongsToType: (Any.Type) -> Bool
    }

    /// A selector without a method: looked up by name in the target.
    public init(_ name: String) {
      description = name
      method = nil
    }

    /// A selector without a method: looked up by name in the target.
    public init(stringLiteral name: String) { self.init(name) }

    /// A method without parameters, with its name. No counterpart of Apple's.
    public init<Target, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      description = name
      self.method = Method(
        call: { target, _ in (target as? Target).map { Outcome(value: method($0)()) } },
        belongs: { $0 is Target }, belongsToType: { $0 is Target.Type })
    }

    /// A method with one parameter, with its name. No counterpart of Apple's.
    public init<Target, First, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
      description = name
      self.method = Method(
        call: { target, objects in
          guard let target = target as? Target, let first: First = objects.argument(0) else { return nil }
          return Outcome(value: method(target)(first))
        }, belongs: { $0 is Target }, belongsToType: { $0 is Target.Type })
    }

    /// A method with two parameters, with its name. No counterpart of Apple's.
    public init<Target, First, Second, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
      description = name
      self.method = Method(
        call: { target, objects in
          guard let target = target as? Target, let first: First = objects.argument(0),
            let second: Second = objects.argument(1)
          else { return nil }
          return Outcome(value: method(target)(first, second))
        }, belongs: { $0 is Target }, belongsToType: { $0 is Target.Type })
    }

    /// A method with three parameters, with its name. No counterpart of Apple's.
    public init<Target, First, Second, Third, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
      description = name
      self.method = Method(
        call: { target, objects in
          guard let target = target as? Target, let first: First = objects.argument(0),
            let second: Second = objects.argument(1), let third: Third = objects.argument(2)
          else { return nil }
          return Outcome(value: method(target)(first, second, third))
        }, belongs: { $0 is Target }, belongsToType: { $0 is Target.Type })
    }

    // The same for methods of classes that are not bound to the main actor.

    /// A method without parameters, with its name. No counterpart of Apple's.
    @_disfavoredOverload
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
      let free = FreeMethod(call: method)
      self.init(name) { @MainActor (target: Target) -> @MainActor () -> Result in { free.call(target)() } }
    }

    /// A method with one parameter, with its name. No counterpart of Apple's.
    @_disfavoredOverload
    public init<Target, First, Result>(_ name: String, _ method: @escaping (Target) -> (First) -> Result) {
      let free = FreeMethod(call: method)
      self.init(name) { @MainActor (target: Target) -> @MainActor (First) -> Result in
        { free.call(target)($0) }
      }
    }

    /// A method with two parameters, with its name. No counterpart of Apple's.
    @_disfavoredOverload
    public init<Target, First, Second, Result>(
      _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
      let free = FreeMethod(call: method)
      self.init(name) { @MainActor (target: Target) -> @MainActor (First, Second) -> Result in
        { free.call(target)($0, $1) }
      }
    }

    /// A method with three parameters, with its name. No counterpart of Apple's.
    @_disfavoredOverload
    public init<Target, First, Second, Third, Result>(
      _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
      let free = FreeMethod(call: method)
      self.init(name) { @MainActor (target: Target) -> @MainActor (First, Second, Third) -> Result in
        { free.call(target)($0, $1, $2) }
      }
    }

    /// Whether the selector holds a method of an object.
    package func isMethod(of object: Any) -> Bool { method?.belongs(object) ?? false }

    /// Whether the name is that of a standard edit, in Swift's spelling or Objective-C's.
    package var isStandardEdit: Bool {
      Self.standardEdits.contains(String(description.prefix { $0 != "(" && $0 != ":" }))
    }
    private static let standardEdits: Set<String> = [
      "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete",
      "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
      "toggleBoldface", "toggleItalics", "toggleUnderline", "decreaseSize", "increaseSize",
    ]

    /// Whether the selector holds a method of the objects of a class.
    package func isMethod(ofObjectsOf type: Any.Type) -> Bool { method?.belongsToType(type) ?? false }

    /// Calls the method on a target; nil where there is none to call.
    @MainActor @discardableResult
    package func call(on target: Any, with objects: [Any?] = []) -> Outcome? { method?.call(target, objects) }

    /// Two are equal when their names are.
    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
    /// Consistent with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  /// A method that is bound to no actor, on its way into a call by the main actor.
  private struct FreeMethod<Method>: @unchecked Sendable {
    let call: Method
  }

  extension [Any?] {
    /// The argument at an index as the parameter's type; nil where it does not fit. Methods that want an object that
    /// may be absent get none; those that want a truth value get whether there is an object, which is what
    /// Objective-C's `BOOL` makes of the sender of `endEditing(_:)`.
    fileprivate func argument<Parameter>(_ index: Int) -> Parameter? {
      let object = indices.contains(index) ? self[index] : nil
      if let object, let fitting = object as? Parameter { return fitting }
      if let object, Parameter.self == Bool.self, type(of: object) is AnyClass { return true as? Parameter }
      return object == nil ? Any?.none as? Parameter : nil
    }
  }

  /// The selector's name.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
  /// A selector without a method: looked up by name in the target.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
#endif
