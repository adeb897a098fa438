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

  @Test(
    "colours have names in words",
    arguments: [
      (UIColor.red, "red"), (.blue, "blue"), (.white, "white"), (.black, "black"), (.clear, "clear"),
      (UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), "dark blue"), (.green, "green"),
    ])
  func colours(color: UIColor, name: String) { #expect(color.accessibilityName == name) }
}
