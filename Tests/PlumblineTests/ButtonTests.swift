// Buttons with and without a configuration: sizes that documents store (figures with counts at UIButton.swift).

import Foundation
import Testing
import Typography

@testable import Plumbline

@Suite("Buttons")
struct ButtonTests {
  func button(_ type: UIButton.ButtonType = .system, title: String? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.layoutEnvironment = .plain()
    button.title = title
    return button
  }

  @Test("a title is rounded up to points and has 6 above and below")
  func titles() {
    // 15 points: 7.5 a character, lines of 18.
    #expect(button(title: "Resume").intrinsicContentSize == CGSize(width: 45, height: 30))
    #expect(button(title: "Again").intrinsicContentSize == CGSize(width: 38, height: 30))
    #expect(button(.custom, title: "Resume").intrinsicContentSize == CGSize(width: 54, height: 34))
  }

  @Test("a button is at least 30 wide")
  func leastWidth() {
    #expect(button(title: "OK").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button().intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("insets of its own replace the margins; insets of the parts move only")
  func insets() {
    let button = button(title: "Resume")
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: 65, height: 38))
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(button.intrinsicContentSize == CGSize(width: 65, height: 38))
  }

  @Test("an image alone is the size, beside a title it adds to the width")
  func images() {
    let button = button()
    button.image = UIImage(size: CGSize(width: 22, height: 21))
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 21))
    button.title = "Resume"
    #expect(button.intrinsicContentSize == CGSize(width: 67, height: 21))
    button.image = UIImage(size: CGSize(width: 22, height: 50))
    #expect(button.intrinsicContentSize == CGSize(width: 67, height: 50))
  }

  // Corpus: PostTableViewCell.xib djC-pP-3Mo, FavoriteHomeCell.xib h1L-Cf-oUY, Settings.storyboard of GitHawk 6O9-UD-6n2.
  @Test(
    "an image and a title together have no margins above and below",
    arguments: [(18.0, 24.0, 24.0), (18, 28, 28), (14, 14, 17)])
  func imagesBesideTitles(points: CGFloat, image: CGFloat, height: CGFloat) {
    let button = button(.custom, title: "Button")
    button.font = .systemFont(ofSize: points)
    button.image = UIImage(size: CGSize(width: image, height: image))
    #expect(button.intrinsicContentSize.height == height)
  }

  // Corpus: Koloda's Main.storyboard, 22 points high with images of 21 (Un4-e1-II6); Main-20.storyboard of
  // Swift-30-Projects, 22 with one of 14 (OZf-sn-tU9); EntryFieldViewerVC.storyboard, 16 and two insets of 8 for Footnote.
  @Test("an image alone has the room of a line of the font")
  func smallImages() {
    let button = button(.custom)
    button.image = UIImage(size: CGSize(width: 21, height: 21))
    #expect(button.intrinsicContentSize == CGSize(width: 21, height: 22))
    button.font = .systemFont(ofSize: 13)
    button.image = UIImage(size: CGSize(width: 18, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 32))
  }

  // Corpus: CodeScannerViewController.xib uYb-k2-4wm and PasswordGeneratorVC.storyboard csj-ay-16c, both 34 points high.
  @Test("a symbol counts as high as it aligns in a configuration")
  func symbolInConfiguration() {
    let button = button()
    button.configuration = .plain()
    for canvas in [CGSize(width: 128, height: 93), CGSize(width: 116, height: 128)] {
      button.configuration?.image = UIImage(symbolCanvas: canvas)
      #expect(button.intrinsicContentSize.height == 34)
    }
  }

  @Test("a plain configuration has 7 above and below, 12 at the sides")
  func configurations() {
    let button = button()
    button.configuration = .plain()
    button.layoutEnvironment?.fitsTextToPoints = true
    // 17 points: 8.5 a character, lines of 20.4; the size's own font is rounded up to points.
    button.configuration?.title = "abc"
    #expect(button.intrinsicContentSize == CGSize(width: 26 + 24, height: 21 + 14))
    button.configuration?.titleFont = .systemFont(ofSize: 17)
    #expect(button.intrinsicContentSize == CGSize(width: 25.5 + 24, height: 20.5 + 14))
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 25.5 + 6, height: 20.5 + 4))
  }

  @Test("an image in a configuration lies beside or above the title, with its padding")
  func configuredImages() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "ab"
    configuration.image = UIImage(size: CGSize(width: 30, height: 30))
    configuration.imagePadding = 5
    let button = button()
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 17 + 5 + 30 + 24, height: 30 + 14))
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize == CGSize(width: 30 + 24, height: 20.5 + 5 + 30 + 14))
  }

  @Test("the round symbols are 22 points until iOS 12, 25x24 since")
  func symbols() {
    let button = button(.detailDisclosure)
    #expect(button.intrinsicContentSize == CGSize(width: 25, height: 24))
    button.layoutEnvironment = .plain(system: 12)
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  // Corpus: PricingPlanPickerVC.storyboard (21678, 3 pixels a point), Main.storyboard of Delta (23506), and of IVPN (23506), whose
  // buttons with a plain configuration are 50 by 34. 22 up to Xcode 12 and 26 at 2 pixels: documents that are not in the corpus.
  @Test("on the canvas symbols of the button's type have the editor's sizes")
  func symbolsOnCanvas() {
    let sizes: [(UIButton.ButtonType, Int, CGFloat, CGSize)] = [
      (.contactAdd, 14, 2, CGSize(width: 22, height: 22)), (.infoLight, 16, 2, CGSize(width: 26, height: 26)),
      (.infoLight, 16, 3, CGSize(width: 77.0 / 3, height: 77.0 / 3)),
      (.close, 18, 2, CGSize(width: 22, height: 21)),
    ]
    for (type, system, scale, size) in sizes {
      let button = button(type)
      button.layoutEnvironment = .plain(system: system)
      button.layoutEnvironment?.isEditorCanvas = true
      button.layoutEnvironment?.displayScale = scale
      #expect(button.intrinsicContentSize == size)
    }
    let configured = button(.detailDisclosure)
    configured.layoutEnvironment = .plain(system: 18)
    configured.layoutEnvironment?.isEditorCanvas = true
    configured.configuration = .plain()
    #expect(configured.intrinsicContentSize == CGSize(width: 50, height: 34))
  }

  // MARK: What a configuration leaves open

  @Test("an action's title and image become the configuration's (Apple, init(configuration:primaryAction:))")
  func actionOfConfiguration() {
    let image = UIImage(size: CGSize(width: 20, height: 20))
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Save", image: image) { _ in })
    button.layoutEnvironment = .plain()
    #expect(button.configuration?.title == "Save")
    #expect(button.configuration?.image == image)
    // 17 points: 8.5 a character; 12 at each side; 20 of the image.
    #expect(button.intrinsicContentSize.width == 78)
  }

  @Test("a configuration can be combined with setTitle and setImage (Apple, UIButton.Configuration)")
  func titleBesideConfiguration() {
    let button = UIButton(configuration: .filled())
    button.layoutEnvironment = .plain()
    button.setTitle("Save", for: .normal)
    #expect(button.intrinsicContentSize.width == 58)
    #expect(button.configuration?.title == nil)
    #expect(button.titleLabel?.text == "Save")
    #expect(button.titleLabel?.font.pointSize == 17)
    button.configuration?.title = "OK"
    #expect(button.intrinsicContentSize.width == 41)
  }

  @Test("a new configuration is updated before the first layout, and an update does not call itself")
  func updates() {
    final class Toggle: UIButton {
      var count = 0
      override func updateConfiguration() {
        count += 1
        configuration?.title = isSelected ? "On" : "Off"
        setNeedsUpdateConfiguration()
      }
    }
    let button = Toggle(configuration: .plain())
    button.layoutEnvironment = .plain()
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Off")
    #expect(button.count == 1)
    button.isSelected = true
    #expect(button.configuration?.title == "On")
    #expect(button.count == 2)
  }

  @Test("insets of the title shrink its room, then the alignment holds")
  func titleInsets() {
    let button = button(.custom, title: "Resume")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let content = button.contentRect(forBounds: button.bounds)
    button.contentHorizontalAlignment = .left
    #expect(button.titleRect(forContentRect: content).minX == 10)
    button.contentHorizontalAlignment = .right
    #expect(button.titleRect(forContentRect: content).maxX == 200)
    // In the middle of what is left: (10 + 200 - 54) / 2.
    button.contentHorizontalAlignment = .center
    #expect(button.titleRect(forContentRect: content).minX == 78)
  }
}
