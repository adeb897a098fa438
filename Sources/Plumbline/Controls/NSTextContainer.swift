// Text containers: the region that lines of text are laid out in.

import Foundation
import Typography

/// The box in which a text's lines lie. A layout manager sets the text of its storage in one or more of them.
open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?
  /// The size of the box in points; a side of 0 is no limit. That of a text view whose width it tracks is the view's within
  /// its insets.
  open dynamic var size: CGSize {
    get { followedSize }
    set {
      guard ownSize != newValue else { return }
      ownSize = newValue
      didChange?()
    }
  }
  private final var ownSize: CGSize
  /// The text view of the container. Not retained.
  package final private(set) weak var textView: UITextView?
  /// The handler of a layout manager for a text view that takes the container.
  package final var didJoinView: ((UITextView) -> Void)?
  /// The lines of the box, set by a layout manager within a width; nil where a text view does it alone.
  package final var managedLayout: ((CGFloat) -> TextLayout)?
  package final var carriedStates = CarriedStates()
  /// Points between the sides of the container and the lines; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }
  /// The largest number of lines; 0, the default, for no limit. Affects the size.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange?() } } }
  /// Of the last line where `maximumNumberOfLines` limits them; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }
  /// Shapes that lines run around, in the box. A line has the widest part beside them.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange?() } }
  /// Whether the box is as wide as the view within its insets; false by default, but for a box that a text
  /// view makes for itself.
  open dynamic var widthTracksTextView = false
  /// Whether the box is as high as the view within its insets.
  open dynamic var heightTracksTextView = false

  /// A box of a size in points.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }
  /// A box of no size, in which lines are not limited.
  public override convenience init() { self.init(size: .zero) }

  /// The part of a proposed line that lies within the box and beside the shapes: the widest one. What is left behind it goes to
  /// `remainingRect`. Lines are set by it in a box with shapes, and in one of a subclass.
  open dynamic func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let size = size
    var rect = proposedRect
    if size.width > 0 {
      let right = min(rect.maxX, size.width)
      rect.origin.x = max(rect.minX, 0)
      rect.size.width = max(right - rect.minX, 0)
    }
    if size.height > 0, rect.maxY > size.height + 1e-3 { return .zero }
    guard !exclusionPaths.isEmpty else { return rect }
    let free = freeParts(of: rect)
    guard let widest = free.max(by: { $0.width < $1.width }) else {
      return CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
    }
    if let behind = free.first(where: { $0.minX > widest.minX }) { remainingRect?.pointee = behind }
    return widest
  }
  /// Whether lines are as wide as the box: yes, unless there are shapes or a subclass says otherwise.
  open dynamic var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
}

extension NSTextContainer {
  /// A box that is as wide as the text view that makes it, and never too low.
  static func following() -> NSTextContainer {
    let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    return container
  }

  final func join(_ view: UITextView) {
    textView = view
    onTreesThread((self, view)) { $0.didJoinView?($1) }
  }

  private var followedSize: CGSize {
    guard widthTracksTextView || heightTracksTextView, let textView else { return ownSize }
    return onTreesThread((self, textView)) { container, view in
      let insets = view.textContainerInset
      var size = container.ownSize
      if container.widthTracksTextView {
        size.width = max(view.bounds.width - insets.left - insets.right, 0)
      }
      if container.heightTracksTextView {
        size.height = max(view.bounds.height - insets.top - insets.bottom, 0)
      }
      return size
    }
  }

  /// The width of lines that does not follow a view; nil for a box that does, or has none.
  package final var ownRoom: CGFloat? {
    guard !widthTracksTextView, ownSize.width > 0, ownSize.width < Self.endless else { return nil }
    return max(ownSize.width - 2 * lineFragmentPadding, 0)
  }

  /// Longer than any line is: programs give boxes sides of very large numbers where they mean none.
  private static let endless: CGFloat = 1e6

  /// Whether lines may be narrower than the box.
  package final var isShaped: Bool {
    !isSimpleRectangularTextContainer || type(of: self) != NSTextContainer.self
  }

  /// The limits of lines in the container, within a width without the padding.
  package final func limits(within room: CGFloat? = nil) -> TextLayout.Limits {
    var limits = TextLayout.Limits()
    let size = size
    let width = ownRoom ?? room ?? (size.width > 0 ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity)
    limits.width = width < Self.endless ? width : .infinity
    limits.height = size.height > 0 && size.height < Self.endless ? size.height : .infinity
    limits.numberOfLines = max(maximumNumberOfLines, 0)
    limits.lastLineBreakMode = lineBreakMode == .byWordWrapping ? nil : lineBreakMode
    if isShaped {
      let padding = lineFragmentPadding
      limits.room = { [unowned self] proposed, character in
        var line = proposed
        line.size.width = line.width.isFinite ? line.width + 2 * padding : CGFloat.greatestFiniteMagnitude
        var free = lineFragmentRect(
          forProposedRect: line, at: character, writingDirection: .natural, remaining: nil)
        free.size.width = max(free.width - 2 * padding, 0)
        return free
      }
    }
    return limits
  }

  /// The parts of a line that the exclusion paths leave free, from left to right.
  private func freeParts(of line: CGRect) -> [CGRect] {
    var free = [line]
    for path in exclusionPaths {
      guard let blocked = Self.part(of: path, in: line) else { continue }
      free = free.flatMap { part -> [CGRect] in
        guard blocked.upperBound > part.minX, blocked.lowerBound < part.maxX else { return [part] }
        var parts: [CGRect] = []
        if blocked.lowerBound > part.minX {
          parts.append(
            CGRect(x: part.minX, y: part.minY, width: blocked.lowerBound - part.minX, height: part.height))
        }
        if blocked.upperBound < part.maxX {
          parts.append(
            CGRect(
              x: blocked.upperBound, y: part.minY, width: part.maxX - blocked.upperBound, height: part.height)
          )
        }
        return parts
      }
    }
    return free
  }

  /// The horizontal extent of a path in a line, to a point; its box's sides where it touches them.
  private static func part(of path: UIBezierPath, in line: CGRect) -> ClosedRange<CGFloat>? {
    let box = path.bounds.intersection(line)
    guard !box.isNull, box.width > 0, box.height > 0, box.width < endless else { return nil }
    let rows = (0...4).map { box.minY + 0.01 + (box.height - 0.02) * CGFloat($0) / 4 }
    let columns = max(Int(box.width.rounded(.up)), 1)
    func isInside(_ column: Int) -> Bool {
      let x = box.minX + 0.01 + (box.width - 0.02) * CGFloat(column) / CGFloat(columns)
      return rows.contains { path.contains(CGPoint(x: x, y: $0)) }
    }
    guard let first = (0...columns).first(where: isInside), let last = (0...columns).last(where: isInside)
    else { return nil }
    let step = box.width / CGFloat(columns)
    let left = first == 0 ? box.minX : box.minX + step * CGFloat(first - 1)
    let right = last == columns ? box.maxX : box.minX + step * CGFloat(last + 1)
    return left...max(left, right)
  }
}

extension NSTextContainer: CarriedStateHolder {}
