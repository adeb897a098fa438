// The language of a keyboard, of which there is none here.

import Foundation

/// A keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language.
  open var primaryLanguage: String? { nil }
  /// The keyboards in use: none.
  open class var activeInputModes: [UITextInputMode] { [] }
}
