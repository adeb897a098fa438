// The controllers that write mails and messages, on a device that can send neither.

@_exported import UIKit

/// What became of a mail. Raw values are Apple's.
public enum MFMailComposeResult: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cancelled, saved, sent, failed
}

/// Is told what became of a mail; by tests, as none is written.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The user is done.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing by default.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Writes a mail: what it is given is carried.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Is told.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Whether mails can be sent: not here.
  open class func canSendMail() -> Bool { false }
  /// The subject; carried.
  open func setSubject(_ subject: String) { carry(subject, "subject") }
  /// To whom; carried.
  open func setToRecipients(_ toRecipients: [String]?) { carry(toRecipients, "to") }
  /// To whom else; carried.
  open func setCcRecipients(_ ccRecipients: [String]?) { carry(ccRecipients, "cc") }
  /// To whom without saying so; carried.
  open func setBccRecipients(_ bccRecipients: [String]?) { carry(bccRecipients, "bcc") }
  /// The text; carried.
  open func setMessageBody(_ body: String, isHTML: Bool) { carry(body, "body") }
  /// From whom; carried.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { carry(emailAddress, "from") }
  /// Adds a file; carried.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    carry(carried(or: [String](), "files") + [filename], "files")
  }
}

/// What became of a message. Raw values are Apple's.
public enum MessageComposeResult: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cancelled, sent, failed
}

/// Is told what became of a message; by tests, as none is written.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The user is done.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message: what it is given is carried.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Is told.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// Whether messages can be sent: not here.
  open class func canSendText() -> Bool { false }
  /// Whether files can be sent: not here.
  open class func canSendAttachments() -> Bool { false }
  /// Whether subjects can be sent: not here.
  open class func canSendSubject() -> Bool { false }
  /// Whether files of a kind can be sent: not here.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  /// What was added; nil for nothing.
  open private(set) var attachments: [[AnyHashable: Any]]?
  /// Whether files can be added; yes at first.
  open private(set) var allowsAttachments = true
  /// Lets no more files be added.
  open func disableUserAttachments() { allowsAttachments = false }
  /// Adds a file; false for one that cannot be read.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    guard let data = try? Data(contentsOf: attachmentURL) else { return false }
    return addAttachmentData(
      data, typeIdentifier: "public.data", filename: alternateFilename ?? attachmentURL.lastPathComponent)
  }
  /// Adds bytes.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    attachments = (attachments ?? []) + [["data": attachmentData, "uti": uti, "filename": filename]]
    return true
  }
}

/// The domain of the errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail could not be written.
public struct MFMailComposeError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case saveFailed, sendFailed
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Under which a message's attachments have their addresses.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// Under which a message's attachments have their other names.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// Under which a notification says whether messages can be sent.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
  /// Messages can be sent, or not any more. Never posted here.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
