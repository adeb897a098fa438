// Applications within messages: the controller is one like any other, without a conversation; tests hand it one.

import Plumbline
import UIKit

/// How much of the screen it has. Raw values are Apple's.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case compact, expanded, transcript
}

/// Where it is shown. Raw values are Apple's.
public enum MSMessagesAppPresentationContext: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case messages, media
}

/// What several messages are about that are one.
open class MSSession: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// How a message is shown.
open class MSMessageLayout: NSObject, @unchecked Sendable {}

/// A picture with texts; carried.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  /// Below the picture.
  open var caption: String?
  /// Below that.
  open var subcaption: String?
  /// At the other end.
  open var trailingCaption: String?
  /// Below that.
  open var trailingSubcaption: String?
  /// The picture.
  open var image: UIImage?
  /// A film or a sound in its place.
  open var mediaFileURL: URL?
  /// On the picture.
  open var imageTitle: String?
  /// Below that.
  open var imageSubtitle: String?
  public override init() { super.init() }
}

/// What the application shows itself, and how it is shown elsewhere; carried.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
  /// How it is shown elsewhere.
  public let alternateLayout: MSMessageTemplateLayout
  /// What the application shows itself.
  public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}

/// A message.
open class MSMessage: NSObject, @unchecked Sendable {
  /// What it is about.
  public let session: MSSession?
  /// Who sent it.
  open var senderParticipantIdentifier: UUID { MSConversation.nobody }
  /// How it is shown.
  open var layout: MSMessageLayout?
  /// What it says to the application.
  open var url: URL?
  /// Whether it goes away; carried.
  open var shouldExpire = false
  /// What is read aloud; carried.
  open var accessibilityLabel: String?
  /// What is said of it among others; carried.
  open var summaryText: String?
  /// Why it was not sent; nil.
  open var error: (any Error)?
  /// Whether it is sent.
  open var isPending: Bool { true }
  /// By itself.
  public override init() { session = nil }
  /// One of several.
  public init(session: MSSession) { self.session = session }
}

/// A picture to be sent.
open class MSSticker: NSObject, @unchecked Sendable {
  /// Where it lies.
  public let imageFileURL: URL
  /// What is read aloud.
  public let localizedDescription: String
  /// A picture of a file, which has to be there.
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    _ = try Data(contentsOf: fileURL, options: .alwaysMapped)
    (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
  }
}

/// Those who write to each other: what is inserted is kept, nothing is sent.
open class MSConversation: NSObject, @unchecked Sendable {
  static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  /// The user.
  open var localParticipantIdentifier: UUID { Self.nobody }
  /// The others.
  open var remoteParticipantIdentifiers: [UUID] { [] }
  /// The message that was touched; the one that was inserted last here.
  open private(set) var selectedMessage: MSMessage?
  /// For tests of controllers.
  public override init() { super.init() }
  /// Makes a message ready to be sent.
  open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    selectedMessage = message
    completionHandler?(nil)
  }
  /// Makes a picture ready to be sent; without effect.
  open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Makes a text ready to be sent; without effect.
  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Makes a file ready to be sent; without effect.
  open func insertAttachment(
    _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Sends a message: an error.
  open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
}

/// The application within messages: a controller like any other; tests call what the system would.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController {
  /// Those who write to each other; nil before `willBecomeActive(with:)`. Tests set it.
  open var activeConversation: MSConversation?
  /// How much of the screen it has.
  open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
  /// Where it is shown.
  open var presentationContext: MSMessagesAppPresentationContext { .messages }
  /// Asks for more or less of the screen: it has it at once, and hears of it.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    guard presentationStyle != self.presentationStyle else { return }
    willTransition(to: presentationStyle)
    self.presentationStyle = presentationStyle
    didTransition(to: presentationStyle)
  }
  /// Goes away; without effect.
  open func dismiss() {}
  /// It begins.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// It began.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// It ends.
  open func willResignActive(with conversation: MSConversation) {}
  /// It ended.
  open func didResignActive(with conversation: MSConversation) {}
  /// A message is about to be touched.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message was touched.
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message came.
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// The user sends a message.
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// The user does not send a message.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  /// It will have more or less of the screen.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// It has more or less of the screen.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// How large what it shows itself is, in points, of a size.
  open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}

/// How large pictures are. Raw values are Apple's.
public enum MSStickerSize: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case small, regular, large
}

/// Gives pictures.
@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  /// How many.
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  /// One of them.
  func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// Shows pictures: a view like any other, without them.
@preconcurrency @MainActor
open class MSStickerBrowserView: UIView {
  /// How large pictures are.
  public let stickerSize: MSStickerSize
  /// Gives pictures; not asked.
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// Shows pictures of a size.
  public init(frame: CGRect, stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(frame: frame)
  }
  /// Shows pictures.
  public override convenience init(frame: CGRect) { self.init(frame: frame, stickerSize: .regular) }
  /// Archives keep no size: regular stickers.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }
  /// Asks for pictures again; without effect.
  open func reloadData() {}
}

/// Shows pictures.
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
  /// How large pictures are.
  public let stickerSize: MSStickerSize
  /// What shows them, over the whole view.
  open private(set) lazy var stickerBrowserView: MSStickerBrowserView = {
    let browser = MSStickerBrowserView(frame: view.bounds, stickerSize: stickerSize)
    browser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    browser.dataSource = self
    view.addSubview(browser)
    return browser
  }()
  /// Shows pictures of a size.
  public init(stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives keep no size: regular stickers.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }
  /// None; subclasses have some.
  open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
  /// One of them; subclasses have some.
  open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
  {
    preconditionFailure("A browser of stickers has to say which sticker is at \(index).")
  }
}

/// Shows a picture: a view like any other, without it.
@preconcurrency @MainActor
open class MSStickerView: UIView {
  /// The picture; carried.
  open var sticker: MSSticker?
  /// Shows a picture.
  public convenience init(frame: CGRect, sticker: MSSticker?) {
    self.init(frame: frame)
    self.sticker = sticker
  }
  /// Begins to move; without effect.
  open func startAnimating() {}
  /// Moves no longer.
  open func stopAnimating() {}
  /// Whether it moves: no.
  open func isAnimating() -> Bool { false }
}
