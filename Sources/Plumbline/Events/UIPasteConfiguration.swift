// Which data a responder takes when something is pasted or dropped.

import Foundation

/// Which data a responder takes when the user pastes or drops: `UIResponder.canPaste(_:)` reads it.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Uniform types, as "public.text".
  open var acceptableTypeIdentifiers: [String]
  /// Uniform types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// The uniform types that the class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Behind those that are known; one that is known is not added again.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }
  /// Adds the uniform types that the class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}
