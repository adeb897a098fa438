// Stack views in archives: which views are arranged, and how. The constraints of the arrangement are made anew.

import Foundation

extension UIStackView {
  private enum Key {
    static let arrangedSubviews = "UIStackViewArrangedSubviews"
    static let axis = "UIStackViewAxis"
    static let distribution = "UIStackViewDistribution"
    static let alignment = "UIStackViewAlignment"
    static let spacing = "UIStackViewSpacing"
    static let customSpacings = "UIStackViewCustomSpacings"
    static let isBaselineRelative = "UIStackViewBaselineRelative"
    static let isMarginsRelative = "UIStackViewLayoutMarginsRelative"
  }

  func encodeArrangement(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(axis.rawValue, forKey: Key.axis)
    coder.encode(distribution.rawValue, forKey: Key.distribution)
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(Double(spacing), forKey: Key.spacing)
    coder.encode(isBaselineRelativeArrangement, forKey: Key.isBaselineRelative)
    coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.isMarginsRelative)
    guard !arrangedSubviews.isEmpty else { return }
    coder.encode(arrangedSubviews as NSArray, forKey: Key.arrangedSubviews)
    coder.encodeNumbers(arrangedSubviews.map { customSpacing(after: $0) }, forKey: Key.customSpacings)
  }

  func decodeArrangement(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
    distribution = Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
    alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
    let stored = CGFloat(coder.decodeDouble(forKey: Key.spacing))
    spacing = stored.isFinite ? stored : 0
    isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.isBaselineRelative)
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.isMarginsRelative)
    let views = coder.decodeValue([UIView].self, forKey: Key.arrangedSubviews) ?? []
    for view in views { addArrangedSubview(view) }
    guard coder.containsValue(forKey: Key.customSpacings) else { return }
    let spacings = coder.decodeNumbers(forKey: Key.customSpacings, count: views.count)
    for (view, spacing) in zip(views, spacings) { setCustomSpacing(spacing, after: view) }
  }
}
