// Members of frameworks around UIKit that are rarely asked: what is set is read back, and what behaves does so. Expectations are
// those of Apple's documentation of the classes that each test names; a device without a service answers as one where it is off.

import CoreLocation
import CoreMotion
import LocalAuthentication
import MessageUI
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UserNotifications
import WebKit

@MainActor
@Suite("Details of frameworks")
struct FrameworkDetailTests {
  // Apple's documentation of UNNotificationServiceExtension changes a mutable copy of the request's content.
  @Test("a notification's content has copies, of which one can be changed and the other not")
  func notificationContent() throws {
    let content = UNMutableNotificationContent()
    content.title = "Title"
    content.userInfo = ["id": 7]
    content.launchImageName = "Launch"
    content.filterCriteria = "work"
    content.interruptionLevel = .timeSensitive
    let fixed = try #require(content.copy() as? UNNotificationContent)
    let open = try #require(fixed.mutableCopy() as? UNMutableNotificationContent)
    content.title = "Later"
    open.body = "Body"
    #expect(fixed.title == "Title" && fixed.body == "" && !(fixed is UNMutableNotificationContent))
    #expect(open.title == "Title" && open.userInfo["id"] as? Int == 7 && open.launchImageName == "Launch")
    #expect(open.filterCriteria == "work" && open.interruptionLevel == .timeSensitive)
  }

  @Test("a kind of notification knows its options and texts, an action its picture, a trigger its region")
  func notificationKinds() throws {
    let icon = UNNotificationActionIcon(systemImageName: "star")
    let action = UNNotificationAction(identifier: "a", title: "A", options: [], icon: icon)
    let category = UNNotificationCategory(
      identifier: "c", actions: [action], intentIdentifiers: ["i"], hiddenPreviewsBodyPlaceholder: "Hidden",
      categorySummaryFormat: "%u more", options: [.allowAnnouncement, .hiddenPreviewsShowSubtitle])
    #expect(action.icon == UNNotificationActionIcon(systemImageName: "star"))
    #expect(category.intentIdentifiers == ["i"] && category.options.rawValue == 24)
    #expect(category.hiddenPreviewsBodyPlaceholder == "Hidden")
    #expect(category.categorySummaryFormat == "%u more")
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "r")
    let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
    #expect(trigger.region === region && trigger.repeats)
    #expect((UNError(.badgeInputInvalid) as NSError).code == 1600)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data([1]).write(to: file)
    #expect(try UNNotificationAttachment(identifier: "x", url: file).type == "public.png")
    let options = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
    #expect(try UNNotificationAttachment(identifier: "x", url: file, options: options).type == "public.jpeg")
  }

  @Test("a place knows how exact its course and speed are, and a placemark the parts of its address")
  func places() throws {
    let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: Date(),
      sourceInfo: source)
    #expect(location.courseAccuracy == 7 && location.speedAccuracy == 9)
    #expect(location.sourceInformation?.isSimulatedBySoftware == true)
    #expect(CLLocation(latitude: 1, longitude: 2).courseAccuracy == -1)
    let mark = CLPlacemark()
    (mark.thoroughfare, mark.subThoroughfare, mark.locality) = ("Main Street", "5", "Town")
    (mark.postalCode, mark.country, mark.isoCountryCode) = ("12345", "Land", "LD")
    let copy = CLPlacemark(placemark: mark)
    #expect(copy.subThoroughfare == "5" && copy.postalCode == "12345")
    #expect(copy.addressDictionary?["Street"] as? String == "5 Main Street")
    #expect(
      copy.addressDictionary?["FormattedAddressLines"] as? [String] == [
        "5 Main Street", "Town 12345", "Land",
      ])
    #expect(CLPlacemark().addressDictionary == nil)
    #expect((CLError(.promptDeclined) as NSError).code == 18 && kCLErrorDomain == CLError.errorDomain)
  }

  private final class Browsing: NSObject, WKNavigationDelegate {
    var modes: [WKWebpagePreferences.ContentMode] = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      modes.append(preferences.preferredContentMode)
      decisionHandler(.allow, preferences)
    }
  }

  @Test("a view of pages asks with the preferences of its configuration, and knows pages by their place")
  func webViews() throws {
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences.preferredContentMode = .mobile
    configuration.allowsAirPlayForMediaPlayback = false
    configuration.requiresUserActionForMediaPlayback = true
    #expect(configuration.mediaTypesRequiringUserActionForPlayback == .all)
    let (view, delegate) = (WKWebView(frame: .zero, configuration: configuration), Browsing())
    view.navigationDelegate = delegate
    for name in ["a", "b", "c"] {
      view.load(URLRequest(url: try #require(URL(string: "https://\(name).example:8080/"))))
    }
    view.goBack()
    #expect(delegate.modes == [.mobile, .mobile, .mobile])
    let list = view.backForwardList
    #expect(list.item(at: -1)?.url.host == "a.example" && list.item(at: 1)?.url.host == "c.example")
    #expect(list.item(at: 2) == nil && list.item(at: 0)?.initialURL.host == "b.example")
    view.setMinimumViewportInset(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), maximumViewportInset: .zero)
    #expect(view.minimumViewportInset.left == 2 && view.cameraCaptureState == .none)
    #expect(WKWebView.handlesURLScheme("https") && !WKWebView.handlesURLScheme("app"))
    var error: (any Error)?
    view.evaluateJavaScript("1", in: nil, in: .page) { if case .failure(let why) = $0 { error = why } }
    #expect((error as? WKError)?.code == .unknown)
  }

  @Test("worlds of a name are one, and lists of rules are known by their names until they are removed")
  func webParts() throws {
    #expect(WKContentWorld.world(name: "w") === WKContentWorld.world(name: "w"))
    let store = try #require(
      WKContentRuleListStore(url: URL(fileURLWithPath: "/tmp")) as WKContentRuleListStore?)
    store.compileContentRuleList(forIdentifier: "b", encodedContentRuleList: "[]") { _, _ in }
    store.compileContentRuleList(forIdentifier: "a", encodedContentRuleList: "[]") { _, _ in }
    var names: [String]?
    store.getAvailableContentRuleListIdentifiers { names = $0 }
    #expect(names == ["a", "b"])
    var error: (any Error)?
    store.removeContentRuleList(forIdentifier: "a") { error = $0 }
    #expect(error == nil)
    // WKError.contentRuleListStoreRemoveFailed is 8.
    store.removeContentRuleList(forIdentifier: "a") { error = $0 }
    #expect((error as? WKError)?.code.rawValue == 8)
    let cookies = WKHTTPCookieStore()
    cookies.setCookiePolicy(.disallow)
    let cookie = try #require(
      HTTPCookie(properties: [.name: "n", .value: "v", .domain: "a.example", .path: "/"]))
    cookies.setCookie(cookie)
    var kept = 9
    cookies.getAllCookies { kept = $0.count }
    #expect(kept == 0)
    cookies.setCookiePolicy(.allow)
    cookies.setCookie(cookie)
    cookies.getAllCookies { kept = $0.count }
    #expect(kept == 1)
  }

  @Test("payments and overlays of the store carry what they are given")
  func store() {
    let payment = SKMutablePayment(product: SKProduct())
    payment.simulatesAskToBuyInSandbox = true
    payment.requestData = Data([1])
    #expect(payment.simulatesAskToBuyInSandbox && payment.requestData == Data([1]))
    // SKError.overlayPresentedInBackgroundScene is 20.
    #expect(SKError.Code.overlayPresentedInBackgroundScene.rawValue == 20)
    let configuration = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
    configuration.setAdditionalValue("v", forKey: "k")
    #expect(configuration.additionalValue(forKey: "k") as? String == "v" && configuration.userDismissible)
    #expect(SKOverlay.Position.bottomRaised.rawValue == 1)
  }

  @Test("a device without sensors, passcode, mail and library says why")
  func without() async {
    await #expect(throws: LAError(.passcodeNotSet)) { try await LARight().authorize(localizedReason: "") }
    #expect(LAError.Code.companionNotAvailable.rawValue == -11)
    #expect(LAError.touchIDNotEnrolled == .biometryNotEnrolled)
    #expect(!CMHeadphoneMotionManager().isDeviceMotionAvailable && CMErrorNotAvailable.rawValue == 109)
    #expect(MFMailComposeError(.sendFailed).errorCode == 1)
    #expect(PHPhotosError(.accessUserDenied).errorCode == 3311)
    // PHAssetCollection is a PHCollection, as its documentation says; albums are no folders.
    let collection: PHCollection = PHAssetCollection()
    #expect(collection.canContainAssets && !collection.canContainCollections)
    #expect(
      PHAssetResourceType.photoProxy.rawValue == 19
        && PHAssetCollectionSubtype.smartAlbumSpatial.rawValue == 219)
    var blocked: (any Error)?
    SFContentBlockerManager.reloadContentBlocker(withIdentifier: "b") { blocked = $0 }
    #expect((blocked as? SFError)?.code == .noExtensionFound)
    #expect(SSReadingList.supportsURL(URL(fileURLWithPath: "/a")) == false)
  }

  @Test("a picker takes what may change while it is seen")
  func picker() {
    var configuration = PHPickerConfiguration()
    configuration.selection = .continuousAndOrdered
    configuration.mode = .compact
    let picker = PHPickerViewController(configuration: configuration)
    var update = PHPickerConfiguration.Update()
    update.selectionLimit = 5
    picker.updatePicker(using: update)
    #expect(picker.configuration.selectionLimit == 5 && picker.configuration.mode == .compact)
    #expect(PHPickerConfiguration.Selection.continuousAndOrdered.rawValue == 3)
    #expect(PHPickerFilter.any(of: [.screenshots, .bursts]) != .any(of: [.screenshots]))
  }
}
