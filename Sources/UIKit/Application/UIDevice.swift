// Properties of the device and the screen beside those that decide a size.

import Foundation
import Plumbline

/// The physical orientation of a device, which the interface need not follow. Raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its left or right side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A device without state, made anew at each call.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device: without state, made anew at each call.
  public class var current: UIDevice { UIDevice() }
  /// The idiom of the main screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.userInterfaceIdiom }
  /// The release whose controls programs get, as "17.0".
  open var systemVersion: String { "\(LayoutEnvironment.Generation.current.system).0" }
  /// The system's name: since iOS 13 tablets have one of their own.
  open var systemName: String {
    userInterfaceIdiom == .pad && LayoutEnvironment.Generation.current.system >= 13 ? "iPadOS" : "iOS"
  }
  /// "iPad" for tablets, "iPhone" for all else.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the user gave the device: its model.
  open var name: String { model }
  /// The orientation of the device by that of the main screen: landscape where it is wider than high. An interface
  /// that is rotated to the left is a device that is rotated to the right.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// Begins to post changes of the orientation. Without effect: a screen is a value.
  open func beginGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
  /// The main screen alone. Apple's is deprecated since iOS 16.
  public static var screens: [UIScreen] { [main] }
  /// 0 to 1, always 0.5. Setting it is without effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// Always 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Always nil: no screen shows another.
  public var mirrored: UIScreen? { nil }
  /// A display link that calls the method; it runs by a test's clock. Never nil here.
  public func displayLink<Target: AnyObject>(
    withTarget target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) -> CADisplayLink? { CADisplayLink(target: target, selector: selector) }
}
