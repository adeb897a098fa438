// Text fields: default attributes, which decide the font, backgrounds and typing attributes.

import Foundation
import Plumbline

/// The carried properties of `UITextField`.
final class TextFieldCarriedState: CarriedState {
  var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  var background: UIImage?
}

extension UITextField {
  /// Drawn by Apple's behind a field of `borderStyle` `.none`, stretched; nil for none; carried.
  public var background: UIImage? {
    get { carried(TextFieldCarriedState.self).background }
    set { makeCarried(TextFieldCarriedState.self).background = newValue }
  }
  /// Attributes of the whole text. Set: font, colour and the paragraph style's alignment become the field's, so that the
  /// font decides the height; the others are stored. Read: those of the field are among them.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = carried(TextFieldCarriedState.self).defaultTextAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      makeCarried(TextFieldCarriedState.self).defaultTextAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
}

extension UITextField: UITextInputTraits {}

extension UITextField: UITextHolding {
  /// `text`, empty for nil. Setting it removes attributes.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
