// What a program tells the system about its work, and memory that the system may take back: nobody listens here, and nothing is
// taken back.

import Foundation
import FoundationNetworking
import Plumbline

extension ProcessInfo {
  /// What the system is not to do meanwhile. Raw values are Apple's.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Options of their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The program is not ended suddenly.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The program is not ended by itself.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The user began it.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    /// The user began it, and the device may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
      rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// Nobody waits for it.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Times matter much.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }
  /// Work begins; the system here does not care.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }
  /// Work ends.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Works.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }
  /// Works by another queue; there is always time: false.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}

/// Something whose memory can be taken back.
public protocol NSDiscardableContent: AnyObject {
  /// Whether it is there, from now on until `endContentAccess()`.
  func beginContentAccess() -> Bool
  /// It is not needed for now.
  func endContentAccess()
  /// Gives the memory back, unless it is needed.
  func discardContentIfPossible()
  /// Whether the memory was given back.
  func isContentDiscarded() -> Bool
}

/// Bytes whose memory can be taken back: by `discardContentIfPossible()`, as the system here takes nothing.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  private var uses = 1
  private var isDiscarded = false
  /// This system's `NSMutableData` keeps bytes of no subclass.
  private let storage = NSMutableData()
  open override var length: Int {
    get { storage.length }
    set { storage.length = newValue }
  }
  open override var bytes: UnsafeRawPointer { storage.bytes }
  open override var mutableBytes: UnsafeMutableRawPointer { storage.mutableBytes }
  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
  ) { storage.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength) }
  /// Whether they are there, from now on until `endContentAccess()`.
  open func beginContentAccess() -> Bool {
    if !isDiscarded { uses += 1 }
    return !isDiscarded
  }
  /// They are not needed for now.
  open func endContentAccess() { uses = Swift.max(uses - 1, 0) }
  /// Gives the memory back, unless they are needed.
  open func discardContentIfPossible() {
    guard uses == 0 else { return }
    length = 0
    isDiscarded = true
  }
  /// Whether the memory was given back.
  open func isContentDiscarded() -> Bool { isDiscarded }
}

extension URLSessionConfiguration {
  /// Whether networks that cost much are used; carried.
  public var allowsExpensiveNetworkAccess: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether networks on which one saves are used; carried.
  public var allowsConstrainedNetworkAccess: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}
