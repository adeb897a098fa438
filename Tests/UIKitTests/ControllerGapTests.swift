// Popovers of before iOS 8, fields of early alerts, sheets that popovers adapt to, controllers of documents, what is shared.
// Sources: Apple's pages of `UIPopoverController`, `UIAlertView.alertViewStyle` (one field, or the login's and the
// password's), `firstOtherButtonIndex`, `UIPopoverPresentationController.adaptiveSheetPresentationController`,
// `presentationController(_:prepare:)`, `UIDocumentViewController` (a document is opened when the view appears),
// `UIActivityItemsConfiguration`, `UIDocumentBrowserViewController.renameDocument(at:proposedName:completionHandler:)`.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("What controllers were missing")
struct ControllerGapTests {
  private func window(_ size: CGSize = CGSize(width: 375, height: 667)) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Popovers

  @Test(
    "a popover of before iOS 8 lies beside its rectangle, in narrow windows too, and goes without telling")
  func popover() {
    final class Delegate: NSObject, UIPopoverControllerDelegate {
      var dismissed = 0
      func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { dismissed += 1 }
    }
    let window = window()
    let content = UIViewController()
    let popover = UIPopoverController(contentViewController: content)
    let delegate = Delegate()
    popover.delegate = delegate
    popover.contentSize = CGSize(width: 200, height: 100)
    #expect(!popover.isPopoverVisible && popover.popoverArrowDirection == .unknown)
    guard let root = window.rootViewController?.view else { return }
    popover.present(
      from: CGRect(x: 150, y: 100, width: 20, height: 20), in: root, permittedArrowDirections: .up,
      animated: false)
    // Below the rectangle, 13 points of the arrow between, its middle above the other's: 160 - 100.
    #expect(content.view.frame == CGRect(x: 60, y: 133, width: 200, height: 100))
    #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
    popover.setContentSize(CGSize(width: 100, height: 50), animated: false)
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 110, y: 133, width: 100, height: 50))
    popover.dismiss(animated: false)
    #expect(!popover.isPopoverVisible && content.view.superview == nil && delegate.dismissed == 0)
    #expect((delegate as any UIPopoverControllerDelegate).popoverControllerShouldDismissPopover(popover))
    // Shown again, by a bar's item with a view of its own.
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    popover.present(
      from: UIBarButtonItem(customView: view), permittedArrowDirections: .any, animated: false)
    #expect(content.view.frame.minY == 73)
  }

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    var prepared: [UIPresentationController] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .pageSheet }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      prepared.append(adaptivePresentationController)
      (adaptivePresentationController as? UISheetPresentationController)?.detents = [.custom { _ in 200 }]
    }
  }

  @Test(
    "a popover that becomes a sheet in a narrow window has the sheet's detents, and the delegate sets it up")
  func adaptiveSheet() {
    for (width, frame) in [
      (CGFloat(375), CGRect(x: 0, y: 467, width: 375, height: 200))
    ] {
      let window = window(CGSize(width: width, height: 667))
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      let adapting = Adapting()
      shown.popoverPresentationController?.delegate = adapting
      window.rootViewController?.present(shown, animated: false)
      #expect(shown.view.frame == frame)
      let sheet = shown.popoverPresentationController?.adaptiveSheetPresentationController
      #expect(adapting.prepared.count == 1 && adapting.prepared.first === sheet)
      sheet?.detents = [.custom { _ in 300 }]
      window.layoutIfNeeded()
      #expect(shown.view.frame.height == 300)
    }
    // Asked for by the program, without a delegate; a wide window leaves the popover.
    let narrow = window()
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.custom { _ in 150 }]
    narrow.rootViewController?.present(shown, animated: false)
    #expect(shown.view.frame == CGRect(x: 0, y: 517, width: 375, height: 150))
    let plain = UIViewController()
    plain.modalPresentationStyle = .popover
    let other = window()
    other.rootViewController?.present(plain, animated: false)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("what a popover points at has a frame in views of its tree")
  func sourceItem() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    outer.addSubview(inner)
    let items: [any UIPopoverPresentationControllerSourceItem] = [inner, UIBarButtonItem(customView: inner)]
    for item in items {
      #expect(item.frame(in: outer) == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(item.frame(in: UIView()) == nil)
    }
    #expect(UIBarButtonItem(systemItem: .add).frame(in: outer) == nil)
  }

  // MARK: Early alerts

  @Test(
    "an early alert has the fields of its style",
    arguments: [
      (UIAlertViewStyle.default, [Bool]()), (.secureTextInput, [true]), (.plainTextInput, [false]),
      (.loginAndPasswordInput, [false, true]),
    ])
  func fields(style: UIAlertViewStyle, secure: [Bool]) {
    final class Delegate: NSObject, UIAlertViewDelegate {
      var calls: [String] = []
      func willPresent(_ alertView: UIAlertView) { calls.append("willPresent") }
      func didPresent(_ alertView: UIAlertView) { calls.append("didPresent") }
      func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { false }
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { calls.append("clicked") }
      func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        calls.append("willDismiss")
      }
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        calls.append("didDismiss")
      }
    }
    let window = window()
    let delegate = Delegate()
    let alert = UIAlertView(
      title: "Name", message: nil, delegate: delegate, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    alert.alertViewStyle = style
    #expect(alert.firstOtherButtonIndex == 1)
    for (index, isSecure) in secure.enumerated() {
      #expect(alert.textField(at: index)?.isSecureTextEntry == isSecure)
    }
    alert.show()
    let shown = window.rootViewController?.presentedViewController as? UIAlertController
    #expect((shown?.textFields ?? []).map(\.isSecureTextEntry) == secure)
    #expect(shown?.actions.map(\.isEnabled) == [true, false])
    alert.dismiss(withClickedButtonIndex: 1, animated: false)
    #expect(delegate.calls == ["willPresent", "didPresent", "clicked", "willDismiss", "didDismiss"])
  }

  @Test("an early sheet knows its first other button, and is shown from a rectangle or an item")
  func sheet() {
    let window = window()
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Save")
    #expect(sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 2)
    guard let root = window.rootViewController?.view else { return }
    sheet.show(from: CGRect(x: 1, y: 2, width: 3, height: 4), in: root, animated: false)
    let popover = window.rootViewController?.presentedViewController?.popoverPresentationController
    #expect(sheet.isVisible && popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    sheet.dismiss(withClickedButtonIndex: 2, animated: false)
    let item = UIBarButtonItem(systemItem: .action)
    sheet.show(from: item, animated: false)
    let second = window.rootViewController?.presentedViewController?.popoverPresentationController
    #expect(second?.barButtonItem === item)
    #expect(UIActionSheet(frame: .zero).firstOtherButtonIndex == -1)
  }

  // MARK: Documents

  private final class Note: UIDocument {
    var text = ""
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(data: contents as? Data ?? Data(), encoding: .utf8) ?? ""
    }
  }

  private final class NoteController: UIDocumentViewController {
    var shown: [String] = []
    override func documentDidOpen() {
      super.documentDidOpen()
      shown.append((document as? Note)?.text ?? "")
    }
  }

  @Test("a controller of a document opens it when it appears, and has its name as title")
  func document() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Plan.txt")
    try Data("one".utf8).write(to: file)
    let controller = NoteController(document: Note(fileURL: file))
    #expect(controller.navigationItem.title == "Plan" && controller.shown.isEmpty)
    let window = window()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.shown == ["one"] && controller.document?.documentState == .normal)
    // Another file of another name, at once.
    var renamed: URL?
    UIDocumentBrowserViewController(forOpening: nil).renameDocument(at: file, proposedName: "List") {
      url, _ in
      renamed = url
    }
    #expect(renamed?.lastPathComponent == "List.txt")
    try Data("two".utf8).write(to: try #require(renamed))
    let second = Note(fileURL: try #require(renamed))
    controller.document = second
    #expect(controller.shown == ["one", "two"] && controller.navigationItem.title == "List")
    let activity = NSUserActivity(activityType: "note")
    second.updateUserActivityState(activity)
    #expect(activity.userInfo?["NSUserActivityDocumentURL"] as? URL == renamed)
    #expect(controller.launchOptions.primaryAction?.title == "Create Document")
    #expect(controller.undoRedoItemGroup.barButtonItems.count == 2)
  }

  @Test("options of a menu of documents stand first or last")
  func menu() {
    let menu = UIDocumentMenuViewController(documentTypes: ["public.text"], in: .import)
    var chosen: [String] = []
    menu.addOption(withTitle: "Last", image: nil, order: .last) { chosen.append("last") }
    menu.addOption(withTitle: "First", image: nil, order: .first) { chosen.append("first") }
    #expect(menu.optionTitles == ["First", "Last"])
    menu.chooseOption(at: 0)
    #expect(chosen == ["first"])
  }

  // MARK: Sharing

  @Test("a configuration of what is shared answers with its closures")
  func sharing() {
    let configuration = UIActivityItemsConfiguration(objects: [NSString("text")])
    let reading: any UIActivityItemsConfigurationReading = configuration
    #expect(reading.activityItemsConfigurationSupports(interaction: .share))
    #expect(!reading.activityItemsConfigurationSupports(interaction: .copy))
    configuration.supportedInteractions = [.copy]
    configuration.metadataProvider = { $0 == .title ? "Title" : nil }
    configuration.perItemMetadataProvider = { index, _ in index }
    configuration.applicationActivitiesProvider = { [UIActivity()] }
    #expect(reading.activityItemsConfigurationSupports(interaction: .copy))
    #expect(reading.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
    #expect(reading.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    #expect(reading.activityItemsConfigurationMetadataForItem(at: 3, key: .title) as? Int == 3)
    let controller = UIActivityViewController(activityItemsConfiguration: configuration)
    #expect(controller.activityItems.count == 1 && controller.applicationActivities?.count == 1)
    let view = UIView()
    view.activityItemsConfiguration = configuration
    #expect((view as any UIActivityItemsConfigurationProviding).activityItemsConfiguration === configuration)
    let restriction = UIActivityCollaborationModeRestriction(
      disabledMode: .collaborate, alertTitle: "No", alertMessage: "Not now")
    #expect(restriction.disabledMode == .collaborate && restriction.alertMessage == "Not now")
    #expect(restriction.alertDismissButtonTitle == nil)
  }

  // Apple's page of `UISplitViewController.Column.inspector` (iOS 26): beside the secondary column, at the far side.
  @Test("the inspector is beside the secondary column once it is shown, and takes its width from it")
  func inspector() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail, inspector) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(inspector, for: .inspector)
    split.preferredInspectorColumnWidth = 250
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 1024, height: 768), userInterfaceIdiom: .pad))
    window.rootViewController = split
    window.makeKeyAndVisible()
    #expect(!split.isShowing(.inspector) && inspector.view.isHidden)
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    split.show(.inspector)
    window.layoutIfNeeded()
    #expect(split.isShowing(.inspector) && split.isShowing(.primary) && !split.isShowing(.supplementary))
    #expect(inspector.view.frame == CGRect(x: 774, y: 0, width: 250, height: 768))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 454, height: 768))
    split.maximumInspectorColumnWidth = 200
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 824, height: 768))
    split.hide(.inspector)
    window.layoutIfNeeded()
    #expect(inspector.view.isHidden && detail.view.frame.width == 1024)
  }

  // Apple's page of `UIBackgroundExtensionView` (iOS 26): the content view is placed within the safe area.
  @Test("a view that goes on under bars has its content in the safe area, unless the program places it")
  func backgroundExtension() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (outer, content) = (UIBackgroundExtensionView(frame: .zero), UIView())
    outer.contentView = content
    let window = window()
    window.rootViewController = controller
    outer.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    controller.view.addSubview(outer)
    window.layoutIfNeeded()
    #expect(content.superview === outer && content.frame == CGRect(x: 20, y: 10, width: 315, height: 627))
    outer.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    outer.contentView = nil
    #expect(content.superview == nil)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1, linearExposure: 4) == .red)
    #expect(UIColorWell().maximumLinearExposure == 1)
  }

  // MARK: Carried

  @Test("early members of controllers answer as Apple's of a controller that says nothing")
  func early() {
    let controller = UIViewController()
    #expect(controller.previewActionItems.isEmpty && controller.rotatingHeaderView() == nil)
    #expect(controller.childViewControllerForPointerLock == nil)
    #expect(controller.shouldAutomaticallyForwardRotationMethods())
    #expect(controller.separateSecondaryViewController(for: UISplitViewController()) == nil)
    let segue = controller.segueForUnwinding(to: controller, from: UIViewController(), identifier: "back")
    #expect(segue?.identifier == "back" && segue?.destination === controller)
    let split: any UISplitViewControllerDelegate = Splitting()
    #expect(split.splitViewController(UISplitViewController(), shouldHide: controller, in: .portrait))
    #expect(!split.splitViewController(UISplitViewController(), shouldHide: controller, in: .landscapeLeft))
    #expect(!UIVideoEditorController.canEditVideo(atPath: "film.mov"))
    let page = UIWebView(frame: .zero)
    page.paginationMode = .topToBottom
    #expect(page.paginationMode.rawValue == 2 && page.mediaPlaybackRequiresUserAction)
    let empty = UIContentUnavailableView(configuration: .empty())
    #expect(empty.isScrollEnabled && !empty.preservesSuperviewLayoutMargins)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.axesPreservingSuperviewLayoutMargins = .both
    empty.configuration = configuration
    #expect(empty.preservesSuperviewLayoutMargins)
  }

  private final class Splitting: NSObject, UISplitViewControllerDelegate {}
}
