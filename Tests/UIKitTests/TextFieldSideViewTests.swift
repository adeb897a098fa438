// The views beside a field's text. Sources: Apple's pages of `UITextField`: `textRect(forBounds:)` and
// `editingRect(forBounds:)` leave out what the border and the overlay views occupy; `leftViewMode` and
// `UITextField.ViewMode` say when they are shown; `clearButtonMode`: the button is there while the field has contents;
// `leftView`: flips in a right-to-left interface, while `leftViewRect(forBounds:)` stays as it is.

import Testing
import UIKit

@MainActor
@Suite("Views beside a field's text")
struct TextFieldSideViewTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

  private func field(_ style: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField(frame: bounds)
    field.borderStyle = style
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    return field
  }

  @Test(
    "a view takes room from the text in the states in which its mode shows it",
    arguments: [
      (UITextField.ViewMode.never, 0, 0), (.whileEditing, 0, 20), (.unlessEditing, 20, 0), (.always, 20, 20),
    ] as [(UITextField.ViewMode, CGFloat, CGFloat)])
  func modes(mode: UITextField.ViewMode, beside: CGFloat, whileEditing: CGFloat) {
    let field = field()
    field.leftViewMode = mode
    #expect(field.textRect(forBounds: bounds).minX == beside)
    #expect(field.editingRect(forBounds: bounds).minX == whileEditing)
    #expect(field.textRect(forBounds: bounds).maxX == 200)
    #expect((field.leftView?.superview === field) == (beside > 0))
  }

  @Test("both views lie at the ends of the field, in the middle of its height, with the text between them")
  func ends() {
    let field = field(.roundedRect)
    field.leftViewMode = .always
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(field.rightView?.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 150, height: 40))
    #expect(field.placeholderRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 150, height: 40))
    field.frame.size.width = 300
    field.layoutIfNeeded()
    #expect(field.rightView?.frame.minX == 270)
  }

  @Test("from right to left the views change sides, and the text's room with them")
  func mirrored() {
    let field = field()
    field.leftViewMode = .always
    field.rightViewMode = .always
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 180)
    #expect(field.rightView?.frame.minX == 0)
    #expect(field.leftViewRect(forBounds: bounds).minX == 0)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 150, height: 40))
  }

  @Test("the button that empties the field takes room only beside a text")
  func clearButton() {
    let field = UITextField(frame: bounds)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).maxX == 200)
    field.text = "Text"
    #expect(field.textRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).maxX == 200)
    #expect(field.editingRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
  }

  @Test("a subclass that places a view elsewhere moves the view and the text")
  func overridden() {
    final class Padded: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
      }
    }
    let field = Padded(frame: bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 12)
    #expect(field.textRect(forBounds: bounds).minX == 32)
  }

  @Test("a field is as much wider as its views are, and loses a view that is replaced")
  func width() {
    let field = field()
    field.text = "Text"
    let plain = field.intrinsicContentSize
    field.leftViewMode = .always
    field.rightViewMode = .always
    #expect(field.intrinsicContentSize == CGSize(width: plain.width + 50, height: plain.height))
    let old = field.leftView
    field.leftView = nil
    #expect(old?.superview == nil)
    #expect(field.intrinsicContentSize.width == plain.width + 30)
  }

  @Test("a view whose constraints give it a size lies where the field says, and stays there")
  func constrained() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = UITextField(frame: bounds)
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 16).isActive = true
    field.rightView = icon
    field.rightViewMode = .always
    window.addSubview(field)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 176, y: 12, width: 24, height: 16))
    field.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 176, y: 12, width: 24, height: 16))
    #expect(window.layoutFeedbackLoop == nil)
  }

  @Test("views come and go with editing")
  func editing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = field()
    field.leftViewMode = .whileEditing
    field.rightViewMode = .unlessEditing
    window.addSubview(field)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(field.subviews == [field.rightView])
    #expect(field.becomeFirstResponder())
    window.layoutIfNeeded()
    #expect(field.subviews == [field.leftView])
    field.resignFirstResponder()
    #expect(field.subviews == [field.rightView])
  }
}
