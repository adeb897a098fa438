// The application as an object: what it keeps, whose windows it knows, and how it starts.

import Testing
import UIKit

@Suite("The application")
@MainActor
struct ApplicationTests {
  @Test("one window is key, and the application knows those that were shown")
  func keyWindow() {
    let (first, second) = (UIWindow(), UIWindow())
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow && UIApplication.shared.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow && UIApplication.shared.keyWindow === second)
    let known = UIApplication.shared.windows
    #expect(known.contains(first) && known.contains(second))
    #expect(!known.contains(UIWindow()))
  }

  @Test("windows are not retained by being shown")
  func windowsGo() {
    var window: UIWindow? = UIWindow()
    window?.makeKeyAndVisible()
    weak let gone = window
    window = nil
    #expect(gone == nil && UIApplication.shared.keyWindow == nil)
  }

  @Test("windows that become key or are shown are posted")
  func windowNotifications() async {
    let window = UIWindow()
    await confirmation(expectedCount: 2) { posted in
      let names = [UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification]
      let tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: window, queue: nil) { _ in posted() }
      }
      window.makeKeyAndVisible()
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  private class Started: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will")
      return false
    }
    func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("did") }
  }

  @Test("an application starts whatever its delegate says of an address, and knows its delegate")
  func start() throws {
    Started.main()
    let delegate = try #require(UIApplication.shared.delegate as? Started)
    #expect(delegate.calls == ["will", "did"])
    UIApplication.shared.delegate = nil
  }

  @Test("the class of the application answers for the name of its object, and for nothing else")
  func applicationByName() {
    let application = UIApplication.value(forKeyPath: "shared") as? UIApplication
    #expect(application === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === application)
    #expect(UIApplication.value(forKey: "delegate") == nil)
  }
}
