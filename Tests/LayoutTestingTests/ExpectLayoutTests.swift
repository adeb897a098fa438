// Expectations of layouts: they pass where nothing is wrong, and fail at the line that is to blame.

import Foundation
import LayoutReport
import LayoutTesting
import Plumbline
import Testing

@Suite("Expecting layouts")
struct ExpectLayoutTests {
  @Test("a view without mistakes passes on all phones, from right to left, at large texts")
  func passes() {
    expectLayout(
      of: Banner(), in: .devices(.phones), languages: ["en", "ar", "double"],
      contentSizes: [.large, .accessibilityExtraExtraExtraLarge])
  }

  @Test("constraints that exclude each other fail at the line of the one that has no effect")
  func conflict() {
    let banner = Banner(hasConflict: true)
    let lines = [banner.iconWidthLine, banner.conflictLine]
    withKnownIssue {
      expectLayout(of: banner, in: .devices("iPhone 15", "iPhone SE (3rd generation)"))
    } matching: { issue in
      guard let location = issue.sourceLocation else { return false }
      return location.fileName == "Banner.swift"
        && lines.contains(location.line)
        && issue.comments.contains {
          $0.rawValue.contains("conflict") && $0.rawValue.contains("Banner.swift:")
        }
    }
  }

  @Test("an open place fails, with the view's name")
  func open() {
    withKnownIssue {
      expectLayout(of: Banner(isOpen: true), in: .widths(320))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("ambiguous") && $0.rawValue.contains("'title'") }
    }
  }

  @Test("a text that is cut off fails, in a label of the program's own class too")
  func cut() {
    final class Row: UIView {
      final class Caption: UILabel {}
      let caption = Caption()
      init() {
        super.init(frame: .zero)
        caption.translatesAutoresizingMaskIntoConstraints = false
        caption.text = "Name of the account"
        addSubview(caption)
        NSLayoutConstraint.activate([
          caption.topAnchor.constraint(equalTo: topAnchor),
          caption.bottomAnchor.constraint(equalTo: bottomAnchor),
          caption.leadingAnchor.constraint(equalTo: leadingAnchor),
          caption.widthAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    withKnownIssue {
      expectLayout(of: Row(), in: .widths(320))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("clipped") && $0.rawValue.contains("“Name of the account” needs")
          && $0.rawValue.contains("and has 60")
      }
    }
  }

  @Test("what is shown for a case, the view can ask")
  func currentCase() {
    var seen: [String] = []
    func make() -> UIView {
      seen.append("\(LayoutCase.current?.room ?? "") \(LayoutCase.current?.language ?? "")")
      return Banner()
    }
    expectLayout(of: make(), in: .widths(320), languages: ["de", "ar"])
    #expect(seen == ["320 points wide de", "320 points wide ar"])
  }

  /// Apple's page of `preferredFont(forTextStyle:)`: the font has the size that the user chose; body has 17 points at the
  /// usual size and 53 at the largest (Human Interface Guidelines, Typography).
  @Test("a view that is made for a case finds the user's text size, the device's screen and its size classes")
  func surroundings() {
    var seen: [String] = []
    func make() -> UIView {
      let traits = UITraitCollection.current
      seen.append(
        "\(Int(UIFont.preferredFont(forTextStyle: .body).pointSize)) \(Int(UIScreen.main.bounds.width)) "
          + (traits.horizontalSizeClass == .regular ? "regular" : "compact"))
      return Banner()
    }
    expectLayout(
      of: make(), in: .devices("iPhone 15", "iPad mini (6th generation)"),
      contentSizes: [.large, .accessibilityExtraExtraExtraLarge])
    #expect(seen == ["17 393 compact", "53 393 compact", "17 744 regular", "53 744 regular"])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    seen = []
    expectLayout(of: make(), in: .devices("iPhone 15").inBothOrientations)
    #expect(seen == ["17 393 compact", "17 852 compact"])
  }

  /// Documents of a language are those of Examples/Notes, which tests them in three.
  @Test(
    "documents that a case makes are shown in its language; a pseudolanguage changes texts of the program's own"
  )
  func documentLanguage() {
    var seen: [String?] = []
    func make() -> UIView {
      seen.append(DocumentLanguage.current)
      return Banner()
    }
    expectLayout(of: make(), in: .widths(320), languages: ["de", "ar", "double"])
    expectLayout(of: make(), in: .widths(320))
    DocumentLanguage.$current.withValue("fr") {
      expectLayout(of: make(), in: .widths(320), languages: ["de", "double"])
    }
    #expect(seen == ["de", "ar", nil, nil, "de", "fr"])
    #expect(DocumentLanguage.current == nil)
  }

  @Test("views on each other are found where a test asks for it")
  func rules() {
    // A text at each end, and no constraint between them.
    final class Row: UIView {
      let name = UILabel()
      let place = UILabel()
      init() {
        super.init(frame: .zero)
        (name.text, place.text) = ("Name of the account", "Account")
        for label in [name, place] {
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          label.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        }
        name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        place.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    expectLayout(of: Row(), in: .widths(200))
    withKnownIssue {
      expectLayout(of: Row(), in: .widths(200), rules: Finding.Kind.onByDefault.union([.overlap]))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("overlap") && $0.rawValue.contains("'place'") && $0.rawValue.contains("'name'")
      }
    }
    expectLayout(of: Row(), in: .widths(320), rules: [.overlap])
    // Nor is anything else looked for where a test asks for one rule.
    expectLayout(of: Banner(isOpen: true), in: .widths(320), rules: [.overlap])
  }

  @Test("texts of a view that is used again are as they were")
  func textsAreRestored() {
    let banner = Banner()
    expectLayout(of: banner, in: .widths(320), languages: ["accented"])
    #expect(banner.title.text == "A title")
    #expect(banner.superview == nil)
  }

  @Test("a controller's view fills the screens")
  func controllers() {
    final class Controller: UIViewController {
      var sizes: [CGSize] = []
      override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
    }
    let controller = Controller()
    expectLayout(of: controller, in: .devices("iPhone 15").inBothOrientations)
    // Interface Builder's canvas of an iPhone 15 is 393 x 852 points (spec 10 §2).
    #expect(controller.sizes.first == CGSize(width: 393, height: 852))
    #expect(controller.sizes.last == CGSize(width: 852, height: 393))
  }
}

@Suite("Expecting frames")
struct ExpectFrameTests {
  private func laidOutBanner() -> Banner {
    let banner = Banner()
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    banner.layoutIfNeeded()
    return banner
  }

  @Test("the frame that is there passes")
  func passes() {
    expectFrame(of: laidOutBanner().icon, equals: CGRect(x: 16, y: 16, width: 24, height: 24))
  }

  @Test("another frame fails with the numbers that differ, and the lines that decide them")
  func fails() {
    let banner = laidOutBanner()
    let line = banner.iconWidthLine
    withKnownIssue {
      expectFrame(of: banner.icon, equals: CGRect(x: 16, y: 16, width: 30, height: 24))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("The frame is 24 x 24 at 16, 16, not 30 x 24 at 16, 16.")
          && $0.rawValue.contains("width = 24") && !$0.rawValue.contains("height = 24")
          && $0.rawValue.contains("Banner.swift:\(line)")
      } && issue.sourceLocation?.fileName == "ExpectLayoutTests.swift"
    }
  }

  @Test("a comment says why a frame is what it is")
  func comment() {
    let banner = laidOutBanner()
    #expect(banner.icon.frame.width == 24, whyFrame(of: banner.icon))
    let line = banner.iconWidthLine
    #expect(explainedFrame(of: banner.icon).contains("Banner.swift:\(line)"))
  }
}
