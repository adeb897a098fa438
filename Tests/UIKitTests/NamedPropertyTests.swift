// Properties by their names. Apple's "Key-Value Coding Programming Guide" (scalars and enumerations come and go as numbers;
// "is" is no part of a key but finds the property) and the raw values of UIKit's headers: NSLayoutConstraint.Axis.vertical 1,
// UIStackView.Alignment.center 3, Distribution.fillEqually 1, NSTextAlignment.center 1, NSLineBreakMode.byWordWrapping 0,
// UITextField.ViewMode.always 3, UIView.ContentMode.scaleAspectFill 2, UISemanticContentAttribute.forceRightToLeft 4,
// UIModalPresentationStyle.overFullScreen 5, UIAccessibilityTraits.header 1 << 16.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Properties by their names")
struct NamedPropertyTests {
  @Test(
    "enumerations are numbers",
    arguments: [
      ("axis", 1), ("alignment", 3), ("distribution", 1),
    ])
  func stack(name: String, number: Int) {
    let stack = UIStackView()
    stack.setValue(NSNumber(value: number), forKey: name)
    #expect(stack.value(forKey: name) as? Int == number)
    let expected: [String: Bool] = [
      "axis": stack.axis == .vertical, "alignment": stack.alignment == .center,
      "distribution": stack.distribution == .fillEqually,
    ]
    #expect(expected[name] == true)
    // A number that stands for nothing changes nothing.
    stack.setValue(77, forKey: name)
    #expect(stack.value(forKey: name) as? Int == number)
  }

  @Test("views and labels take what documents set")
  func views() {
    let label = UILabel()
    let values: [String: Any] = [
      "text": "a", "textAlignment": 1, "lineBreakMode": 0, "numberOfLines": 3,
      "adjustsFontForContentSizeCategory": true, "adjustsFontSizeToFitWidth": true,
      "minimumScaleFactor": 0.5, "preferredMaxLayoutWidth": 120,
      "translatesAutoresizingMaskIntoConstraints": false, "userInteractionEnabled": true, "opaque": false,
      "tag": 7, "contentMode": 2, "semanticContentAttribute": 4, "clipsToBounds": true,
      "preservesSuperviewLayoutMargins": true, "insetsLayoutMarginsFromSafeArea": false,
      "isAccessibilityElement": false, "accessibilityLabel": "said", "accessibilityTraits": 1 << 16,
      "tintColor": UIColor.red,
      "layoutMargins": NSValue(uiEdgeInsets: .init(top: 1, left: 2, bottom: 3, right: 4)),
    ]
    label.setValuesForKeys(values)
    #expect(label.text == "a" && label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 3 && label.adjustsFontForContentSizeCategory)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.preferredMaxLayoutWidth == 120 && !label.translatesAutoresizingMaskIntoConstraints)
    #expect(label.isUserInteractionEnabled && !label.isOpaque && label.tag == 7)
    #expect(label.contentMode == .scaleAspectFill && label.semanticContentAttribute == .forceRightToLeft)
    #expect(label.clipsToBounds && label.preservesSuperviewLayoutMargins)
    #expect(!label.insetsLayoutMarginsFromSafeArea && !label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "said" && label.accessibilityTraits == .header)
    #expect(label.tintColor == .red)
    #expect(label.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(label.value(forKey: "isOpaque") as? Bool == false)
    let read = label.dictionaryWithValues(forKeys: ["tag", "contentMode", "accessibilityHint"])
    #expect(read["tag"] as? Int == 7 && read["contentMode"] as? Int == 2)
    #expect(read["accessibilityHint"] is NSNull && read.count == 3)
  }

  @Test("paths lead through labels, images and layers")
  func paths() {
    let button = UIButton(type: .system)
    button.setValue(2, forKeyPath: "titleLabel.numberOfLines")
    button.setValue(1, forKeyPath: "titleLabel.textAlignment")
    button.setValue(1, forKeyPath: "imageView.contentMode")
    button.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
    button.setValue(0.25, forKeyPath: "layer.shadowOpacity")
    button.setValue(CGSize(width: 1, height: 2), forKeyPath: "layer.shadowOffset")
    button.setValue(4, forKeyPath: "layer.shadowRadius")
    button.setValue(true, forKeyPath: "layer.masksToBounds")
    button.setValue(5, forKeyPath: "layer.zPosition")
    button.setValue(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), forKey: "contentEdgeInsets")
    #expect(button.titleLabel?.numberOfLines == 2 && button.titleLabel?.textAlignment == .center)
    #expect(button.imageView?.contentMode == .scaleAspectFit)
    #expect(button.layer.cornerRadius == 8 && button.layer.shadowOpacity == 0.25)
    #expect(button.layer.shadowOffset == CGSize(width: 1, height: 2) && button.layer.shadowRadius == 4)
    #expect(button.layer.masksToBounds && button.clipsToBounds && button.layer.zPosition == 5)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  @Test("fields, scroll views, controllers and constraints have their names too")
  func others() {
    let field = UITextField()
    field.setValue("Name", forKey: "placeholder")
    field.setValue(3, forKey: "clearButtonMode")
    #expect(field.placeholder == "Name" && field.clearButtonMode == .always)
    let scroll = UIScrollView()
    scroll.setValue(UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0), forKey: "contentInset")
    scroll.setValue(false, forKey: "scrollEnabled")
    #expect(scroll.contentInset.top == 9 && !scroll.isScrollEnabled)
    let controller = UIViewController()
    controller.setValue("Title", forKey: "title")
    controller.setValue(true, forKey: "hidesBottomBarWhenPushed")
    controller.setValue(5, forKey: "modalPresentationStyle")
    #expect(controller.title == "Title" && controller.hidesBottomBarWhenPushed)
    #expect(controller.modalPresentationStyle == .overFullScreen)
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.setValue(12, forKey: "constant")
    constraint.setValue(750, forKey: "priority")
    constraint.setValue("width", forKey: "identifier")
    constraint.setValue(true, forKey: "active")
    #expect(
      constraint.constant == 12 && constraint.priority == .defaultHigh && constraint.identifier == "width")
    #expect(constraint.isActive && constraint.value(forKey: "priority") as? Float == 750)
    let layer = CAGradientLayer()
    layer.setValue("radial", forKey: "type")
    #expect(layer.type == .radial)
  }

  @Test("runtime attributes of a document go the same way")
  func document() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><stackView contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="axis"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="spacing"><real key="value" value="6"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="hint"/>
      </userDefinedRuntimeAttributes></stackView></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let stack = try #require(nib.instantiate(withOwner: nil).first as? UIStackView)
    #expect(nib.warnings == [])
    #expect(stack.axis == .vertical && stack.spacing == 6 && stack.layer.borderWidth == 2)
    #expect(stack.clipsToBounds && stack.accessibilityHint == "hint")
  }
}

// Apple's "Key-Value Observing Programming Guide": observers are told of every change of what they observe.
@MainActor
@Suite("Observing constraints, insets and layers")
struct ObservedPropertyTests {
  @Test("a constraint's constant and priority are told")
  func constraint() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    var told: [CGFloat] = []
    let observation = constraint.observe(\.constant, options: [.new]) { told.append($1.newValue ?? -1) }
    constraint.constant = 5
    constraint.constant = 5
    constraint.isActive = true
    constraint.constant = 6
    var priorities: [Float] = []
    let second = constraint.observe(\.priority) { object, _ in priorities.append(object.priority.rawValue) }
    constraint.isActive = false
    constraint.priority = .defaultLow
    observation.invalidate()
    constraint.constant = 7
    #expect(told == [5, 6] && priorities == [250])
    second.invalidate()
  }

  @Test("safe area and margins are told")
  func insets() throws {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = try #require(controller.view)
    var tops: [CGFloat] = []
    let observation = view.observe(\.safeAreaInsets) { view, _ in tops.append(view.safeAreaInsets.top) }
    controller.additionalSafeAreaInsets.top = 12
    var lefts: [CGFloat] = []
    let other = UIView()
    let second = other.observe(\.layoutMargins) { view, _ in lefts.append(view.layoutMargins.left) }
    other.layoutMargins.left = 30
    #expect(tops == [12] && lefts == [30])
    observation.invalidate()
    second.invalidate()
  }

  @Test("geometry of layers is told, of views' layers with the views'")
  func layers() {
    let layer = CALayer()
    var widths: [CGFloat] = []
    let observation = layer.observe(\.bounds) { layer, _ in widths.append(layer.bounds.width) }
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.bounds.size.width = 20
    observation.invalidate()
    layer.bounds.size.width = 30
    #expect(widths == [10, 20])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var places: [CGFloat] = []
    let second = view.layer.observe(\.position) { layer, _ in places.append(layer.position.x) }
    view.frame.origin.x = 15
    #expect(places == [20])
    second.invalidate()
    view.frame.origin.x = 25
    #expect(places == [20])
  }
}
