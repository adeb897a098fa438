// Services that a device has not, and members of frameworks that a review found wanting.

import AVFoundation
import Accelerate
import ActivityKit
import CallKit
import CoreBluetooth
import CoreImage
import CoreNFC
import CoreTelephony
import ExternalAccessory
import Foundation
import Intents
import IntentsUI
import MapKit
import PassKit
import PushKit
import Testing
import UIKit
import WidgetKit

@MainActor
@Suite("Services that a device has not")
struct ReviewedServiceTests {
  @Test("a document of places has several lines and surfaces as one, and holes within surfaces (RFC 7946)")
  func multiGeometries() throws {
    let text = """
      {"type": "GeometryCollection", "geometries": [
        {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]},
        {"type": "MultiPolygon", "coordinates": [
          [[[0, 0], [9, 0], [9, 9], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]],
          [[[20, 20], [21, 20], [21, 21], [20, 20]]]]}]}
      """
    let shapes = try MKGeoJSONDecoder().decode(Data(text.utf8))
    #expect(shapes.count == 2)
    let lines = try #require(shapes[0] as? MKMultiPolyline)
    #expect(lines.polylines.map(\.pointCount) == [2, 2])
    let surfaces = try #require(shapes[1] as? MKMultiPolygon)
    #expect(surfaces.polygons.count == 2 && surfaces.polygons[0].interiorPolygons?.count == 1)
    #expect(surfaces.polygons[1].interiorPolygons == nil)
    #expect(throws: (any Error).self) {
      try MKGeoJSONDecoder().decode(Data("{\"type\": \"Polygon\", \"coordinates\": []}".utf8))
    }
  }

  @Test("a filter's parameter that was set by its key is its property, whatever kind of number it is")
  func filterParameters() {
    let filter = CIFilter.gaussianBlur()
    filter.setValue(8, forKey: kCIInputRadiusKey)
    #expect(filter.radius == 8)
    filter.setValue(2.5, forKey: kCIInputRadiusKey)
    #expect(filter.radius == 2.5)
    filter.setValue(NSNumber(value: 3), forKey: kCIInputRadiusKey)
    #expect(filter.radius == 3)
    filter.radius = 4
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 4)
  }

  @Test("names that Apple has: an error's, and how good photos are to be")
  func names() {
    #expect(CBError.Code.unknownDevice.rawValue == 12 && CBError.Code.unkownDevice == .unknownDevice)
    let quality: AVCapturePhotoOutput.QualityPrioritization = .quality
    let settings = AVCapturePhotoSettings()
    settings.photoQualityPrioritization = quality
    #expect(settings.photoQualityPrioritization.rawValue == 3)
  }

  @Test("no network, no wallet, no tags, no accessories, no activities, no Siri")
  func nothing() {
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    #expect(!PKPaymentAuthorizationController.canMakePayments() && !PKPassLibrary.isPassLibraryAvailable())
    #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    #expect(
      !NFCNDEFReaderSession.readingAvailable && EAAccessoryManager.shared().connectedAccessories.isEmpty)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(INPreferences.siriAuthorizationStatus() == .restricted)
    #expect(PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
    WidgetCenter.shared.reloadAllTimelines()
    var widgets: [WidgetInfo]?
    WidgetCenter.shared.getCurrentConfigurations { widgets = try? $0.get() }
    #expect(widgets == [])
    var refusal: (any Error)?
    CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) { refusal = $0 }
    #expect((refusal as? CXErrorCodeRequestTransactionError)?.code == .unentitled)
    var donated: (any Error)?
    INInteraction(intent: INIntent(), response: nil).donate { donated = $0 }
    #expect(donated != nil)
  }

  struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var driver: String
  }

  @Test("an activity is not begun")
  func activity() {
    #expect(throws: ActivityAuthorizationError.self) {
      try Activity.request(
        attributes: Ride(driver: "Ann"), content: ActivityContent(state: .init(minutes: 3), staleDate: nil))
    }
    #expect(Activity<Ride>.activities.isEmpty)
  }

  @Test("records of tags are written and read as the NFC Forum has them")
  func records() throws {
    let text = try #require(
      NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
    #expect(Array(text.payload.prefix(3)) == [2, 0x64, 0x65])
    #expect(text.wellKnownTypeTextPayload().0 == "Grüße")
    let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.a.example/b"))
    // 2 stands for "https://www.".
    #expect(address.payload == Data([2]) + Data("a.example/b".utf8))
    #expect(address.wellKnownTypeURIPayload() == URL(string: "https://www.a.example/b"))
    #expect(
      NFCNDEFPayload(format: .empty, type: Data(), identifier: Data(), payload: Data())
        .wellKnownTypeURIPayload() == nil)
  }

  @Test("sums, means and products of lists of numbers")
  func numbers() {
    let list: [Float] = [1, -2, 3, -4]
    var result: Float = 0
    vDSP_meanv(list, 1, &result, 4)
    #expect(result == -0.5)
    vDSP_maxmgv(list, 1, &result, 4)
    #expect(result == 4)
    vDSP_rmsqv(list, 1, &result, 4)
    // The root of (1 + 4 + 9 + 16) / 4.
    #expect(abs(result - Float(7.5).squareRoot()) < 1e-6)
    vDSP_sve(list, 2, &result, 2)
    #expect(result == 4)
    var difference = [Float](repeating: 0, count: 4)
    vDSP_vsub([1, 1, 1, 1], 1, list, 1, &difference, 1, 4)
    #expect(difference == [0, -3, 2, -5])
    #expect(vDSP.dot(list, list) == 30 && vDSP.multiply(2, list) == [2, -4, 6, -8])
  }

  @Test("buttons of services take part in layout")
  func buttons() {
    #expect(
      PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black).intrinsicContentSize
        == CGSize(width: 140, height: 30))
    #expect(INUIAddVoiceShortcutButton(style: .black).intrinsicContentSize.width > 0)
  }
}
