// Controllers of the system that programs present: what they are given is carried, and they show an empty view.

import Foundation
import Plumbline

/// Picks an image. There are no images to pick from: it stays empty until the program or a test takes it away.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where images come from: all photographs, the camera, or those of the camera. Raw values are Apple's.
  public enum SourceType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// The camera at the back or above the screen. Raw values are Apple's.
  public enum CameraDevice: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case rear, front
  }
  /// Single pictures or films. Raw values are Apple's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case photo, video
  }
  /// Whether a camera flashes: never, as it needs, always. Raw values are Apple's.
  public enum CameraFlashMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case off = -1, auto, on
  }
  /// Keys of what the delegate is given of a picked image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `UIImage`, before cutting.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage`, with `allowsEditing` only.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cut in the original image, a `CGRect` in an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A uniform type, as "public.image".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// A `URL` of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// A `URL` of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The `PHAsset` in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// A `URL` of the library, as before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// A `PHLivePhoto`.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// What a camera noted, a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// `.photoLibrary` at first; kept though no source is available.
  open var sourceType = SourceType.photoLibrary
  /// Uniform types; `["public.image"]` at first; carried.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user may cut the image before it is given; no at first; carried.
  open var allowsEditing = false
  /// `.rear` at first; carried.
  open var cameraDevice = CameraDevice.rear
  /// `.photo` at first; carried.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// `.auto` at first; carried.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Yes at first; carried.
  open var showsCameraControls = true
  /// Over the camera's picture; nil for nothing; carried: added to no view here.
  open var cameraOverlayView: UIView?
  /// In seconds; 600 at first; carried.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good films are. Raw values are Apple's.
  public enum QualityType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// In which file format images are given. Raw values are Apple's.
  public enum ImageURLExportPreset: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case compatible, current
  }
  /// `.typeMedium` at first; carried.
  open var videoQuality = QualityType.typeMedium
  /// `.compatible` at first; carried.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Into what films are turned; empty at first; carried.
  open var videoExportPreset = ""
  /// What becomes of the camera's picture; `.identity` at first; carried.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Always nil: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Always false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Without effect: there is no camera.
  open func stopVideoCapture() {}
  /// Always false: there are no photographs and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Always false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Always nil, as Apple's for a source that is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Without effect: there is no camera.
  open func takePicture() {}

  // `extension UIImagePickerController { override … }` needs members of the class's own.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
}

/// Is told of a picked image; by tests, as nothing here picks.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: ObjectAnswering {
  /// The program takes the picker away itself; the dictionary has the keys of `InfoKey`.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Closed without a choice; the program takes the picker away itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker by default, with animation.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker by default, with animation.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Without effect: there are no photographs to keep it among, and the selector is not called.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Without effect: there are no films to keep it among, and the selector is not called.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether a film can be kept: it cannot.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// A way of sharing content: subclasses say which content, and what is done. Nothing here performs one.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Names an activity, as in the completion handler.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The type that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type that a string stands for, whether Apple has it or not.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Safari's list of pages to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// By message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Apple Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A post on Facebook. Its service left Apple's systems in iOS 11; the name remains.
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
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The photographs on the device.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A PDF to draw on.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public override init() { super.init() }
  /// Where activities of this class are offered: among the actions, unless a subclass says otherwise.
  open class var activityCategory: Category { .action }
  /// Tells the activity from others; nil at first, subclasses give theirs.
  open var activityType: ActivityType? { nil }
  /// Below the image; nil at first, subclasses give theirs.
  open var activityTitle: String? { nil }
  /// In the sheet; nil at first, subclasses give theirs.
  open var activityImage: UIImage? { nil }
  /// Whether the activity is offered for this content; no unless a subclass says otherwise.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// For subclasses: keep the content here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// For subclasses: do it, and call `activityDidFinish(_:)`.
  open func perform() {}
  /// Presented in place of calling `perform()`, by Apple's; nil at first.
  open var activityViewController: UIViewController? { nil }
  /// For subclasses to call when they are through; does nothing here.
  open func activityDidFinish(_ completed: Bool) {}
}

/// The sheet of what can be done with content. It is carried: nothing is offered, and the view is empty.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The activity (nil for none), whether it was done, what came back, why it failed.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Objects, or sources of them (`UIActivityItemSource`), as they were given.
  public let activityItems: [Any]
  /// Offered besides the system's; nil for none.
  public let applicationActivities: [UIActivity]?
  /// Not offered among the system's; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet is gone; by tests, as nothing here is chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Both are only kept.
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

  // `extension UIActivityViewController { override … }` needs members of the class's own.
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
}

/// The dictionary's entry for a word. It is carried: there is no dictionary, and the view is empty.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// As it was given.
  public let term: String
  /// The word is only kept.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
  /// Always false: there is no dictionary.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Previews a file, and offers applications for it. It is carried: nothing is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// In the file system; other addresses cannot be shown by Apple's.
  open var url: URL?
  /// Nil for the file's own name.
  open var name: String?
  /// A uniform type, as "public.text"; nil for what the name's ending says.
  open var uti: String?
  /// Never asked here. Not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Those that open it from its icon: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The file is not looked for.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// False: nothing is shown, and the delegate is not asked.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// False: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// False, as Apple's where no application opens the file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// False: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// False, as Apple's where no application opens the file.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Without effect: nothing is shown.
  open func dismissPreview(animated: Bool) {}
  /// Without effect: nothing is shown.
  open func dismissMenu(animated: Bool) {}
  /// None: no application opens the file.
  open var icons: [UIImage] { [] }
  /// Whatever the other application is to know; nil for nothing; stored.
  open var annotation: Any?
}

/// Is asked about a file that is previewed; never here.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: ObjectAnswering {
  /// Presents the preview, or holds the navigation that it is pushed onto.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Where the preview grows from; not asked.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// What the preview grows from; not asked.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Never called here.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Never called here.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Never called here.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called here.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Never called here.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called here.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Never called here.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Never called here.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// A new controller by default; Apple's previews only where a delegate answers.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

extension UIActivity {
  /// In which row of the sheet an activity stands. Raw values are Apple's.
  public enum Category: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case action, share
  }
}

extension UIDocumentInteractionControllerDelegate {
  /// An empty rectangle at the origin by default.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
    -> CGRect
  { .zero }
  /// Nil by default.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
    -> UIView?
  { nil }
  /// Does nothing by default.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing by default.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing by default.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
