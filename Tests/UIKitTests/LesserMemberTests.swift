// Small members, each as Apple's reference of it says.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Lesser members")
struct LesserMemberTests {
  private class Base: NSObject {
    var count = 0
    func act() { count += 1 }
    func step(_ link: CADisplayLink) { count += 10 }
  }
  private final class Derived: Base {}
  private final class Other: NSObject {}

  // NSObject.instancesRespond(to:).
  @Test("a class knows whether its objects have a method")
  func instancesRespond() {
    let act = Selector("act", Base.act)
    #expect(Base.instancesRespond(to: act) && Derived.instancesRespond(to: act))
    #expect(!Other.instancesRespond(to: act) && !Base.instancesRespond(to: Selector("act")))
  }

  // UIScreen.displayLink(withTarget:selector:).
  @Test("a screen's link calls the method that a selector holds")
  func displayLink() throws {
    let target = Base()
    let link = try #require(
      UIScreen.main.displayLink(withTarget: target, selector: Selector("step(_:)", Base.step)))
    link.add(to: .main, forMode: .common)
    let view = UIView()
    view.animationTimeline.advance(by: 2.5 / 60)
    link.invalidate()
    view.animationTimeline.advance(by: 1)
    #expect(target.count == 20)
  }

  // CGPath.isRect(_:).
  @Test("a path knows that it is a rectangle")
  func isRect() {
    var found = CGRect.zero
    let box = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(CGPath(rect: box, transform: nil).isRect(&found) && found == box)
    #expect(CGPath(rect: box, transform: nil).isRect(nil))
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.closeSubpath()
    #expect(!path.isRect(&found) && found == box)
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
  }

  // CGColor.converted(to:intent:options:); luminance by the weights of ITU-R BT.709, which sRGB has.
  @Test("colours change their space")
  func converted() throws {
    let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let grey = CGColorSpaceCreateDeviceGray()
    let color = CGColor(gray: 0.25, alpha: 0.5).converted(to: rgb, intent: .defaultIntent, options: nil)
    #expect(color?.components == [0.25, 0.25, 0.25, 0.5])
    let back = CGColor(red: 1, green: 1, blue: 1, alpha: 1).converted(
      to: grey, intent: .defaultIntent, options: nil)
    #expect(back?.components?.count == 2 && abs((back?.components?[0] ?? 0) - 1) < 1e-9)
  }

  // CASpringAnimation(perceptualDuration:bounce:): mass 1, stiffness (2π / duration)², damping 4π (1 - bounce) / duration, as
  // Apple's session "Animate with springs" of 2023 has them.
  @Test("a spring by how long it seems and how far it bounces")
  func spring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(spring.mass == 1 && abs(spring.stiffness - 157.913670417) < 1e-6)
    #expect(abs(spring.damping - 18.8495559215) < 1e-6)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
  }

  // CALayer.needsLayout(), contentsAreFlipped().
  @Test("a layer knows whether it waits for layout")
  func needsLayout() {
    let layer = CALayer()
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout() && !layer.contentsAreFlipped())
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    let view = UIView()
    view.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
    view.setNeedsLayout()
    #expect(view.layer.needsLayout())
  }

  // NSValue's additions of UIKit.
  @Test("insets, distances, vectors and transforms in objects")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue
        == UIOffset(horizontal: 5, vertical: 6))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 1, width: 1, height: 1)).uiEdgeInsetsValue == .zero)
  }

  // UIWindow.safeAreaAspectFitLayoutGuide: the largest rectangle of the proportion in the middle of the safe area.
  @Test("a window's guide of a proportion lies in the middle of the safe area")
  func aspectFit() {
    let screen = UIScreen(
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let window = UIWindow(screen: screen)
    window.isHidden = false
    let guide = window.safeAreaAspectFitLayoutGuide
    #expect(guide === window.safeAreaAspectFitLayoutGuide)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 400, height: 720))
    guide.aspectRatio = 2
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 310, width: 400, height: 200))
    guide.aspectRatio = 0.25
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 110, y: 50, width: 180, height: 720))
  }

  // UIViewController.childContaining(_:), allowedChildrenForUnwinding(from:).
  @Test("a container knows the child that a way back comes from, and allows the others")
  func unwinding() {
    let (container, inner, leaf, other) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    container.addChild(inner)
    container.addChild(other)
    inner.addChild(leaf)
    let way = UIStoryboardUnwindSegueSource(source: leaf, unwindAction: Selector("back"), sender: nil)
    #expect(container.childContaining(way) === inner && inner.childContaining(way) === leaf)
    #expect(other.childContaining(way) == nil)
    #expect(container.allowedChildrenForUnwinding(from: way) == [other])
  }

  // NSObject's accessibility members; AXCustomContent.
  @Test("what is said to those who hear the screen is kept")
  func accessibility() {
    let view = UIView()
    #expect(view.accessibilityExpandedStatus == .unsupported && view.accessibilityTextualContext == nil)
    view.accessibilityExpandedStatus = .collapsed
    view.accessibilityTextualContext = .sourceCode
    view.accessibilityHeaderElements = [view]
    view.accessibilityTraits = [.toggleButton, .supportsZoom]
    #expect(view.accessibilityExpandedStatus.rawValue == 2 && view.accessibilityTextualContext == .sourceCode)
    #expect(view.accessibilityHeaderElements?.count == 1 && !view.accessibilityTraits.contains(.button))
    view.accessibilityHeaderElements = nil
    let content = AXCustomContent(label: "Size", value: "Large")
    #expect(content.label == "Size" && content.value == "Large" && content.importance == .default)
  }

  // NSString.draw(with:options:attributes:context:); UIImageWriteToSavedPhotosAlbum off the main actor.
  @Test("texts draw into rectangles with options")
  func drawing() {
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      "a".draw(
        with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin, attributes: nil,
        context: nil)
      NSString(string: "a").draw(
        with: CGRect(origin: .zero, size: size), options: [], attributes: nil, context: nil)
    }
    Self.save(image)
    #expect(image.size == size)
  }
}
