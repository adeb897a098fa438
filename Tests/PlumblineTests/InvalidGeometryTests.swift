// Frames that are no numbers: Apple's layers raise CALayerInvalidGeometry ("CALayer position contains NaN: [nan nan]"). Here
// the console is told once, and the view keeps what it has.

import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Frames that are no numbers")
struct InvalidGeometryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let console: ConsoleRecorder

  init() {
    console = ConsoleRecorder(root)
    root.addSubview(view)
  }

  @Test("a frame, a centre or bounds without numbers change nothing, and are told of in one message each")
  func refused() {
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    view.center = CGPoint(x: CGFloat.nan, y: 5)
    view.bounds = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(console.messages.map(\.category.rawValue) == Array(repeating: "CALayerInvalidGeometry", count: 3))
    let beginnings = [
      "CALayer position contains NaN: [nan 5].", "CALayer position contains NaN: [nan 5].",
      "CALayer bounds contains NaN: [nan 0; 10 10].",
    ]
    #expect(zip(console.texts, beginnings).allSatisfy { $0.hasPrefix($1) }, "\(console.texts)")
    #expect(console.texts.allSatisfy { $0.contains("<UIView: P; frame = (10 20; 30 40)") })
    view.frame.origin.x = 11
    #expect(view.frame == CGRect(x: 11, y: 20, width: 30, height: 40) && console.messages.count == 3)
  }

  @Test("layout goes on beside it")
  func layout() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 10).isActive = true
    label.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    view.frame.size.width = 0 / CGFloat(root.subviews.count - 2)
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 45, y: 20, width: 10, height: 10))
  }

  @Test("a view that is made with such a frame begins empty")
  func made() {
    let view = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10))
    #expect(view.frame == .zero)
  }
}
