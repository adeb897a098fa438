// Rotors of programs (Apple's documentation of UIAccessibilityCustomRotor), and copies and names that are written without a cast or
// a label (UIBarAppearance, UIPasteboard.Name).

import Testing
import UIKit

@MainActor
@Suite("Rotors, copies and names")
struct AccessibilityRotorTests {
  @Test("a rotor is kept by its view and finds what its closure says")
  func rotor() throws {
    let (first, second) = (UIView(), UIView())
    let owner = UIView()
    owner.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Links") { predicate in
        let isFirst = predicate.currentItem.targetElement === first
        guard predicate.searchDirection == .next, isFirst else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: second, targetRange: nil)
      },
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
    ]
    let rotors = try #require(owner.accessibilityCustomRotors)
    #expect(rotors.map(\.name) == ["Links", ""] && rotors.map(\.systemRotorType) == [.none, .heading])
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: first, targetRange: nil)
    #expect(rotors[0].itemSearchBlock(predicate)?.targetElement === second)
    predicate.searchDirection = .previous
    #expect(rotors[0].itemSearchBlock(predicate) == nil && rotors[1].itemSearchBlock(predicate) == nil)
  }

  @Test("a copy of how a bar looks goes where such a one is asked for, and a name needs no label")
  func copies() {
    let standard = UINavigationBarAppearance()
    standard.backgroundColor = .red
    let bar = UINavigationBar()
    bar.compactAppearance = standard.copy()
    #expect(bar.compactAppearance?.backgroundColor == .red && bar.compactAppearance !== standard)
    #expect((standard.copy() as? UINavigationBarAppearance)?.backgroundColor == .red)
    #expect(UIPasteboard.Name("board") == UIPasteboard.Name(rawValue: "board"))
  }
}
