// Transactions of Core Animation: properties belong to the innermost group; a quarter of a second (`CATransaction`).

import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Transactions")
struct TransactionTests {
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
}
