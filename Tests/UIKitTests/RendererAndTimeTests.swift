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
