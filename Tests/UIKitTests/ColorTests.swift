// Colours: spaces, words and the traits that they are resolved for.

import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Colours")
struct ColorTests {
  @Test("a colour of a space has its components and its space")
  func colorOfSpace() {
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    #expect(color?.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color?.colorSpace?.numberOfComponents == 3)
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(grey?.components == [0.5, 1])
    #expect(grey?.colorSpace?.model == .monochrome)
  }

  @Test("traits are the current ones for colours while a closure runs")
  func currentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let outside = UITraitCollection.current.userInterfaceStyle
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(color.cgColor.components?.first == 1)
    }
    #expect(color.cgColor.components?.first == 0)
    #expect(UITraitCollection.current.userInterfaceStyle == outside)
  }
}
