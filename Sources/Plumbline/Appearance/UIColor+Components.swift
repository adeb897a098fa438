// Components of colours, under Apple's names.

import Foundation

extension UIColor {
  private var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch content {
    case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .grey(let white, let alpha): (white, white, white, alpha)
    }
  }

  /// Writes red, green, blue and opacity.
  /// - Returns: true; every colour has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = rgb.alpha
    return true
  }

  /// Writes grey and opacity.
  /// - Returns: whether the colour is a grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let parts = rgb
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity.
  /// - Returns: true; every colour has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgb
    let most = max(parts.red, parts.green, parts.blue)
    let range = most - min(parts.red, parts.green, parts.blue)
    var turn: CGFloat = 0
    if range > 0 {
      if most == parts.red {
        turn = (parts.green - parts.blue) / range
      } else if most == parts.green {
        turn = (parts.blue - parts.red) / range + 2
      } else {
        turn = (parts.red - parts.green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }
}
