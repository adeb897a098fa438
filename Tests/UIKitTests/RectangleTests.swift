// Rectangles that controls answer, what views carry beside layout, and insets in archives.

import Testing
import UIKit

@Suite struct RectangleTests {
  @Test func aFieldsViewsLieAtItsEnds() {
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field.borderRect(forBounds: bounds) == bounds)
    #expect(field.leftViewRect(forBounds: bounds) == .zero)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(bounds.contains(field.clearButtonRect(forBounds: bounds)))
    // Apple's pages of both: the drawing rectangle remains unchanged in a right-to-left user interface.
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).minX == 0)
    #expect(field.rightViewRect(forBounds: bounds).minX == 170)
  }

  // SkyFloatingLabelTextField 4.0.0 moves both rectangles by its title; its test
  // test_whenInvokingEditingRectForBounds_thenReturnsRectThatSubtractsTitleHeightAndSelectedLineHeight counts the title once.
  @Test func textThatIsEditedDoesNotFollowAnOverriddenRectangle() {
    final class Titled: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 20) }
    }
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(Titled().editingRect(forBounds: bounds) == bounds)
    #expect(Titled().placeholderRect(forBounds: bounds).height == 20)
  }

  @Test func aThumbStaysWithinTheTrack() {
    let slider = UISlider()
    let track = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 104, height: 30))
    // The track ends where the slider aligns: 2 points inside (spec 05).
    #expect(track.minX == 2)
    #expect(track.maxX == 102)
    let thumbs = [0, 0.5, 1, 7].map {
      slider.thumbRect(forBounds: .zero, trackRect: track, value: Float($0))
    }
    #expect(thumbs[0].minX == 2)
    #expect(thumbs[1].midX == 52)
    #expect(thumbs[2].maxX == 102)
    #expect(thumbs[3] == thumbs[2])
  }

  @Test func indentedTextMovesByStepsOfItsWidth() {
    final class Rows: UITableViewController {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        cell
      }
    }
    let rows = Rows(style: .plain)
    rows.cell.textLabel?.text = "Row"
    rows.loadViewIfNeeded()
    rows.view.layoutIfNeeded()
    let before = rows.cell.textLabel?.frame.minX ?? 0
    rows.cell.indentationLevel = 2
    rows.view.layoutIfNeeded()
    // Apple's default step is 10 points.
    #expect(rows.cell.textLabel?.frame.minX == before + 20)
    rows.cell.indentationWidth = 15
    rows.view.layoutIfNeeded()
    #expect(rows.cell.textLabel?.frame.minX == before + 30)
  }

  @Test func aViewOverridesTheStyleBelowIt() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    view.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle != .dark)
  }

  @Test func theTransformInSpaceIsThatOfThePlane() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CATransform3DIsIdentity(UIView().transform3D))
  }

  @Test func insetsAreFourNumbers() throws {
    let sides = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(sides)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == sides)
    #expect(
      try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UIEdgeInsets.self, from: Data("[1,2]".utf8))
    }
  }
}
