// Widgets of the Today view, up to iOS 13: nothing shows them; tests call what the system would.

import Plumbline
import UIKit

/// What became of an update. Raw values are Apple's.
public enum NCUpdateResult: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case newData, noData, failed
}

/// How large a widget may be. Raw values are Apple's.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case compact, expanded
}

/// What a widget's controller is asked; by tests only.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  /// Is to be shown as it is now.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// May be larger or smaller.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Room around it; not asked since iOS 10.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Says by default that there is nothing new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  /// Does nothing by default.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  /// What is proposed, by default.
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    defaultMarginInsets
  }
}

/// Says whether a widget has something to show; nobody is told.
open class NCWidgetController: NSObject {
  /// Says whether a widget has something to show; without effect.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
  /// How large the widget may be at most; carried.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { carried(or: .compact) }
    set { carry(newValue) }
  }
  /// How large it is.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
  /// How large it may be in a mode, on a phone of 375 points less 8 at both sides: 110 points tall, or as tall as the screen.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: 359, height: displayMode == .compact ? 110 : 616)
  }
}

extension UIVibrancyEffect {
  /// The effect of widgets.
  public class func widgetPrimary() -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
  }
  /// The effect of widgets' lesser texts.
  public class func widgetSecondary() -> UIVibrancyEffect { widgetPrimary() }
  /// The effect of widgets, before iOS 10.
  public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
  /// The effect of widgets, of a style.
  public class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: vibrancyStyle)
  }
}
