// Titles of buttons that are too narrow (Documentation/Specification/reports.md).

import Foundation
import Testing

@testable import Plumbline

@Suite("Reports about buttons") struct ReportedButtonTests {
  /// 7.5 a character at 15 points, 8.5 at 17, 9 at 18.
  nonisolated static let title = String(repeating: "m", count: 30)

  func button(_ type: UIButton.ButtonType, configuration: UIButton.Configuration? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.configuration = configuration
    button.setTitle(Self.title, for: .normal)
    button.layoutEnvironment = .plain()
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.layoutIfNeeded()
    return button
  }

  /// Apple on `contentRect(forBounds:)` and `titleRect(forContentRect:)`: "the rectangle in which the receiver draws its
  /// title", within the content rectangle; titles are truncated in the middle by default.
  @Test(
    "a title that is too wide lies in the content rectangle, whatever the alignment", arguments: [0, 1, 2, 3])
  func wideTitle(alignment: Int) {
    for type in [UIButton.ButtonType.system, .custom] {
      let button = button(type)
      button.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(rawValue: alignment)!
      button.layoutIfNeeded()
      let rect = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
      #expect(rect.minX == 0 && rect.width == 120)
    }
    let configured = button(.system, configuration: .plain())
    configured.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(rawValue: alignment)!
    // A plain configuration has 12 at each side.
    let rect = configured.titleRect(forContentRect: configured.contentRect(forBounds: configured.bounds))
    #expect(rect.minX == 12 && rect.width == 96)
  }

  @Test("beside an image the title has what the image leaves")
  func image() {
    let button = button(.system)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.layoutIfNeeded()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: content) == CGRect(x: 0, y: 12, width: 20, height: 20))
    let title = button.titleRect(forContentRect: content)
    #expect(title.minX == 20 && title.width == 100)
  }

  /// Apple on `titleEdgeInsets`: "positive inset values may actually clip the title text", as the button does not grow for them. The
  /// same number on the other side with the opposite sign keeps the width.
  @Test("an inset of the title alone truncates it, one with its opposite moves it")
  func titleInset() {
    let button = button(.system)
    button.setTitle("Resume", for: .normal)
    // As wide as its content: 45 and an image of 20.
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame.size.width = 65
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.titleRect(forContentRect: content).minX == 30)
    #expect(button.titleRect(forContentRect: content).width == 35)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    #expect(button.titleRect(forContentRect: content).minX == 30)
    #expect(button.titleRect(forContentRect: content).width == 45)
  }

  /// cnblogs.com/iOS-kk 5207272 (2016): a title in the middle moves by half of the difference of two opposite insets.
  @Test(
    "insets move a title in the middle by half of their difference",
    arguments: [(10, 0, 5), (0, 10, -5), (4, -6, 5)])
  func halfInsets(top: CGFloat, bottom: CGFloat, shift: CGFloat) {
    let button = button(.system)
    button.setTitle("Resume", for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let before = button.titleRect(forContentRect: content)
    button.titleEdgeInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    #expect(button.titleRect(forContentRect: content).minY - before.minY == shift)
  }

  @Test("the label of the title has its frame when it is first asked for after a layout")
  func label() {
    for button in [button(.system), button(.custom), button(.system, configuration: .filled())] {
      let content = button.contentRect(forBounds: button.bounds)
      #expect(button.titleLabel?.frame == button.titleRect(forContentRect: content))
      #expect(button.titleLabel?.frame.isEmpty == false)
    }
  }
}
