// Amounts of health, names of radio services, scripts' values, applications within messages, small pictures. Expectations are those
// of Apple's documentation of HKUnit, HKQuantity, HKWorkoutBuilder, CBUUID, JSValue, MSMessagesAppViewController, HMHomeManager,
// QLThumbnailGenerator and UNNotificationContentExtension.

import CoreBluetooth
import DeviceCheck
import HealthKit
import HomeKit
import JavaScriptCore
import Messages
import NetworkExtension
import QuickLookThumbnailing
import Testing
import UIKit
import UserNotificationsUI

@MainActor
@Suite("Bodies and messages")
struct BodyAndMessageTests {
  // 1 st is 14 lb, 1 US pint 2 US cups, 1 atm 101,325 Pa: the definitions of the units.
  @Test("amounts convert between units of a kind and compare")
  func units() {
    func amount(_ value: Double, _ unit: HKUnit, in other: HKUnit) -> Double {
      HKQuantity(unit: unit, doubleValue: value).doubleValue(for: other)
    }
    #expect(abs(amount(1, .stone(), in: .pound()) - 14) < 1e-9)
    #expect(abs(amount(1, .pintUS(), in: .cupUS()) - 2) < 1e-9)
    #expect(abs(amount(1, .atmosphere(), in: .pascal()) - 101_325) < 1)
    #expect(abs(amount(180, .degreeAngle(), in: .radianAngle()) - .pi) < 1e-12)
    #expect(amount(120, .count().unitDivided(by: .minute()), in: .hertz()) == 2)
    #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2" && HKUnit.count().isNull())
    let (mile, kilometre) = (
      HKQuantity(unit: .mile(), doubleValue: 1), HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1)
    )
    #expect(mile.compare(kilometre) == .orderedDescending && mile.compare(mile) == .orderedSame)
  }

  // Raw values of HKWorkoutActivityType: running 37, yoga 57, cooldown 80, underwaterDiving 84.
  @Test("kinds of sport have Apple's numbers, and a builder keeps what happened")
  func sport() {
    let types: [HKWorkoutActivityType] = [.running, .yoga, .cooldown, .underwaterDiving, .other]
    #expect(types.map(\.rawValue) == [37, 57, 80, 84, 3000])
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let builder = HKWorkoutBuilder(
      healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration(), device: nil)
    builder.beginCollection(withStart: start) { _, _ in }
    let lap = HKWorkoutEvent(type: .lap, dateInterval: DateInterval(start: start, duration: 5))
    builder.addWorkoutEvents([lap]) { _, _ in }
    builder.endCollection(withEnd: start.addingTimeInterval(60)) { _, _ in }
    #expect(builder.elapsedTime(at: start.addingTimeInterval(90)) == 60 && builder.workoutEvents.count == 1)
    let type = HKCorrelationType(.bloodPressure)
    let high = HKQuantitySample(
      type: HKQuantityType(.bloodPressureSystolic),
      quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120),
      start: start, end: start)
    let both = HKCorrelation(type: type, start: start, end: start, objects: [high])
    #expect(both.objects(for: HKQuantityType(.bloodPressureSystolic)) == [high])
    #expect(both.objects(for: HKQuantityType(.bloodPressureDiastolic)).isEmpty)
  }

  @Test("names of radio services have two or sixteen bytes")
  func radio() {
    #expect(
      CBUUID(data: Data([0x18, 0x0D])).uuidString == "180D"
        && CBUUID(string: "180d").data == Data([0x18, 0x0D]))
    let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
    #expect(long.data.count == 16 && CBUUID(data: long.data) == long)
  }

  @Test("values of scripts are those that a program gave, and scripts are not run")
  func scripts() throws {
    let context = try #require(JSContext())
    var told: String?
    context.exceptionHandler = { _, value in told = value?.toString() }
    context.setObject(["a": [1, 2]], forKeyedSubscript: "v" as NSString)
    #expect(context.objectForKeyedSubscript("v").forProperty("a").atIndex(1).toInt32() == 2)
    #expect(context.evaluateScript("1 + 1").isUndefined && told == "Scripts are not run here")
    let value = try #require(context.objectForKeyedSubscript("v"))
    value.setValue(7, forProperty: "b")
    #expect(value.hasProperty("b") && value.forProperty("b").toInt32() == 7)
    #expect(value.deleteProperty("b") && !value.hasProperty("b"))
    #expect(value.invokeMethod("m", withArguments: []).isUndefined)
    #expect(JSValue(undefinedIn: context).toString() == "undefined" && JSValue(nullIn: context).isNull)
    #expect(
      JSValue(object: "", in: context).toBool() == false
        && JSValue(object: "3.5", in: context).toDouble() == 3.5)
  }

  private final class Application: MSMessagesAppViewController {
    var lines: [String] = []
    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
      lines.append("will \(presentationStyle.rawValue) of \(self.presentationStyle.rawValue)")
    }
    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
      lines.append("did \(presentationStyle.rawValue)")
    }
  }

  @Test(
    "an application within messages hears that it has more of the screen; conversations keep what is inserted"
  )
  func messages() {
    let application = Application()
    application.requestPresentationStyle(.compact)
    application.requestPresentationStyle(.expanded)
    #expect(application.lines == ["will 1 of 0", "did 1"] && application.presentationStyle == .expanded)
    let (conversation, layout) = (MSConversation(), MSMessageTemplateLayout())
    let message = MSMessage(session: MSSession())
    layout.caption = "c"
    message.layout = layout
    conversation.insert(message)
    #expect(conversation.selectedMessage === message)
    var error: (any Error)?
    conversation.send(message) { error = $0 }
    #expect(error != nil)
    let browser = MSStickerBrowserViewController(stickerSize: .small)
    browser.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(browser.stickerBrowserView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      browser.stickerBrowserView.stickerSize == .small
        && browser.stickerBrowserView.superview === browser.view)
  }

  private final class Homes: NSObject, HMHomeManagerDelegate {
    var updates = 0
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { updates += 1 }
  }

  private final class Content: NSObject, UNNotificationContentExtension {
    func didReceive(_ notification: UNNotification) {}
  }

  @Test(
    "homes are looked for in vain, tunnels and proofs are not there, and a content is answered by its application"
  )
  func nothing() async {
    let (manager, homes) = (HMHomeManager(), Homes())
    manager.delegate = homes
    await withCheckedContinuation { told in DispatchQueue.main.async { told.resume() } }
    #expect(homes.updates == 1 && manager.homes.isEmpty && !manager.authorizationStatus.contains(.authorized))
    #expect(!DCDevice.current.isSupported && NEVPNManager.shared().connection.status == .invalid)
    #expect(throws: NEVPNError(.configurationInvalid)) { try NEVPNConnection().startVPNTunnel() }
    let request = UNNotificationRequest(identifier: "r", content: UNNotificationContent(), trigger: nil)
    let response = UNNotificationResponse(
      notification: UNNotification(request: request, date: Date()), actionIdentifier: "a")
    var option: UNNotificationContentExtensionResponseOption?
    Content().didReceive(response) { option = $0 }
    #expect(option == .dismissAndForwardAction)
  }

  @Test("a small picture of a file that is none is an error")
  func thumbnails() {
    let request = QLThumbnailGenerator.Request(
      fileAt: URL(fileURLWithPath: "/no/file"), size: CGSize(width: 10, height: 10), scale: 1,
      representationTypes: .all)
    var error: (any Error)?
    QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { error = $1 }
    #expect((error as? QLThumbnailError)?.code == .requestInvalid)
  }
}
