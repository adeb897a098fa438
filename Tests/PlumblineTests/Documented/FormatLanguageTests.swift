// As Apple's documentation says: what can be written in a visual format: distances, sizes, names and axes, and what it looks
// like.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: visual format language") struct FormatLanguageTests {
  private let formats = FormatStage()

  // MARK: Spaces

  @Test("-12- and the standard space between buttons (V41, E005)")
  func spaces() {
    let views = formats.views("button1", "button2")
    #expect(formats.made("[button1]-12-[button2]", views) == ["button2.leading == button1.trailing + 12"])
    #expect(formats.made("[button1]-[button2]", views) == ["button2.leading == button1.trailing + 8"])
    formats.stage.lay(["H:[button1(80)]-12-[button2(50)]-16-|"], views)
    #expect(formats.frame("button2", views)?.minX == 334 && formats.frame("button1", views)?.minX == 242)
  }

  @Test("a fixed distance, by number or by the name of a metric (V43)")
  func fixedDistance() {
    let views = formats.views("a", "b")
    #expect(formats.made("[a]-8-[b]", views) == ["b.leading == a.trailing + 8"])
    #expect(
      formats.made("[a]-spacing-[b]", views, metrics: ["spacing": 12]) == ["b.leading == a.trailing + 12"])
  }

  @Test("no connection means flush (E092)")
  func flush() {
    let views = formats.views("a", "b")
    formats.stage.lay(["H:|[a(100)][b]|"], views)
    #expect(
      formats.frame("a", views)?.maxX == 100 && formats.frame("b", views)?.minX == 100
        && formats.frame("b", views)?.width == 300)
  }

  @Test(
    "standard spaces are 8 between views; to the superview 20 on macOS, the margin on iOS (E088–E091)"
  )
  func standardSpaces() {
    let views = formats.views("a", "b")
    formats.stage.lay(["V:|-[a(20)]-[b(20)]"], views)
    #expect(formats.frame("a", views)?.minY == 8 && formats.frame("b", views)?.minY == 36)
    let classic = Stage(400, 300)
    var environment = classic.root.effectiveLayoutEnvironment
    environment.framework = .appKit
    classic.root.layoutEnvironment = environment
    let (c, d) = (classic.view(), classic.view())
    classic.lay(["V:|-[c(20)]-[d(20)]", "H:|-[c]-|"], ["c": c, "d": d])
    #expect(c.frame == rect(20, 20, 360, 20) && d.frame.minY == 48)
  }

  @Test("numeric spaces, fractions and negative ones in parentheses (E099, E100)")
  func numericSpaces() {
    let views = formats.views("a", "b", "c")
    formats.stage.lay(["H:|-30-[a]", "H:|-10.5-[b(50.5)]", "H:|-(-5)-[c(50)]"], views)
    #expect(
      formats.frame("a", views)?.minX == 30 && formats.frame("b", views)?.minX == 10.5
        && formats.frame("c", views)?.minX == -5)
    #expect(
      formats.mistake("[a]--5-[b]", views)
        == "Unable to parse constraint format: \nCannot tell if this - is a minus sign or an accidental extra bar in the "
        + "connection. Use parentheses around negative numbers. \n[a]--5-[b] \n    ^")
  }

  @Test("priorities on distances and sizes (E096, E037)")
  func priorities() {
    let narrow = Stage(375, 50)
    let (a, b) = (narrow.view(), narrow.view())
    narrow.lay(["H:|-(5@20)-[a(100)]-[b(100)]-|"], ["a": a, "b": b])
    #expect(a.frame.minX == 159 && b.frame.minX == 267)
    #expect(
      formats.made("[a(50@300)]-(>=5@low)-[b]", formats.views("a", "b"), metrics: ["low": 20]) == [
        "a.width == 50 @300", "b.leading >= a.trailing + 5 @20",
      ])
  }

  // MARK: Sizes

  @Test(
    "sizes: exact, at least, between (V46, E026–E028)",
    arguments: [
      ("[a(120)]", CGFloat(10), CGFloat(120)), ("[a(==120)]", 10, 120), ("[a(>=50)]", 10, 50),
      ("[a(>=50)]", 60, 60),
      ("[a(>=50,<=70)]", 10, 50), ("[a(>=50,<=70)]", 60, 60), ("[a(>=50,<=70)]", 1000, 70),
    ] as [(String, CGFloat, CGFloat)])
  func sizes(format: String, wanted: CGFloat, width: CGFloat) {
    let views = formats.views("a")
    formats.stage.lay([format, "[a(wanted@1)]"], metrics: ["wanted": wanted], views)
    #expect(formats.frame("a", views)?.width == width)
  }

  @Test("equal sizes, and views that flank a third (E093–E095)")
  func equalSizes() {
    let narrow = Stage(375, 50)
    let (v1, v2, v3) = (narrow.view(), narrow.view(), narrow.view())
    narrow.lay(["H:|-[v1(<=80)]-[v2]-[v3(v1)]-|"], ["v1": v1, "v2": v2, "v3": v3])
    withExtendedLifetime(inWindow(narrow.root)) { #expect(v2.hasAmbiguousLayout) }
    v1.widthAnchor.constraint(equalToConstant: 80).at(250).isActive = true
    narrow.root.layoutIfNeeded()
    #expect(v1.frame.minX == 8 && v1.frame.width == 80 && v2.frame.minX == 96 && v2.frame.width == 183)
    #expect(v3.frame.minX == 287 && v3.frame.width == 80)
    let pair = Stage(375, 50)
    let (a, b) = (pair.view(), pair.view())
    pair.lay(["H:|-[a(b)]-[b]-|"], ["a": a, "b": b])
    #expect(a.frame.width == 175.5 && b.frame.minX == 191.5)
  }

  @Test("of two widths that cannot both be, the higher priority wins (E037)")
  func competingWidths() {
    let narrow = Stage(320, 100)
    let (view1, view2) = (narrow.view(), narrow.view())
    narrow.lay(["H:|-[view1(==250@700)]-[view2(==250@701)]-|"], ["view1": view1, "view2": view2])
    #expect(view1.frame.minX == 8 && view1.frame.width == 46)
    #expect(view2.frame.minX == 62 && view2.frame.width == 250)
  }

  @Test("sizes and priorities by the names of metrics (V54)")
  func metricSizes() {
    #expect(
      formats.made(
        "H:[view(==width@priority)]", formats.views("view"), metrics: ["width": 40, "priority": 300]) == [
          "view.width == 40 @300"
        ])
  }

  @Test("multipliers cannot be written (V62)")
  func multipliers() {
    #expect(
      formats.mistake("H:|- [view1(==2*view2)]-[view2]-|", formats.views("view1", "view2"))
        == "Unable to parse constraint format: \nA predicate on a view's thickness must end with ')' and the view must "
        + "end with ']' \nH:|- [view1(==2*view2)]-[view2]-| \n               ^")
  }

  @Test("an aspect ratio needs an explicit constraint (E015)")
  func aspectRatio() {
    let imageView = formats.stage.view()
    #expect(
      formats.mistake("[i(==2*i)]", ["i": imageView]).contains(
        "A predicate on a view's thickness must end with ')'"))
    formats.stage.lay([.item(imageView, .width, .equal, imageView, .height, multiplier: 2)])
    formats.stage.lay(["V:|-10-[i(60)]", "H:|[i]"], ["i": imageView])
    #expect(imageView.frame == rect(0, 10, 120, 60))
  }

  // MARK: Names, axes, the superview

  @Test("views are named after their variables; a name with a dot cannot be used (V08)")
  func bindings() {
    let (button1, button2) = (formats.stage.view(), formats.stage.view())
    let views = NSDictionaryOfVariableBindings(button1: button1, button2: button2)
    #expect(formats.made("[button1]-[button2]", views) == ["button2.leading == button1.trailing + 8"])
    #expect(
      formats.mistake("[self.button1]-5-|", ["self.button1": button1])
        == "Unable to parse constraint format: \nself is not a key in the views dictionary. \n[self.button1]-5-| \n     ^"
    )
  }

  @Test("the axis is horizontal unless the format says V: (E086)")
  func axes() {
    let views = formats.views("a")
    #expect(formats.made("|[a]|", views) == formats.made("H:|[a]|", views))
    #expect(formats.made("V:|[a]|", views) == ["a.top == |.top", "|.bottom == a.bottom"])
    formats.stage.lay(["|[a]|", "V:[a(10)]"], views)
    #expect(formats.frame("a", views) == rect(0, 0, 400, 10))
  }

  @Test(
    "the order of views is the order of layout, from right to left in such languages (E082)",
    arguments: [
      (NSLayoutConstraint.FormatOptions(), CGFloat(340), CGFloat(272)), (.directionLeftToRight, 10, 68),
    ])
  func readingOrder(option: NSLayoutConstraint.FormatOptions, a: CGFloat, b: CGFloat) {
    formats.stage.root.semanticContentAttribute = .forceRightToLeft
    let views = formats.views("a", "b")
    formats.stage.lay(["H:|-10-[a(50)]-[b(60)]"], options: option, views)
    #expect(formats.frame("a", views)?.minX == a && formats.frame("b", views)?.minX == b)
  }

  @Test("the superview needs no name (E086–E088)")
  func superview() {
    let views = formats.views("v1", "v2", "v3", "v4")
    formats.stage.lay(["V:|-[v1(20)]-[v2(20)]-[v3(20)]-[v4(20)]"], views)
    #expect(["v1", "v2", "v3", "v4"].map { formats.frame($0, views)?.minY } == [8, 36, 64, 92])
    let below = formats.views("a")
    formats.stage.lay(["V:[a(30)]-8-|"], below)
    #expect(formats.frame("a", below)?.minY == 262)
    #expect(
      formats.mistake("|[lone]|", ["lone": UIView()])
        == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have "
        + "a superview \n|[lone]| \n       ^")
  }

  @Test("a view without a size takes what the others leave (E103)")
  func stretching() {
    let wide = Stage(375, 667)
    let (background, g1, g2) = (wide.view(), wide.view(), wide.view())
    wide.lay(["H:|[bg][g1(40)][g2(40)]|", "V:|[bg]|"], ["bg": background, "g1": g1, "g2": g2])
    #expect(background.frame == rect(0, 0, 295, 667) && g1.frame.minX == 295 && g2.frame.minX == 335)
  }

  @Test("the blue and red views, with an alignment that one view cannot have (E022)")
  func blueAndRed() {
    let phone = Stage(375, 667)
    let (blueView, redView) = (phone.view(), phone.view())
    let views = NSDictionaryOfVariableBindings(blueView: blueView, redView: redView)
    phone.lay(["H:|-20-[blueView]-20-|"], options: .alignAllLeft, views)
    phone.lay(["V:|-20-[blueView(50)]-20-[redView(==blueView)]"], options: .alignAllTrailing, views)
    phone.lay([.item(redView, .width, .equal, blueView, .width, multiplier: 0.5)])
    #expect(blueView.frame == rect(20, 20, 335, 50) && redView.frame == rect(187.5, 90, 167.5, 50))
  }

  @Test(
    "formats printed with a space after the hyphen are read as they are meant (V60, V61)",
    arguments: [
      ("H:|- [view1(view2)]-[view2]-|", "H:|-[view1(view2)]-[view2]-|", 4),
      ("H:|-[view1(==250@700)]- [view2(==250@701)]-|", "H:|-[view1(==250@700)]-[view2(==250@701)]-|", 23),
    ])
  func spacesAfterHyphens(printed: String, meant: String, caret: Int) {
    let views = formats.views("view1", "view2")
    #expect(formats.made(printed, views) == formats.made(meant, views))
    #expect(
      formats.mistake(printed, views, whiteSpace: .rejected)
        == "Unable to parse constraint format: \nExpected a number or key from the metrics dictionary, but encountered "
        + "something else \n\(printed) \n\(String(repeating: " ", count: caret))^")
  }
}
