// Methods of NSObject that classes override on Apple's systems and declare here.

import Foundation
import Testing

@testable import ObjectiveCAdaptation

@Suite("Methods of NSObject")
struct ObjectMethodRuleTests {
  private func adapted(_ source: String) -> String {
    SourceModule([SourceFile(path: "a.swift", text: source)]).adapted()[0]
  }

  @Test("a class that is told of properties declares the method and says so; its subclasses override it")
  func hearing() {
    let text = adapted(
      """
      class Puller: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      class Other: Puller {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class Screen: UIViewController {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """)
    #expect(text.contains("class Puller: NSObject , PropertyHearing {"))
    #expect(text.components(separatedBy: "override func observeValue").count == 3)
    #expect(text.components(separatedBy: "PropertyHearing").count == 2)
    let bound = adapted(
      """
      class Watcher<Value>: NSObject where Value: Equatable {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """)
    #expect(bound.contains("class Watcher<Value>: NSObject , PropertyHearing where Value: Equatable {"))
  }

  @Test("a proxy of a delegate declares what it answers, a view too")
  func answers() {
    let text = adapted(
      """
      class Proxy: NSObject, UITextFieldDelegate {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      class Field: UITextField { override func responds(to aSelector: Selector!) -> Bool { true } }
      """)
    #expect(!text.contains("override") && text.contains("super.responds(to: aSelector)"))
  }

  @Test("what a class says of its properties is declared where no class above does")
  func dependentProperties() {
    let text = adapted(
      """
      class Person: NSObject {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
          super.keyPathsForValuesAffectingValue(forKey: key)
        }
      }
      class Pupil: Person {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
      }
      class Card: UIView {
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
      }
      """)
    #expect(text.components(separatedBy: "override class func").count == 3)
    #expect(text.contains("class Pupil: Person {\n  override class func keyPaths"))
  }
}
