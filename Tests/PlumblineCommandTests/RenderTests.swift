// `plumbline render`: file names, standard output, folders.

import Foundation
import Testing

@Suite("plumbline render")
struct RenderTests {
  @Test("render writes one picture a scene and configuration and prints their paths")
  func render() throws {
    let scratch = try Scratch()
    try scratch.write("My Login.xib", Documents.clean)
    let canvas = try Run(["render", "--out", "out/pictures", "My Login.xib"], in: scratch.folder)
    #expect(canvas.status == 0)
    #expect(canvas.output == "out/pictures/My-Login-roo-aa-001.svg\n")
    let picture = try String(
      contentsOfFile: scratch.path("out/pictures/My-Login-roo-aa-001.svg"), encoding: .utf8)
    #expect(
      picture.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("Card"))
    let devices = try Run(
      [
        "render", "--out", "out", "--device", "retina4_7", "--device", "iPad (9.7-inch)", "--direction",
        "rtl", "My Login.xib",
      ],
      in: scratch.folder)
    #expect(
      devices.output
        == "out/My-Login-roo-aa-001-retina4_7-rtl.svg\nout/My-Login-roo-aa-001-ipad9_7-rtl.svg\n")
  }

  @Test("render: documents of one name do not overwrite each other")
  func sameNames() throws {
    let scratch = try Scratch()
    try scratch.write("a/A.xib", Documents.clean)
    try scratch.write("b/A.xib", Documents.clean)
    let run = try Run(["render", "--out", "o", "a", "b"], in: scratch.folder)
    #expect(run.output == "o/A-roo-aa-001.svg\no/A-roo-aa-001-2.svg\n")
  }

  @Test("render --out - writes one scene to standard output, and no more than one")
  func renderToOutput() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let one = try Run(["render", "--out", "-", "A.xib"], in: scratch.folder)
    #expect(one.status == 0)
    #expect(one.output.hasSuffix("</svg>\n"))
    try scratch.write("B.xib", Documents.clean)
    let two = try Run(["render", "--out", "-", "A.xib", "B.xib"], in: scratch.folder)
    #expect(two.status == 2)
    #expect(
      two.complaints
        == "plumbline render: --out - writes one picture, and there are several. Choose one scene with --scene, "
        + "or give a folder. See 'plumbline render --help'.\n")
  }

  @Test("an image is taken in until a picture is of tens of megabytes; then its place is named")
  func imageAgainAndAgain() throws {
    let scratch = try Scratch()
    let views = (0..<60).map {
      "<imageView contentMode=\"scaleToFill\" image=\"big\" id=\"i\($0)\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"40\"/></imageView>"
    }
    try scratch.write("A.xib", Documents.xib(views: views.joined(), constraints: ""))
    try scratch.write(
      "A.xcassets/big.imageset/Contents.json",
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"big.png\"}]}")
    try scratch.write("A.xcodeproj/project.pbxproj", "")
    let file = scratch.path("A.xcassets/big.imageset/big.png")
    try (Data([0x89, 0x50, 0x4E, 0x47]) + Data(count: 900_000)).write(to: URL(fileURLWithPath: file))
    let run = try Run(["render", "--out", "-", "--show", "screen", "A.xib"], in: scratch.folder)
    // 900,004 bytes are 1,200,008 characters of base64, of which 28 are beyond 32 MB.
    #expect(run.output.components(separatedBy: "data:image/png").count - 1 == 28)
    #expect(
      run.output.components(separatedBy: "image big: the picture holds 32 MB of images already").count - 1
        == 32)
  }

  @Test("render: a folder that cannot be made is named")
  func unwritable() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let run = try Run(["render", "--out", "A.xib/pictures", "A.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("A.xib/pictures/A-roo-aa-001.svg: cannot be written"))
  }
}
