// Controllers of the system that programs present: what they are given is carried, and they show an empty view.

import Foundation
import Plumbline

/// Picks an image. There are no images to pick from: it stays empty until the program or a test takes it away.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where images come from. Raw values are Apple's.
  public enum SourceType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Cameras. Raw values are Apple's.
  public enum CameraDevice: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case rear, front
  }
  /// What a camera takes. Raw values are Apple's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case photo, video
  }
  /// How a camera flashes. Raw values are Apple's.
  public enum CameraFlashMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case off = -1, auto, on
  }
  /// What is told of a picked image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of that cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The kind of medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// Where a film lies.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the image lies.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What a camera noted.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where images come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of media.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user may cut the image.
  open var allowsEditing = false
  /// Which camera.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// How the camera flashes.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's controls are seen.
  open var showsCameraControls = true
  /// What lies over the camera's picture.
  open var cameraOverlayView: UIView?
  /// Seconds of a film.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether there are images of a source: none.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is a camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of media of a source: none.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Takes a picture. Without effect.
  open func takePicture() {}
}

/// Is told of a picked image; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// An image was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was picked.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the picker away by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Takes the picker away by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Keeps an image among the user's photographs: there are none, and nobody is told.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Something that can be done with content.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What tells an activity from others.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The type that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type that a string stands for, whether Apple has it or not.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// To a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// To the list of pages to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// As the picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// By message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// To the book reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// To Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// To Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To the photographs on the device.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// As a PDF to draw on.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public override init() { super.init() }
  /// Where activities of this class are offered: among the actions, unless a subclass says otherwise.
  open class var activityCategory: Category { .action }
  /// What tells the activity from others.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// What stands beside the title.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with content.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// It is about to be done with content.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// The controller that does it.
  open var activityViewController: UIViewController? { nil }
  /// It is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Offers what can be done with content. It is carried: nothing here is offered.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Is told what was done.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The content.
  public let activityItems: [Any]
  /// The program's own activities.
  public let applicationActivities: [UIActivity]?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is told what was done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Offers what can be done with content.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
    popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  private var popover: UIPopoverPresentationController?
  /// Where it would point to on a large screen; stored: it fills the window here.
  open override var popoverPresentationController: UIPopoverPresentationController? { popover }
}

/// The meaning of a word. It is carried: there is no dictionary.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// The word.
  public let term: String
  /// The meaning of a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
  /// Whether a word has a meaning: there is no dictionary.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Shows a file and what can be done with it. It is carried: nothing is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// What it is called.
  open var name: String?
  /// The kind of file.
  open var uti: String?
  /// Who is asked.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// A controller of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Shows the file: it cannot be.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows what can be done with it: nothing can.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows who can open it: nobody can.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

/// Is asked about a file that is shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Who presents it.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// Nobody of note by default.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
