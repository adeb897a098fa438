// Talking to tags of several standards: a device without the radio finds none.

import UIKit

/// A tag of ISO 7816. None is ever near.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// By which it is told from others.
  var identifier: Data { get }
  /// The application that was chosen.
  var initialSelectedAID: String { get }
  /// What it says of itself.
  var historicalBytes: Data? { get }
  /// What it says of its applications.
  var applicationData: Data? { get }
}
/// A tag of ISO 15693.
public protocol NFCISO15693Tag: NFCNDEFTag {
  /// By which it is told from others.
  var identifier: Data { get }
  /// Who made it.
  var icManufacturerCode: Int { get }
  /// Its number.
  var icSerialNumber: Data { get }
}
/// A FeliCa tag.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// The system that was chosen.
  var currentSystemCode: Data { get }
  /// By which it is told from others.
  var currentIDm: Data { get }
}
/// A MIFARE tag.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// By which it is told from others.
  var identifier: Data { get }
  /// What it says of itself.
  var historicalBytes: Data? { get }
  /// Sends bytes to it.
  func sendMiFareCommand(commandPacket: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
}

/// A tag by its standard.
public enum NFCTag {
  /// Apple's names.
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
}

/// Is told what tags are near.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// Tags are looked for; never here.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// No more is looked for.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Tags are near; never here.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  /// Does nothing by default.
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// Looks for tags of standards. On a device without the radio it ends as soon as it begins.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// Of which standards, as bits.
  public struct PollingOption: OptionSet, Sendable {
    /// Apple's numbers.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// ISO 7816 and MIFARE.
    public static let iso14443 = PollingOption(rawValue: 1 << 0)
    /// ISO 15693.
    public static let iso15693 = PollingOption(rawValue: 1 << 1)
    /// FeliCa.
    public static let iso18092 = PollingOption(rawValue: 1 << 2)
  }
  /// Is told. Not retained.
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  /// The tag that it talks to: none.
  open var connectedTag: NFCTag? { nil }
  /// Tells the delegate on a queue, the main one where none is given.
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
  ) {
    guard !pollingOption.isEmpty else { return nil }
    self.delegate = delegate
    super.init(queue: queue)
  }
  /// Ends at once: the radio is missing.
  open override func begin() {
    sessionQueue.async { [self] in
      delegate?.tagReaderSession(
        self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
  }
  /// Looks on; without effect.
  open func restartPolling() {}
  /// Begins to talk to a tag: none is near.
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
  }
}
