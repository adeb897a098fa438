// Class names and addresses of objects, as Apple's descriptions and logs write them.

/// The class name and address in `Class: 0x…`.
enum ObjectNotation {
  /// The class's name; classes of other modules with the module's, as Swift classes are printed.
  static func className(of object: AnyObject) -> String {
    // What `String(reflecting:)` gives for a class, without its search for conformances: logs name thousands of objects.
    let full = _typeName(type(of: object), qualified: true)
    for module in ["Plumbline.", "UIKit.", "AppKit."] where full.hasPrefix(module) {
      return String(full.dropFirst(module.count))
    }
    // A class within a function has its place in its name, which is of no use to a reader.
    return full.contains("(") ? String(describing: type(of: object)) : full
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
