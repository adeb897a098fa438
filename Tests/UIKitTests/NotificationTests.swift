// Notifications that layout code listens to: programs post them, listeners get what they carry. The names are the strings
// that Apple's constants have, which logs and code without the constants spell out.

import Foundation
import Testing
import UIKit

/// A form that rises above the keyboard and follows the user's text size.
private final class Form {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let field = UIView()
  let height: NSLayoutConstraint
  private let bottom: NSLayoutConstraint
  private let center: NotificationCenter
  private var observers: [NSObjectProtocol] = []
  private(set) var heard: [String] = []

  init(_ center: NotificationCenter) {
    self.center = center
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    bottom = root.bottomAnchor.constraint(equalTo: field.bottomAnchor)
    height = field.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      bottom, height, field.leftAnchor.constraint(equalTo: root.leftAnchor),
      field.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIContentSizeCategory.didChangeNotification,
    ] {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [unowned self] in hear($0) })
    }
  }

  deinit { for observer in observers { center.removeObserver(observer) } }

  private func hear(_ note: Notification) {
    heard.append(note.name.rawValue)
    switch note.name {
    case UIResponder.keyboardWillShowNotification:
      let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      bottom.constant = root.bounds.maxY - (end?.minY ?? root.bounds.maxY)
    case UIResponder.keyboardWillHideNotification:
      bottom.constant = 0
    case UIContentSizeCategory.didChangeNotification:
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      if value?.isAccessibilityCategory == true { height.constant = 80 }
    default: break
    }
    root.layoutIfNeeded()
  }
}

@Suite("Notifications") struct NotificationTests {
  private let center = NotificationCenter()

  @Test(
    "names are Apple's",
    arguments: [
      (UIResponder.keyboardWillShowNotification, "UIKeyboardWillShowNotification"),
      (UIResponder.keyboardDidShowNotification, "UIKeyboardDidShowNotification"),
      (UIResponder.keyboardWillHideNotification, "UIKeyboardWillHideNotification"),
      (UIResponder.keyboardDidHideNotification, "UIKeyboardDidHideNotification"),
      (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
      (UIResponder.keyboardDidChangeFrameNotification, "UIKeyboardDidChangeFrameNotification"),
      (UIContentSizeCategory.didChangeNotification, "UIContentSizeCategoryDidChangeNotification"),
    ])
  func names(name: NSNotification.Name, text: String) { #expect(name.rawValue == text) }

  @Test("a field rises when the keyboard comes, and sinks when it goes")
  func keyboard() {
    let form = Form(center)
    form.root.layoutIfNeeded()
    #expect(form.field.frame == CGRect(x: 0, y: 440, width: 320, height: 40))
    let keyboard = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 264, width: 320, height: 216))
    ]
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: keyboard)
    #expect(form.field.frame == CGRect(x: 0, y: 224, width: 320, height: 40))
    center.post(name: UIResponder.keyboardDidShowNotification, object: nil, userInfo: keyboard)
    center.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(form.field.frame == CGRect(x: 0, y: 440, width: 320, height: 40))
    center.post(name: UIResponder.keyboardDidHideNotification, object: nil)
    #expect(
      form.heard == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification",
      ])
  }

  @Test("the user's text size is told with its new value")
  func contentSize() {
    let form = Form(center)
    for (category, height) in [(UIContentSizeCategory.small, CGFloat(40)), (.accessibilityLarge, 80)] {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
      #expect(form.field.frame.height == height)
    }
    #expect(form.heard.count == 2)
  }

  @Test("values of notifications are asked as members of AnyObject")
  func objectMembers() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ObjectMembers(NSValue(cgRect: rectangle)).cgRectValue == rectangle)
    #expect(ObjectMembers(rectangle).cgRectValue == rectangle)
    #expect(ObjectMembers(NSNumber(value: 0.25)).doubleValue == 0.25)
    #expect(ObjectMembers("x").cgRectValue == nil)
  }
}
