// Key-value coding of what layout code asks for by name. Without an Objective-C runtime no property is found by its name:
// a table has those of views, layers, constraints and controllers that have to do with layout.

import Foundation

#if !canImport(Darwin)
  /// A property that is known by name.
  private struct NamedProperty {
    var get: @MainActor (NSObject) -> Any?
    var set: (@MainActor (NSObject, Any?) -> Void)?
    var fits: (NSObject) -> Bool

    init<Object: NSObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
      let path = BoundPath(path: path)
      get = { ($0 as? Object)?[keyPath: path.path] }
      set = { object, value in
        guard let object = object as? Object, let fitting: Value = converted(value) else { return }
        object[keyPath: path.path] = fitting
      }
      fits = { $0 is Object }
    }

    init<Object: NSObject, Value>(reading path: KeyPath<Object, Value>) {
      let path = BoundPath(path: path)
      get = { ($0 as? Object)?[keyPath: path.path] }
      set = nil
      fits = { $0 is Object }
    }
  }

  /// A path to a property that is bound to the main actor, on its way into a closure that is, too.
  private struct BoundPath<Path>: @unchecked Sendable {
    let path: Path
  }

  /// A value as a property takes it: numbers come as they are, or in an `NSNumber`.
  private func converted<Value>(_ value: Any?) -> Value? {
    if let fitting = value as? Value { return fitting }
    if let number = value as? NSNumber {
      if let double = CGFloat(number.doubleValue) as? Value { return double }
      if let bool = number.boolValue as? Value { return bool }
      if let integer = number.intValue as? Value { return integer }
      if let float = number.floatValue as? Value { return float }
    }
    return value == nil ? Any?.none as? Value : nil
  }

  /// The properties of a name, those of the more special classes first.
  @MainActor private func properties(named name: String) -> [NamedProperty] {
    switch name {
    case "frame":
      [
        NamedProperty(\UIView.frame), NamedProperty(\CALayer.frame),
        NamedProperty(\UICollectionViewLayoutAttributes.frame),
      ]
    case "bounds": [NamedProperty(\UIView.bounds), NamedProperty(\CALayer.bounds)]
    case "center": [NamedProperty(\UIView.center)]
    case "position": [NamedProperty(\CALayer.position)]
    case "transform": [NamedProperty(\UIView.transform), NamedProperty(\CALayer.transform)]
    case "alpha": [NamedProperty(\UIView.alpha)]
    case "opacity": [NamedProperty(\CALayer.opacity)]
    case "hidden", "isHidden": [NamedProperty(\UIView.isHidden), NamedProperty(\CALayer.isHidden)]
    case "backgroundColor": [NamedProperty(\UIView.backgroundColor), NamedProperty(\CALayer.backgroundColor)]
    case "cornerRadius": [NamedProperty(\CALayer.cornerRadius)]
    case "borderWidth": [NamedProperty(\CALayer.borderWidth)]
    case "borderColor": [NamedProperty(\CALayer.borderColor)]
    case "layer": [NamedProperty(reading: \UIView.layer)]
    case "superview": [NamedProperty(reading: \UIView.superview)]
    case "window": [NamedProperty(reading: \UIView.window)]
    case "subviews": [NamedProperty(reading: \UIView.subviews)]
    case "tag": [NamedProperty(\UIView.tag)]
    case "tintColor": [NamedProperty(\UIView.tintColor)]
    case "layoutMargins": [NamedProperty(\UIView.layoutMargins)]
    case "safeAreaInsets": [NamedProperty(reading: \UIView.safeAreaInsets)]
    case "contentSize": [NamedProperty(\UIScrollView.contentSize)]
    case "contentOffset": [NamedProperty(\UIScrollView.contentOffset)]
    case "contentInset": [NamedProperty(\UIScrollView.contentInset)]
    case "adjustedContentInset": [NamedProperty(reading: \UIScrollView.adjustedContentInset)]
    case "text":
      [
        NamedProperty(\UILabel.text), NamedProperty(\UITextField.text), NamedProperty(\UITextView.text),
        NamedProperty(\UISearchBar.text),
      ]
    case "attributedText":
      [
        NamedProperty(\UILabel.attributedText), NamedProperty(\UITextField.attributedText),
        NamedProperty(\UITextView.attributedText),
      ]
    case "font":
      [NamedProperty(\UILabel.font), NamedProperty(\UITextField.font), NamedProperty(\UITextView.font)]
    case "textColor":
      [
        NamedProperty(\UILabel.textColor), NamedProperty(\UITextField.textColor),
        NamedProperty(\UITextView.textColor),
      ]
    case "placeholder": [NamedProperty(\UITextField.placeholder)]
    case "image": [NamedProperty(\UIImageView.image), NamedProperty(\UIBarItem.image)]
    case "enabled", "isEnabled": [NamedProperty(\UIControl.isEnabled), NamedProperty(\UIBarItem.isEnabled)]
    case "selected", "isSelected": [NamedProperty(\UIControl.isSelected)]
    case "highlighted", "isHighlighted": [NamedProperty(\UIControl.isHighlighted)]
    case "constant": [NamedProperty(\NSLayoutConstraint.constant)]
    case "active", "isActive": [NamedProperty(\NSLayoutConstraint.isActive)]
    case "priority": [NamedProperty(\NSLayoutConstraint.priority)]
    case "masksToBounds": [NamedProperty(\CALayer.masksToBounds)]
    case "clipsToBounds": [NamedProperty(\UIView.clipsToBounds)]
    case "preservesSuperviewLayoutMargins": [NamedProperty(\UIView.preservesSuperviewLayoutMargins)]
    case "spacing": [NamedProperty(\UIStackView.spacing)]
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      [NamedProperty(\UIStackView.isLayoutMarginsRelativeArrangement)]
    case "numberOfLines": [NamedProperty(\UILabel.numberOfLines)]
    case "preferredMaxLayoutWidth": [NamedProperty(\UILabel.preferredMaxLayoutWidth)]
    case "adjustsFontSizeToFitWidth":
      [
        NamedProperty(\UILabel.adjustsFontSizeToFitWidth),
        NamedProperty(\UITextField.adjustsFontSizeToFitWidth),
      ]
    case "minimumScaleFactor": [NamedProperty(\UILabel.minimumScaleFactor)]
    case "titleLabel": [NamedProperty(reading: \UIButton.titleLabel)]
    case "contentView": [NamedProperty(reading: \UITableViewCell.contentView)]
    case "accessibilityIdentifier": [NamedProperty(\UIView.accessibilityIdentifier)]
    case "accessibilityLabel": [NamedProperty(\UIView.accessibilityLabel)]
    case "multiplier": [NamedProperty(reading: \NSLayoutConstraint.multiplier)]
    case "view": [NamedProperty(reading: \UIViewController.view)]
    case "title": [NamedProperty(\UIViewController.title), NamedProperty(\UIBarItem.title)]
    case "tabBar": [NamedProperty(\UITabBarController.tabBar)]
    case "navigationBar": [NamedProperty(\UINavigationController.navigationBar)]
    case "preferredContentSize": [NamedProperty(\UIViewController.preferredContentSize)]
    default: []
    }
  }

  extension NSObject {
    /// The value of a property that has to do with layout, or of what was set under a name that no such property has; nil
    /// where there is neither. (Apple's raises an exception for unknown names.)
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
      let property = onTreesThread { properties(named: key) }.first { $0.fits(self) }
      if let property { return onTreesThread((self, property)) { $1.get($0) } }
      return (self as? UIResponder).map { responder in
        onTreesThread(responder) { $0.value(forUndefinedKey: key) }
      } ?? unknownValues[key]
    }

    /// Sets a property that has to do with layout. What is set under another name is kept, and `value(forKey:)` gives it.
    /// (Apple's raises an exception for unknown names.)
    public func setValue(_ value: Any?, forKey key: String) {
      let property = onTreesThread { properties(named: key) }.first { $0.fits(self) && $0.set != nil }
      if let property {
        onTreesThread((self, property, value)) { $1.set?($0, $2) }
      } else {
        if let responder = self as? UIResponder {
          onTreesThread((responder, value)) { $0.setValue($1, forUndefinedKey: key) }
        } else {
          unknownValues[key] = value
        }
      }
      PropertyObservers.of(self)?.check()
    }

    /// Sets a property that has to do with layout; false for other names.
    package func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
      let isKnown = onTreesThread { properties(named: key) }.contains { $0.fits(self) && $0.set != nil }
      if isKnown { setValue(value, forKey: key) }
      return isKnown
    }

    /// The value at the end of a path of names, as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
      guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
      let next = value(forKey: String(keyPath[..<dot])) as? NSObject
      return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets the property at the end of a path of names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let next = self.value(forKey: String(keyPath[..<dot])) as? NSObject
      next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// What was set under names that no property has.
    package var unknownValues: [String: Any] {
      get { carried(or: [:]) }
      set { carry(newValue) }
    }
  }
#endif
