// What kits of extensions and libraries of controls ask beside layout: copies of outlines, fonts of files, bars' items, the
// application by its name. Expectations are those of Apple's documentation of the names.

import CoreText
import Foundation
import Testing
import UIKit

@MainActor
@Suite("What kits and controls ask")
struct KitIdiomTests {
  // MARK: Outlines

  @Test("an outline's copies have their types, and changing one leaves the other")
  func outlineCopies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 20))
    let fill = path.mutableCopy()
    fill?.addLine(to: CGPoint(x: 0, y: 40))
    fill?.closeSubpath()
    #expect(fill?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 40))
    let fixed = try #require(path.copy())
    #expect(fixed.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(fixed == path)
  }

  @Test("a path comes out of an archive, and out of a copy, as it went in")
  func archivedPath() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 0, y: 70))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    let copy = try #require(path.copy() as? UIBezierPath)
    for other in [read, copy] {
      #expect(other.cgPath == path.cgPath)
      #expect(other.lineWidth == 3 && other.lineCapStyle == .round && other.usesEvenOddFillRule)
    }
    copy.move(to: .zero)
    #expect(copy.cgPath != path.cgPath)
  }

  // MARK: Fonts

  @Test("a file that is no font is refused with Apple's numbers")
  func fontFiles() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("plumbline-\(UUID().uuidString).ttf")
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(CGDataProvider(url: file as CFURL).flatMap { CGFont($0) } == nil)
    try Data([0, 1, 0, 0, 0, 0]).write(to: file)
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
  }

  @Test("units of UTF-16 are the glyphs of a font, which have no outlines")
  func glyphs() {
    let font = CTFontCreateWithName("Helvetica" as NSString, 12, nil)
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    #expect(CTFontGetGlyphsForCharacters(font, [65, 66], &glyphs, 2))
    #expect(glyphs == [65, 66] && CTFontCreatePathForGlyph(font, glyphs[0], nil) == nil)
  }

  @Test("a text that is measured with a context tells it its box")
  func measuredBox() {
    let context = NSStringDrawingContext()
    let box = NSAttributedString(string: "Text").boundingRect(
      with: CGSize(width: 100, height: 100), options: [], context: context)
    #expect(context.totalBounds == box && box.width > 0)
  }

  // MARK: Bars, cells, the application

  private final class CountingBar: UITabBar {
    var sets = 0
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      super.setItems(items, animated: animated)
      sets += 1
    }
  }

  @Test("a subclass of a tab bar is told of items, and of the user who arranges them")
  func tabBar() {
    let bar = CountingBar()
    let item = UITabBarItem(title: "A", image: nil, tag: 3)
    bar.setItems([item], animated: true)
    #expect(bar.sets == 1 && bar.items == [item])
    bar.beginCustomizingItems([item])
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false) && !bar.isCustomizing)
  }

  private final class SwipeCell: UITableViewCell {
    lazy var pan: UIPanGestureRecognizer = {
      let gesture = UIPanGestureRecognizer(target: nil, action: nil)
      gesture.delegate = self
      return gesture
    }()
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }
  }

  @Test("a cell is the delegate of its own gestures")
  func cellAsDelegate() {
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    let delegate = cell.pan.delegate
    let tap = UITapGestureRecognizer()
    #expect(delegate?.gestureRecognizer(cell.pan, shouldRecognizeSimultaneouslyWith: tap) == true)
    #expect(delegate?.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: cell.pan) == false)
  }

  @Test("the class of the application answers for the name of its object, and for nothing else")
  func applicationByName() {
    let application = UIApplication.value(forKeyPath: "shared") as? UIApplication
    #expect(application === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === application)
    #expect(UIApplication.value(forKey: "delegate") == nil)
  }

  @Test("a responder may have a controller of its keyboard")
  func inputController() {
    let field = Field()
    #expect((field as UIResponder).inputViewController === field.keyboard)
    #expect(field.inputAccessoryViewController == nil)
  }

  @Test("a run loop's mode while a finger scrolls has Apple's name")
  func trackingMode() { #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode") }

  @Test("no class is listed, and a method is known where its object responds")
  func runtime() {
    #expect(objc_getClassList(nil, 0) == 0)
    var count: UInt32 = 3
    #expect(objc_copyClassList(&count) == nil && count == 0)
    #expect(UIView().method(for: Selector(("nothing:"))) == nil)
  }
}
