// The language of a keyboard, of which there is none here.

import Foundation

/// A keyboard's language. There are no keyboards here.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Always nil; Apple's is a language tag.
  open var primaryLanguage: String? { nil }
  /// Always empty.
  open class var activeInputModes: [UITextInputMode] { [] }
}
