// Apple's named colours. The system's ones have a light and a dark form, and of those whose values the Human Interface
// Guidelines list, both for people who ask for more contrast.

import Foundation

extension UIColor {
  /// No red, green and blue.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// All of red, green and blue.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Black of no opacity.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// All of red, without the others.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// All of green, without the others.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// All of blue, without the others.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// All of green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// All of red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// All of red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// All of red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 of red, 0.4 of green, 0.2 of blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White of 0.6 opacity, for text on dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Colours that follow the appearance

  /// #FF3B30, in dark surroundings #FF453A; #D70015 and #FF6961 with more contrast.
  public static let systemRed = following(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, 0xFF6961)
  /// #FF9500, in dark surroundings #FF9F0A; #C93400 and #FFB340 with more contrast.
  public static let systemOrange = following(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
  /// #FFCC00, in dark surroundings #FFD60A; #B25000 and #FFD426 with more contrast.
  public static let systemYellow = following(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, 0xFFD426)
  /// #34C759, in dark surroundings #30D158; #248A3D and #30DB5B with more contrast.
  public static let systemGreen = following(0x34C759, dark: 0x30D158, contrast: 0x248A3D, 0x30DB5B)
  /// #00C7BE, in dark surroundings #66D4CF; #0C817B and #66D4CF with more contrast.
  public static let systemMint = following(0x00C7BE, dark: 0x66D4CF, contrast: 0x0C817B, 0x66D4CF)
  /// #30B0C7, in dark surroundings #40C8E0; #008299 and #5DE6FF with more contrast.
  public static let systemTeal = following(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
  /// #32ADE6, in dark surroundings #64D2FF; #0071A4 and #70D7FF with more contrast.
  public static let systemCyan = following(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, 0x70D7FF)
  /// #007AFF, in dark surroundings #0A84FF; #0040DD and #409CFF with more contrast.
  public static let systemBlue = following(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
  /// #5856D6, in dark surroundings #5E5CE6; #3634A3 and #7D7AFF with more contrast.
  public static let systemIndigo = following(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
  /// #AF52DE, in dark surroundings #BF5AF2; #8944AB and #DA8FFF with more contrast.
  public static let systemPurple = following(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
  /// #FF2D55, in dark surroundings #FF375F; #D30F45 and #FF6482 with more contrast.
  public static let systemPink = following(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, 0xFF6482)
  /// #A2845E, in dark surroundings #AC8E68; #7F6545 and #B59469 with more contrast.
  public static let systemBrown = following(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, 0xB59469)
  /// #8E8E93, in dark surroundings too; #6C6C70 and #AEAEB2 with more contrast.
  public static let systemGray = following(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
  /// #AEAEB2, in dark surroundings #636366; #8E8E93 and #7C7C80 with more contrast.
  public static let systemGray2 = following(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, 0x7C7C80)
  /// #C7C7CC, in dark surroundings #48484A; #AEAEB2 and #545456 with more contrast.
  public static let systemGray3 = following(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, 0x545456)
  /// #D1D1D6, in dark surroundings #3A3A3C; #BCBCC0 and #444446 with more contrast.
  public static let systemGray4 = following(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
  /// #E5E5EA, in dark surroundings #2C2C2E; #D8D8DC and #363638 with more contrast.
  public static let systemGray5 = following(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
  /// #F2F2F7, in dark surroundings #1C1C1E; #EBEBF0 and #242426 with more contrast.
  public static let systemGray6 = following(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)
  /// #000000, in dark surroundings #FFFFFF.
  public static let label = following(0x000000, dark: 0xFFFFFF)
  /// #3C3C43 of 0.6 opacity, in dark surroundings #EBEBF5 of 0.6 opacity.
  public static let secondaryLabel = following(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// #3C3C43 of 0.3 opacity, in dark surroundings #EBEBF5 of 0.3 opacity.
  public static let tertiaryLabel = following(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// #3C3C43 of 0.18 opacity, in dark surroundings #EBEBF5 of 0.16 opacity.
  public static let quaternaryLabel = following(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// #3C3C43 of 0.3 opacity, in dark surroundings #EBEBF5 of 0.3 opacity.
  public static let placeholderText = following(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// #3C3C43 of 0.29 opacity, in dark surroundings #545458 of 0.6 opacity.
  public static let separator = following(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// #C6C6C8, in dark surroundings #38383A.
  public static let opaqueSeparator = following(0xC6C6C8, dark: 0x38383A)
  /// #007AFF, in dark surroundings #0984FF.
  public static let link = following(0x007AFF, dark: 0x0984FF)
  /// #FFFFFF, in dark surroundings #000000.
  public static let systemBackground = following(0xFFFFFF, dark: 0x000000)
  /// #F2F2F7, in dark surroundings #1C1C1E.
  public static let secondarySystemBackground = following(0xF2F2F7, dark: 0x1C1C1E)
  /// #FFFFFF, in dark surroundings #2C2C2E.
  public static let tertiarySystemBackground = following(0xFFFFFF, dark: 0x2C2C2E)
  /// #F2F2F7, in dark surroundings #000000.
  public static let systemGroupedBackground = following(0xF2F2F7, dark: 0x000000)
  /// The name of `systemGroupedBackground` before iOS 13.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// #FFFFFF, in dark surroundings #1C1C1E.
  public static let secondarySystemGroupedBackground = following(0xFFFFFF, dark: 0x1C1C1E)
  /// #F2F2F7, in dark surroundings #2C2C2E.
  public static let tertiarySystemGroupedBackground = following(0xF2F2F7, dark: 0x2C2C2E)
  /// #787880 of 0.2 opacity, in dark surroundings #787880 of 0.36 opacity.
  public static let systemFill = following(0x787880, 0.2, dark: 0x787880, 0.36)
  /// #787880 of 0.16 opacity, in dark surroundings #787880 of 0.32 opacity.
  public static let secondarySystemFill = following(0x787880, 0.16, dark: 0x787880, 0.32)
  /// #767680 of 0.12 opacity, in dark surroundings #767680 of 0.24 opacity.
  public static let tertiarySystemFill = following(0x767680, 0.12, dark: 0x767680, 0.24)
  /// #747480 of 0.08 opacity, in dark surroundings #767680 of 0.18 opacity.
  public static let quaternarySystemFill = following(0x747480, 0.08, dark: 0x767680, 0.18)

  /// In hexadecimal digits; the last two are for increased contrast, in light and in dark surroundings.
  private static func following(
    _ light: Int, _ alpha: CGFloat = 1, dark: Int, _ darkAlpha: CGFloat = 1, contrast: Int? = nil,
    _ darkContrast: Int? = nil
  ) -> UIColor {
    let colors = [
      (light, alpha), (dark, darkAlpha), (contrast ?? light, alpha), (darkContrast ?? dark, darkAlpha),
    ].map { digits, alpha in
      let parts = [digits >> 16, digits >> 8 & 255, digits & 255].map { CGFloat($0) / 255 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    return UIColor {
      colors[($0.userInterfaceStyle == .dark ? 1 : 0) + ($0.accessibilityContrast == .high ? 2 : 0)]
    }
  }
}
