// A list that may not keep its objects, which Foundation has on Apple's systems only.

import Foundation

/// A list of objects, with places that may be empty: those of objects that are gone, where it does not keep them. Every pointer
/// has to be that of an object.
open class NSPointerArray: NSObject {
  private let isWeak: Bool
  private var places: [Held?] = []

  /// A list that holds its objects in a way.
  public init(options: NSPointerFunctionsOptions = []) {
    isWeak = options.isWeak
    super.init()
  }
  /// A list that keeps its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// A list that does not keep its objects.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> Held? {
    pointer.map {
      Held(Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue(), isWeak: isWeak)
    }
  }

  /// The number of places, empty ones among them. Setting it cuts the list, or adds empty places.
  open var count: Int {
    get { places.count }
    set {
      places = Array(places.prefix(max(0, newValue))) + Array(repeating: nil, count: max(0, newValue - count))
    }
  }
  /// The object of a place as a pointer; nil for an empty place. The list does not keep it for the caller.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Adds a place at the end; nil for an empty one.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }
  /// Adds a place before another.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(held(item), at: index)
  }
  /// Takes a place away.
  open func removePointer(at index: Int) { places.remove(at: index) }
  /// Puts another object in a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = held(item)
  }
  /// Takes the empty places away: also those of objects that are gone. (Apple's does so for the latter only where a nil was
  /// added before.)
  open func compact() { places.removeAll { $0?.object == nil } }
  /// The objects that still live, in their order.
  open var allObjects: [Any] { places.compactMap { $0?.object } }
}
