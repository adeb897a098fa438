// The start of an application: the delegate is called, and its scene is connected and becomes active.

import Foundation
import NibLoading
import Plumbline

extension UIApplication {
  /// Keeps a delegate and starts with it, in the order of Apple's launch sequence: the main storyboard, the delegate, then the
  /// scene and its delegate, or without scenes the application's own window. The delegate's first answer says whether it takes
  /// an address: the application starts in any case.
  ///
  /// An application has scenes where its property list has a manifest of them, or where the delegate's configuration names a
  /// class or a storyboard.
  /// - Parameters:
  ///   - list: what `Info.plist` says.
  ///   - bundle: the bundle that is searched first for storyboards; nil for the main one.
  package func start(
    with delegate: any UIApplicationDelegate, list: [String: Any] = Bundle.main.infoDictionary ?? [:],
    bundle: Bundle? = nil
  ) {
    end()
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    let launch = LaunchDescription(list: list, module: module, bundle: bundle)
    startedDelegate = delegate
    self.delegate = delegate
    let window = launch.hasScenes ? nil : launch.mainStoryboard.map { makeWindow($0, in: nil) }
    if let window {
      delegate.window = window
      startedWindow = window
    }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, self)
    if !connectScene(delegate, launch) {
      window?.makeKeyAndVisible()
      delegate.applicationDidBecomeActive(self)
    }
    post(UIApplication.didBecomeActiveNotification, self)
  }

  /// Releases what `start` retained. The delegate is not called: applications do not terminate here.
  package func end() {
    delegate = nil
    startedDelegate = nil
    startedWindow = nil
    let scene = ShownWindows.ofThread.scene
    scene.delegate = nil
    scene.session.startedConfiguration = nil
  }

  /// Connects the application's scene; false where the application has none.
  private func connectScene(_ delegate: any UIApplicationDelegate, _ launch: LaunchDescription) -> Bool {
    let scene = ShownWindows.ofThread.scene
    let session = scene.session
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(self, configurationForConnecting: session, options: options)
    launch.complete(configuration)
    guard launch.hasScenes || configuration.delegateClass != nil || configuration.storyboard != nil else {
      return false
    }
    session.startedConfiguration = configuration
    scene.storedState = .unattached
    let sceneDelegate = configuration.delegateClass.flatMap(makeDelegate)
    scene.delegate = sceneDelegate
    let window = configuration.storyboard.map { makeWindow($0, in: scene) }
    if let window {
      (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
      startedWindow = window
    }
    post(UIScene.willConnectNotification, scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    scene.storedState = .foregroundInactive
    post(UIScene.willEnterForegroundNotification, scene)
    sceneDelegate?.sceneWillEnterForeground(scene)
    scene.storedState = .foregroundActive
    post(UIScene.didActivateNotification, scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    return true
  }

  private func makeDelegate(of type: AnyClass) -> (any UISceneDelegate)? {
    if let type = type as? UIResponder.Type {
      return UIResponder.makeResponder(of: type) as? any UISceneDelegate
    }
    return (type as? NSObject.Type).flatMap { NSObject.makeObject(of: $0) as? any UISceneDelegate }
  }

  /// A window of a storyboard's first controller, which is shown when the delegates were told.
  private func makeWindow(_ storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  private func post(_ name: NSNotification.Name, _ object: Any) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
