// A device without the services that applications ask for: each answers as Apple's documentation has it for such a device.

import AVKit
import CoreLocation
import CoreMotion
import LocalAuthentication
import MessageUI
import PhotosUI
import SafariServices
import Testing
import UserNotifications
import WebKit

@MainActor
@Suite("A device without services")
struct DeviceWithoutServicesTests {
  private final class Located: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append((error as? CLError)?.code == .denied ? "denied" : "other")
    }
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { lines.append("status \(status)") }
  }

  private final class Navigation: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(navigationAction.request.url?.host == "no.example" ? .cancel : .allow) }
  }

  @Test("it has no camera, no mail, no fingers, no movement and no photos")
  func nothing() throws {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!CMMotionManager().isAccelerometerAvailable)
    #expect(PHPhotoLibrary.authorizationStatus() == .denied && PHAsset.fetchAssets(with: nil).count == 0)
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    // LAError.biometryNotAvailable is -6.
    #expect(error?.code == -6 && error?.domain == "com.apple.LocalAuthentication")
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/file")) }
  }

  @Test("whoever asks where it is hears that location services are off")
  func location() async {
    let (manager, delegate) = (CLLocationManager(), Located())
    manager.delegate = delegate
    manager.requestLocation()
    // Who makes a manager in a lazy property would make another one if it were told meanwhile.
    #expect(delegate.lines.isEmpty)
    await withCheckedContinuation { told in DispatchQueue.main.async { told.resume() } }
    #expect(delegate.lines == ["status denied", "denied"])
    #expect(!CLLocationManager.locationServicesEnabled())
  }

  @Test("requests of notifications are kept under their names, and the user does not allow them")
  func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    let content = UNMutableNotificationContent()
    content.title = "a"
    for _ in 0..<2 {
      try await center.add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
    }
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["a"])
    center.removePendingNotificationRequests(withIdentifiers: ["x"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("a web view keeps the addresses that its delegate allows, and goes back and forth among them")
  func web() throws {
    let (view, delegate) = (WKWebView(frame: .zero, configuration: WKWebViewConfiguration()), Navigation())
    view.navigationDelegate = delegate
    for name in ["a", "b", "no"] {
      view.load(URLRequest(url: try #require(URL(string: "https://\(name).example"))))
    }
    #expect(view.url?.host == "b.example" && view.canGoBack && !view.canGoForward)
    view.goBack()
    #expect(view.url?.host == "a.example" && view.canGoForward && !view.canGoBack)
  }

  @Test("its controllers lay out as any controller does")
  func controllers() throws {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    let player = AVPlayerViewController()
    window.rootViewController = player
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(player.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(player.contentOverlayView?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let page = SFSafariViewController(url: try #require(URL(string: "https://a.example")))
    player.present(page, animated: false)
    #expect(player.presentedViewController === page)
    page.dismiss(animated: false)
    #expect(player.presentedViewController == nil)
  }

  @Test("a web view's scroll view is as large as the view")
  func webScrolling() {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    _ = view.scrollView
    view.frame.size = CGSize(width: 200, height: 80)
    view.layoutIfNeeded()
    #expect(view.scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
  }
}
