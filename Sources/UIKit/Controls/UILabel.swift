// Labels: line breaking by language and room for letters that reach out of their lines. Carried: lines are as high as fonts
// say.

import Foundation
import Plumbline

/// The carried properties of `UILabel`.
final class LabelCarriedState: CarriedState {
  var lineBreakStrategy = NSLineBreakStrategy.standard
  var sizingRule = UILetterformAwareSizingRule.typographic
}

extension UILabel {
  /// How lines are broken in some languages; `.standard` at first; carried: lines break by width alone.
  public var lineBreakStrategy: NSLineBreakStrategy {
    get { carried(LabelCarriedState.self).lineBreakStrategy }
    set { makeCarried(LabelCarriedState.self).lineBreakStrategy = newValue }
  }
  /// Whether room is made for letters that reach out of their lines; `.typographic` at first; stored: lines are as high as
  /// fonts say.
  public var sizingRule: UILetterformAwareSizingRule {
    get { carried(LabelCarriedState.self).sizingRule }
    set { makeCarried(LabelCarriedState.self).sizingRule = newValue }
  }
}

/// Apple's name in Objective-C of `NSParagraphStyle.LineBreakStrategy`.
public typealias NSLineBreakStrategy = NSParagraphStyle.LineBreakStrategy

/// The sizing rule for letters that reach out of their lines (iOS 17). Raw values are Apple's.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case typographic, oversize
}

/// A view of text that has a sizing rule.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// Whether room is made.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}
