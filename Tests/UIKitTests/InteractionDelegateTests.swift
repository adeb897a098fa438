// What delegates of drags, drops, pointers, pencils, springs and menus are asked, and the forms of effects. Apple's documentation of
// the types that the tests name; answers of methods that a delegate leaves out are the behaviour that the pages name without it.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Delegates of interactions")
struct InteractionDelegateTests {
  private final class Session: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var localDragSession: (any UIDragSession)?
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
    func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type,
      completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
  }

  private final class Source: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { [] }
    func dragInteraction(
      _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }
  }

  @Test("a drag's delegate answers for itself, or as without it")
  func drags() {
    let source = Source()
    let interaction = UIDragInteraction(delegate: source)
    let session = Session()
    #expect(source.dragInteraction(interaction, prefersFullSizePreviewsFor: session))
    #expect(!source.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session))
    #expect(
      source.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: .zero) == nil)
    let preview = UITargetedDragPreview(view: UIView())
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))
    item.setNeedsDropPreviewUpdate()
    #expect(source.dragInteraction(interaction, previewForCancelling: item, withDefault: preview) === preview)
    let address = URL(string: "https://example.com/a")!
    let made = UIDragPreview(for: address)
    #expect((made.view as? UILabel)?.text == "example.com" && made.view.bounds.width > 0)
    let target = UIDragPreviewTarget(container: UIView(), center: CGPoint(x: 3, y: 4))
    let placed = UITargetedDragPreview(for: address, title: "A", target: target)
    #expect((placed.view as? UILabel)?.text == "A" && placed.target.center == CGPoint(x: 3, y: 4))
  }

  private final class Spring: UISpringLoadedInteractionBehavior {
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { false }
  }

  @Test("springs keep behaviour and handler; views that open under drags say so")
  func springs() {
    let spring = Spring()
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: spring, interactionEffect: nil, activationHandler: { _, _ in })
    #expect(interaction.interactionBehavior === spring)
    let supporting: [any UISpringLoadedInteractionSupporting] = [
      UIButton(), UISegmentedControl(items: ["a"]), UITabBar(), UITableView(), UIBarButtonItem(),
    ]
    for one in supporting {
      #expect(!one.isSpringLoaded)
      one.isSpringLoaded = true
      #expect(one.isSpringLoaded)
    }
  }

  private final class Pencil: NSObject, UIPencilInteractionDelegate {
    var told: [String] = []
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { told.append("tap") }
    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) { told.append("\(squeeze.phase)") }
  }

  @Test("a tap on a pencil reaches delegates of before iOS 17.5")
  func pencils() {
    let pencil = Pencil()
    let interaction = UIPencilInteraction(delegate: pencil)
    interaction.delegate?.pencilInteraction(interaction, didReceiveTap: .init(timestamp: 1))
    interaction.delegate?.pencilInteraction(interaction, didReceiveSqueeze: .init(phase: .ended))
    #expect(pencil.told == ["tap", "ended"])
    #expect(UIPencilPreferredAction.runSystemShortcut.rawValue == 6)
    let pose = UIPencilHoverPose(location: .zero, azimuthAngle: .pi / 2)
    #expect(abs(pose.azimuthUnitVector.dy - 1) < 1e-9)
  }

  @Test("pointers keep what stands beside them")
  func pointers() {
    let preview = UITargetedPreview(view: UIView())
    let style = UIPointerStyle(effect: .lift(preview), shape: .roundedRect(.zero))
    let hover: UIHoverStyle = style
    if case .lift(let lifted)? = hover.effect as? UIPointerEffect {
      #expect(lifted === preview)
    } else {
      Issue.record("the effect is lost")
    }
    style.accessories = [.arrow(.right), UIPointerAccessory(.verticalBeam(length: 9), position: .bottom)]
    #expect(style.accessories.map(\.orientationMatchesAngle) == [true, false])
    #expect(abs(style.accessories[1].position.angle - .pi) < 1e-9)
    let region = UIPointerRegion(rect: .zero)
    region.latchingAxes = .both
    #expect(region.latchingAxes == .both && UIPointerShape.defaultCornerRadius == 8)
    #expect(UIPointerEffect.highlight(preview).preview === preview)
  }

  private struct Half: UIShapeProvider {
    func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
      var rect = context.contentShape.boundingRect
      rect.size.width /= 2
      return UIShape.Resolved(rect: rect)
    }
  }

  @Test("a shape is as large as its content")
  func shapes() {
    let content = CGRect(x: 10, y: 20, width: 80, height: 40)
    let context = UIShape.ResolutionContext(contentShape: UIShape.Resolved(rect: content))
    #expect(UIShape.rect.resolve(in: context).boundingRect == content)
    #expect(
      UIShape.rect(cornerRadius: 4).inset(by: 5).resolve(in: context).boundingRect
        == CGRect(x: 15, y: 25, width: 70, height: 30))
    #expect(
      UIShape.circle.resolve(in: context).boundingRect == CGRect(x: 30, y: 20, width: 40, height: 40))
    #expect(UIShape.capsule.resolve(in: context).boundingRect == content)
    #expect(!UIShape.capsule.resolve(in: context).path.contains(CGPoint(x: 11, y: 21)))
    let fixed = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(UIShape.fixedRect(fixed).resolve(in: context).boundingRect == fixed)
    let half = UIShape(Half())
    #expect(half.resolve(in: context).boundingRect == CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(half == UIShape(Half()) && half != .circle && UIShape.rect == .rect)
    #expect(UIShape.rect(cornerRadius: 3) != UIShape.rect(cornerRadius: 4))
  }

  @Test("what is above the focus is what is around a view")
  func focus() {
    final class Item: UIView { override var canBecomeFocused: Bool { true } }
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let near = Item(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let far = Item(frame: CGRect(x: 90, y: 90, width: 10, height: 10))
    controller.view.addSubview(box)
    box.addSubview(near)
    box.addSubview(far)
    #expect(near.parentFocusEnvironment === box)
    #expect(box.parentFocusEnvironment === controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(UIFocusSystem.environment(controller, contains: near))
    #expect(!UIFocusSystem.environment(near, contains: controller))
    let found = controller.view.focusItems(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(found.count == 1 && found.first === near)
    #expect(controller.preferredFocusedView === controller.view)
    let guide = UIFocusGuide()
    guide.preferredFocusedView = near
    #expect(guide.preferredFocusEnvironments.first === near)
    var seconds: [TimeInterval] = []
    UIFocusAnimationCoordinator().addCoordinatedFocusingAnimations { seconds.append($0.duration) }
    #expect(seconds == [0])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    scroll.contentInset.top = 20
    #expect(scroll.visibleSize == CGSize(width: 50, height: 40))
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate, UIPreviewInteractionDelegate {
    let preview = UITargetedPreview(view: UIView())
    var isCancelled = false
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
      ended: Bool
    ) {}
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { isCancelled = true }
  }

  @Test("previews of items come from those of the menu, where a delegate is older")
  func menus() {
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    let configuration = UIContextMenuConfiguration()
    let preview = menus.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: NSString(string: "a"))
    #expect(preview === menus.preview)
    let press = UIPreviewInteraction(view: UIView())
    press.delegate = menus
    press.cancel()
    #expect(menus.isCancelled)
  }

  @MainActor private final class Target: NSObject {
    var senders: [Any?] = []
    func apply(_ command: UICommand) { senders.append(command.sender) }
  }

  @Test("commands are done as actions are")
  func leaves() {
    let target = Target()
    let command = UICommand(title: "c", action: Selector("apply(_:)", Target.apply))
    let view = UIView()
    var count = 0
    let leaves: [any UIMenuLeaf] = [command, UIAction(title: "a") { _ in count += 1 }]
    for leaf in leaves { leaf.performWithSender(view, target: target) }
    #expect(target.senders.count == 1 && target.senders[0] as? UIView === view && count == 1)
    #expect(command.sender == nil && leaves.map(\.title) == ["c", "a"])
    #expect(UIMenu.Identifier.openRecent.rawValue == "com.apple.menu.open-recent")
  }

  // The numbers of the USB specification ("HID Usage Tables", keyboard page).
  @Test(
    "keys have the numbers that keyboards send",
    arguments: [
      (UIKeyboardHIDUsage.keyboardErrorRollOver, 1), (.keyboardA, 4), (.keyboardReturnOrEnter, 0x28),
      (.keypadPeriod, 0x63), (.keyboardPower, 0x66), (.keyboardF13, 0x68), (.keyboardF24, 0x73),
      (.keyboardExecute, 0x74), (.keyboardMute, 0x7F), (.keypadComma, 0x85), (.keyboardInternational1, 0x87),
      (.keyboardLANG1, 0x90), (.keyboardHiragana, 0x93), (.keyboardExSel, 0xA4), (.keyboardLeftControl, 0xE0),
      (.keyboardRightGUI, 0xE7),
    ])
  func keys(key: UIKeyboardHIDUsage, number: Int) { #expect(key.rawValue == number) }
}
