// The device and the screen beyond what layout needs of them.

import Foundation
import Plumbline

/// How a device is held. Raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in a way that an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What code asks the device for: the main screen's answers.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device. Each call gives a new object without state.
  public class var current: UIDevice { UIDevice() }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.userInterfaceIdiom }
  /// The release whose controls programs get.
  open var systemVersion: String { "\(LayoutEnvironment.Generation.current.system).0" }
  /// The system's name: since iOS 13 tablets have one of their own.
  open var systemName: String {
    userInterfaceIdiom == .pad && LayoutEnvironment.Generation.current.system >= 13 ? "iPadOS" : "iOS"
  }
  /// "iPhone", "iPad" and so on.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same.
  open var localizedModel: String { model }
  /// The name that the user gave the device: its model.
  open var name: String { model }
  /// How the main screen is held: landscape where it is wider than high. An interface that is turned to the left is a
  /// device that is turned to the right.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// What tells the device from others for one maker's applications: there is no device.
  open var identifierForVendor: UUID? { nil }
  /// Tells of turns. Without effect: a screen is a value.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Tells of turns no longer. Without effect.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether turns are told of.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Whether several things run at a time.
  open var isMultitaskingSupported: Bool { true }

  /// What a battery does. Raw values are Apple's.
  public enum BatteryState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, unplugged, charging, full
  }
  /// Whether the battery is measured. Without effect: there is none.
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// How full the battery is: unknown.
  open var batteryLevel: Float { -1 }
  /// What the battery does: unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether something near the screen is measured. Without effect.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near the screen.
  open var proximityState: Bool { false }
  /// Plays the sound of a key. Without effect.
  open func playInputClick() {}
}

extension UIScreen {
  /// The space of the screen as the device is upright. A screen here does not turn but is replaced (`rotated()`), so it is
  /// a space of the upright size, in which points are as they are in the screen's.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    bounds.width > bounds.height ? rotated() : self
  }
  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }
  /// How bright the screen is. Setting it is without effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// Pictures a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded.
  public var isCaptured: Bool { false }
  /// The screen that this one shows too.
  public var mirrored: UIScreen? { nil }
  /// A link that is called for every picture of the screen.
  public func displayLink<Target: AnyObject>(
    withTarget target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) -> CADisplayLink? { CADisplayLink(target: target, selector: selector) }
}
