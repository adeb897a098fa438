// Names of UIKit that old and new applications use and that stand in no larger subject. Sources: Apple's pages of
// `UITableViewDragDelegate`, `UITableViewDropDelegate` (a source allows moving unless it says otherwise, nothing is restricted),
// `UITableViewDelegate` (`shouldSpringLoadRowAt`, `shouldUpdateFocusIn`: true unless it says otherwise), `UITouch.rollAngle`,
// `NSTextSelectionDataSource`, `UIImage.imageWithoutBaseline()`, `NSTextTab.columnTerminators(for:)`,
// `UITextCursorDropPositionAnimator`, `UIUpdateInfo.current(for:)`, `UIPrintError` (raw values of UIPrintError.h),
// `NSParagraphStyle.defaultWritingDirection(forLanguage:)`, `UICollisionBehavior.boundary(withIdentifier:)`, `NSCoder`'s
// texts of geometry, `UISearchBar`'s values for states, `UIStoryboardPopoverSegue.popoverController`, `UIFocusDebugger`.

import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Names of UIKit")
struct UIKitNameTests {
  @Test("geometry goes into archives and texts and comes back")
  func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGVector(dx: 1, dy: -2), forKey: "vector")
    archiver.encode(UIOffset(horizontal: 3, vertical: 4), forKey: "offset")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: -2))
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 3, vertical: 4))
    #expect(
      NSCoder.directionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test(
    "colours have names in words",
    arguments: [
      (UIColor.red, "red"), (.blue, "blue"), (.white, "white"), (.black, "black"), (.clear, "clear"),
      (UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), "dark blue"), (.green, "green"),
    ])
  func colours(color: UIColor, name: String) { #expect(color.accessibilityName == name) }
}
