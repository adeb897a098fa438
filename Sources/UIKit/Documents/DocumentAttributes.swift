// Attributes of documents that only this module's properties hold: above all text input traits.

import NibLoading
import Plumbline

extension UITextField: DocumentAttributeTaking {
  package func takeAttributes(_ attributes: DocumentAttributes) { takeTraits(of: attributes, for: self) }
}

extension UITextView: DocumentAttributeTaking {
  package func takeAttributes(_ attributes: DocumentAttributes) { takeTraits(of: attributes, for: self) }
}

extension UISearchBar: DocumentAttributeTaking {
  package func takeAttributes(_ attributes: DocumentAttributes) {
    takeTraits(of: attributes, for: self)
    switch attributes["searchBarStyle"] {
    case "minimal": searchBarStyle = .minimal
    case "prominent": searchBarStyle = .prominent
    default: break
    }
    if attributes["barStyle"] == "black" { barStyle = .black }
  }
}

extension UIStepper: DocumentAttributeTaking {
  package func takeAttributes(_ attributes: DocumentAttributes) {
    isContinuous = attributes.flag("continuous") ?? true
  }
}

extension UIPageViewController: DocumentAttributeTaking {
  package func takeAttributes(_ attributes: DocumentAttributes) {
    if attributes["transitionStyle"] == "scroll" { transitionStyle = .scroll }
    if attributes["navigationOrientation"] == "vertical" { navigationOrientation = .vertical }
  }
}

/// Sets the text input traits. What a document leaves out of the traits that it has is off: Interface Builder's own
/// default of capital letters is none, and it writes down "sentences", which is the default of a field in code.
@MainActor
private func takeTraits(of attributes: DocumentAttributes, for object: any UITextInputTraits) {
  guard let found = attributes.part("textInputTraits", key: "textInputTraits") else { return }
  func value<Value: RawRepresentable<Int>>(_ attribute: String, _ names: [String]) -> Value? {
    found(attribute).flatMap { names.firstIndex(of: $0) }.flatMap { Value(rawValue: $0) }
  }
  object.keyboardType =
    value(
      "keyboardType",
      [
        "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "ASCIICapableNumberPad",
      ]) ?? .default
  object.returnKeyType =
    value(
      "returnKeyType",
      [
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue",
      ]) ?? .default
  object.autocapitalizationType =
    value("autocapitalizationType", ["none", "words", "sentences", "allCharacters"]) ?? .none
  let choices = ["default", "no", "yes"]
  object.autocorrectionType = value("autocorrectionType", choices) ?? .default
  object.spellCheckingType = value("spellCheckingType", choices) ?? .default
  object.keyboardAppearance = value("keyboardAppearance", ["default", "alert", "light"]) ?? .default
  object.enablesReturnKeyAutomatically = found("enablesReturnKeyAutomatically") == "YES"
  object.isSecureTextEntry = found("secureTextEntry") == "YES"
  if let type = found("textContentType") { object.textContentType = UITextContentType(rawValue: type) }
}
