// The guides of a view: its own ones and those that the system makes on first use.

import Foundation

/// The guides that the system makes for a view, in a box beside those views that have any.
final class SystemGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var scrollContent: UILayoutGuide?
  var scrollFrame: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?

  /// In the order in which descriptions list them.
  var all: [UILayoutGuide] {
    var guides: [UILayoutGuide] = []
    forEach { guides.append($0) }
    return guides
  }

  /// The guide of a role; nil for guides of the program.
  subscript(role: UILayoutGuide.Role) -> UILayoutGuide? {
    get {
      switch role {
      case .custom: nil
      case .layoutMargins: margins
      case .safeArea: safeArea
      case .readableContent: readable
      case .scrollContent: scrollContent
      case .scrollFrame: scrollFrame
      case .keyboard: keyboard
      }
    }
    set {
      switch role {
      case .custom: break
      case .layoutMargins: margins = newValue
      case .safeArea: safeArea = newValue
      case .readableContent: readable = newValue
      case .scrollContent: scrollContent = newValue
      case .scrollFrame: scrollFrame = newValue
      case .keyboard: keyboard = newValue as? UIKeyboardLayoutGuide
      }
    }
  }

  func forEach(_ visit: (UILayoutGuide) -> Void) {
    if let margins { visit(margins) }
    if let safeArea { visit(safeArea) }
    if let readable { visit(readable) }
    if let scrollContent { visit(scrollContent) }
    if let scrollFrame { visit(scrollFrame) }
    if let keyboard { visit(keyboard) }
  }
}

extension UIView {
  func take(_ guide: UILayoutGuide) {
    guard guide.storedOwner !== self, guide.role == .custom else { return }
    guide.storedOwner?.removeLayoutGuide(guide)
    guide.storedOwner = self
    storedGuides.append(guide)
  }

  func drop(_ guide: UILayoutGuide) {
    guard guide.storedOwner === self, let index = storedGuides.firstIndex(where: { $0 === guide }) else {
      return
    }
    guide.storedReference?.releaseMentions()
    if guide.item >= 0 { guide.itemContext?.removeItem(of: guide) }
    storedGuides.remove(at: index)
    guide.storedOwner = nil
  }

  /// The guide that the system makes for a role, made on first use.
  func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let known = systemGuides?[role] { return known }
    let guide = UILayoutGuide(role: role, identifier: identifier)
    adopt(guide)
    return guide
  }

  /// Adopts a guide that is new or was decoded with this view.
  func adopt(_ guide: UILayoutGuide) {
    guard guide.storedOwner == nil else { return }
    guard guide.role != .custom else { return addLayoutGuide(guide) }
    guide.storedOwner = self
    let guides = systemGuides ?? SystemGuides()
    guides[guide.role] = guide
    systemGuides = guides
  }

  /// spec 04 §3: the margins, and on wider views a centred column of the readable width.
  var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let width = storedBounds.width
    guard width - insets.left - insets.right > effectiveLayoutEnvironment.readableContentWidth.limit else {
      return insets
    }
    let side = readableInset(ofWidth: width)
    insets.left = max(insets.left, side)
    insets.right = max(insets.right, side)
    return insets
  }

  /// The inset of a centred column of the readable width at each side of a width; 0 where all of it is readable.
  func readableInset(ofWidth width: CGFloat) -> CGFloat {
    let readable = effectiveLayoutEnvironment.readableContentWidth
    return width > readable.appliesAbove ? max(0, (width - readable.limit) / 2) : 0
  }
}
