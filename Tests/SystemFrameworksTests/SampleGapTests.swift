// Members of media, scenes and services that small programs use. Expectations: Apple's documentation of each, numbers worked out
// by hand.

import ARKit
import Accounts
import AVFoundation
import CloudKit
import CoreImage
import EventKit
import GameplayKit
import JavaScriptCore
import SceneKit
import SpriteKit
import Testing
import Vision

@MainActor
@Suite("What small programs use")
struct SampleGapTests {
  @Test("a list of memory with samples is a collection")
  func buffers() {
    #expect(AudioBufferList.sizeInBytes(maximumBuffers: 2) == 8 + 2 * 16)
    let list = AudioBufferList.allocate(maximumBuffers: 2)
    defer { free(list.unsafeMutablePointer) }
    var samples: [Float] = [1, 2, 3]
    samples.withUnsafeMutableBytes { bytes in
      list[1] = AudioBuffer(mNumberChannels: 1, mDataByteSize: 12, mData: bytes.baseAddress)
      let values = UnsafeMutableBufferPointer<Float>(list[1])
      #expect(list.count == 2 && list[0].mData == nil && values.count == 3)
      values[2] = 9
    }
    #expect(samples == [1, 2, 9])
    #expect(UnsafeMutableAudioBufferListPointer(nil as UnsafeMutablePointer<AudioBufferList>?) == nil)
    _ = AVAudioSourceNode { _, _, _, _ in noErr }
  }

  @Test(
    "times are multiplied by ratios",
    arguments: [(1, 2, 2.0), (1, 3, 4.0 / 3), (3, 4, 3.0)] as [(Int32, Int32, Double)])
  func ratios(multiplier: Int32, divisor: Int32, seconds: Double) {
    let time = CMTimeMultiplyByRatio(
      CMTime(value: 2400, timescale: 600), multiplier: multiplier, divisor: divisor)
    #expect(abs(time.seconds - seconds) < 0.001)
  }

  @Test("a part of the camera's picture is where its turned rectangle is")
  func preview() {
    let layer = AVCaptureVideoPreviewLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let rect = layer.layerRectConverted(
      fromMetadataOutputRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25))
    #expect(rect == CGRect(x: 75, y: 100, width: 25, height: 100))
    #expect(
      layer.metadataOutputRectConverted(fromLayerRect: rect) == CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25)
    )
  }

  @Test("a node is put to a place of the world")
  func world() {
    let (above, below) = (SCNNode(), SCNNode())
    above.position = SCNVector3(1, 2, 3)
    above.scale = SCNVector3(2, 2, 2)
    above.addChildNode(below)
    var place = matrix_identity_float4x4
    place.columns.3 = simd_make_float4(5, 6, 7, 1)
    below.simdWorldTransform = place
    #expect(
      below.simdPosition == simd_make_float3(2, 2, 2) && below.simdScale == simd_make_float3(0.5, 0.5, 0.5))
    below.simdWorldPosition = vector3(1, 2, 5)
    #expect(below.simdPosition == vector3(0, 0, 1))
    let view = SCNView(frame: .zero)
    let renderer: any SCNSceneRenderer = view
    view.pointOfView = below
    #expect(renderer.pointOfView === below)
    renderer.pointOfView = above
    #expect(view.pointOfView === above)
  }

  @Test("names of types and small members are there")
  func names() {
    let handler: EKEventStoreRequestAccessCompletionHandler = { granted, _ in #expect(!granted) }
    EKEventStore().requestAccess(to: .event, completion: handler)
    #expect(VNAspectRatio(0.5) == 0.5 && CKError(.notAuthenticated).retryAfterSeconds == nil)
    #expect(JSContext()!.evaluateScript("1")?.isUndefined == true)
    #expect(CIImage(data: Data(), options: [.applyOrientationProperty: true]) == nil)
    let map = GKNoiseMap(
      GKNoise(GKConstantNoiseSource(value: 0)), size: vector2(1, 1), origin: vector2(0, 0),
      sampleCount: vector2(16, 8), seamless: false)
    #expect(SKTexture(noiseMap: map).size() == CGSize(width: 16, height: 8))
  }

  // Apple's documentation of ACAccountStore: access is granted by the user; without it there are no accounts.
  @Test("no account of a network is known")
  func accounts() throws {
    let store = ACAccountStore()
    let network = try #require(store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter))
    var answer: Bool?
    store.requestAccessToAccounts(with: network, options: nil) { granted, _ in answer = granted }
    #expect(answer == false && !network.accessGranted && store.accounts(with: network)?.isEmpty == true)
    #expect(network.identifier == "com.apple.twitter" && network.accountTypeDescription == "Twitter")
    let account = try #require(ACAccount(accountType: network))
    store.saveAccount(account) { saved, _ in answer = saved }
    #expect(answer == false && account.identifier == nil)
  }
}
