// Values and objects as arguments of formats: `id as CVarArg`, as on Apple's systems, where such values become objects. Formats
// of texts write their descriptions; predicates take the values themselves.

import Foundation

/// A value that is an argument of a format as the object that it becomes on Apple's systems.
public protocol BridgedArgument: CVarArg, _CVarArgObject {
  /// The text that a format writes for `%@`.
  var argumentDescription: String { get }
}

extension BridgedArgument {
  /// The usual description of the value.
  public var argumentDescription: String { "\(self)" }

  // The names are the standard library's and Foundation's.
  // swift-format-ignore: NoLeadingUnderscores
  /// The object that is passed to a format.
  public var _cVarArgObject: any CVarArg { NSString(string: argumentDescription) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Only formats of Foundation know what to do with it; it holds nothing that C's functions could read.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The text of the identifier.
  public var argumentDescription: String { uuidString }
}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The length and the bytes.
  public var argumentDescription: String { NSData(data: self).description }
}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension TimeZone: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The elements.
  public var argumentDescription: String { NSArray(array: self).description }
}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {
  /// The description.
  public var argumentDescription: String { description }

  // swift-format-ignore: NoLeadingUnderscores
  /// The object itself, as Foundation's strings have it.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
