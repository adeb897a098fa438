// References that do not keep their object alive, for links from children to parents: the one place where they are made.

/// A link to an object that outlives it, or that clears it before it goes: reading the link afterwards is an error that
/// nothing catches. Cheaper than `weak`, which counts in a table beside the object.
///
/// The invariant of every use: a superview clears the link of its subviews, an engine that of its items, and a holder
/// that of its constraints, each in its `deinit` or before.
@propertyWrapper struct Unretained<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init() {}
  init(wrappedValue: Object?) { self.wrappedValue = wrappedValue }

  var isEmpty: Bool { reference == nil }

  static func == (one: Unretained, other: Unretained) -> Bool {
    one.reference?.toOpaque() == other.reference?.toOpaque()
  }

  /// Compares without counting.
  @inline(__always)
  func refers(to object: Object) -> Bool {
    reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// Asks the object without counting: on the way of every row, counting would be half of the cost.
  @inline(__always) @discardableResult
  func ask<Answer>(_ question: (Object) -> Answer) -> Answer? {
    guard let reference else { return nil }
    return reference._withUnsafeGuaranteedRef(question)
  }

  var wrappedValue: Object? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map { .passUnretained($0) } }
  }
}

extension Unretained where Object == UIView {
  /// Visits the view and its superviews without counting them, as long as the visit says to go on.
  @inline(__always) @MainActor
  func climb(_ visit: (UIView) -> Bool) {
    var next = self
    var goesOn = true
    while goesOn {
      goesOn =
        next.ask { view in
          guard visit(view) else { return false }
          next = view.superviewReference
          return true
        } ?? false
    }
  }
}

extension Array where Element: AnyObject {
  /// Visits the objects in order without counting each of them. The array is held meanwhile, and so are they, whatever
  /// becomes of the place that it was read from.
  @inline(__always)
  func visitUncounted(_ visit: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      // A reference and an unmanaged reference have the same layout: one pointer.
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { objects in
        for object in objects { object._withUnsafeGuaranteedRef(visit) }
      }
    }
  }
}
