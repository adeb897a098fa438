// What counts in frameworks without their services: pages, strokes, words, matrices, units, states, items of extensions.

import Foundation
import GameplayKit
import HealthKit
import ImageIO
import NaturalLanguage
import PDFKit
import PencilKit
import SceneKit
import Testing
import UIKit

@MainActor
@Suite("Frameworks of a device without services, further ones")
struct MoreFrameworksTests {
  @Test("a document's pages: their order, their labels, the one that is shown, the size at which it fits")
  func pages() throws {
    let document = PDFDocument()
    for width in [100, 200] as [CGFloat] {
      let page = try #require(PDFPage(image: UIImage(size: CGSize(width: width, height: 300))))
      document.insert(page, at: document.pageCount)
    }
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    view.document = document
    view.autoScales = true
    // 150 points for a page of 100 and for one of 200.
    #expect(view.scaleFactor == 1.5 && view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.scaleFactor == 0.75 && view.currentPage?.label == "2")
    #expect(document.page(at: 2) == nil && document.index(for: PDFPage()) == NSNotFound)
    // A page of 200 by 300 within 100 by 90: as tall as that.
    #expect(
      document.page(at: 1)?.thumbnail(of: CGSize(width: 100, height: 90), for: .cropBox).size
        == CGSize(width: 60, height: 90))
    // An empty page is a US letter: 8.5 by 11 inches of 72 points.
    #expect(PDFPage().bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 612, height: 792))
  }

  @Test("a stroke's rectangle is around its points; drawings are moved and put together")
  func strokes() {
    func point(_ x: CGFloat) -> PKStrokePoint {
      PKStrokePoint(
        location: CGPoint(x: x, y: 10), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1,
        force: 1,
        azimuth: 0, altitude: 0)
    }
    let path = PKStrokePath(controlPoints: [point(10), point(30)], creationDate: Date())
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen), path: path)])
    #expect(drawing.bounds == CGRect(x: 8, y: 8, width: 24, height: 4))
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 0, y: 20))
    #expect(drawing.appending(moved).bounds == CGRect(x: 8, y: 8, width: 24, height: 24))
    #expect(PKDrawing().bounds.isNull)
  }

  @Test("a text's words and sentences")
  func words() {
    let text = "One two. Three!"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    #expect(
      tokenizer.tokens(for: text.startIndex..<text.endIndex).map { text[$0] } == ["One", "two", "Three"])
    let tagger = NLTagger(tagSchemes: [.lexicalClass])
    tagger.string = text
    #expect(tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass).count == 3)
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .lexicalClass).0 == nil)
  }

  @Test("nodes: made larger, turned and moved, in their parents' coordinates")
  func nodes() {
    let (parent, child) = (SCNNode(), SCNNode())
    parent.addChildNode(child)
    parent.position = SCNVector3(1 as Float, 2, 3)
    // A quarter around z takes the direction of x to that of y.
    parent.eulerAngles = SCNVector3(0, 0, Float.pi / 2)
    parent.scale = SCNVector3(2 as Float, 2, 2)
    child.position = SCNVector3(1 as Float, 0, 0)
    let place = child.worldPosition
    #expect(abs(place.x - 1) < 1e-6 && abs(place.y - 4) < 1e-6 && abs(place.z - 3) < 1e-6)
    let copy = SCNNode()
    parent.eulerAngles = SCNVector3(0.3 as Float, -0.4, 0.5)
    copy.transform = parent.transform
    #expect(simd_distance(copy.simdEulerAngles, SIMD3(0.3, -0.4, 0.5)) < 1e-5)
    #expect(simd_distance(copy.simdScale, SIMD3(2, 2, 2)) < 1e-5)
    #expect(
      SCNMatrix4EqualToMatrix4(
        SCNMatrix4Mult(SCNMatrix4MakeTranslation(1, 2, 3), SCNMatrix4MakeTranslation(1, 1, 1)),
        SCNMatrix4MakeTranslation(2, 3, 4)))
    #expect(
      SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)).boundingBox.max
        == SCNVector3(1 as Float, 2, 3))
  }

  @Test(
    "units of their signs",
    arguments: [("kg", 2, 2000), ("mg", 500, 0.5), ("g", 1, 1)] as [(String, Double, Double)])
  func units(sign: String, amount: Double, grams: Double) {
    #expect(HKQuantity(unit: HKUnit(from: sign), doubleValue: amount).doubleValue(for: .gram()) == grams)
    let beats = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60)
    #expect(beats.doubleValue(for: HKUnit.count().unitDivided(by: .second())) == 1)
  }

  @Test("states follow those that let them")
  func states() {
    final class Idle: GKState {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
    }
    final class Running: GKState {
      var last: GKState?
      override func didEnter(from previousState: GKState?) { last = previousState }
    }
    final class Over: GKState {}
    let machine = GKStateMachine(states: [Idle(), Running(), Over()])
    #expect(machine.enter(Idle.self) && !machine.enter(Over.self) && machine.enter(Running.self))
    #expect(machine.state(forClass: Running.self)?.last is Idle)
    #expect(machine.enter(Over.self) && machine.currentState is Over)
  }

  @Test("a smaller picture of a file keeps its proportions")
  func thumbnails() throws {
    // The head of a PNG of 400 by 200 pixels.
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 0x90, 0, 0, 0, 0xC8, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(head)), nil))
    let options = [kCGImageSourceThumbnailMaxPixelSize: 100] as NSDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(image.width == 100 && image.height == 50)
    #expect(CGImageSourceGetType(source) == "public.png")
  }

  @Test("an item of an extension is handed over as the type that it was given as")
  func items() async throws {
    let provider = NSItemProvider(item: ["a": 1] as NSDictionary, typeIdentifier: "com.apple.property-list")
    #expect(provider.hasItemConformingToTypeIdentifier("com.apple.property-list"))
    let item = try await provider.loadItem(forTypeIdentifier: "com.apple.property-list")
    #expect(item as? NSDictionary == ["a": 1])
    let context = NSExtensionContext(inputItems: [])
    context.completeRequest(returningItems: nil)
    #expect(context.returnedItems?.isEmpty == true)
  }

  @Test("a keyboard types into its text and is told of it")
  func keyboard() {
    final class Keyboard: UIInputViewController {
      var changes = 0
      override func textDidChange(_ textInput: (any UITextInput)?) { changes += 1 }
    }
    let keyboard = Keyboard()
    keyboard.textDocumentProxy.insertText("ab")
    keyboard.textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
    keyboard.textDocumentProxy.insertText("c")
    keyboard.textDocumentProxy.deleteBackward()
    keyboard.textDocumentProxy.insertText("d")
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "ad")
    #expect(keyboard.textDocumentProxy.documentContextAfterInput == "b" && keyboard.changes == 4)
    keyboard.loadViewIfNeeded()
    #expect(keyboard.inputView === keyboard.view && keyboard.inputView?.inputViewStyle == .keyboard)
  }
}
