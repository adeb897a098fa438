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
  private final class Everything: NSObject, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate,
    UICollectionViewDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }
  private final class Session: UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  }

  @Test(
    "lists let rows be moved, restrict nothing and let the focus go, unless their delegates say otherwise")
  func lists() {
    let delegate = Everything()
    let session = Session()
    let path = IndexPath(row: 0, section: 0)
    let table = UITableView()
    #expect(
      (delegate as any UITableViewDragDelegate).tableView(table, dragSessionAllowsMoveOperation: session))
    #expect(
      !(delegate as any UITableViewDragDelegate).tableView(
        table, dragSessionIsRestrictedToDraggingApplication: session))
    #expect(
      (delegate as any UITableViewDropDelegate).tableView(table, dropPreviewParametersForRowAt: path) == nil)
    #expect(
      (delegate as any UITableViewDelegate).tableView(
        table, shouldUpdateFocusIn: UITableViewFocusUpdateContext()))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      (delegate as any UICollectionViewDragDelegate).collectionView(
        collection, dragSessionAllowsMoveOperation: session))
    #expect(
      (delegate as any UICollectionViewDropDelegate).collectionView(
        collection, dropPreviewParametersForItemAt: path) == nil)
    #expect(
      (delegate as any UICollectionViewDelegate).collectionView(
        collection, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext()))
  }

  @Test("subclasses of list controllers override what is asked about the focus and drags that rest")
  func overriding() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
      )
        -> Bool
      { false }
      override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { false }
    }
    let rows = Rows(style: .plain)
    #expect(
      !(rows as any UITableViewDelegate).tableView(
        rows.tableView, shouldUpdateFocusIn: UITableViewFocusUpdateContext()))
  }

  @Test("a cursor is put where the text says, and is shown and hidden")
  func cursor() {
    let field = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    field.text = "one two"
    let cursor = UIStandardTextCursorView(frame: .zero)
    let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: field)
    animator.setCursorVisible(false, animated: false)
    #expect(cursor.isHidden)
    animator.setCursorVisible(true, animated: true)
    let end = field.endOfDocument
    animator.placeCursor(at: end, animated: true)
    var done: [String] = []
    animator.animateAlongsideChanges({ done.append("beside") }, completion: { done.append("done") })
    #expect(!cursor.isHidden && cursor.frame == field.caretRect(for: end) && cursor.frame.minX > 0)
    #expect(done == ["beside", "done"])
  }

  @Test("the times of a picture are known of its view and scene while it is made")
  func times() {
    let view = UIView()
    var during: UIUpdateInfo?
    let link = UIUpdateLink(view: view) { link, info in
      if UIUpdateInfo.current(for: view) === info { during = info }
    }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    view.animationTimeline.advance(by: 1.5 / 60)
    #expect(during != nil && UIUpdateInfo.current(for: view) == nil)
    link.isEnabled = false
  }

  @Test("texts and their places")
  func texts() {
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
    let manager = NSTextLayoutManager()
    let storage = NSTextContentStorage()
    storage.addTextLayoutManager(manager)
    storage.attributedString = NSAttributedString(string: "abc")
    let start = storage.documentRange.location
    var ends: [Int] = []
    manager.enumerateContainerBoundaries(from: start, reverse: false) { place, _ in
      ends.append(storage.offset(from: start, to: place))
    }
    manager.enumerateContainerBoundaries(from: start, reverse: true) { place, _ in
      ends.append(storage.offset(from: start, to: place))
    }
    #expect(ends == [3, 0] && manager.textLayoutOrientation(at: start) == .horizontal)
    for view in [UILabel(), UITextField(), UITextView()] as [any UILetterformAwareAdjusting] {
      view.sizingRule = .oversize
      #expect(view.sizingRule == .oversize)
    }
    #expect(NSLayoutManager().hyphenationFactor == 0 && !NSLayoutManager().notShownAttribute(forGlyphAt: 0))
  }

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

  @Test("what is printed by the debugger of the focus says what the tree says")
  func focus() {
    let outer = UIView()
    outer.focusGroupIdentifier = "outer"
    let inner = UIView()
    inner.focusGroupIdentifier = "inner"
    outer.addSubview(inner)
    #expect((UIFocusDebugger.focusGroups(for: outer) as? NSObject)?.description == "outer\n  inner")
    #expect(
      (UIFocusDebugger.checkFocusability(for: inner) as? NSObject)?.description
        == "UIView: cannot have the focus.")
    #expect((outer as any UIFocusEnvironment).focusItemContainer === outer)
    #expect(!UIScreen.main.supportsFocus && UIScreen.main.focusedItem == nil)
    #expect(UIFocusSystem.focusUpdateContextUserInfoKey == "UIFocusUpdateContextKey")
  }

  @Test("an effect of turning lies between its values, and a group has those of all")
  func motion() {
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (across.minimumRelativeValue, across.maximumRelativeValue) = (-20, 20)
    let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    (down.minimumRelativeValue, down.maximumRelativeValue) = (0, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, down]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
    #expect(values as? [String: Double] == ["center.x": 10, "center.y": 0])
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test("what is carried comes back")
  func carried() throws {
    #expect(UITouch().rollAngle == 0 && UITouch.Properties.roll.rawValue == 16)
    #expect(UIPrintError.Code.jobFailed.rawValue == 4 && UIPrintError(.noContent).errorCode == 2)
    #expect(UIPrintError.errorDomain == "UIPrintErrorDomain")
    let url = try #require(URL(string: "ipp://printer.local"))
    let destination = UIPrinterDestination(url: url)
    destination.displayName = "Office"
    #expect(destination.url == url && destination.displayName == "Office")
    #expect(UIPrintServiceExtension().printerDestinations(for: UIPrintInfo()).isEmpty)
    let controller = UIViewController()
    let segue = UIStoryboardPopoverSegue(
      identifier: "info", source: UIViewController(), destination: controller)
    #expect(segue.popoverController.contentViewController === controller)
    #expect(segue.popoverController === segue.popoverController)
    let image = UIImage(size: CGSize(width: 10, height: 10)).withBaselineOffset(fromBottom: 3)
    #expect(
      image.baselineOffsetFromBottom == 3 && image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    let configuration = UITextFormattingViewController.Configuration()
    configuration.fontPickerConfiguration = UIFontPickerViewController.Configuration()
    #expect(configuration.fontPickerConfiguration != nil)
    #expect(UIDocumentPickerExtensionViewController().originalURL == nil)
    #expect(!UITextFormattingCoordinator.isFontPanelVisible)
    #expect(
      CAValueFunction(name: .rotateX).name == .rotateX
        && CAEmitterLayerEmitterShape.cuboid.rawValue == "cuboid")
    #expect(
      kCAOnOrderIn == "onOrderIn" && kCAOnOrderOut == "onOrderOut" && !CAEAGLLayer().presentsWithTransaction)
    let bar = UISearchBar()
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
    #expect(
      bar.positionAdjustment(for: .search).horizontal == 5 && bar.positionAdjustment(for: .clear) == .zero)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
    let collision = UICollisionBehavior(items: [])
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    collision.addBoundary(withIdentifier: "floor" as NSString, for: path)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) === path)
    #expect(collision.boundary(withIdentifier: "wall" as NSString) == nil)
    #expect(!UITextChecker.hasLearnedWord("word"))
    #expect(UIPasteboard.typeListURL as? [String] == ["public.url"])
    let item = UIBarButtonItem()
    item.largeContentSizeImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(item.largeContentSizeImageInsets.left == 2)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
    #expect(header.name == "header")
  }
}
