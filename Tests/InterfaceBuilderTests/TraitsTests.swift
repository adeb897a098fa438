// Size classes of devices and the order of variations.

import Testing

@testable import InterfaceBuilder

@Suite("Traits") struct TraitsTests {
  @Test(
    "size classes by device and orientation (spec 07 §3)",
    arguments: [
      ("retina4_7", Orientation.portrait, "compact", "regular"),
      ("retina4_7", .landscape, "compact", "compact"),
      ("retina5_5", .portrait, "compact", "regular"), ("retina5_5", .landscape, "regular", "compact"),
      ("retina6_1", .landscape, "regular", "compact"), ("ipad9_7", .portrait, "regular", "regular"),
      ("ipad9_7", .landscape, "regular", "regular"),
    ])
  func sizeClasses(device: String, orientation: Orientation, width: String, height: String) throws {
    let named = try #require(Device.named(device))
    let traits = Traits(device: named, orientation: orientation)
    #expect(traits.width?.rawValue == width && traits.height?.rawValue == height)
  }

  @Test("without a device both classes are open: only the default applies")
  func open() {
    let traits = Traits(device: nil, orientation: .portrait)
    #expect(traits.rank(of: "default") == 0)
    for key in ["widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=regular"] {
      #expect(traits.rank(of: key) == nil)
    }
  }

  @Test("the more specific variation wins: default, width, height, both")
  func ranks() throws {
    let device = try #require(Device.named("retina4_7"))
    let traits = Traits(device: device, orientation: .portrait)
    let keys = [
      "default", "widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=compact",
    ]
    let ranks = keys.compactMap(traits.rank)
    #expect(ranks.count == keys.count && ranks == ranks.sorted() && Set(ranks).count == keys.count)
  }

  @Test(
    "keys of other traits or none do not apply",
    arguments: [
      "userInterfaceIdiom=mac", "gamut=P3", "", "widthClass", "widthClass=regular", "heightClass=compact-",
    ])
  func others(key: String) throws {
    let device = try #require(Device.named("retina4_7"))
    let traits = Traits(device: device, orientation: .portrait)
    #expect(traits.rank(of: key) == nil)
  }

  // Apple's Human Interface Guidelines, Layout: iPadOS size classes beside another application.
  @Test(
    "a part of a tablet is compact but for two thirds on its side, and a half of the widest",
    arguments: [
      ("ipad9_7", Orientation.landscape, ScreenPart.twoThirds, "regular"),
      ("ipad9_7", .landscape, .half, "compact"), ("ipad9_7", .landscape, .third, "compact"),
      ("ipad9_7", .portrait, .twoThirds, "compact"), ("ipad9_7", .portrait, .half, "compact"),
      ("ipad12_9", .landscape, .half, "regular"), ("ipad12_9", .portrait, .half, "compact"),
      ("ipad12_9", .landscape, .third, "compact"),
    ])
  func parts(device: String, orientation: Orientation, part: ScreenPart, width: String) throws {
    let named = try #require(Device.named(device))
    let traits = Traits(device: named, orientation: orientation, part: part)
    #expect(traits.width?.rawValue == width && traits.height == .regular)
  }

  // Apple's documentation of `systemMinimumLayoutMargins`: 16 in a narrow view, as this one of 320 points, 20 in a wide one.
  @Test(
    "documents name the part that the canvas shows",
    arguments: [
      (#"<device id="ipad9_7" orientation="landscape"><adaptation id="splitview1_3"/></device>"#, "compact"),
      (
        #"<device id="ipad9_7" orientation="landscape" layout="splitview1_3" appearance="light"/>"#, "compact"
      ),
      (#"<device id="ipad9_7" orientation="landscape" layout="fullscreen" appearance="light"/>"#, "regular"),
      (#"<device id="ipad9_7" orientation="landscape"><adaptation id="fullscreen"/></device>"#, "regular"),
    ])
  func namedParts(device: String, width: String) throws {
    let document = try Fixture.xib("", device: device)
    let source = try #require(document.sceneSources.first)
    let surroundings = Surroundings(of: source, in: document, for: .canvas)
    #expect(surroundings.sideMargin == 16)
    #expect(surroundings.traits.width?.rawValue == width)
    let whole = try #require(Device.named("ipad9_7"))
    #expect(Surroundings(of: source, in: document, for: SceneConfiguration(device: whole)).sideMargin == 20)
  }
}
