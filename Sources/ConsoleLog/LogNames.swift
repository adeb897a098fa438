// The names of a log's views and guides in sentences.

import Foundation

/// Names for the items of one conflict: short, and different for different items.
struct LogNames {
  private var phrases: [String: String] = [:]

  init(_ constraints: [NotedConstraint]) {
    var items: [NotedConstraint.Item] = []
    var seen: [String: Int] = [:]
    var owners: [String: NotedConstraint.Item] = [:]
    for constraint in constraints {
      if let owner = constraint.container, let guide = constraint.items.first, guide.isGuide {
        owners[guide.key] = owner
      }
      for item in constraint.items {
        if let place = seen[item.key] {
          // One mention may have the text and another not.
          if items[place].text == nil { items[place].text = item.text }
          if items[place].className == nil { items[place].className = item.className }
          if items[place].name == nil { items[place].name = item.name }
        } else {
          seen[item.key] = items.count
          items.append(item)
        }
      }
    }
    var sharers: [String: Int] = [:]
    for item in items { sharers[Self.base(item), default: 0] += 1 }
    for item in items where !(item.isGuide && owners[item.key] != nil) {
      phrases[item.key] = Self.phrase(item, isShared: sharers[Self.base(item), default: 0] > 1)
    }
    for item in items {
      guard let owner = owners[item.key], item.isGuide else { continue }
      phrases[item.key] = "\(Self.base(item)) of \(phrases[owner.key] ?? Self.phrase(owner, isShared: true))"
    }
  }

  func phrase(for item: NotedConstraint.Item) -> String {
    phrases[item.key] ?? Self.phrase(item, isShared: true)
  }

  func phrase(forKey key: String) -> String { phrases[key] ?? key }

  private static func phrase(_ item: NotedConstraint.Item, isShared: Bool) -> String {
    let base = base(item)
    guard isShared, let address = item.address else { return base }
    return "\(base) …\(address.suffix(5))"
  }

  private static func base(_ item: NotedConstraint.Item) -> String {
    switch item.text {
    case "UIViewSafeAreaLayoutGuide": return "the safe area"
    case "UIViewLayoutMarginsGuide": return "the margins"
    case "UIViewReadableContentGuide": return "the readable content guide"
    case "UIViewKeyboardLayoutGuide": return "the keyboard layout guide"
    case "UIScrollView-contentLayoutGuide": return "the content layout guide"
    case "UIScrollView-frameLayoutGuide": return "the frame layout guide"
    default: break
    }
    if item.isGridLine { return item.className == "NSGridRow" ? "the row" : "the column" }
    if let name = item.name { return name == "|" ? "the superview" : "'\(name)'" }
    let name = item.className.map(SwiftNames.readable) ?? "a view"
    if let text = item.text, !text.isEmpty { return "\(name) '\(text)'" }
    return name
  }
}
