// Which responder does an edit, and what may be pasted. Apple's documentation of `UIResponder.canPerformAction(_:withSender:)`
// ("returns true if the responder class implements the requested action and calls the next responder if it doesn't; subclasses may
// override this method to enable menu commands based on the current state"), `target(forAction:withSender:)`, `canPaste(_:)`,
// `UIPasteConfiguration` and `UITextPasteDelegate`.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Standard edits and pasting")
struct StandardEditTests {
  private final class CopyLabel: UILabel {
    var isOn = true
    var copied: [String] = []
    override func copy(_ sender: Any?) { copied.append(text ?? "") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy(_:)") && isOn
    }
  }

  private final class Screen: UIViewController {
    func finish() {}
    var allowsFinish = true
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      if action == Selector("finish"), !allowsFinish { return false }
      return super.canPerformAction(action, withSender: sender)
    }
  }

  private static let copy = Selector("copy(_:)", UIResponderStandardEditActions.copy(_:))

  @Test("a standard edit is done by who says so, not by every responder")
  func edits() {
    let plain = UIView()
    #expect(!plain.canPerformAction(Self.copy, withSender: nil))
    #expect(plain.target(forAction: Self.copy, withSender: nil) == nil)
    let label = CopyLabel()
    let inner = UIView()
    label.addSubview(inner)
    #expect(inner.target(forAction: Self.copy, withSender: nil) as? UIView === label)
    label.isOn = false
    #expect(inner.target(forAction: Self.copy, withSender: nil) == nil)
  }

  @Test("an override takes an action from a responder that has the method")
  func filter() {
    let screen = Screen()
    let finish = Selector("finish", Screen.finish)
    #expect(screen.view.target(forAction: finish, withSender: nil) as? UIViewController === screen)
    screen.allowsFinish = false
    #expect(screen.view.target(forAction: finish, withSender: nil) == nil)
    #expect(!screen.canPerformAction(Selector("unknown"), withSender: nil))
  }

  @Test("every responder resigns: what is no edit is done by whoever has the method")
  func others() {
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIView().canPerformAction(resign, withSender: nil))
  }

  @Test("what can be pasted is what the configuration takes")
  func configuration() {
    let text = NSItemProvider(object: NSString(string: "a"))
    let address = NSItemProvider(object: NSURL(string: "https://example.com")!)
    let view = UIView()
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(view.canPaste([text]) && view.canPaste([address, text]) && !view.canPaste([address]))
    view.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSURL.self)
    view.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.text", "public.png"])
    #expect(
      view.pasteConfiguration?.acceptableTypeIdentifiers
        == ["public.text", "public.url", "public.file-url", "public.png"])
    #expect(view.canPaste([address]))
  }

  private final class PasteBoard: UIView {
    var count = 0
    override func paste(itemProviders: [NSItemProvider]) { count += itemProviders.count }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { itemProviders.count < 2 }
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  }

  @Test("views override what is pasted into them")
  func overriding() {
    let view: UIResponder = PasteBoard()
    let provider = NSItemProvider(object: NSString(string: "a"))
    #expect(view.canPaste([provider]) && !view.canPaste([provider, provider]))
    view.paste(itemProviders: [provider])
    #expect((view as? PasteBoard)?.count == 1)
    #expect(view.editingInteractionConfiguration == .none)
    #expect(UIView().editingInteractionConfiguration == .default)
  }

  private final class Paster: NSObject, UITextPasteDelegate {
    var ranges: [Int] = []
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) {
      if item.itemProvider.canLoadObject(ofClass: NSURL.self) {
        item.setNoResult()
      } else if item.itemProvider.canLoadObject(ofClass: NSString.self) {
        item.setDefaultResult()
      } else {
        item.setResult(string: "?")
      }
    }
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      ranges.append(itemStrings.count)
      return NSAttributedString(string: itemStrings.map(\.string).joined(separator: "-"))
    }
  }

  @Test("fields and text views type what is pasted over the selection; a delegate changes it")
  func texts() {
    let providers = [
      NSItemProvider(object: NSString(string: "one")),
      NSItemProvider(object: NSURL(string: "https://example.com")!),
      NSItemProvider(object: NSString(string: "two")), NSItemProvider(object: UIColor.red),
    ]
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.paste(itemProviders: [providers[0]])
    #expect(view.text == "aonec")
    let delegate = Paster()
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers)
    #expect(view.text == "aone-two-?c" && delegate.ranges == [3])
    let field = UITextField()
    field.text = "x"
    field.paste(itemProviders: Array(providers.prefix(3)))
    #expect(field.text == "xonehttps://example.comtwo")
  }
}
