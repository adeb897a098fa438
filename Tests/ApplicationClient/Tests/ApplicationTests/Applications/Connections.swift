// A file that knows Foundation alone, and uses what Apple's has of it.

import Foundation

class Connections: NSObject {
  static let shared = Connections()
  private var timer: Timer?
  private let names = NSMutableDictionary()
  private(set) var words: [String] = []
  private(set) var transform = CGAffineTransform.identity

  func startPolling() {
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
    NotificationCenter.default.addObserver(
      self, selector: #selector(heard(_:)), name: Notification.Name("heard"), object: nil)
  }

  @objc func poll() { _ = autoreleasepool { CFAbsoluteTimeGetCurrent() } }

  @objc func heard(_ notification: Notification) {
    if let word = notification.object as? String { words.append(word) }
  }

  func remember(_ name: String, for key: String) -> String? {
    names.setObject(name as NSString, forKey: key as NSString)
    return names.object(forKey: key as NSString) as? String
  }

  func move(by vector: CGVector) { transform = transform.translatedBy(x: vector.dx, y: vector.dy) }
}
