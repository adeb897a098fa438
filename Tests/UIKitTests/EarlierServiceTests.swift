// Notifications before iOS 10, ties between items, regions of fields, suggestions of searches and data of catalogues. Apple's
// documentation of `UILocalNotification` and `UIApplicationDelegate` ("application(_:didRegister:)"), `UIAttachmentBehavior`
// ("length: the initial distance"), `UIRegion`, `UIDynamicItemGroup`, `UISearchTextField` and `NSDataAsset`.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Earlier and lesser services")
struct EarlierServiceTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var told: [String] = []
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      told.append(notification.alertBody ?? "")
    }
    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { told.append("\(notificationSettings.types.rawValue)") }
  }

  @Test("the delegate is told of settings and of notifications that come at once")
  func notifications() {
    let application = UIApplication.shared
    let before = application.delegate
    defer { application.delegate = before }
    let delegate = Delegate()
    application.delegate = delegate
    let reply = UIMutableUserNotificationAction()
    reply.identifier = "reply"
    reply.title = "Reply"
    reply.behavior = .textInput
    reply.isDestructive = true
    let category = UIMutableUserNotificationCategory()
    category.setActions([reply], for: .default)
    #expect(category.actions(for: .default)?.first?.identifier == "reply")
    #expect(category.actions(for: .minimal) == nil && reply.activationMode == .foreground)
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: [category]))
    let notification = UILocalNotification()
    notification.alertBody = "tea"
    application.presentLocalNotificationNow(notification)
    #expect(delegate.told == ["5", "tea"] && notification.hasAction)
    var isCalled = false
    delegate.application(application, handleActionWithIdentifier: "a", for: notification) {
      isCalled = true
    }
    #expect(isCalled)
  }

  @Test("a tie is as long as the distance at first")
  func ties() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
    #expect(UIAttachmentBehavior(item: one, attachedTo: other).length == 50)
    let hung = UIAttachmentBehavior(
      item: one, offsetFromCenter: UIOffset(horizontal: 0, vertical: 10),
      attachedToAnchor: CGPoint(x: 10, y: 50))
    #expect(hung.length == 30 && hung.attachedBehaviorType == .anchor && hung.items.count == 1)
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 1, y: 2),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    #expect(sliding.attachedBehaviorType == .items && sliding.anchorPoint == CGPoint(x: 1, y: 2))
    let group = UIDynamicItemGroup(items: [one, other])
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 50, height: 60))
    group.center.x += 5
    #expect(one.center == CGPoint(x: 15, y: 10) && other.center == CGPoint(x: 45, y: 50))
    #expect(group.collisionBoundsType == .rectangle)
    #expect(group.collisionBoundingPath.bounds == CGRect(x: -25, y: -30, width: 50, height: 60))
  }

  @Test("regions are put together")
  func regions() {
    let circle = UIRegion(radius: 10)
    let wide = UIRegion(size: CGSize(width: 40, height: 4))
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 15, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 30, y: 30)]
    #expect(points.map(circle.union(wide).contains) == [true, true, true, false])
    #expect(points.map(circle.intersection(wide).contains) == [true, false, false, false])
    #expect(points.map(circle.difference(from: wide).contains) == [false, false, true, false])
  }

  @Test("suggestions have texts with attributes; tokens come before the text")
  func searching() {
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "tea"), localizedDescription: "a drink")
    let suggestion: any UISearchSuggestion = item
    #expect(suggestion.localizedSuggestion == "tea" && suggestion.localizedDescription == "a drink")
    let field = UISearchTextField()
    field.text = "green tea"
    field.searchSuggestions = [item]
    #expect(field.searchSuggestions?.count == 1)
    let start = field.beginningOfDocument
    let end = field.position(from: start, offset: 6)!
    field.replaceTextualPortion(
      of: field.textRange(from: start, to: end)!, with: UISearchToken(icon: nil, text: "green"), at: 0)
    #expect(field.text == "tea" && field.tokens.map(\.text) == ["green"])
    #expect(field.tokens(in: field.textualRange).count == 1)
    #expect(field.position(ofTokenAt: 0) == field.beginningOfDocument)
    let search = UISearchController(searchResultsController: nil)
    let container = UISearchContainerViewController(searchController: search)
    container.loadViewIfNeeded()
    #expect(search.parent === container && search.view.frame == container.view.bounds)
    let bar = UISearchBar()
    let image = UIImage()
    bar.setBackgroundImage(image, for: .top, barMetrics: .default)
    bar.setScopeBarButtonDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected)
    #expect(bar.backgroundImage(for: .top, barMetrics: .default) === image)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === image)
  }

  @Test("data of a catalogue is found by its name, with its type")
  func data() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Words.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"data": [{"idiom": "universal", "filename": "w.json"}], "info": {}}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data("[]".utf8).write(to: set.appendingPathComponent("w.json"))
    let bundle = try #require(Bundle(url: folder))
    let asset = try #require(NSDataAsset(name: "Words", bundle: bundle))
    #expect(asset.data == Data("[]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "Words")
    #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
  }

  // `UIPasteboard`: "itemSet(withPasteboardTypes:)", "detectPatterns(for:completionHandler:)".
  @Test("a pasteboard says which items have which types, and what a text may be")
  func pasteboard() throws {
    let board = UIPasteboard.withUniqueName()
    board.items = [
      ["public.utf8-plain-text": "12.5"], ["public.url": URL(string: "https://example.com")!],
      ["public.utf8-plain-text": "green tea", "public.html": Data([1])],
    ]
    #expect(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet([0, 2]))
    #expect(
      board.types(forItemSet: IndexSet([1, 2])) == [
        ["public.url"], ["public.html", "public.utf8-plain-text"],
      ])
    #expect(
      board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: IndexSet([0, 2]))?.count == 2)
    #expect(board.data(forPasteboardType: "public.html", inItemSet: IndexSet(0..<3)) == [Data([1])])
    #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet([0, 1])))
    var seen: [Set<UIPasteboard.DetectionPattern>] = []
    board.detectPatterns(
      for: [.number, .probableWebURL, .probableWebSearch], inItemSet: IndexSet(0..<3)
    ) { seen = (try? $0.get()) ?? [] }
    #expect(seen == [[.number], [.probableWebURL], [.probableWebSearch]])
    var value: Any?
    board.detectValues(for: [.number]) { value = (try? $0.get())?[.number] }
    #expect(value as? Double == 12.5)
    UIPasteboard.remove(withName: board.name)
  }
}
