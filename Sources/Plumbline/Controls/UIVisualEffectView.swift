// Containers whose content lies in a view of its own.

import Foundation

/// Blurs what lies behind it. Subviews belong into `contentView`, which fills it.
open class UIVisualEffectView: UIView {
  /// The view that holds the content; a document's content view takes the place of the one made here.
  public private(set) var contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    adoptContentView(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UIView()
    super.init(coder: coder)
    if contentView.superview == nil { adoptContentView(contentView) }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Makes another view the content view.
  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// The frame in which a storyboard embeds another scene.
open class UIContainerView: UIView {}
