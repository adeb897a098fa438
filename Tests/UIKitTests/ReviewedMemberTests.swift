// Members that a review found wanting: each answers as Apple's does.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Members that were reviewed")
struct ReviewedMemberTests {
  @Test("fields and text views have what Apple's protocols of dragging, dropping and pasting ask for")
  func draggable() {
    final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {}
    let delegate = Delegate()
    let texts: [any UITextDraggable & UITextDroppable] = [UITextField(), UITextView()]
    for text in texts {
      text.textDragDelegate = delegate
      text.textDropDelegate = delegate
      text.pasteDelegate = delegate
      #expect(text.textDragDelegate === delegate && text.textDropDelegate === delegate)
      #expect(text.pasteDelegate === delegate && !text.isTextDragActive && text.textDragOptions == [])
    }
  }

  @Test("a controller of an extension, and those within it, have the context that they were given")
  func extensionContext() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    #expect(inner.extensionContext == nil)
    let context = NSExtensionContext()
    outer.extensionContext = context
    #expect(inner.extensionContext === context && outer.extensionContext === context)
  }

  @Test("an image whose forms were asked for goes when nobody has it, and its forms stay")
  func imageAsset() {
    weak var gone: UIImage?
    weak var asset: UIImageAsset?
    let dark = UIImage(size: CGSize(width: 2, height: 2))
    do {
      let light = UIImage(size: CGSize(width: 1, height: 1))
      light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      gone = light
      asset = light.imageAsset
      #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    }
    #expect(gone == nil && asset != nil && dark.imageAsset === asset)
    #expect(dark.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width == 1)
  }

  @Test("a controller's tab is found without making the controllers of other tabs")
  func tab() {
    var made: [String] = []
    let tabs = ["a", "b", "c"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let bar = UITabBarController(tabs: tabs)
    let before = made
    let last = tabs[2].viewController
    #expect(last?.tab === tabs[2] || last?.tabBarController == nil)
    _ = UIViewController().tab
    #expect(made.filter { $0 != "c" } == before.filter { $0 != "c" })
    _ = bar
  }

  @Test("a pasteboard's providers give its addresses")
  func pasteboardAddress() throws {
    let board = UIPasteboard()
    let address = try #require(URL(string: "https://a.example"))
    board.url = address
    let provider = try #require(board.itemProviders.first)
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
    let copy = UIPasteboard()
    copy.itemProviders = board.itemProviders
    #expect(copy.url == address)
  }

  @Test("an item provider of an activity is a source of items, and knows for whom it makes one")
  func activityItemProvider() {
    final class Provider: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "for \(activityType?.rawValue ?? "all")" }
    }
    let provider = Provider(placeholderItem: "")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    let source: any UIActivityItemSource = provider
    #expect(source.activityViewControllerPlaceholderItem(sheet) as? String == "")
    #expect(
      source.activityViewController(sheet, itemForActivityType: .mail) as? String
        == "for com.apple.UIKit.activity.Mail")
  }

  @Test("a button that pastes is as large as a filled button of its picture and word")
  func pasteControl() {
    let size = UIPasteControl(configuration: UIPasteControl.Configuration()).intrinsicContentSize
    let words = UIPasteControl.Configuration()
    words.displayMode = .labelOnly
    let narrow = UIPasteControl(configuration: words).intrinsicContentSize
    var look = UIButton.Configuration.filled()
    look.title = "Paste"
    #expect(narrow == UIButton(configuration: look).intrinsicContentSize)
    #expect(size.width > narrow.width && size.height >= narrow.height)
  }

  @Test("a configuration of transfers in the background is one that can be used")
  func backgroundSession() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
    #expect(
      configuration.timeoutIntervalForRequest == URLSessionConfiguration.default.timeoutIntervalForRequest)
  }
}
