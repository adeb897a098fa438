// Values and objects as arguments of formats: `id as CVarArg`, as on Apple's systems, where such values become objects. Formats
// of texts write their descriptions; predicates take the values themselves.

import Foundation

/// A value that is an argument of a format as the object that it becomes on Apple's systems.
public protocol BridgedArgument: CVarArg, _CVarArgObject {
  /// What a format writes in the place of `%@`.
  var argumentDescription: String { get }
}

extension BridgedArgument {
  // The names are the standard library's and Foundation's.
  // swift-format-ignore: NoLeadingUnderscores
  /// What is handed to a format.
  public var _cVarArgObject: any CVarArg { NSString(string: argumentDescription) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Only formats of Foundation know what to do with it; it holds nothing that C's functions could read.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The text of the identifier.
  public var argumentDescription: String { uuidString }
}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The date in Greenwich.
  public var argumentDescription: String { description }
}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The address.
  public var argumentDescription: String { description }
}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The length and the bytes.
  public var argumentDescription: String { NSData(data: self).description }
}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The number.
  public var argumentDescription: String { description }
}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The places.
  public var argumentDescription: String { description }
}
extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The parts.
  public var argumentDescription: String { description }
}
extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The name.
  public var argumentDescription: String { description }
}
extension TimeZone: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The name.
  public var argumentDescription: String { description }
}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The elements.
  public var argumentDescription: String { NSArray(array: self).description }
}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The keys with their values.
  public var argumentDescription: String { "\(self)" }
}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The members.
  public var argumentDescription: String { "\(self)" }
}
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The description.
  public var argumentDescription: String { description }

  // swift-format-ignore: NoLeadingUnderscores
  /// The object itself, as Foundation's strings have it.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
