// Reading tags by radio: a device without the radio reads none.

import UIKit

/// How a record names its kind. Raw values are Apple's.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// Apple's names in the order of the raw values.
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// How the kind is named.
  open var typeNameFormat: NFCTypeNameFormat
  /// The kind.
  open var type: Data
  /// Its number.
  open var identifier: Data
  /// What it says.
  open var payload: Data
  /// A record.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    super.init()
  }
  /// A record of a text: the length of the language's name, the name, the text (NFC Forum, Text Record Type).
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Data((locale.languageCode ?? "en").utf8)
    guard language.count < 64 else { return nil }
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.count)]) + language + Data(text.utf8))
  }
  /// The beginnings that one number stands for, by their numbers (NFC Forum, URI Record Type).
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]
  /// A record of an address.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    guard !uri.isEmpty else { return nil }
    let known = beginnings.indices.dropFirst().first { uri.hasPrefix(beginnings[$0]) } ?? 0
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([UInt8(known)]) + Data(uri.dropFirst(beginnings[known].count).utf8))
  }
  /// A record of an address.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  /// The address that it holds; nil for others.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
      Self.beginnings.indices.contains(Int(first))
    else { return nil }
    return URL(string: Self.beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  /// The text and language that it holds; nil for others.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
      return (nil, nil)
    }
    let length = Int(first & 0x3F)
    guard payload.count > length else { return (nil, nil) }
    let language = payload.dropFirst().prefix(length), text = payload.dropFirst(1 + length)
    return (
      String(bytes: text, encoding: first & 0x80 == 0 ? .utf8 : .utf16),
      Locale(identifier: String(decoding: language, as: UTF8.self))
    )
  }
}

/// What a tag says.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// Its records.
  open var records: [NFCNDEFPayload]
  /// Of records.
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
}

/// Whether a tag can be written. Raw values are Apple's.
public enum NFCNDEFStatus: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case notSupported = 1, readWrite, readOnly
}

/// A tag. None is ever near.
public protocol NFCNDEFTag: NSObjectProtocol {
  /// Whether it is still near.
  var isAvailable: Bool { get }
  /// Whether it can be written, and how much it holds.
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// What it says.
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Has it say something else.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

/// Why nothing was read.
public struct NFCReaderError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names and raw values.
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
    case readerErrorParameterOutOfBound, readerErrorRadioDisabled
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
    case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "NFCError" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Is told what tags say.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  /// No more is read.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Tags said something; never here.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Tags are near; never here.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// Tags are looked for; never here.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  /// Does nothing by default.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  /// Does nothing by default.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Does nothing by default.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Looks for tags of any kind.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  /// Whether the device reads tags: no.
  open class var readingAvailable: Bool { false }
  /// Shown to the user by Apple's; carried.
  open var alertMessage = ""
  /// Never.
  open var isReady: Bool { false }
  /// Where the delegate is told.
  public let sessionQueue: DispatchQueue
  init(queue: DispatchQueue?) {
    sessionQueue = queue ?? .main
    super.init()
  }
  /// Begins; for the kinds.
  open func begin() {}
  /// Ends.
  open func invalidate() {}
  /// Ends.
  open func invalidate(errorMessage: String) {}
}

/// Looks for tags. On a device without the radio it ends as soon as it begins.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// Tells the delegate on a queue, the main one where none is given.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }
  /// Ends at once: the radio is missing.
  open override func begin() { end(.readerErrorUnsupportedFeature) }
  /// Looks on; without effect.
  open func restartPolling() {}
  /// Begins to talk to a tag: none is near.
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
  }
  private func end(_ code: NFCReaderError.Code) {
    sessionQueue.async { [self] in delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(code))
    }
  }
}
