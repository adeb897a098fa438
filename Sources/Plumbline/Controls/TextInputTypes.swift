// Text input traits, stored for programs that ask. Raw values are Apple's.

/// The type of a keyboard. Raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The name of the key that ends editing. Raw values are Apple's.
public enum UIReturnKeyType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The kind of automatic capitalization. Raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected. Raw values are Apple's.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
