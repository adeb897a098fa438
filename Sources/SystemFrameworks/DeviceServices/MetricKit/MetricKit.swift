// What a system measures of an application: it measures nothing here, so that nothing is told.

import UIKit

/// What was measured in a day. There is nothing.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  /// From when.
  open var timeStampBegin: Date { .distantPast }
  /// Until when.
  open var timeStampEnd: Date { .distantPast }
  /// Of which version.
  open var latestApplicationVersion: String { "" }
  /// All of it as a file.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// All of it under its keys.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// What went wrong in a day. There is nothing.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  /// From when.
  open var timeStampBegin: Date { .distantPast }
  /// Until when.
  open var timeStampEnd: Date { .distantPast }
  /// All of it as a file.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// All of it under its keys.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Is told what was measured; never here.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// What was measured.
  func didReceive(_ payloads: [MXMetricPayload])
  /// What went wrong.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing by default.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing by default.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Tells what was measured: nothing is.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = MXMetricManager()
  /// What was told.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// What was told.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Has somebody told; there is nothing to tell.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Has somebody told no longer.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  /// A log whose moments are measured.
  open class func makeLogHandle(category: String) -> OSLog {
    OSLog(subsystem: "com.apple.metrickit", category: category)
  }
}
