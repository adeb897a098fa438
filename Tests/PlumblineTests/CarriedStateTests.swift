// Boxes of carried properties: made when something is set, gone with their object, copied with images.

import Foundation
import Plumbline
import Testing

private nonisolated final class Box: CarriedState {
  var number = 7
  weak var delegate: NSObject?
}

private nonisolated final class Other: CarriedState {
  var number = 8
}

private nonisolated final class Copied: CopiedCarriedState {
  var text = ""

  func copied() -> Self {
    let copy = Self()
    copy.text = text
    return copy
  }
}

@Suite("Carried properties")
struct CarriedStateTests {
  @Test("reading answers the initial values and keeps no box")
  func reading() {
    let view = UIView()
    #expect(view.carried(Box.self).number == 7)
    #expect(view.carriedStates.known(Box.self) == nil)
  }

  @Test("views, controllers, layers and items of bars have a box for each class")
  func writing() {
    let holders: [any CarriedStateHolder] = [
      UIView(), UIViewController(), CALayer(), UIBarButtonItem(), UINavigationItem(title: "a"),
    ]
    for holder in holders {
      holder.makeCarried(Box.self).number = 1
      holder.makeCarried(Box.self).number += 1
      #expect(holder.carried(Box.self).number == 2 && holder.carried(Other.self).number == 8)
    }
  }

  @Test("a box goes with its object, and retains no delegate")
  func lifetime() {
    weak var box: Box?
    var view: UIView? = UIView()
    var delegate: NSObject? = NSObject()
    view?.makeCarried(Box.self).delegate = delegate
    box = view?.carriedStates.known(Box.self)
    #expect(box?.delegate === delegate)
    delegate = nil
    #expect(box != nil && box?.delegate == nil)
    view = nil
    #expect(box == nil)
  }

  @Test("objects of Foundation have their boxes among what is associated with them")
  func foundation() {
    let formatter = NumberFormatter()
    #expect(formatter.associated(Box.self).number == 7 && formatter.knownAssociated(Box.self) == nil)
    formatter.makeAssociated(Box.self).number = 3
    formatter.makeAssociated(Other.self).number = 4
    #expect(formatter.associated(Box.self).number == 3 && formatter.associated(Other.self).number == 4)
    #expect(NumberFormatter().knownAssociated(Box.self) == nil)
  }

  @Test("a copy of an image has copies of the boxes that can be copied")
  func copying() {
    let image = UIImage(size: CGSize(width: 1, height: 1))
    image.makeCarried(Copied.self).text = "a"
    image.makeCarried(Box.self).number = 1
    let copy = image.withRenderingMode(.alwaysTemplate)
    #expect(copy.carried(Copied.self).text == "a" && copy.carried(Box.self).number == 7)
    copy.makeCarried(Copied.self).text = "b"
    #expect(image.carried(Copied.self).text == "a")
  }
}
