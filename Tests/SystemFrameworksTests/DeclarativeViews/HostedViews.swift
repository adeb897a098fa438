// Views of a hosting controller by their names, with the frames that they have in its view.

import SwiftUI
import Testing

/// A view in a hosting controller's view of a size, laid out.
@MainActor
struct Hosted<Content: View> {
  let controller: UIHostingController<Content>

  init(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content) {
    controller = UIHostingController(rootView: content())
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layOut()
  }
  func layOut() { controller.view.layoutIfNeeded() }

  /// The frame of the view of a name, in the hosting view.
  subscript(name: String) -> CGRect? {
    Self.view(name, in: controller.view).map { $0.convert($0.bounds, to: controller.view) }
  }
  func view(_ name: String) -> UIView? { Self.view(name, in: controller.view) }
  private static func view(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    for subview in view.subviews { if let found = self.view(name, in: subview) { return found } }
    return nil
  }
  /// The texts of all labels in the tree, in its order.
  var texts: [String] { Self.labels(in: controller.view).compactMap(\.text) }
  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}

extension View {
  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}
