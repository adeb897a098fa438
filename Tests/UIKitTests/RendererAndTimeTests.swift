// Renderers of one's own, images that are read, links of pictures, groups of changes of layers, times. Sources: Apple's pages of
// `UIGraphicsRenderer` (`runDrawingActions(_:completionActions:)` calls both with the context), `UIImageReader.Configuration`
// (`preferredThumbnailSize`), `UIUpdateLink` (actions in the order of their phases, while it is enabled), `CATransaction`
// (properties belong to the innermost group; a quarter of a second), `CAMediaTiming`, `UIBezierPath.getLineDash(_:count:phase:)`.

import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Renderers and times")
struct RendererAndTimeTests {
  @Test("a renderer of no kind runs its actions with one context of its bounds, which is the current one")
  func renderer() throws {
    let renderer = UIGraphicsRenderer(bounds: CGRect(x: 5, y: 5, width: 40, height: 30))
    var contexts: [UIGraphicsRendererContext] = []
    var isCurrent: [Bool] = []
    try renderer.runDrawingActions(
      {
        $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        contexts.append($0)
        isCurrent.append(UIGraphicsGetCurrentContext() === $0.cgContext)
      },
      completionActions: {
        contexts.append($0)
        isCurrent.append(UIGraphicsGetCurrentContext() === $0.cgContext)
      })
    #expect(contexts.count == 2 && contexts[0] === contexts[1] && isCurrent == [true, true])
    #expect(contexts[0].format.bounds == CGRect(x: 5, y: 5, width: 40, height: 30))
    #expect(UIGraphicsGetCurrentContext() == nil && !renderer.allowsImageOutput)
    let images: UIGraphicsRenderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 9))
    #expect(images.allowsImageOutput && images.format is UIGraphicsImageRendererFormat)
    var drawn: UIGraphicsRendererContext?
    try images.runDrawingActions { drawn = $0 }
    #expect((drawn as? UIGraphicsImageRendererContext)?.currentImage.size == CGSize(width: 8, height: 9))
    let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 20))
    let made = pages.pages {
      $0.beginPage()
      $0.fill(.zero)
      $0.beginPage()
    }
    #expect(made.count == 2 && UIGraphicsGetCurrentContext() == nil)
    let format = UIGraphicsImageRendererFormat()
    format.prefersExtendedRange = true
    #expect(format.preferredRange == .extended && !format.supportsHighDynamicRange)
  }

  @Test("a reader makes large images as small as its thumbnails")
  func reader() throws {
    // The head of a PNG of 400 by 200 pixels.
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += [0x49, 0x48, 0x44, 0x52, 0, 0, 0x01, 0x90, 0, 0, 0, 0xC8, 8, 6, 0, 0, 0]
    let data = Data(bytes)
    #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 400, height: 200))
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 100, height: 100)
    let reader = UIImageReader(configuration: configuration)
    #expect(reader.image(data: data)?.size == CGSize(width: 100, height: 50))
    var read: UIImage?
    reader.image(data: data) { read = $0 }
    #expect(read?.size == CGSize(width: 100, height: 50))
    #expect(reader.image(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
    let wanted = UIImage.Configuration(locale: Locale(identifier: "he"))
    #expect(wanted.locale?.identifier == "he" && wanted.withLocale(nil).locale == nil)
    #expect(
      UIColor.red.withProminence(.secondary).prominence == .secondary && UIColor.red.prominence == .primary)
  }

  @Test("a link of pictures calls its actions by their phases, while it is enabled and asks for pictures")
  func updateLink() {
    let view = UIView()
    var calls: [String] = []
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view) { link, info in
      calls.append("link")
      times.append((info.modelTime * 60).rounded())
      if link.currentUpdateInfo !== info { calls.append("another") }
    }
    link.addAction(to: .beforeCATransactionCommit) { _, _ in calls.append("commit") }
    link.addAction(to: .beforeEventDispatch) { _, _ in calls.append("events") }
    link.isEnabled = true
    view.animationTimeline.advance(by: 1.5 / 60)
    #expect(calls.isEmpty)
    link.requiresContinuousUpdates = true
    view.animationTimeline.advance(by: 2.5 / 60)
    #expect(calls == ["events", "link", "commit", "events", "link", "commit"])
    #expect(times.count == 2 && times[1] == times[0] + 1)
    link.isEnabled = false
    view.animationTimeline.advance(by: 1)
    #expect(calls.count == 6 && link.currentUpdateInfo == nil)
  }

  @Test("what is set of a group of changes holds in it and those within, until it is closed")
  func transaction() {
    #expect(CATransaction.animationDuration() == 0.25 && CATransaction.completionBlock() == nil)
    var done = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { done += 1 }
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.completionBlock() == nil)
    let pace = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(pace)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 0.5 && CATransaction.animationTimingFunction() === pace)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.animationTimingFunction() == nil)
    CATransaction.completionBlock()?()
    CATransaction.commit()
    #expect(done == 2 && CATransaction.animationDuration() == 0.25)
  }

  @Test("layers, animations and cells of emitters have times")
  func timing() {
    for timing in [CALayer(), CABasicAnimation(), CAEmitterCell()] as [any CAMediaTiming] {
      #expect(timing.speed == 1 && timing.fillMode == .removed && !timing.autoreverses)
      timing.beginTime = 1
      timing.repeatDuration = 2
      timing.autoreverses = true
      timing.fillMode = .both
      #expect(
        timing.beginTime == 1 && timing.repeatDuration == 2 && timing.autoreverses && timing.fillMode == .both
      )
    }
    #expect(CATiledLayer.fadeDuration() == 0.25 && CALayer().toneMapMode == .automatic)
  }

  @Test("a path gives back how its line is broken")
  func dash() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 2, phase: 3)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [4, 2] && count == 2 && phase == 3)
  }
}
