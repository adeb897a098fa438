// Top and bottom layout guides of controllers, from before there was a safe area.

import Foundation

/// The top or the bottom layout guide of a controller: the anchors of the line at which content begins or ends.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The length that bars cover in the view, in points; valid from `viewDidLayoutSubviews` on.
  var length: CGFloat { get }
  /// The anchor for constraints, as of Apple's guide before iOS 11.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor for constraints, as of Apple's guide before iOS 11.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height, as long as `length`.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide from the top or to the bottom of a controller's view, as high as the safe area's inset there.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool
  private var height: NSLayoutConstraint?

  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
  }

  /// A controller installs its guides anew; one from an archive keeps its side.
  required init?(coder: NSCoder) {
    isTop = coder.allowsKeyedCoding && coder.decodeBool(forKey: Self.isTopKey)
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(isTop, forKey: Self.isTopKey)
  }

  private static let isTopKey = "UITopLayoutGuide"

  var length: CGFloat {
    guard let insets = storedOwner?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  /// Installs the guide in a controller's view, which holds two constraints for it, as Apple's does: of the height and
  /// of the edge. Nothing says where the guide lies horizontally (EasyPeasy's tests count the constraints).
  func install(in view: UIView) {
    view.addLayoutGuide(self)
    let height = heightAnchor.constraint(equalToConstant: length)
    self.height = height
    NSLayoutConstraint.activate([
      isTop
        ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor),
      height,
    ])
  }

  func insetsDidChangeForLength() { height?.constant = length }
}
