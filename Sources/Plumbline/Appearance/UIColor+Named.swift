// Apple's named colours. The system's ones have a light and a dark form, by the Human Interface Guidelines.

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

  /// #FF3B30, in dark surroundings #FF453A.
  public static let systemRed = following(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
  /// #FF9500, in dark surroundings #FF9F0A.
  public static let systemOrange = following(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
  /// #FFCC00, in dark surroundings #FFD60A.
  public static let systemYellow = following(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
  /// #34C759, in dark surroundings #30D158.
  public static let systemGreen = following(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
  /// #00C7BE, in dark surroundings #66D4CF.
  public static let systemMint = following(light: (0, 199, 190, 1), dark: (102, 212, 207, 1))
  /// #30B0C7, in dark surroundings #40C8E0.
  public static let systemTeal = following(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
  /// #32ADE6, in dark surroundings #64D2FF.
  public static let systemCyan = following(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
  /// #007AFF, in dark surroundings #0A84FF.
  public static let systemBlue = following(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
  /// #5856D6, in dark surroundings #5E5CE6.
  public static let systemIndigo = following(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
  /// #AF52DE, in dark surroundings #BF5AF2.
  public static let systemPurple = following(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
  /// #FF2D55, in dark surroundings #FF375F.
  public static let systemPink = following(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
  /// #A2845E, in dark surroundings #AC8E68.
  public static let systemBrown = following(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
  /// #8E8E93, in dark surroundings too.
  public static let systemGray = following(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
  /// #AEAEB2, in dark surroundings #636366.
  public static let systemGray2 = following(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  /// #C7C7CC, in dark surroundings #48484A.
  public static let systemGray3 = following(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  /// #D1D1D6, in dark surroundings #3A3A3C.
  public static let systemGray4 = following(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  /// #E5E5EA, in dark surroundings #2C2C2E.
  public static let systemGray5 = following(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  /// #F2F2F7, in dark surroundings #1C1C1E.
  public static let systemGray6 = following(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// #000000, in dark surroundings #FFFFFF.
  public static let label = following(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// #3C3C43 of 0.6 opacity, in dark surroundings #EBEBF5 of 0.6 opacity.
  public static let secondaryLabel = following(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  /// #3C3C43 of 0.3 opacity, in dark surroundings #EBEBF5 of 0.3 opacity.
  public static let tertiaryLabel = following(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// #3C3C43 of 0.18 opacity, in dark surroundings #EBEBF5 of 0.16 opacity.
  public static let quaternaryLabel = following(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// #3C3C43 of 0.3 opacity, in dark surroundings #EBEBF5 of 0.3 opacity.
  public static let placeholderText = following(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// #3C3C43 of 0.29 opacity, in dark surroundings #545458 of 0.6 opacity.
  public static let separator = following(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  /// #C6C6C8, in dark surroundings #38383A.
  public static let opaqueSeparator = following(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// #007AFF, in dark surroundings #0984FF.
  public static let link = following(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  /// #FFFFFF, in dark surroundings #000000.
  public static let systemBackground = following(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  /// #F2F2F7, in dark surroundings #1C1C1E.
  public static let secondarySystemBackground = following(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// #FFFFFF, in dark surroundings #2C2C2E.
  public static let tertiarySystemBackground = following(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  /// #F2F2F7, in dark surroundings #000000.
  public static let systemGroupedBackground = following(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  /// The name of `systemGroupedBackground` before iOS 13.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// #FFFFFF, in dark surroundings #1C1C1E.
  public static let secondarySystemGroupedBackground = following(
    light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  /// #F2F2F7, in dark surroundings #2C2C2E.
  public static let tertiarySystemGroupedBackground = following(
    light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  /// #787880 of 0.2 opacity, in dark surroundings #787880 of 0.36 opacity.
  public static let systemFill = following(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// #787880 of 0.16 opacity, in dark surroundings #787880 of 0.32 opacity.
  public static let secondarySystemFill = following(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// #767680 of 0.12 opacity, in dark surroundings #767680 of 0.24 opacity.
  public static let tertiarySystemFill = following(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// #747480 of 0.08 opacity, in dark surroundings #767680 of 0.18 opacity.
  public static let quaternarySystemFill = following(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))

  /// Red, green and blue from 0 to 255, opacity from 0 to 1.
  private static func following(
    light: (CGFloat, CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    func color(_ parts: (CGFloat, CGFloat, CGFloat, CGFloat)) -> UIColor {
      UIColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: parts.3)
    }
    let (lightColor, darkColor) = (color(light), color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}
