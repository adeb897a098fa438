// Senders of actions as earlier programs have them, and what is asked of them.

import UIKit

class Player: NSObject {
  private(set) var plays = 0
  @objc func play() { plays += 1 }
  @objc var gain = 2
}

class SenderController: UIViewController {
  private(set) var heard: [String] = []
  weak var owner: AnyObject?

  @IBAction func pressed(_ sender: AnyObject) {
    if sender.tag == 1 { heard.append("one") } else { heard.append("other \(sender.frame.width)") }
    if let title = sender.currentTitle { heard.append(title ?? "none") }
    if let text = sender.titleLabel??.text { heard.append(text) }
    if let button = sender as? UIButton { button.tag = 5 }
    if let sender = sender as? UIButton { sender.isSelected = true }
    heard.append(sender.isKind(of: UIButton.self) ? "button" : "no button")
    if sender.responds(to: #selector(Player.play)) { heard.append("plays") }
  }

  @IBAction func changed(_ sender: AnyObject!) {
    if sender.isKind(of: UISwitch.self) {
      heard.append(sender.isOn ? "on" : "off")
    } else {
      switch sender.selectedSegmentIndex {
      case 1: heard.append("second")
      default: heard.append("another")
      }
    }
  }

  @objc func slid(_ sender: AnyObject) {
    let value: Float = sender.value
    heard.append("\(value)")
  }

  func start(_ object: AnyObject) {
    object.play?()
    object.play()
    owner?.play()
    let rate: Int = object.gain
    heard.append("\(rate)")
  }

  func read(_ json: [String: AnyObject]) -> String? {
    let count = json["count"]?.integerValue ?? 0
    heard.append("\(count)")
    return json["user"]?["name"] as? String
  }
}
