// Scenes, screens' spaces and window levels as values. Apple's documentation of `UIWindowScene.windows` ("The windows that the
// scene manages") and of `UIWindow.windowScene`: the windows that are shown are in a scene, and connected scenes are the same
// objects whenever they are asked for.

import Testing
import UIKit

@Suite struct SceneTests {
  @Test func aSceneListsItsWindows() {
    let screen = UIScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let scene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: scene)
    #expect(scene.windows == [window])
    #expect(scene.keyWindow == nil)
    window.makeKey()
    #expect(scene.keyWindow === window)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.interfaceOrientation == .portrait)
    #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    window.windowScene = nil
    #expect(scene.windows.isEmpty)
  }

  @Test func anApplicationHasOneSceneOnTheMainScreen() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene != nil && UIApplication.shared.connectedScenes.first === scene)
    #expect(scene?.screen === UIScreen.main)
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.session === scene?.session && scene?.session.scene === scene)
    #expect(scene?.statusBarManager?.isStatusBarHidden == true)
  }

  @Test func shownWindowsAreInTheApplicationsScene() throws {
    let (first, second, hidden) = (UIWindow(), UIWindow(), UIWindow())
    first.isHidden = false
    second.makeKeyAndVisible()
    let scene = try #require(first.windowScene)
    #expect(second.windowScene === scene && hidden.windowScene == nil)
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(
      scene.windows.contains(first) && scene.windows.contains(second) && !scene.windows.contains(hidden))
    #expect(scene.keyWindow === second)
    // What programs write to find the key window.
    let found = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .first { $0.isKeyWindow }
    #expect(found === second)
    second.windowScene = nil
    #expect(scene.keyWindow == nil && !scene.windows.contains(second))
  }

  @Test func aSceneThatAHostMadeIsConnectedWhileItShowsAWindow() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 390, height: 844)))
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #expect(window.windowScene === scene && UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.keyWindow === window)
  }

  @Test @MainActor func anotherThreadHasAnotherScene() async {
    let window = UIWindow()
    window.makeKeyAndVisible()
    // Before the test waits: other tests of this thread may end the application meanwhile.
    #expect(UIApplication.shared.windows.contains(window))
    let isEmpty = await withCheckedContinuation { told in
      Thread {
        let isEmpty = withConfinedLayout {
          UIApplication.shared.connectedScenes.allSatisfy { ($0 as? UIWindowScene)?.windows.isEmpty == true }
        }
        told.resume(returning: isEmpty)
      }.start()
    }
    #expect(isEmpty)
  }

  @Test func levelsAreApplesNumbers() {
    // UIKit: normal 0, status bar 1000, alerts 2000.
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    let window = UIWindow()
    #expect(window.windowLevel == .normal)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel > .alert)
  }

  @Test func viewsAndScreensConvertBetweenTheirSpaces() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let space: any UICoordinateSpace = window.screen.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 111, y: 72))
    #expect(space.convert(CGPoint(x: 111, y: 72), to: view) == CGPoint(x: 1, y: 2))
    #expect(space.convert(view.bounds, from: view) == CGRect(x: 110, y: 70, width: 30, height: 40))
    let inner: any UICoordinateSpace = view
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 10, y: 20))
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }
}
