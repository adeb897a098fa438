// Exceptions and spaces of visual formats in public reports (Documentation/Specification/reports.md).

import Foundation
import Testing

@testable import Plumbline

@Suite("Reports about visual formats") struct ReportedFormatTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let views: [String: UIView]

  init() {
    root.layoutEnvironment = .plain()
    let names = ["circle0", "circle1", "imageView", "titleLabel"]
    views = Dictionary(uniqueKeysWithValues: names.map { ($0, UIView()) })
    root.addSubview(views["circle0"]!)
    root.addSubview(views["circle1"]!)
  }

  /// The reason of the exception, as Apple's parser has it: the message, the format and a caret below the mistake.
  nonisolated struct Reason: Sendable {
    var source: String
    var format: String
    var reason: String
    var whiteSpace = NSLayoutConstraint.FormatWhiteSpace.allowed
  }

  nonisolated static let reasons = [
    Reason(
      source: "guilhermearaujo/GUITabPagerViewController #29, iOS 9", format: "H:|-165.000000-|",
      reason: "Unable to parse constraint format: \nExpected a view \nH:|-165.000000-| \n               ^"),
    Reason(
      source: "antiraum/THPinViewController #26, iOS 8.0", format: "H:|[circle0]- (padding)-[circle1]|",
      reason:
        "Unable to parse constraint format: \nExpected a number or key from the metrics dictionary, but encountered something "
        + "else \nH:|[circle0]- (padding)-[circle1]| \n             ^", whiteSpace: .rejected),
    Reason(
      source: "dzenbot/DZNEmptyDataSet #334, 2017", format: "V:|[imageView]-(11@750)-[titleLabel]|",
      reason:
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a "
        + "superview \nV:|[imageView]-(11@750)-[titleLabel]| \n                                     ^"),
    Reason(
      source: "polobymulberry/animated-tab-bar-Objective-C #3, 2017", format: "H:|[container0]|",
      reason:
        "Unable to parse constraint format: \ncontainer0 is not a key in the views dictionary. \nH:|[container0]| \n"
        + "              ^"),
  ]

  @Test("the reasons of exceptions, word for word", arguments: reasons)
  func reason(_ expected: Reason) {
    #expect {
      _ = try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: expected.format, metrics: ["padding": 8], views: views,
        whiteSpace: expected.whiteSpace)
    } throws: {
      // Only the first line and the format are in every report; where the caret stands is told by those that show it.
      "\($0)".hasPrefix(expected.reason.split(separator: "^")[0].trimmingCharacters(in: .whitespaces))
    }
  }

  /// rdar 13591245 (OS X 10.8): `[contentView]-[button]`, where contentView is the button's superview: "Theme … was unable to
  /// resolve symbolic constant", an assertion in `-[NSLayoutConstraint constant]`. With `|`, or a number, it is one.
  @Test("a standard space to the superview by its name is an exception")
  func superviewByName() throws {
    let (content, button) = (UIView(), UIView())
    content.layoutEnvironment = .plain()
    content.layoutEnvironment?.framework = .appKit
    content.addSubview(button)
    let views = ["contentView": content, "button": button]
    #expect {
      _ = try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: "[contentView]-[button]", views: views)
    } throws: { error in
      guard let error = error as? LayoutConstraintError else { return false }
      return error.description.contains(
        "was unable to resolve symbolic constant <NSLayoutConstraint: 0x".dropLast(3))
        && error.exceptionName == "NSInternalInconsistencyException"
    }
    #expect(throws: LayoutConstraintError.self) {
      _ = try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: "V:[button]-[contentView]", views: views)
    }
    _ = try NSLayoutConstraint.validatedConstraints(withVisualFormat: "|-[button]", views: views)
    _ = try NSLayoutConstraint.validatedConstraints(
      withVisualFormat: "[contentView]-(<=1)-[button]", views: views)
  }

  /// exchangetuts.com 1641061623518408 (Stack Overflow, iOS 6 or 7): a log with `V:|-(NSSpace(20))-[UILabel]` for
  /// `V:|-[label]`; since iOS 8 the lone hyphen leads to the margin.
  @Test("before iOS 8 the space to the superview is 20", arguments: [7, 8, 17])
  func spaceToSuperview(system: Int) throws {
    root.layoutEnvironment = .plain(system: system)
    let view = try #require(views["circle0"])
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = try NSLayoutConstraint.validatedConstraints(
      withVisualFormat: "V:|-[circle0(44)]", views: views)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.minY == (system < 8 ? 20 : 8))
    let text = constraints[0].description
    #expect(text.contains("V:|-(NSSpace(20))-[UIView:0x") == (system < 8))
  }

  /// johnpatrickmorgan/wtfautolayout #20 (iOS 14): `<_UISystemBaselineConstraint:0x…
  /// V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x…] (active, names: '|':ModuleName.ClassName:0x… )>`.
  @Test("the description of a system space from an edge")
  func systemSpace() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let space = label.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    space.isActive = true
    let text = space.description.replacing(/0x[0-9a-f]+/, with: "P")
    #expect(
      text
        == "<_UISystemBaselineConstraint:P V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:P]   (active, names: '|':UIView:P )>"
    )
  }
}
