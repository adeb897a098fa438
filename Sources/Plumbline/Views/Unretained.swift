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

  var wrappedValue: Object? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map { .passUnretained($0) } }
  }
}
