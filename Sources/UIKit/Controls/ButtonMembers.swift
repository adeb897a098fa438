// What buttons, labels, image views and controls carry beside layout since iOS 13.

import Foundation
import Plumbline

extension UIButton {
  /// How it behaves on a Mac; `.automatic` at first; carried.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// As a pad: there is no Mac here.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// The shadow's colour of the title of the present state; nil for none.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The symbols' configuration of the present state; nil for none.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// False: nothing here points.
  public var isHovered: Bool { false }
  /// False: nothing here is held.
  public var isHeld: Bool { false }
}

/// How controls behave on a Mac. Raw values are Apple's.
public enum UIBehavioralStyle: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case automatic, pad, mac
}

extension UIButton.Configuration {
  /// How a button looks on a Mac.
  public enum MacIdiomStyle: Sendable {
    /// As the system finds fitting, with an edge, without one, or without one in the tint.
    case automatic, bordered, borderless, borderlessTinted
  }
  /// `.automatic`; setting it has no effect: there is no Mac here.
  public var macIdiomStyle: MacIdiomStyle {
    get { .automatic }
    set {}
  }
}

extension UISlider {
  /// How it behaves on a Mac; `.automatic` at first; carried.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// As a pad: there is no Mac here.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UINavigationBar {
  /// How it behaves on a Mac; `.automatic` at first; carried.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// As a pad: there is no Mac here.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIControl {
  /// Whether symbols in it move when it is used; no at first; carried.
  public var isSymbolAnimationEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Goes through the targets with their selectors; actions are not told.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for target in allTargets {
      for bit in 0..<32 {
        let event = UIControl.Event(rawValue: 1 << bit)
        for name in actions(forTarget: target, forControlEvent: event) ?? [] where !stops {
          iterator(nil, (target, Selector(name)), event, &stops)
        }
      }
    }
  }
}

extension UIImageView {
  /// Shown one after the other while highlighted; nil at first; carried.
  public var highlightedAnimationImages: [UIImage]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether the image stands out with the focus; no at first; carried: nothing here has the focus.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the focus follows the image's outline; no at first; carried.
  public var masksFocusEffectToContents: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How bright the image may be; unspecified at first; carried.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { carried(or: .unspecified) }
    set { carry(newValue) }
  }
  /// The image's own: standard.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIImage {
  /// How bright an image may be. Raw values are Apple's.
  public enum DynamicRange: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified = -1, standard, constrainedHigh, high
  }
  /// False: what is kept of an image is its size.
  public var isHighDynamicRange: Bool { false }
  /// The image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// From the left, of `capInsets`; 0 for an image that is stretched as a whole.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// From the top, of `capInsets`; 0 for an image that is stretched as a whole.
  public var topCapHeight: Int { Int(capInsets.top) }
  /// Nil: nothing here writes HEIC.
  public func heicData() -> Data? { nil }
  /// Whether it has a baseline of its own.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
}

extension UIImage.SymbolConfiguration {
  /// Says nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
  /// In the symbol's own colours; they are not kept.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { .unspecified }
  /// In one colour; it is not kept.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { .unspecified }
  /// In shades of one colour; they are not kept.
  public class func preferringHierarchical() -> UIImage.SymbolConfiguration { .unspecified }
  /// The same scale, without size and weight.
  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: nil, .unspecified, scale)
  }
  /// The same size and weight, without a scale.
  public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: pointSize, weight, .unspecified)
  }
  /// The same size and scale, without a weight.
  public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: pointSize, .unspecified, scale)
  }
  /// Itself: a text style is kept as its size.
  public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration { self }
}
