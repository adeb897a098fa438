// Traits that programs define, as Apple's "Unleash the UIKit trait system" (WWDC 2023) describes them: values go from the
// root down, `defaultValue` stands where nobody has set one, and who registered is told of changes.

import Testing
import UIKit

private struct Contained: UITraitDefinition {
  static let defaultValue = false
}
extension UITraitCollection {
  fileprivate var isContained: Bool { self[Contained.self] }
}
extension UIMutableTraits {
  fileprivate var isContained: Bool {
    get { self[Contained.self] }
    set { self[Contained.self] = newValue }
  }
}

private enum Theme: Int { case standard, warm }
private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
  static let name = "Theme"
  static let identifier = "com.example.theme"
}

@MainActor
@Suite("Traits of a program's own")
struct OwnTraitTests {
  @Test("a value goes to what lies below, and the default stands elsewhere")
  func inheritance() {
    let (root, child, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(leaf)
    child.traitOverrides.isContained = true
    #expect(!root.traitCollection.isContained)
    #expect(child.traitCollection.isContained)
    #expect(leaf.traitCollection.isContained)
    leaf.traitOverrides.isContained = false
    #expect(!leaf.traitCollection.isContained)
    #expect(leaf.traitOverrides.contains(Contained.self))
    leaf.traitOverrides.remove(Contained.self)
    #expect(leaf.traitCollection.isContained)
    #expect(!leaf.traitOverrides.contains(Contained.self))
  }

  @Test("who registered is told, with the traits before")
  func registration() {
    let (root, leaf) = (UIView(), UIView())
    root.addSubview(leaf)
    var told: [(Bool, Bool)] = []
    leaf.registerForTraitChanges([Contained.self]) { (view: UIView, previous: UITraitCollection) in
      told.append((previous.isContained, view.traitCollection.isContained))
    }
    root.traitOverrides.isContained = true
    root.layoutIfNeeded()
    #expect(told.count == 1)
    #expect(told.first.map { $0.0 } == false)
    #expect(told.first.map { $0.1 } == true)
    root.traitOverrides.userInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(told.count == 1)
  }

  @Test("collections are equal, contained and compared by their values")
  func collections() {
    let warm = UITraitCollection { $0[ThemeTrait.self] = .warm }
    #expect(warm == UITraitCollection().replacing(ThemeTrait.self, value: .warm))
    #expect(warm != UITraitCollection())
    #expect(warm.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(UITraitCollection(traitsFrom: [warm, UITraitCollection()])[ThemeTrait.self] == .warm)
    #expect(
      !UITraitCollection { $0.isContained = true }.hasDifferentColorAppearance(
        comparedTo: UITraitCollection()))
    #expect(ThemeTrait.identifier == "com.example.theme")
    #expect(Contained.name == "Contained")
  }

  @Test("a closure of changed traits may name its object Self")
  func traits() {
    final class Watching: UIView {
      var count = 0
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
          self.count += 1
        }
      }
    }
    let view = Watching(frame: .zero)
    view.watch()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }
}
