// Views in archives (spec 01 §5): what layout knows of a view, its guides, its subviews, and those of its constraints
// that are marked `shouldBeArchived`. Keys are the ones of Interface Builder's archives where those are known.

import Foundation

extension UIView {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let transform = "UITransform"
    static let alpha = "UIAlpha"
    static let tag = "UITag"
    static let isHidden = "UIHidden"
    static let isOpaque = "UIOpaque"
    static let clips = "UIClipsToBounds"
    static let ignoresTouches = "UIUserInteractionDisabled"
    static let accessibilityIdentifier = "UIAccessibilityIdentifier"
    static let accessibilityLabel = "UIAccessibilityLabel"
    static let mask = "UIAutoresizingMask"
    static let leavesSubviews = "UIAutoresizesSubviewsDisabled"
    static let ignoresMask = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
    static let hugging = "UIViewContentHuggingPriority"
    static let compressionResistance = "UIViewContentCompressionResistancePriority"
    static let semanticContent = "UIViewSemanticContentAttribute"
    static let margins = "UIViewLayoutMargins"
    static let directionalMargins = "UIViewDirectionalLayoutMargins"
    static let preservesMargins = "UIViewPreservesSuperviewMargins"
    static let ignoresSafeArea = "UIViewMarginsIgnoreSafeArea"
    static let guides = "UIViewLayoutGuides"
    static let subviews = "UISubviews"
    static let constraints = "UIViewAutolayoutConstraints"
  }

  // MARK: Writing

  func encodeLayout(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(bounds, forKey: Key.bounds)
    coder.encode(center, forKey: Key.center)
    if !transform.isIdentity { coder.encode(transform, forKey: Key.transform) }
    encodeAppearance(with: coder)
    encodePlacement(with: coder)
    encodeMargins(with: coder)
    encodeContent(with: coder)
    if !layoutGuides.isEmpty { coder.encode(layoutGuides as NSArray, forKey: Key.guides) }
    let archived = archivedSubviews
    if !archived.isEmpty { coder.encode(archived as NSArray, forKey: Key.subviews) }
    let marked = constraints.filter(\.shouldBeArchived).compactMap { ArchivedConstraint($0, holder: self) }
    if !marked.isEmpty { coder.encode(marked as NSArray, forKey: Key.constraints) }
  }

  private func encodeAppearance(with coder: NSCoder) {
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(isOpaque, forKey: Key.isOpaque)
    coder.encode(clipsToBounds, forKey: Key.clips)
    coder.encode(!isUserInteractionEnabled, forKey: Key.ignoresTouches)
    if let accessibilityIdentifier {
      coder.encode(accessibilityIdentifier as NSString, forKey: Key.accessibilityIdentifier)
    }
    if let accessibilityLabel {
      coder.encode(accessibilityLabel as NSString, forKey: Key.accessibilityLabel)
    }
  }

  private func encodePlacement(with coder: NSCoder) {
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.mask)
    coder.encode(!autoresizesSubviews, forKey: Key.leavesSubviews)
    coder.encode(!translatesAutoresizingMaskIntoConstraints, forKey: Key.ignoresMask)
    let priorities = { (read: (NSLayoutConstraint.Axis) -> UILayoutPriority) in
      [NSLayoutConstraint.Axis.horizontal, .vertical].map { CGFloat(read($0).rawValue) }
    }
    coder.encodeNumbers(priorities(contentHuggingPriority(for:)), forKey: Key.hugging)
    coder.encodeNumbers(
      priorities(contentCompressionResistancePriority(for:)), forKey: Key.compressionResistance)
    coder.encode(semanticContentAttribute.rawValue, forKey: Key.semanticContent)
  }

  /// Margins as they were set, not as they came out: the surroundings add theirs again.
  private func encodeMargins(with coder: NSCoder) {
    if let sides = margins.ownBySide { coder.encode(sides, forKey: Key.margins) }
    if let own = margins.own { coder.encode(own, forKey: Key.directionalMargins) }
    coder.encode(preservesSuperviewLayoutMargins, forKey: Key.preservesMargins)
    coder.encode(!insetsLayoutMarginsFromSafeArea, forKey: Key.ignoresSafeArea)
  }

  // MARK: Reading

  /// Decodes the archived properties; the others stay as `init(frame:)` sets them.
  func decodeLayout(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    storedBounds = coder.decodeCGRect(forKey: Key.bounds)
    center = coder.decodeCGPoint(forKey: Key.center)
    if coder.containsValue(forKey: Key.transform) {
      transform = coder.decodeCGAffineTransform(forKey: Key.transform)
    }
    decodeAppearance(from: coder)
    decodePlacement(from: coder)
    decodeMargins(from: coder)
    decodeContent(from: coder)
    for guide in coder.decodeValue([UILayoutGuide].self, forKey: Key.guides) ?? [] { adopt(guide) }
    for subview in coder.decodeValue([UIView].self, forKey: Key.subviews) ?? [] { addSubview(subview) }
    // Last: constraints name views and guides that have to be here.
    for archived in coder.decodeValue([ArchivedConstraint].self, forKey: Key.constraints) ?? [] {
      if let constraint = archived.constraint(holder: self) { addConstraint(constraint) }
    }
  }

  private func decodeAppearance(from coder: NSCoder) {
    func flag(_ key: String) -> Bool? {
      coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : nil
    }
    if coder.containsValue(forKey: Key.alpha) { alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha)) }
    if coder.containsValue(forKey: Key.tag) { tag = coder.decodeInteger(forKey: Key.tag) }
    if let value = flag(Key.isHidden) { isHidden = value }
    if let value = flag(Key.isOpaque) { isOpaque = value }
    if let value = flag(Key.clips) { clipsToBounds = value }
    if let value = flag(Key.ignoresTouches) { isUserInteractionEnabled = !value }
    if let name = coder.decodeValue(String.self, forKey: Key.accessibilityIdentifier) {
      accessibilityIdentifier = name
    }
    if let text = coder.decodeValue(String.self, forKey: Key.accessibilityLabel) {
      accessibilityLabel = text
    }
  }

  private func decodePlacement(from coder: NSCoder) {
    if coder.containsValue(forKey: Key.mask) {
      autoresizingMask = AutoresizingMask(
        rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.mask)))
    }
    if coder.containsValue(forKey: Key.leavesSubviews) {
      autoresizesSubviews = !coder.decodeBool(forKey: Key.leavesSubviews)
    }
    if coder.containsValue(forKey: Key.ignoresMask) {
      translatesAutoresizingMaskIntoConstraints = !coder.decodeBool(forKey: Key.ignoresMask)
    }
    func read(_ key: String, _ set: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void) {
      for (number, axis) in zip(coder.decodeNumbers(forKey: key, count: 2), NSLayoutConstraint.Axis.allCases)
      {
        let priority = UILayoutPriority(Float(number))
        if priority.isValid { set(priority, axis) }
      }
    }
    read(Key.hugging, setContentHuggingPriority(_:for:))
    read(Key.compressionResistance, setContentCompressionResistancePriority(_:for:))
    if coder.containsValue(forKey: Key.semanticContent),
      let attribute = UISemanticContentAttribute(rawValue: coder.decodeInteger(forKey: Key.semanticContent))
    {
      semanticContentAttribute = attribute
    }
  }

  private func decodeMargins(from coder: NSCoder) {
    if coder.containsValue(forKey: Key.margins) {
      layoutMargins = coder.decodeUIEdgeInsets(forKey: Key.margins)
    }
    if coder.containsValue(forKey: Key.directionalMargins) {
      directionalLayoutMargins = coder.decodeDirectionalEdgeInsets(forKey: Key.directionalMargins)
    }
    if coder.containsValue(forKey: Key.preservesMargins) {
      preservesSuperviewLayoutMargins = coder.decodeBool(forKey: Key.preservesMargins)
    }
    if coder.containsValue(forKey: Key.ignoresSafeArea) {
      insetsLayoutMarginsFromSafeArea = !coder.decodeBool(forKey: Key.ignoresSafeArea)
    }
  }
}
