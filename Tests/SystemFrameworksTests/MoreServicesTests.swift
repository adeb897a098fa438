// More of a device without services: what each answers, as Apple's documentation has it for such a device, and what takes
// part in layout.

import ARKit
import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import CloudKit
import ContactsUI
import CoreBluetooth
import CoreML
import EventKitUI
import HealthKit
import MediaPlayer
import MultipeerConnectivity
import Network
import QuickLook
import Social
import Speech
import SystemConfiguration
import Testing
import UIKit
import Vision
import WatchConnectivity

@MainActor
@Suite("More of a device without services")
struct MoreServicesTests {
  @Test("there is no way to the network, and monitors tell so once, on their queue")
  func network() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { told in
      monitor.pathUpdateHandler = { told.resume(returning: $0.status) }
      monitor.start(queue: .main)
      monitor.start(queue: .main)
    }
    monitor.cancel()
    #expect(status == .unsatisfied && !monitor.currentPath.usesInterfaceType(.wifi))
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    let target = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    var flags: SCNetworkReachabilityFlags = [.reachable]
    #expect(target.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && !flags.contains(.reachable))
  }

  private final class Told: NSObject, CBCentralManagerDelegate, WCSessionDelegate, ARSessionDelegate,
    MCNearbyServiceBrowserDelegate
  {
    var lines: [String] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { lines.append("radio \(central.state)") }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) { lines.append("watch \((error as? WCError)?.errorCode ?? 0)") }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func session(_ session: ARSession, didFailWithError error: any Error) {
      lines.append("camera \((error as? ARError)?.errorCode ?? 0)")
    }
    func browser(
      _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) {}
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
      lines.append("peers")
    }
  }

  private final class Asking: NSObject, ASAuthorizationControllerDelegate {
    let told: Told
    init(_ told: Told) { self.told = told }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    {
      if case ASAuthorizationError.failed = error { told.lines.append("account") }
    }
  }

  @Test("delegates hear later that there is no radio, no watch, no camera, no account and nobody around")
  func delegates() async {
    let told = Told()
    let central = CBCentralManager(delegate: told, queue: nil)
    WCSession.default.delegate = told
    WCSession.default.activate()
    let session = ARSession()
    session.delegate = told
    session.run(ARWorldTrackingConfiguration())
    let asking = ASAuthorizationController(
      authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
    let accounts = Asking(told)
    asking.delegate = accounts
    asking.performRequests()
    let browser = MCNearbyServiceBrowser(peer: MCPeerID(displayName: "a"), serviceType: "x")
    browser.delegate = told
    browser.startBrowsingForPeers()
    #expect(told.lines.isEmpty && central.state == .unknown)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    // WCError.sessionNotSupported is 7002, ARError.unsupportedConfiguration 100.
    #expect(told.lines == ["radio unsupported", "watch 7002", "camera 100", "account", "peers"])
  }

  @Test("people, dates, records and what is known of the body may not be seen")
  func stores() async throws {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    // CNError.authorizationDenied is 100, EKError.eventStoreNotAuthorized 29, CKError.notAuthenticated 9.
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().enumerateContacts(with: request) { _, _ in }
    }
    let store = EKEventStore()
    #expect(try await store.requestAccess(to: .event) == false)
    #expect(store.calendars(for: .event).isEmpty)
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(EKEvent(eventStore: store), span: .thisEvent)
    }
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    await #expect(throws: CKError(.notAuthenticated)) {
      try await CKContainer.default().privateCloudDatabase.save(CKRecord(recordType: "a"))
    }
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
    #expect(!SFSpeechRecognizer().isAvailable)
  }

  @Test("nothing is seen in pictures, which questions and callers hear")
  func seeing() throws {
    var heard = 0
    let request = VNRecognizeTextRequest { request, error in
      heard += error != nil && request.results == nil ? 1 : 0
    }
    #expect(throws: VNError(.operationFailed)) {
      try VNImageRequestHandler(data: Data()).perform([request])
    }
    #expect(heard == 1)
    #expect(throws: (any Error).self) { try MLModel(contentsOf: URL(fileURLWithPath: "/no/model")) }
    let numbers = try MLMultiArray(shape: [2, 3], dataType: .double)
    numbers[[1, 2]] = 7
    #expect(numbers.count == 6 && numbers[5] == 7 && numbers.strides == [3, 1])
    let features = try MLDictionaryFeatureProvider(dictionary: ["count": 3, "name": "a", "grid": numbers])
    #expect(features.featureNames == ["count", "name", "grid"] && features["count"]?.int64Value == 3)
    #expect(features["grid"]?.multiArrayValue === numbers && features["none"] == nil)
    #expect(throws: MLModelError(.featureType)) {
      try MLDictionaryFeatureProvider(dictionary: ["view": UIView()])
    }
  }

  @Test("contacts, events, records and amounts that a program makes keep what they are given")
  func values() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Anna", "Blume")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))
    ]
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Otto"
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Anna Blume")
    #expect(copy.phoneNumbers.first?.value.stringValue == "123")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    let record = CKRecord(recordType: "Note")
    record["text"] = "a"
    record.setValue(3, forKey: "count")
    #expect(record["text"] as? String == "a" && record["count"] as? Int == 3)
    #expect(record.value(forKey: "text") as? String == "a" && record.allKeys() == ["count", "text"])
    let reminder = EKReminder(eventStore: EKEventStore())
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    // A mile is 1,609.344 metres; a calorie of nutrition 4,184 joules.
    #expect(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meter()) == 1609.344)
    #expect(HKQuantity(unit: .kilocalorie(), doubleValue: 2).doubleValue(for: .joule()) == 8368)
    #expect(HKQuantity(unit: .meter(), doubleValue: 5).doubleValue(for: .meterUnit(with: .kilo)) == 0.005)
    #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
  }

  // Human Interface Guidelines, Sign in with Apple: at least 140 by 30 points.
  @Test("the button to sign in has the least size, and grows by constraints")
  func button() {
    let (root, button) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), ASAuthorizationAppleIDButton()
    )
    root.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 90, y: 0, width: 140, height: 30))
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    button.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  private final class Files: NSObject, QLPreviewControllerDataSource {
    let files = ["/a/one.pdf", "/a/two.pdf"].map { NSURL(fileURLWithPath: $0) }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      files[index]
    }
  }

  @Test("its controllers are controllers, and a preview asks for its items")
  func controllers() {
    let (preview, files) = (QLPreviewController(), Files())
    preview.dataSource = files
    #expect(preview.currentPreviewItem?.previewItemURL?.lastPathComponent == "one.pdf")
    preview.currentPreviewItemIndex = 1
    #expect(preview.title == "two.pdf")
    preview.currentPreviewItemIndex = 2
    #expect(preview.currentPreviewItem == nil)
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    let controllers: [UIViewController] = [
      preview, CNContactPickerViewController(), CNContactViewController(for: CNContact()),
      EKEventEditViewController(), EKEventViewController(), MPMediaPickerController(mediaTypes: .music),
    ]
    for controller in controllers {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }
}
