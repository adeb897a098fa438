import Foundation

public final class UILayoutGuide {
  public var identifier = ""
  public weak var owningView: UIView?
  public var layoutFrame = CGRect.zero
}

public final class NSLayoutConstraint {
  public var identifier: String?
  public var constant: CGFloat = 0
}

open class UIView {
  public init(frame: CGRect) {}
  open var frame = CGRect.zero
  open var subviews: [UIView] = []
  open var superview: UIView?
}
