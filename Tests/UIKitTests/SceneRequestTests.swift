// Requests for scenes, traits of scenes, shortcuts, early application delegates. Sources: Apple's pages of
// `UIWindowScene.traitOverrides` (the scene's traits go to its windows and all in them), `UISceneError.Code`,
// `UISceneSessionActivationRequest`, `UIWindowScene.ActivationAction` (the alternate action stands in where there is one scene
// only), `UIApplicationShortcutItem` and its mutable subclass, `UIApplication.LaunchOptionsKey`.

import Testing
import UIKit

@MainActor
@Suite("Scenes that are asked for")
struct SceneRequestTests {
  @Test(
    "traits that a scene overrides hold in its windows, before and after they are made, until they are taken back"
  )
  func overrides() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    let early = UIWindow(windowScene: scene)
    let inner = UIView()
    early.addSubview(inner)
    var told = 0
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in told += 1
    }
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    scene.traitOverrides.userInterfaceStyle = .dark
    scene.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let late = UIWindow(windowScene: scene)
    #expect(told == 1)
    for traits in [scene.traitCollection, inner.traitCollection, late.traitCollection] {
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
      #expect(traits.horizontalSizeClass == .compact)
    }
    // Another size keeps them; a window that leaves the scene loses them.
    early.frame.size = CGSize(width: 1024, height: 768)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    late.windowScene = nil
    #expect(late.traitCollection.userInterfaceStyle == .light)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.unregisterForTraitChanges(registration)
  }

  @Test("requests are refused with Apple's errors")
  func refused() {
    let application = UIApplication.shared
    var codes: [UISceneError.Code] = []
    let note: (any Error) -> Void = { if let error = $0 as? UISceneError { codes.append(error.code) } }
    let request = UISceneSessionActivationRequest(role: .windowApplication)
    request.userActivity = NSUserActivity(activityType: "detail")
    request.options = UIWindowScene.ActivationRequestOptions()
    application.activateSceneSession(for: request, errorHandler: note)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
    let options = UIWindowSceneDestructionRequestOptions()
    #expect(options.windowDismissalAnimation == .standard)
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "1")
    application.requestSceneSessionDestruction(session, options: options, errorHandler: note)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.requestGeometryUpdate(
      UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 0, y: 0, width: 9, height: 9)),
      errorHandler: note)
    #expect(
      codes == [
        .multipleScenesNotSupported, .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported,
      ])
    #expect(UISceneError.Code.geometryRequestUnsupported.rawValue == 100)
    #expect(UISceneError.errorDomain == "UISceneErrorDomain")
    #expect(scene.session === session && session.scene === scene)
    #expect(UISceneSessionActivationRequest(session: session).session === session)
  }

  @Test("an action that would open a window does its alternate; what opens windows is kept")
  func windows() {
    var done: [String] = []
    let alternate = UIAction(title: "Show") { _ in done.append("show") }
    let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
      UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "detail"))
    }
    #expect(action.title == "Show")
    action.performWithSender(nil, target: nil)
    #expect(done == ["show"])
    #expect(UIWindowScene.ActivationAction { _ in nil }.title == "Open in New Window")
    let interaction = UIWindowScene.ActivationInteraction(
      configurationProvider: { _, _ in
        let made = UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "row"))
        made.options = UIWindowScene.ActivationRequestOptions()
        made.options?.placement = UIWindowSceneProminentPlacement()
        return made
      }, errorHandler: { _ in })
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    let made = interaction.configurationProvider(interaction, .zero)
    #expect(made?.userActivity.activityType == "row")
    #expect(made?.options?.placement is UIWindowSceneProminentPlacement)
  }

  @Test("a shortcut can be copied into one that can be changed")
  func shortcuts() {
    let icon = UIApplicationShortcutIcon(systemImageName: "star")
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "Note", icon: icon,
      userInfo: ["id": NSNumber(value: 7)])
    #expect(item.icon === icon && item.userInfo?["id"] as? NSNumber == NSNumber(value: 7))
    let changed = item.mutableCopy() as? UIMutableApplicationShortcutItem
    changed?.localizedTitle = "Newer"
    changed?.targetContentIdentifier = "window"
    #expect(changed?.type == "new" && changed?.localizedSubtitle == "Note" && changed?.icon === icon)
    #expect(item.localizedTitle == "New" && changed?.localizedTitle == "Newer")
    #expect(changed != item && item.copy() as? UIApplicationShortcutItem == item)
    #expect(UIApplicationShortcutItem(type: "a", localizedTitle: "A").localizedSubtitle == nil)
  }

  private final class EarlyDelegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    func application(
      _ application: UIApplication, handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) {
      calls.append(identifier ?? "")
      completionHandler()
    }
  }

  @Test("the later form of an early delegate's method asks the earlier one; keys are Apple's")
  func early() {
    let early = EarlyDelegate()
    let delegate: any UIApplicationDelegate = early
    delegate.application(
      .shared, handleActionWithIdentifier: "reply", for: UILocalNotification(),
      withResponseInfo: ["text": "yes"]
    ) { early.calls.append("done") }
    delegate.application(.shared, handleWatchKitExtensionRequest: nil) {
      early.calls.append($0 == nil ? "nothing" : "something")
    }
    #expect(early.calls == ["reply", "done", "nothing"])
    #expect(UIApplication.LaunchOptionsKey.location.rawValue == "UIApplicationLaunchOptionsLocationKey")
    #expect(
      UIApplication.LaunchOptionsKey.localNotification.rawValue
        == "UIApplicationLaunchOptionsLocalNotificationKey")
    #expect((try? UIApplication.shared.isDefault(.webBrowser)) == false)
  }
}
