// Previews of views and controllers, as programs of UIKit have them beside their classes.

import SwiftUI
import UIKit

struct UIViewPreview<V: UIView>: UIViewRepresentable {
  let view: V
  init(_ builder: @escaping () -> V) { view = builder() }
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
}

struct UIViewControllerPreview<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller
  init(_ builder: @escaping () -> Controller) { controller = builder() }
  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(
    _ uiViewController: Controller,
    context: UIViewControllerRepresentableContext<UIViewControllerPreview<Controller>>
  ) {}
}

final class BadgeView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 24) }
}

struct BadgeView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      UIViewPreview { BadgeView() }
        .previewLayout(.sizeThatFits)
        .padding(10)
        .previewDisplayName("Badge")
      ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        UIViewPreview { BadgeView() }.environment(\.colorScheme, scheme).preferredColorScheme(scheme)
      }
      UIViewControllerPreview { CartViewController() }
        .edgesIgnoringSafeArea(.all)
        .previewDevice("iPhone 16")
    }
  }
}

#if canImport(SwiftUI) && DEBUG
  // What the module here lacks stays out with its block.
  struct Missing_Previews: PreviewProvider {
    static var previews: some View { Canvas { _, _ in } }
  }
#endif

@available(iOS 17, *)
#Preview("Badge") { BadgeView() }
