// Objects sorted by numbers that were given with them: the constraints of a subtree in the order of their activation.

/// Collects objects with a number each, retains them, and passes them on in the order of the numbers.
///
/// Each object is retained once, when it is added, and passed on with that retain count. Sorting moves pointers only.
///
/// Invariant: `entries` own one count of each object; `takeAll(_:)` gives these counts away, and the end of the collection
/// takes back what is left.
/// - Complexity: *n* where the numbers come in order or are nearly gapless, *n* log *n* otherwise.
@frozen
public struct NumberedObjects<Object: AnyObject>: ~Copyable {
  @usableFromInline @frozen
  struct Entry {
    @usableFromInline var number: Int32
    @usableFromInline var object: Unmanaged<Object>

    @inlinable init(number: Int32, object: Unmanaged<Object>) {
      self.number = number
      self.object = object
    }
  }

  @usableFromInline var entries: ContiguousArray<Entry> = []
  @usableFromInline var isSorted = true
  @usableFromInline var lowest = Int32.max
  @usableFromInline var highest = Int32.min

  /// An empty collection.
  /// - Parameter room: the expected number of objects.
  @inlinable public init(room: Int) { entries.reserveCapacity(room) }

  @inlinable deinit {
    for entry in entries { entry.object.release() }
  }

  /// The number of objects.
  @inlinable public var count: Int { entries.count }

  /// Adds an object, and retains it.
  @inlinable public mutating func append(_ object: Object, number: Int32) {
    if number < highest { isSorted = false }
    lowest = min(lowest, number)
    highest = max(highest, number)
    entries.append(Entry(number: number, object: .passRetained(object)))
  }

  /// Removes all objects and passes them on, lowest number first.
  @inlinable public mutating func takeAll(_ take: (consuming Object) -> Void) {
    let waiting = entries
    let places = isSorted ? nil : places(of: waiting)
    let isSorted = isSorted
    entries = []
    (self.isSorted, lowest, highest) = (true, .max, .min)
    guard !isSorted else {
      for entry in waiting { take(entry.object.takeRetainedValue()) }
      return
    }
    guard let places else {
      for entry in waiting.sorted(by: { $0.number < $1.number }) { take(entry.object.takeRetainedValue()) }
      return
    }
    for case let object? in places { take(object.takeRetainedValue()) }
  }

  /// The objects, indexed by their numbers less the lowest; nil where the numbers have many gaps, or one comes twice.
  @inlinable
  func places(of waiting: ContiguousArray<Entry>) -> ContiguousArray<Unmanaged<Object>?>? {
    let length = Int(highest) - Int(lowest) + 1
    guard length < 4 * waiting.count else { return nil }
    var places = ContiguousArray<Unmanaged<Object>?>(repeating: nil, count: length)
    for entry in waiting {
      let place = Int(entry.number - lowest)
      guard places[place] == nil else { return nil }
      places[place] = entry.object
    }
    return places
  }
}
