// The names of properties of labels, fields, controls, bars and their items, for key-value coding.

import Foundation

#if !canImport(Darwin)
  /// The properties of labels, fields, controls, bars and their items for a key.
  @MainActor func propertiesOfControls(named name: String) -> [NamedProperty] {
    switch name {
    case "accessibilityHint": [NamedProperty(\UIBarItem.accessibilityHint)]
    case "accessibilityIdentifier": [NamedProperty(\UIBarItem.accessibilityIdentifier)]
    case "accessibilityLabel": [NamedProperty(\UIBarItem.accessibilityLabel)]
    case "adjustsFontForContentSizeCategory":
      [
        NamedProperty(\UILabel.adjustsFontForContentSizeCategory),
        NamedProperty(\UITextField.adjustsFontForContentSizeCategory),
        NamedProperty(\UITextView.adjustsFontForContentSizeCategory),
      ]
    case "adjustsFontSizeToFitWidth":
      [
        NamedProperty(\UILabel.adjustsFontSizeToFitWidth),
        NamedProperty(\UITextField.adjustsFontSizeToFitWidth),
      ]
    case "allowsDefaultTighteningForTruncation":
      [NamedProperty(\UILabel.allowsDefaultTighteningForTruncation)]
    case "animating": [NamedProperty(reading: \UIActivityIndicatorView.isAnimating)]
    case "animationDuration": [NamedProperty(\UIImageView.animationDuration)]
    case "animationRepeatCount": [NamedProperty(\UIImageView.animationRepeatCount)]
    case "apportionsSegmentWidthsByContent":
      [NamedProperty(\UISegmentedControl.apportionsSegmentWidthsByContent)]
    case "attributedPlaceholder": [NamedProperty(\UITextField.attributedPlaceholder)]
    case "attributedText":
      [
        NamedProperty(\UILabel.attributedText), NamedProperty(\UITextField.attributedText),
        NamedProperty(\UITextView.attributedText),
      ]
    case "autocapitalizationType": [NamedProperty(raw: \UITextField.autocapitalizationType)]
    case "autocorrectionType": [NamedProperty(raw: \UITextField.autocorrectionType)]
    case "autorepeat": [NamedProperty(\UIStepper.autorepeat)]
    case "backBarButtonItem": [NamedProperty(\UINavigationItem.backBarButtonItem)]
    case "backButtonDisplayMode": [NamedProperty(raw: \UINavigationItem.backButtonDisplayMode)]
    case "backButtonTitle": [NamedProperty(\UINavigationItem.backButtonTitle)]
    case "badgeColor": [NamedProperty(\UITabBarItem.badgeColor)]
    case "badgeValue": [NamedProperty(\UITabBarItem.badgeValue)]
    case "barTintColor":
      [
        NamedProperty(\UISearchBar.barTintColor), NamedProperty(\UINavigationBar.barTintColor),
        NamedProperty(\UIToolbar.barTintColor), NamedProperty(\UITabBar.barTintColor),
      ]
    case "baselineAdjustment": [NamedProperty(raw: \UILabel.baselineAdjustment)]
    case "borderStyle": [NamedProperty(raw: \UITextField.borderStyle)]
    case "clearButtonMode": [NamedProperty(raw: \UITextField.clearButtonMode)]
    case "clearsOnBeginEditing": [NamedProperty(\UITextField.clearsOnBeginEditing)]
    case "color": [NamedProperty(\UIActivityIndicatorView.color)]
    case "contentEdgeInsets": [NamedProperty(\UIButton.contentEdgeInsets)]
    case "contentHorizontalAlignment": [NamedProperty(raw: \UIControl.contentHorizontalAlignment)]
    case "contentVerticalAlignment": [NamedProperty(raw: \UIControl.contentVerticalAlignment)]
    case "contentView": [NamedProperty(reading: \UIVisualEffectView.contentView)]
    case "continuous": [NamedProperty(\UISlider.isContinuous)]
    case "currentImage": [NamedProperty(reading: \UIButton.currentImage)]
    case "currentPage": [NamedProperty(\UIPageControl.currentPage)]
    case "currentPageIndicatorTintColor": [NamedProperty(\UIPageControl.currentPageIndicatorTintColor)]
    case "currentTitle": [NamedProperty(reading: \UIButton.currentTitle)]
    case "currentTitleColor": [NamedProperty(reading: \UIButton.currentTitleColor)]
    case "customView": [NamedProperty(\UIBarButtonItem.customView)]
    case "date": [NamedProperty(\UIDatePicker.date)]
    case "datePickerMode": [NamedProperty(raw: \UIDatePicker.datePickerMode)]
    case "editable": [NamedProperty(\UITextView.isEditable)]
    case "editing": [NamedProperty(reading: \UITextField.isEditing)]
    case "effect": [NamedProperty(\UIVisualEffectView.effect)]
    case "enabled":
      [
        NamedProperty(\UILabel.isEnabled), NamedProperty(\UIControl.isEnabled),
        NamedProperty(\UIBarItem.isEnabled),
      ]
    case "font":
      [NamedProperty(\UILabel.font), NamedProperty(\UITextField.font), NamedProperty(\UITextView.font)]
    case "hidesBackButton": [NamedProperty(\UINavigationItem.hidesBackButton)]
    case "hidesForSinglePage": [NamedProperty(\UIPageControl.hidesForSinglePage)]
    case "hidesSearchBarWhenScrolling": [NamedProperty(\UINavigationItem.hidesSearchBarWhenScrolling)]
    case "hidesWhenStopped": [NamedProperty(\UIActivityIndicatorView.hidesWhenStopped)]
    case "highlighted":
      [
        NamedProperty(\UILabel.isHighlighted), NamedProperty(\UIImageView.isHighlighted),
        NamedProperty(\UIControl.isHighlighted),
      ]
    case "highlightedImage": [NamedProperty(\UIImageView.highlightedImage)]
    case "highlightedTextColor": [NamedProperty(\UILabel.highlightedTextColor)]
    case "image": [NamedProperty(\UIImageView.image), NamedProperty(\UIBarItem.image)]
    case "imageEdgeInsets": [NamedProperty(\UIButton.imageEdgeInsets)]
    case "imageInsets": [NamedProperty(\UIBarItem.imageInsets)]
    case "imageView": [NamedProperty(reading: \UIButton.imageView)]
    case "items":
      [
        NamedProperty(\UINavigationBar.items), NamedProperty(\UIToolbar.items),
        NamedProperty(\UITabBar.items),
      ]
    case "keyboardType":
      [NamedProperty(raw: \UITextField.keyboardType), NamedProperty(raw: \UITextView.keyboardType)]
    case "largeTitleDisplayMode": [NamedProperty(raw: \UINavigationItem.largeTitleDisplayMode)]
    case "largeTitleTextAttributes": [NamedProperty(\UINavigationBar.largeTitleTextAttributes)]
    case "leftBarButtonItem": [NamedProperty(\UINavigationItem.leftBarButtonItem)]
    case "leftBarButtonItems": [NamedProperty(\UINavigationItem.leftBarButtonItems)]
    case "leftItemsSupplementBackButton": [NamedProperty(\UINavigationItem.leftItemsSupplementBackButton)]
    case "leftView": [NamedProperty(\UITextField.leftView)]
    case "leftViewMode": [NamedProperty(raw: \UITextField.leftViewMode)]
    case "lineBreakMode": [NamedProperty(raw: \UILabel.lineBreakMode)]
    case "maximumDate": [NamedProperty(\UIDatePicker.maximumDate)]
    case "maximumTrackTintColor": [NamedProperty(\UISlider.maximumTrackTintColor)]
    case "maximumValue": [NamedProperty(\UISlider.maximumValue), NamedProperty(\UIStepper.maximumValue)]
    case "minimumDate": [NamedProperty(\UIDatePicker.minimumDate)]
    case "minimumFontSize": [NamedProperty(\UITextField.minimumFontSize)]
    case "minimumScaleFactor": [NamedProperty(\UILabel.minimumScaleFactor)]
    case "minimumTrackTintColor": [NamedProperty(\UISlider.minimumTrackTintColor)]
    case "minimumValue": [NamedProperty(\UISlider.minimumValue), NamedProperty(\UIStepper.minimumValue)]
    case "minuteInterval": [NamedProperty(\UIDatePicker.minuteInterval)]
    case "momentary": [NamedProperty(\UISegmentedControl.isMomentary)]
    case "numberOfLines": [NamedProperty(\UILabel.numberOfLines)]
    case "numberOfPages": [NamedProperty(\UIPageControl.numberOfPages)]
    case "on": [NamedProperty(\UISwitch.isOn)]
    case "onTintColor": [NamedProperty(\UISwitch.onTintColor)]
    case "pageIndicatorTintColor": [NamedProperty(\UIPageControl.pageIndicatorTintColor)]
    case "placeholder": [NamedProperty(\UITextField.placeholder), NamedProperty(\UISearchBar.placeholder)]
    case "preferredDatePickerStyle": [NamedProperty(raw: \UIDatePicker.preferredDatePickerStyle)]
    case "preferredMaxLayoutWidth": [NamedProperty(\UILabel.preferredMaxLayoutWidth)]
    case "prefersLargeTitles": [NamedProperty(\UINavigationBar.prefersLargeTitles)]
    case "progress": [NamedProperty(\UIProgressView.progress)]
    case "progressTintColor": [NamedProperty(\UIProgressView.progressTintColor)]
    case "progressViewStyle": [NamedProperty(raw: \UIProgressView.progressViewStyle)]
    case "prompt": [NamedProperty(\UISearchBar.prompt), NamedProperty(\UINavigationItem.prompt)]
    case "returnKeyType":
      [NamedProperty(raw: \UITextField.returnKeyType), NamedProperty(raw: \UITextView.returnKeyType)]
    case "rightBarButtonItem": [NamedProperty(\UINavigationItem.rightBarButtonItem)]
    case "rightBarButtonItems": [NamedProperty(\UINavigationItem.rightBarButtonItems)]
    case "rightView": [NamedProperty(\UITextField.rightView)]
    case "rightViewMode": [NamedProperty(raw: \UITextField.rightViewMode)]
    case "secureTextEntry": [NamedProperty(\UITextField.isSecureTextEntry)]
    case "selectable": [NamedProperty(\UITextView.isSelectable)]
    case "selected": [NamedProperty(\UIControl.isSelected)]
    case "selectedImage": [NamedProperty(\UITabBarItem.selectedImage)]
    case "selectedItem": [NamedProperty(\UITabBar.selectedItem)]
    case "selectedSegmentIndex": [NamedProperty(\UISegmentedControl.selectedSegmentIndex)]
    case "selectedSegmentTintColor": [NamedProperty(\UISegmentedControl.selectedSegmentTintColor)]
    case "shadowColor": [NamedProperty(\UILabel.shadowColor)]
    case "shadowImage": [NamedProperty(\UINavigationBar.shadowImage)]
    case "shadowOffset": [NamedProperty(\UILabel.shadowOffset)]
    case "showsCancelButton": [NamedProperty(\UISearchBar.showsCancelButton)]
    case "stepValue": [NamedProperty(\UIStepper.stepValue)]
    case "style":
      [NamedProperty(raw: \UIActivityIndicatorView.style), NamedProperty(raw: \UIBarButtonItem.style)]
    case "tag": [NamedProperty(\UIBarItem.tag)]
    case "text":
      [
        NamedProperty(\UILabel.text), NamedProperty(\UITextField.text), NamedProperty(\UITextView.text),
        NamedProperty(\UISearchBar.text),
      ]
    case "textAlignment":
      [
        NamedProperty(raw: \UILabel.textAlignment), NamedProperty(raw: \UITextField.textAlignment),
        NamedProperty(raw: \UITextView.textAlignment),
      ]
    case "textColor":
      [
        NamedProperty(\UILabel.textColor), NamedProperty(\UITextField.textColor),
        NamedProperty(\UITextView.textColor),
      ]
    case "textContainerInset": [NamedProperty(\UITextView.textContainerInset)]
    case "thumbTintColor": [NamedProperty(\UISlider.thumbTintColor), NamedProperty(\UISwitch.thumbTintColor)]
    case "tintColor": [NamedProperty(\UIBarButtonItem.tintColor)]
    case "title": [NamedProperty(\UIBarItem.title), NamedProperty(\UINavigationItem.title)]
    case "titleEdgeInsets": [NamedProperty(\UIButton.titleEdgeInsets)]
    case "titleLabel": [NamedProperty(reading: \UIButton.titleLabel)]
    case "titleTextAttributes": [NamedProperty(\UINavigationBar.titleTextAttributes)]
    case "titleView": [NamedProperty(\UINavigationItem.titleView)]
    case "trackTintColor": [NamedProperty(\UIProgressView.trackTintColor)]
    case "translucent":
      [
        NamedProperty(\UINavigationBar.isTranslucent), NamedProperty(\UIToolbar.isTranslucent),
        NamedProperty(\UITabBar.isTranslucent),
      ]
    case "unselectedItemTintColor": [NamedProperty(\UITabBar.unselectedItemTintColor)]
    case "value": [NamedProperty(\UISlider.value), NamedProperty(\UIStepper.value)]
    case "width": [NamedProperty(\UIBarButtonItem.width)]
    case "wraps": [NamedProperty(\UIStepper.wraps)]
    default: []
    }
  }
#endif
