// Controllers of games, on a device without any: none is connected, and what stands for one on the screen is carried.

import UIKit

/// A player's number. Raw values are Apple's.
public enum GCControllerPlayerIndex: Int, Sendable {
  /// Nobody's.
  case indexUnset = -1
  /// Apple's names in the order of the raw values.
  case index1, index2, index3, index4
}

/// A part of a controller.
open class GCControllerElement: NSObject, @unchecked Sendable {
  /// What it is part of; nil for none.
  open private(set) weak var collection: GCControllerElement?
  /// Whether its value is not only on and off.
  open var isAnalog: Bool { false }
  /// Names of it.
  open var aliases: Set<String> { [] }
  /// What it is called; nil for none.
  open var localizedName: String?
  /// Its picture's name; nil for none.
  open var sfSymbolsName: String?
  init(_ collection: GCControllerElement? = nil) {
    self.collection = collection
    super.init()
  }
}

/// Is told of a button: itself, how far it is pressed, and whether it is.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
/// Is told of an axis: itself, and where it is.
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
/// Is told of a stick: itself, and where it is.
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) ->
  Void

/// A button. A test may press it.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  /// Is told how far it is pressed.
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  /// Is told when it is pressed, and when no longer.
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  /// Is told when a finger lies on it; never here.
  open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
  /// From 0 to 1.
  open private(set) var value: Float = 0
  /// Whether it is pressed.
  open var isPressed: Bool { value > 0 }
  /// Whether a finger lies on it.
  open var isTouched: Bool { isPressed }
  /// Presses it as far as a number says, from 0 to 1, and tells the handlers.
  open func setValue(_ value: Float) {
    let (was, new) = (isPressed, min(max(value, 0), 1))
    guard new != self.value else { return }
    self.value = new
    valueChangedHandler?(self, new, isPressed)
    if was != isPressed { pressedChangedHandler?(self, new, isPressed) }
  }
}

/// An axis. A test may move it.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  /// Is told where it is.
  open var valueChangedHandler: GCControllerAxisValueChangedHandler?
  /// From -1 to 1.
  open private(set) var value: Float = 0
  /// Moves it, and tells the handler.
  open func setValue(_ value: Float) {
    let new = min(max(value, -1), 1)
    guard new != self.value else { return }
    self.value = new
    valueChangedHandler?(self, new)
  }
}

/// Two axes, or four buttons. A test may move it.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  /// Is told where it is.
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
  /// From left to right.
  public let xAxis = GCControllerAxisInput()
  /// From below upwards.
  public let yAxis = GCControllerAxisInput()
  /// The four buttons.
  public let up = GCControllerButtonInput()
  /// The four buttons.
  public let down = GCControllerButtonInput()
  /// The four buttons.
  public let left = GCControllerButtonInput()
  /// The four buttons.
  public let right = GCControllerButtonInput()
  /// Moves it, and tells the handlers.
  open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
    self.xAxis.setValue(xAxis)
    self.yAxis.setValue(yAxis)
    left.setValue(-xAxis)
    right.setValue(xAxis)
    up.setValue(yAxis)
    down.setValue(-yAxis)
    valueChangedHandler?(self, self.xAxis.value, self.yAxis.value)
  }
}

/// Parts of a device by their names.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
  /// Whose it is; nil for none.
  open fileprivate(set) weak var device: GCController?
  /// When something moved last.
  open var lastEventTimestamp: TimeInterval { 0 }
  /// Parts by their names.
  open var buttons: [String: GCControllerButtonInput] { [:] }
  /// Parts by their names.
  open var dpads: [String: GCControllerDirectionPad] { [:] }
  /// Parts by their names.
  open var axes: [String: GCControllerAxisInput] { [:] }
  init(_ device: GCController? = nil) {
    self.device = device
    super.init()
  }
}

/// A controller with two sticks.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  /// Is told of a part that moved; for programs and tests to call.
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  /// Whose it is.
  open var controller: GCController? { device }
  /// The cross.
  public let dpad = GCControllerDirectionPad()
  /// The lower button.
  public let buttonA = GCControllerButtonInput()
  /// The right button.
  public let buttonB = GCControllerButtonInput()
  /// The left button.
  public let buttonX = GCControllerButtonInput()
  /// The upper button.
  public let buttonY = GCControllerButtonInput()
  /// The button of the menu.
  public let buttonMenu = GCControllerButtonInput()
  /// The button of options.
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  /// The button of the console.
  public let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
  /// The left stick.
  public let leftThumbstick = GCControllerDirectionPad()
  /// The right stick.
  public let rightThumbstick = GCControllerDirectionPad()
  /// The left stick as a button.
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// The right stick as a button.
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// Behind, on the left.
  public let leftShoulder = GCControllerButtonInput()
  /// Behind, on the right.
  public let rightShoulder = GCControllerButtonInput()
  /// Behind and below, on the left.
  public let leftTrigger = GCControllerButtonInput()
  /// Behind and below, on the right.
  public let rightTrigger = GCControllerButtonInput()
}

/// A remote control.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  /// Is told of a part that moved; for programs and tests to call.
  open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
  /// Whose it is.
  open var controller: GCController? { device }
  /// What a finger moves on.
  public let dpad = GCControllerDirectionPad()
  /// The surface as a button.
  public let buttonA = GCControllerButtonInput()
  /// The other button.
  public let buttonX = GCControllerButtonInput()
  /// The button of the menu.
  public let buttonMenu = GCControllerButtonInput()
  /// Whether places count from the surface's middle; no at first.
  open var reportsAbsoluteDpadValues = false
  /// Whether it may be turned; no at first.
  open var allowsRotation = false
}

/// Numbers in three directions.
public struct GCAcceleration: Sendable {
  /// In parts of gravity.
  public var x, y, z: Double
}

/// How a controller moves: it does not.
open class GCMotion: NSObject, @unchecked Sendable {
  /// Is told; never here.
  open var valueChangedHandler: ((GCMotion) -> Void)?
  /// Where the earth is.
  open var gravity: GCAcceleration { GCAcceleration(x: 0, y: 0, z: 0) }
  /// How it is moved.
  open var userAcceleration: GCAcceleration { GCAcceleration(x: 0, y: 0, z: 0) }
  /// Whether it has to be turned on; no.
  open var sensorsRequireManualActivation: Bool { false }
  /// Whether it measures; no at first; carried.
  open var sensorsActive = false
}

/// How full a battery is.
open class GCDeviceBattery: NSObject, @unchecked Sendable {
  /// Whether it is being filled. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Not known.
    case unknown = -1
    /// Apple's names in the order of the raw values.
    case discharging, charging, full
  }
  /// From 0 to 1.
  open var batteryLevel: Float { 0 }
  /// Whether it is being filled.
  open var batteryState: State { .unknown }
}

/// The light of a controller.
open class GCDeviceLight: NSObject, @unchecked Sendable {
  /// Its colour; carried.
  open var color = GCColor(red: 0, green: 0, blue: 0)
}

/// A colour of a light.
open class GCColor: NSObject, @unchecked Sendable {
  /// From 0 to 1.
  public let red, green, blue: Float
  /// A colour.
  public init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
    super.init()
  }
}

/// A controller. None is connected.
open class GCController: NSObject, @unchecked Sendable {
  private let pad: GCExtendedGamepad?
  private let micro: GCMicroGamepad?
  /// Those that are connected: none.
  open class func controllers() -> [GCController] { [] }
  /// The one that was used last: none.
  open class var current: GCController? { nil }
  /// Whether applications behind others are told of them; carried.
  nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false
  /// Looks for controllers: none is found.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// Looks no longer.
  open class func stopWirelessControllerDiscovery() {}
  init(pad: Bool, micro: Bool) {
    self.pad = pad ? GCExtendedGamepad() : nil
    self.micro = micro ? GCMicroGamepad() : nil
    super.init()
    self.pad?.device = self
    self.micro?.device = self
  }
  /// One with two sticks that nobody holds, for tests.
  open class func withExtendedGamepad() -> GCController { GCController(pad: true, micro: false) }
  /// A remote control that nobody holds, for tests.
  open class func withMicroGamepad() -> GCController { GCController(pad: false, micro: true) }
  /// Who made it.
  open var vendorName: String? { nil }
  /// What kind it is.
  open var productCategory: String { "" }
  /// Whether it hangs at the device.
  open var isAttachedToDevice: Bool { false }
  /// Whose it is; carried.
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  /// Is called when the game is to hold; for programs and tests to call.
  open var controllerPausedHandler: ((GCController) -> Void)?
  /// The queue of the handlers; carried.
  open var handlerQueue = DispatchQueue.main
  /// Its parts, for two sticks; nil for others.
  open var extendedGamepad: GCExtendedGamepad? { pad }
  /// Its parts, for a remote control; nil for others.
  open var microGamepad: GCMicroGamepad? { micro }
  /// All of its parts.
  open var physicalInputProfile: GCPhysicalInputProfile { pad ?? micro ?? GCPhysicalInputProfile(self) }
  /// How it moves; nil for one that does not tell.
  open var motion: GCMotion? { nil }
  /// How full it is; nil for one that does not tell.
  open var battery: GCDeviceBattery? { nil }
  /// Its light; nil for one without.
  open var light: GCDeviceLight? { nil }
}

/// A controller on the screen; nothing is shown.
open class GCVirtualController: NSObject, @unchecked Sendable {
  /// What it has.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Names of parts; none at first.
    open var elements: Set<String> = []
    /// Whether it is not seen; no at first.
    open var isHidden = false
    /// Nothing.
    public override init() { super.init() }
  }
  /// How a part looks; carried.
  open class ElementConfiguration: NSObject, @unchecked Sendable {
    /// Whether it is not seen.
    open var isHidden = false
    /// What is drawn.
    open var path: UIBezierPath?
    /// Whether a stick is a surface.
    open var actsAsTouchpad = false
    /// As usual.
    public override init() { super.init() }
  }
  /// The controller; nil while it is not connected.
  open private(set) var controller: GCController?
  /// One with parts.
  public init(configuration: Configuration) { super.init() }
  /// Is there for the program, which is told of it.
  open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) {
    let controller = GCController.withExtendedGamepad()
    self.controller = controller
    NotificationCenter.default.post(name: .GCControllerDidConnect, object: controller)
    reply?(nil)
  }
  /// Is there no longer.
  open func disconnect() {
    guard let controller else { return }
    self.controller = nil
    NotificationCenter.default.post(name: .GCControllerDidDisconnect, object: controller)
  }
  /// Changes how a part looks; carried.
  open func updateConfiguration(
    forElement element: String, configuration config: @escaping (ElementConfiguration) -> ElementConfiguration
  ) { _ = config(ElementConfiguration()) }
}

/// A key's number (USB HID).
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A key of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key of Apple's name.
  public static let keyA = GCKeyCode(rawValue: 4)
  /// The key of Apple's name.
  public static let keyB = GCKeyCode(rawValue: 5)
  /// The key of Apple's name.
  public static let keyC = GCKeyCode(rawValue: 6)
  /// The key of Apple's name.
  public static let keyD = GCKeyCode(rawValue: 7)
  /// The key of Apple's name.
  public static let keyE = GCKeyCode(rawValue: 8)
  /// The key of Apple's name.
  public static let keyF = GCKeyCode(rawValue: 9)
  /// The key of Apple's name.
  public static let keyG = GCKeyCode(rawValue: 10)
  /// The key of Apple's name.
  public static let keyH = GCKeyCode(rawValue: 11)
  /// The key of Apple's name.
  public static let keyI = GCKeyCode(rawValue: 12)
  /// The key of Apple's name.
  public static let keyJ = GCKeyCode(rawValue: 13)
  /// The key of Apple's name.
  public static let keyK = GCKeyCode(rawValue: 14)
  /// The key of Apple's name.
  public static let keyL = GCKeyCode(rawValue: 15)
  /// The key of Apple's name.
  public static let keyM = GCKeyCode(rawValue: 16)
  /// The key of Apple's name.
  public static let keyN = GCKeyCode(rawValue: 17)
  /// The key of Apple's name.
  public static let keyO = GCKeyCode(rawValue: 18)
  /// The key of Apple's name.
  public static let keyP = GCKeyCode(rawValue: 19)
  /// The key of Apple's name.
  public static let keyQ = GCKeyCode(rawValue: 20)
  /// The key of Apple's name.
  public static let keyR = GCKeyCode(rawValue: 21)
  /// The key of Apple's name.
  public static let keyS = GCKeyCode(rawValue: 22)
  /// The key of Apple's name.
  public static let keyT = GCKeyCode(rawValue: 23)
  /// The key of Apple's name.
  public static let keyU = GCKeyCode(rawValue: 24)
  /// The key of Apple's name.
  public static let keyV = GCKeyCode(rawValue: 25)
  /// The key of Apple's name.
  public static let keyW = GCKeyCode(rawValue: 26)
  /// The key of Apple's name.
  public static let keyX = GCKeyCode(rawValue: 27)
  /// The key of Apple's name.
  public static let keyY = GCKeyCode(rawValue: 28)
  /// The key of Apple's name.
  public static let keyZ = GCKeyCode(rawValue: 29)
  /// The key of Apple's name.
  public static let one = GCKeyCode(rawValue: 30)
  /// The key of Apple's name.
  public static let two = GCKeyCode(rawValue: 31)
  /// The key of Apple's name.
  public static let three = GCKeyCode(rawValue: 32)
  /// The key of Apple's name.
  public static let four = GCKeyCode(rawValue: 33)
  /// The key of Apple's name.
  public static let five = GCKeyCode(rawValue: 34)
  /// The key of Apple's name.
  public static let six = GCKeyCode(rawValue: 35)
  /// The key of Apple's name.
  public static let seven = GCKeyCode(rawValue: 36)
  /// The key of Apple's name.
  public static let eight = GCKeyCode(rawValue: 37)
  /// The key of Apple's name.
  public static let nine = GCKeyCode(rawValue: 38)
  /// The key of Apple's name.
  public static let zero = GCKeyCode(rawValue: 39)
  /// The key of Apple's name.
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  /// The key of Apple's name.
  public static let escape = GCKeyCode(rawValue: 41)
  /// The key of Apple's name.
  public static let deleteOrBackspace = GCKeyCode(rawValue: 42)
  /// The key of Apple's name.
  public static let tab = GCKeyCode(rawValue: 43)
  /// The key of Apple's name.
  public static let spacebar = GCKeyCode(rawValue: 44)
  /// The key of Apple's name.
  public static let rightArrow = GCKeyCode(rawValue: 79)
  /// The key of Apple's name.
  public static let leftArrow = GCKeyCode(rawValue: 80)
  /// The key of Apple's name.
  public static let downArrow = GCKeyCode(rawValue: 81)
  /// The key of Apple's name.
  public static let upArrow = GCKeyCode(rawValue: 82)
  /// The key of Apple's name.
  public static let leftControl = GCKeyCode(rawValue: 224)
  /// The key of Apple's name.
  public static let leftShift = GCKeyCode(rawValue: 225)
  /// The key of Apple's name.
  public static let leftAlt = GCKeyCode(rawValue: 226)
  /// The key of Apple's name.
  public static let leftGUI = GCKeyCode(rawValue: 227)
  /// The key of Apple's name.
  public static let rightControl = GCKeyCode(rawValue: 228)
  /// The key of Apple's name.
  public static let rightShift = GCKeyCode(rawValue: 229)
}

/// Is told of a key: the keyboard, the key, its number, and whether it is pressed.
public typealias GCKeyboardValueChangedHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool)
  -> Void

/// Keys of a keyboard.
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
  /// Is told of keys; for tests to call.
  open var keyChangedHandler: GCKeyboardValueChangedHandler?
  /// Whether any key is pressed.
  open var isAnyKeyPressed: Bool { false }
  /// A key; nil for one that is not there.
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// Keyboards. None is connected.
open class GCKeyboard: NSObject, @unchecked Sendable {
  /// All as one: none.
  open class var coalesced: GCKeyboard? { nil }
  /// Its keys.
  open var keyboardInput: GCKeyboardInput? { nil }
}

/// How a mouse moves.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
  /// Is told how far it moved; for tests to call.
  open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
  /// The left button.
  public let leftButton = GCControllerButtonInput()
  /// The right button.
  public let rightButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// The wheel.
  public let scroll = GCControllerDirectionPad()
}

/// Mice. None is connected.
open class GCMouse: NSObject, @unchecked Sendable {
  /// The one that was used last: none.
  open class var current: GCMouse? { nil }
  /// Those that are connected: none.
  open class func mice() -> [GCMouse] { [] }
  /// How it moves.
  open var mouseInput: GCMouseInput? { nil }
}

/// Lets touches of sticks reach gestures; carried.
@preconcurrency @MainActor
open class GCEventViewController: UIViewController {
  /// Whether sticks count as touches; yes at first.
  open var controllerUserInteractionEnabled = true
}

extension NSNotification.Name {
  /// A controller was connected; by tests, and by those on the screen.
  public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
  /// A controller is gone; by tests, and by those on the screen.
  public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
  /// A controller is used now; never here.
  public static let GCControllerDidBecomeCurrent = NSNotification.Name(
    "GCControllerDidBecomeCurrentNotification")
  /// A controller is used no longer; never here.
  public static let GCControllerDidStopBeingCurrent = NSNotification.Name(
    "GCControllerDidStopBeingCurrentNotification")
  /// A keyboard was connected; never here.
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  /// A keyboard is gone; never here.
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
  /// A mouse was connected; never here.
  public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
  /// A mouse is gone; never here.
  public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// The name of a part.
public let GCInputButtonA = "Button A"
/// The name of a part.
public let GCInputButtonB = "Button B"
/// The name of a part.
public let GCInputButtonX = "Button X"
/// The name of a part.
public let GCInputButtonY = "Button Y"
/// The name of a part.
public let GCInputDirectionPad = "Direction Pad"
/// The name of a part.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The name of a part.
public let GCInputRightThumbstick = "Right Thumbstick"
/// The name of a part.
public let GCInputLeftShoulder = "Left Shoulder"
/// The name of a part.
public let GCInputRightShoulder = "Right Shoulder"
/// The name of a part.
public let GCInputLeftTrigger = "Left Trigger"
/// The name of a part.
public let GCInputRightTrigger = "Right Trigger"
/// The name of a part.
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
/// The name of a part.
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
/// The name of a part.
public let GCInputButtonMenu = "Button Menu"
/// The name of a part.
public let GCInputButtonOptions = "Button Options"
/// The name of a part.
public let GCInputButtonHome = "Button Home"
