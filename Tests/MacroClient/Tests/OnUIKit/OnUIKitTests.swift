// A screen as applications write it: outlets, a guide, a margin that is a property, formats of rows and columns.

import Testing
import UIKit

final class SignInScreen: UIViewController {
  let heading = UILabel()
  var field: UITextField!
  let `default` = UIButton()
  private let middle = UILayoutGuide()
  var gap: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    field = UITextField()
    for item in [heading, field!, `default`] as [UIView] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    view.addLayoutGuide(middle)
    let low = UILayoutPriority.defaultLow
    NSLayoutConstraint.activate(
      [
        #visualFormat("H:|-20-[heading(100)]-gap-[field(>=100,==400@low)]-20-|", options: .alignAllTop),
        #visualFormat(
          "V:|-60-[heading(44)][middle(>=space)][default(heading)]-60-|", metrics: ["space": 8 + gap]),
        #visualFormat("V:[field(heading)]", self.field, heading),
        #visualFormat("H:|-[only]-|", views: ["only": `default`]),
      ].flatMap(\.self))
  }
}

@MainActor
@Suite("#visualFormat in UIKit")
struct OnUIKitTests {
  @Test("a screen is laid out by checked formats")
  func screen() {
    let screen = SignInScreen()
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.view.layoutIfNeeded()
    #expect(screen.heading.frame == CGRect(x: 20, y: 60, width: 100, height: 44))
    // 320 less 20 on both sides, the heading's 100 and the gap of 12.
    #expect(screen.field.frame == CGRect(x: 132, y: 60, width: 168, height: 44))
    #expect(screen.`default`.frame == CGRect(x: 16, y: 376, width: 288, height: 44))
  }

  @Test("a constraint knows the line of its format")
  func line() {
    let box = UIView()
    let site = #visualFormat("[box(5)]").first?.creationSite
    #expect(site?.line == UInt(#line - 1))
    #expect(site.map { "\($0.fileID)" } == #fileID)
  }
}
