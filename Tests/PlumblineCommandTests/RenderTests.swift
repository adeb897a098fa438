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

  @Test("render: a folder that cannot be made is named")
  func unwritable() throws {
    let scratch = try Scratch()
    try scratch.write("A.xib", Documents.clean)
    let run = try Run(["render", "--out", "A.xib/pictures", "A.xib"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("A.xib/pictures/A-roo-aa-001.svg: cannot be written"))
  }
}
