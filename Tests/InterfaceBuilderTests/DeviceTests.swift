// The device table and how people name devices.

import Testing

@testable import InterfaceBuilder

@Suite("Devices") struct DeviceTests {
  @Test(
    "sizes and scales are those of the canvas (spec 10 §2)",
    arguments: [
      ("retina3_5", 320, 480, 2), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
      ("retina5_5", 414, 736, 3), ("retina5_9", 375, 812, 3), ("retina6_1", 414, 896, 2),
      ("retina6_5", 414, 896, 3), ("retina6_12", 393, 852, 3), ("retina6_3", 402, 874, 3),
      ("ipad9_7", 768, 1024, 2), ("appleTV", 1920, 1080, 1),
    ])
  func sizes(id: String, width: Int, height: Int, scale: Int) throws {
    let device = try #require(Device.named(id))
    #expect([device.width, device.height, device.scale] == [Double(width), Double(height), Double(scale)])
  }

  // Names with “gen”: of the table of devices of Playwright 1.65. Those of 2026: microsoft/playwright #40917, easy_test_variants,
  // codenameone/CodenameOne #4975.
  @Test(
    "a device is found by id, product name or the name of a product with the same screen",
    arguments: [
      ("retina6_12", "retina6_12"), ("iPhone 15", "retina6_12"), ("iphone-15", "retina6_12"),
      ("iPhone SE", "retina4_7"), ("iPhone X", "retina5_9"), ("IPHONE 11", "retina6_1"),
      ("iPhone SE (3rd gen)", "retina4_7"), ("iPad Pro 12.9-inch (5th gen)", "ipad12_9rounded"),
      ("iPhone 17e", "retina6_0"), ("iPhone 18 Pro Max", "retina6_9"),
      ("iPad Air 11-inch (M4)", "ipad10_9rounded"), ("iPad Air 13-inch (M4)", "ipad12_9rounded"),
    ])
  func names(name: String, id: String) { #expect(Device.named(name)?.id == id) }

  @Test("no device has two entries")
  func unique() { #expect(Set(Device.all.map(\.id)).count == Device.all.count) }

  @Test("a mistyped name brings the nearest ones, a foreign one none")
  func suggestions() {
    #expect(Device.named("iPone 15") == nil)
    #expect(Device.suggestions(for: "iPone 15").first == "iPhone 15")
    #expect(Device.suggestions(for: "refrigerator").isEmpty)
    #expect(Device.suggestions(for: String(repeating: "x", count: 100_000)).isEmpty)
  }
}
