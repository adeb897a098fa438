// How an application starts. Apple's "About the app launch sequence" (main storyboard, willFinishLaunching,
// didFinishLaunching, then scene or application delegates), "Specifying the scenes your app supports" (the manifest's keys) and
// the references of UISceneConfiguration ("storyboard … delegateClass") and UIWindowSceneDelegate.window ("the main window
// associated with the scene", set before `scene(_:willConnectTo:options:)` where there is a storyboard).

import Foundation
import Testing
import UIKit

// Classes that the list names, so that they lie at the top of the module.

class StartSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []
  private func note(_ name: String, _ scene: UIScene) { calls.append("\(name) \(scene.activationState)") }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    note("connect", scene)
    calls.append("window \(window == nil ? "none" : window?.isHidden == true ? "hidden" : "shown")")
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
}

class StartApplicationDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will \(window == nil ? "none" : window?.isHidden == true ? "hidden" : "shown")")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("active \(window?.isHidden == false ? "shown" : "none")")
  }
}

/// Answers with a configuration of a name, and of a class unless the list has it.
final class NamingApplicationDelegate: UIResponder, UIApplicationDelegate {
  var namesClass = true
  var calls: [String] = []
  func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("did") }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration")
    let configuration = UISceneConfiguration(name: "Second", sessionRole: connectingSceneSession.role)
    if namesClass { configuration.delegateClass = StartSceneDelegate.self }
    return configuration
  }
}

@MainActor
@Suite("The start of an application")
struct ApplicationStartTests {
  private static func manifest(_ configurations: [[String: Any]]) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]
      ]
    ]
  }

  private static func storyboardBundle() throws -> Bundle {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController title="First" id="c"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController></objects></scene></scenes>
      </document>
      """
    return try testBundle(["Main.storyboard": text])
  }

  private var scene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }

  @Test("without scenes the application's delegate is told that it is in front")
  func withoutScenes() {
    let delegate = StartApplicationDelegate()
    UIApplication.shared.start(with: delegate, list: [:])
    defer { UIApplication.shared.end() }
    #expect(delegate.calls == ["will none", "did", "active none"])
    #expect(scene?.delegate == nil)
  }

  @Test("the main storyboard of an application without scenes is shown after the start")
  func mainStoryboard() throws {
    let delegate = StartApplicationDelegate()
    UIApplication.shared.start(
      with: delegate, list: ["UIMainStoryboardFile": "Main"], bundle: try Self.storyboardBundle())
    defer { UIApplication.shared.end() }
    #expect(delegate.calls == ["will hidden", "did", "active shown"])
    #expect(delegate.window?.rootViewController?.title == "First")
    #expect(delegate.window?.isKeyWindow == true && delegate.window?.frame == UIScreen.main.bounds)
  }

  @Test("a manifest's scene is connected, with a delegate of its class, and not the application's")
  func manifest() throws {
    let delegate = StartApplicationDelegate()
    UIApplication.shared.start(
      with: delegate,
      list: Self.manifest([
        [
          "UISceneConfigurationName": "Default Configuration",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).StartSceneDelegate",
        ]
      ]))
    defer { UIApplication.shared.end() }
    #expect(delegate.calls == ["will none", "did"])
    let sceneDelegate = try #require(scene?.delegate as? StartSceneDelegate)
    #expect(
      sceneDelegate.calls == [
        "connect unattached", "window none", "foreground foregroundInactive", "active foregroundActive",
      ])
    #expect(scene?.windows.contains { $0 === sceneDelegate.window } == true)
    #expect(UIApplication.shared.keyWindow === sceneDelegate.window)
    #expect(scene?.session.configuration.delegateClass == StartSceneDelegate.self)
  }

  @Test("the storyboard of a scene is in the delegate's window before the scene connects, and shown after")
  func sceneStoryboard() throws {
    let delegate = StartApplicationDelegate()
    UIApplication.shared.start(
      with: delegate,
      list: Self.manifest([
        ["UISceneDelegateClassName": "UIKitTests.StartSceneDelegate", "UISceneStoryboardFile": "Main"]
      ]), bundle: try Self.storyboardBundle())
    defer { UIApplication.shared.end() }
    let sceneDelegate = try #require(scene?.delegate as? StartSceneDelegate)
    #expect(
      sceneDelegate.calls == [
        "connect unattached", "window hidden", "foreground foregroundInactive", "active foregroundActive",
      ])
    #expect(sceneDelegate.window?.windowScene === scene)
    #expect(sceneDelegate.window?.rootViewController?.title == "First")
    #expect(sceneDelegate.window?.isHidden == false && sceneDelegate.window?.isKeyWindow == true)
  }

  @Test("a delegate's configuration names its class, or one of the manifest")
  func delegatesConfiguration() throws {
    let own = NamingApplicationDelegate()
    UIApplication.shared.start(with: own, list: [:])
    #expect(own.calls == ["did", "configuration"])
    #expect((scene?.delegate as? StartSceneDelegate)?.calls.count == 4)
    UIApplication.shared.end()
    #expect(UIApplication.shared.delegate == nil)

    let naming = NamingApplicationDelegate()
    let list = Self.manifest([
      ["UISceneConfigurationName": "First"],
      ["UISceneConfigurationName": "Second", "UISceneDelegateClassName": "StartSceneDelegate"],
    ])
    naming.namesClass = false
    UIApplication.shared.start(with: naming, list: list)
    defer { UIApplication.shared.end() }
    #expect(scene?.delegate is StartSceneDelegate)
    #expect(scene?.session.configuration.name == "Second")
  }

  @Test("the start is posted in its order")
  func notifications() {
    nonisolated(unsafe) var posted: [String] = []
    let application = UIApplication.shared
    let scene = scene
    let names = [
      UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      let object: NSObject? = name.rawValue.hasPrefix("UIScene") ? scene : application
      return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    UIApplication.shared.start(with: NamingApplicationDelegate(), list: [:])
    UIApplication.shared.end()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(posted == names.map(\.rawValue))
  }
}
