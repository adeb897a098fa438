// What documents say of colours, images and the state of controls, as pictures get to know it.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Appearance") struct AppearanceTests {
  private func look(_ content: String, _ id: String = "A", build: Int = 22504) throws -> ViewAppearance {
    let scene = try Fixture.laidOut(try Fixture.xib("<subviews>\(content)</subviews>", build: build))
    let appearance = try #require(scene.appearance?())
    let view = try #require(scene.view(id))
    return try #require(appearance.views[ObjectIdentifier(view)])
  }

  private func color(_ attributes: String) throws -> SceneColor.Components {
    let element = "<color key=\"backgroundColor\" \(attributes)/>"
    return try #require(try look(Fixture.view("A", element)).background).light
  }

  private func bytes(_ color: SceneColor.Components) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("literal colours: sRGB, greys, Display P3, ink")
  func literalColors() throws {
    let srgb = try color(
      "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
    #expect(bytes(srgb) == [255, 128, 0])
    #expect(srgb.alpha == 0.25)
    #expect(bytes(try color("white=\"0.2\" alpha=\"1\" colorSpace=\"calibratedWhite\"")) == [51, 51, 51])
    // The primaries of Display P3 lie beyond sRGB; its greys do not. CSS Color 4 gives #ff0000 beyond range for P3's red,
    // and color(display-p3 0.5 0.5 0.5) = #808080.
    let red = try color(
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"")
    #expect(bytes(red) == [255, 0, 0])
    let grey = try color(
      "red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    )
    #expect(bytes(grey) == [128, 128, 128])
    let ink = try color(
      "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericCMYKColorSpace\""
    )
    #expect(bytes(ink) == [0, 255, 255])
  }

  /// Human Interface Guidelines, Color: system colours.
  @Test("the system's colours in both appearances")
  func systemColors() throws {
    let element = "<color key=\"backgroundColor\" systemColor=\"systemBlueColor\"/>"
    let blue = try #require(try look(Fixture.view("A", element)).background)
    #expect(bytes(blue.light) == [0, 122, 255])
    #expect(bytes(blue.dark) == [10, 132, 255])
    let old = "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"/>"
    #expect(bytes(try #require(try look(Fixture.view("A", old)).background).light) == [242, 242, 247])
  }

  // The Human Interface Guidelines: label is black and white, secondaryLabel #3c3c43 and #ebebf5 at 60 %.
  @Test("a named colour of no catalogue is in dark the system's, where its light value is")
  func namedColours() throws {
    func dark(_ key: String, _ components: String) throws -> [Int] {
      let document = try Fixture.xib(
        """
        <subviews><label text="A" id="A"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
        <color key="\(key)" name="Ours"/></label></subviews>
        """, build: 22504,
        resources:
          "<namedColor name=\"Ours\"><color \(components) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
      )
      let scene = try Fixture.laidOut(document)
      let view = try #require(scene.view("A"))
      let look = try #require(scene.appearance?().views[ObjectIdentifier(view)])
      return bytes(try #require(key == "textColor" ? look.textColor : look.background).dark)
    }
    let (black, white) = (#"red="0.0" green="0.0" blue="0.0""#, #"red="1" green="1" blue="1""#)
    #expect(try dark("textColor", black) == [255, 255, 255])
    #expect(try dark("backgroundColor", white) == [0, 0, 0])
    // White on a coloured button is white, and a black background black.
    #expect(try dark("textColor", white) == [255, 255, 255])
    #expect(try dark("backgroundColor", black) == [0, 0, 0])
    // systemBlue: #007aff and #0a84ff.
    let blue = #"red="0.0" green="0.47843137254901963" blue="1""#
    #expect(try dark("textColor", blue) == [10, 132, 255])
    #expect(try dark("textColor", #"red="0.2" green="0.47" blue="0.9""#) == [51, 120, 230])
  }

  @Test("damaged colours are none, and hold no more than a colour can")
  func damagedColors() throws {
    let wild = try color(
      "red=\"2.5\" green=\"-4\" blue=\"0.5\" alpha=\"7\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
    #expect(bytes(wild) == [255, 0, 128])
    #expect(wild.alpha == 1)
    #expect(try look(Fixture.view("A", "<color key=\"backgroundColor\" red=\"x\"/>")).background == nil)
  }

  @Test("layers' attributes round corners and draw edges, on the canvas too")
  func runtimeAttributes() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let look = try look(Fixture.view("A", attributes))
    #expect(look.cornerRadius == 8)
    #expect(look.borderWidth == 1.5)
  }

  @Test("a tint goes down to the views inside")
  func tint() throws {
    let outer = Fixture.view(
      "O",
      "<subviews>\(Fixture.view("A", tag: "button", attributes: "buttonType=\"system\""))</subviews><color key=\"tintColor\" systemColor=\"systemRedColor\"/>"
    )
    #expect(bytes(try #require(try look(outer).tint).light) == [255, 59, 48])
  }

  @Test("controls tell their state")
  func controls() throws {
    let toggle = try look(Fixture.view("A", tag: "switch", attributes: "on=\"YES\"")).control
    #expect(toggle == .toggle(isOn: true, onTint: nil, thumb: nil))
    let slider = try look(
      Fixture.view("A", tag: "slider", attributes: "value=\"30\" minValue=\"20\" maxValue=\"60\"")
    ).control
    #expect(slider == .slider(fraction: 0.25, minimum: nil, maximum: nil, thumb: nil))
    let endless = try look(
      Fixture.view("A", tag: "slider", attributes: "value=\"3\" minValue=\"6\" maxValue=\"6\"")
    ).control
    #expect(endless == .slider(fraction: 0, minimum: nil, maximum: nil, thumb: nil))
    let pages = try look(
      Fixture.view("A", tag: "pageControl", attributes: "numberOfPages=\"3\" currentPage=\"1\"")
    ).control
    #expect(pages == .pages(count: 3, current: 1, tint: nil, currentTint: nil))
  }

  @Test("images and colours come from the catalogues beside the document")
  func catalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ bytes: Data) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
    try write("App/Base.lproj/A.xib", Data())
    try write("App.xcodeproj/project.pbxproj", Data())
    let image = Data([0x89, 0x50, 0x4E, 0x47])
    try write("App/Assets.xcassets/Icon.imageset/icon@2x.png", image)
    try write(
      "App/Assets.xcassets/Icon.imageset/Contents.json",
      Data(
        #"{"images":[{"idiom":"universal","scale":"1x"},{"filename":"icon@2x.png","idiom":"universal","scale":"2x"}],"properties":{"template-rendering-intent":"template"}}"#
          .utf8))
    try write(
      "App/Assets.xcassets/Brand.colorset/Contents.json",
      Data(
        #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.000","alpha":"1.000"}}},{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"red":"0","green":"0","blue":"255","alpha":"1"}}}]}"#
          .utf8))
    // Below folders that provide a namespace, as Apple's asset catalog format reference has them.
    try write(
      "App/Assets.xcassets/Marks/Contents.json", Data(#"{"properties":{"provides-namespace":true}}"#.utf8))
    try write("App/Assets.xcassets/Marks/Seal.imageset/Contents.json", Data(#"{"images":[]}"#.utf8))
    try write(
      "App/Assets.xcassets/Marks/Ink.colorset/Contents.json",
      Data(#"{"colors":[{"color":{"components":{"red":"0","green":"128","blue":"255","alpha":"1"}}}]}"#.utf8))
    let projects = ProjectCatalogues()
    let assets = AssetCatalogues(
      around: folder.appendingPathComponent("App/Base.lproj/A.xib").path, in: projects)
    // Of damaged bytes no mask is made.
    #expect(assets.image("Icon", isTemplate: false)?.content == .bytes("data:image/png;base64,iVBORw=="))
    #expect(assets.image("Icon", isTemplate: false)?.isTemplate == true)
    #expect(assets.image("Other", isTemplate: false) == nil)
    let brand = try #require(assets.color("Brand"))
    #expect(bytes(brand.light) == [255, 128, 0])
    #expect(bytes(brand.dark) == [0, 0, 255])
    #expect(assets.image("Marks/Seal", isTemplate: false) != nil)
    #expect(bytes(try #require(assets.color("Marks/Ink")).light) == [0, 128, 255])
    // With more contrast; where the dark appearance has none of its own, it stays dark.
    func entry(_ values: [String], _ content: String) -> String {
      let appearances = values.map {
        #"{"appearance":"\#($0 == "high" ? "contrast" : "luminosity")","value":"\#($0)"}"#
      }
      return #"{"idiom":"universal","appearances":[\#(appearances.joined(separator: ","))],\#(content)}"#
        .replacingOccurrences(of: #""appearances":[],"#, with: "")
    }
    func blue(_ value: Int) -> String {
      #""color":{"components":{"red":"0","green":"0","blue":"\#(value)","alpha":"1"}}"#
    }
    let colors = [
      entry(["dark", "high"], blue(4)), entry([], blue(1)), entry(["high"], blue(3)),
      entry(["dark"], blue(2)),
    ]
    try write(
      "App/Other.xcassets/Four.colorset/Contents.json",
      Data(#"{"colors":[\#(colors.joined(separator: ","))]}"#.utf8))
    let files = [[], ["dark"], ["high"]].enumerated().map { entry($1, #""filename":"\#($0).png""#) }
    try write(
      "App/Other.xcassets/Sign.imageset/Contents.json",
      Data(#"{"images":[\#(files.joined(separator: ","))]}"#.utf8))
    for index in 0..<3 {
      try write("App/Other.xcassets/Sign.imageset/\(index).png", image + [UInt8(index)])
    }
    let contrasts = AssetCatalogues(
      around: folder.appendingPathComponent("App/Base.lproj/A.xib").path, in: ProjectCatalogues())
    let four = try #require(contrasts.color("Four"))
    let shown = [(false, false), (true, false), (false, true), (true, true)].map {
      bytes(four.components(isDark: $0.0, hasMoreContrast: $0.1))
    }
    #expect(shown == [[0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4]])
    #expect(
      bytes(try #require(contrasts.color("Brand")).components(isDark: true, hasMoreContrast: true)) == [
        0, 0, 255,
      ])
    let sign = try #require(contrasts.image("Sign", isTemplate: false))
    // 89 50 4E 47 and a byte of its own, in base64.
    #expect(sign.content == .bytes("data:image/png;base64,iVBORwA="))
    #expect(
      sign.variants == [
        ["dark"]: .bytes("data:image/png;base64,iVBORwE="),
        ["high"]: .bytes("data:image/png;base64,iVBORwI="),
      ])
    // Another document of the project does not look through its folders again.
    try write("App/B.xib", Data())
    try write("App/Assets.xcassets/Late.imageset/Contents.json", Data(#"{"images":[]}"#.utf8))
    let path = folder.appendingPathComponent("App/B.xib").path
    let others = AssetCatalogues(around: path, in: projects)
    #expect(others.image("Icon", isTemplate: false) != nil && others.image("Late", isTemplate: false) == nil)
    let late = AssetCatalogues(around: path, in: ProjectCatalogues()).image("Late", isTemplate: false)
    #expect(late?.reason == "its set holds no file")
  }
}
