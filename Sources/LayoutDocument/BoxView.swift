// The view of a layout document: a rectangle with what the document says about it.

import Foundation
import Plumbline

final class BoxView: UIView {
  private let contentSize: CGSize
  private let alignmentInsets: UIEdgeInsets

  init(_ box: DocumentModel.Box, isRightToLeft: Bool) {
    contentSize = CGSize(
      width: box.intrinsicWidth ?? UIView.noIntrinsicMetric,
      height: box.intrinsicHeight ?? UIView.noIntrinsicMetric)
    alignmentInsets = box.alignmentInsets?.insets(isRightToLeft: isRightToLeft) ?? .zero
    super.init(frame: box.frame ?? .zero)
    accessibilityIdentifier = box.name
    isHidden = box.isHidden
    clipsToBounds = box.clips
    // The root has the size that the document gives it.
    translatesAutoresizingMaskIntoConstraints = box.frame != nil || box.parent == nil
    if let margins = box.margins {
      layoutMargins = margins.insets(isRightToLeft: isRightToLeft, base: layoutMargins)
    }
    if let hugging = box.hugging {
      setContentHuggingPriority(UILayoutPriority(hugging.horizontal), for: .horizontal)
      setContentHuggingPriority(UILayoutPriority(hugging.vertical), for: .vertical)
    }
    if let compression = box.compression {
      setContentCompressionResistancePriority(UILayoutPriority(compression.horizontal), for: .horizontal)
      setContentCompressionResistancePriority(UILayoutPriority(compression.vertical), for: .vertical)
    }
  }

  required init?(coder: NSCoder) {
    contentSize = coder.allowsKeyedCoding ? coder.decodeCGSize(forKey: Self.sizeKey) : .zero
    alignmentInsets = coder.allowsKeyedCoding ? coder.decodeUIEdgeInsets(forKey: Self.insetsKey) : .zero
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(contentSize, forKey: Self.sizeKey)
    coder.encode(alignmentInsets, forKey: Self.insetsKey)
  }

  private static let sizeKey = "BoxContentSize"
  private static let insetsKey = "BoxAlignmentInsets"

  override var intrinsicContentSize: CGSize { contentSize }
  override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
}
