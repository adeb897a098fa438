// Xibs at run time: what lists register. The module UIKit reads them.

import Foundation

/// The maker of a xib's objects.
@preconcurrency @MainActor
package protocol XibMaking: AnyObject, Sendable {
  /// The top-level objects for an owner. Stops with Apple's sentence where Apple raises an exception.
  func instantiate(owner: AnyObject?, options: [UINib.OptionsKey: Any]?) -> [Any]
  /// The reusable view of the xib: a cell, header or footer.
  func part<Part: UIView>(_ type: Part.Type, identifier: String) -> Part
}

/// The content of a xib: views and other objects for an owner. Its initializers are the module UIKit's, which reads
/// documents.
@preconcurrency @MainActor
open class UINib: NSObject {
  package let maker: any XibMaking

  package nonisolated init(maker: any XibMaking) {
    self.maker = maker
    super.init()
  }

  /// Makes the xib's objects: the top-level ones, in the order of the document. Traps with Apple's message where Apple
  /// raises an exception; see `objects(owner:options:)`.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    maker.instantiate(owner: ownerOrNil as AnyObject?, options: optionsOrNil)
  }

  /// Keys of the options for loading a xib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another, which is not read.
    public let rawValue: String
    /// Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects by the names that the xib has for its placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  func part<Part: UIView>(_ identifier: String) -> Part { maker.part(Part.self, identifier: identifier) }
}
