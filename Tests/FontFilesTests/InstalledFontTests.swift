// Debian's font packages: what Apple's editor stored for them, and one font beside another of the same letters. With
// the trait `Fonts` only.

#if Fonts
  import Foundation
  import InterfaceBuilder
  import Plumbline
  import Testing
  import Typography

  @testable import FontFiles

  @Suite struct InstalledFontTests {
    @Test(
      "a label in Open Sans is stored as large as the font makes it: OEXMySettingsViewController.xib of edX",
      .enabled(
        if: Installed.has(Installed.openSans, Installed.corpus),
        "fonts-open-sans is not installed, or the corpus not beside the package (../shared)"))
    @MainActor func openSans() throws {
      let document = try InterfaceBuilderDocument(
        contentsOf: Installed.corpus + "/edx-edx-app-ios/OEXMySettingsViewController.xib")
      func label(_ fonts: FontCatalogue?) throws -> CGRect? {
        let scenes = document.scenes(for: SceneConfiguration(scene: "EgQ-CD-OaS", fonts: fonts))
        let scene = try #require(scenes.first)
        scene.rootView.layoutIfNeeded()
        return scene.views.first { $0.id == "EEh-gf-YWm" }?.view.frame
      }
      let stored = CGRect(x: 18, y: 4.5, width: 143, height: 20.5)
      #expect(try label(FontCatalogue(contentsOf: [Installed.openSans])) == stored)
      // Helvetica Neue, which stands in for it, makes another of it.
      #expect(try label(nil) != stored)
    }

    /// On the machine that saved the storyboard they were drawn in Helvetica Neue: "#25" in 24 points is 28 high, where
    /// Open Sans has lines of 32.7.
    @Test(
      "the labels in Open Sans of folding-cell's storyboards are stored as the stand-in makes them",
      .enabled(
        if: Installed.has(Installed.openSans, Installed.corpus),
        "fonts-open-sans is not installed, or the corpus not beside the package (../shared)"))
    @MainActor func standIn() throws {
      let document = try InterfaceBuilderDocument(
        contentsOf: Installed.corpus + "/Ramotion-folding-cell/98a3ca-Main.storyboard")
      func storedHeights(_ fonts: FontCatalogue?) -> Int {
        document.scenes(for: SceneConfiguration(fonts: fonts)).reduce(0) { count, scene in
          scene.rootView.layoutIfNeeded()
          return count
            + scene.views.count { $0.view is UILabel && $0.view.frame.height == $0.storedFrame?.height }
        }
      }
      let labels = document.scenes(for: .canvas).reduce(0) { $0 + $1.views.count { $0.view is UILabel } }
      try #require(labels > 0)
      #expect(storedHeights(nil) == labels)
      #expect(storedHeights(try FontCatalogue(contentsOf: [Installed.openSans])) < labels / 2)
    }

    /// hhea of Open Sans 1.10 as published: 2189, -600, no gap, of 2048.
    @Test(
      "Open Sans is as high as its table hhea says",
      .enabled(if: Installed.has(Installed.openSans), "fonts-open-sans is not installed"),
      arguments: [10, 15, 24] as [Double])
    func height(_ size: Double) throws {
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [Installed.openSans]))
      let metrics = measurer.metrics(of: FontDescription(family: .named("OpenSans"), pointSize: size))
      #expect(abs(metrics.lineHeight - size * 2789 / 2048) < 1e-4 && metrics.leading == 0)
    }

    @Test(
      "kerning and ligatures are the font's: figures of HarfBuzz's own hb-shape, in units of the font",
      .enabled(if: Installed.has(Installed.openSans), "fonts-open-sans is not installed"),
      arguments: [("Wi-fi only download", 0, 19511), ("Wi-fi", 0.5, 4481)] as [(String, Double, Double)])
    func shaping(_ text: String, _ kern: Double, _ units: Double) throws {
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [Installed.openSans]))
      let font = FontDescription(family: .named("OpenSans-Semibold"), pointSize: 20.48)
      let size = measurer.measure([TextRun(text, font: font, kern: kern)], within: TextLimits())
      #expect(abs(size.width - units / 100 - kern * Double(text.count)) < 1e-3)
    }

    @Test(
      "a named instance of a variable font is as wide as the font of that weight",
      .enabled(
        if: Installed.has(Installed.inter, Installed.variableInter),
        "fonts-inter and fonts-inter-variable are not installed"),
      arguments: ["Thin", "Medium", "SemiBold", "Bold", "Black"])
    func variable(_ style: String) throws {
      let one = FontFileMeasurer(try FontCatalogue(contentsOf: [Installed.inter]))
      let other = FontFileMeasurer(
        try FontCatalogue(contentsOf: [Installed.variableInter + "/Inter-roman.var.ttf"]))
      let font = FontDescription(family: .named("Inter-" + style), pointSize: 100)
      #expect(one.hasExactMetrics(for: font) && other.hasExactMetrics(for: font))
      let text = [TextRun("Hamburgefonstiv 0123456789", font: font)]
      let widths = [one, other].map { $0.measure(text, within: TextLimits()).width }
      // Each letter is rounded to the units of its own file.
      #expect(abs(widths[0] - widths[1]) < 26 * 0.1, "\(widths)")
      #expect(abs(one.metrics(of: font).lineHeight - other.metrics(of: font).lineHeight) < 0.1)
    }

    @Test(
      "a family in a weight is the nearest of its fonts, or that place of its axis",
      .enabled(
        if: Installed.has(Installed.inter, Installed.variableInter),
        "fonts-inter and fonts-inter-variable are not installed"))
    func family() throws {
      for folder in [Installed.inter, Installed.variableInter] {
        let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [folder]))
        func width(_ name: String, _ weight: FontDescription.Weight) -> Double {
          let font = FontDescription(family: .named(name), weight: weight, pointSize: 100)
          return measurer.measure([TextRun("Hamburg", font: font)], within: TextLimits()).width
        }
        #expect(width("Inter", .bold) == width("Inter-Bold", .regular))
        #expect(width("Inter", .bold) > width("Inter", .regular))
      }
    }

    /// Menlo was made of Bitstream Vera Sans Mono, as DejaVu's was, with its widths and heights.
    @Test(
      "DejaVu Sans Mono has the figures of Menlo, which documents store",
      .enabled(
        if: Installed.has(Installed.dejaVu + "/DejaVuSansMono.ttf"), "fonts-dejavu-mono is not installed"))
    func menlo() throws {
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [Installed.dejaVu]))
      let font = FontDescription(family: .named("DejaVuSansMono"), pointSize: 14)
      let menlo = FontDescription(family: .named("Menlo-Regular"), pointSize: 14)
      let text = "/bin/login -f root"
      let own = measurer.measure([TextRun(text, font: font)], within: TextLimits())
      let table = measurer.measure([TextRun(text, font: menlo)], within: TextLimits())
      #expect(abs(own.width - table.width) < 0.05 && abs(own.height - table.height) < 0.05)
    }
  }
#endif
