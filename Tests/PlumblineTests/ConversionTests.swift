// Points and rectangles between a view and its window. Apple's documentation of `convert(_:to:)`: nil "converts to window
// base coordinates"; of `accessibilityFrame`: in screen coordinates.

import Foundation
import Testing

@testable import Plumbline

@Suite("Conversions to the window") struct ConversionTests {
  private let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() { window.addSubview(view) }

  @Test("nil is the window's space, wherever the window lies")
  func window_() {
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint(x: 10, y: 20), from: nil) == .zero)
    #expect(view.convert(view.bounds, to: nil) == view.frame)
    #expect(view.convert(view.frame, from: nil) == view.bounds)
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("on the screen the window's own place counts")
  func screen() {
    #expect(view.accessibilityFrame == CGRect(x: 60, y: 80, width: 30, height: 40))
    let screen: any UICoordinateSpace = window.screen
    #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 60, y: 80))
    #expect(screen.convert(CGPoint(x: 60, y: 80), to: view) == .zero)
  }
}
