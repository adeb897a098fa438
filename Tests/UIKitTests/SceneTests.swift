// Scenes, screens' spaces and window levels as values.

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
    #expect(scene?.screen === UIScreen.main)
    #expect(scene?.windows.isEmpty == true)
    #expect(scene?.statusBarManager?.isStatusBarHidden == true)
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
