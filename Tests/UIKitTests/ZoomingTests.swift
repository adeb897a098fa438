// Zooming of what constraints place, as viewers of pictures do it: the picture is pinned to the scroll view's edges, and its
// delegate keeps it in the middle with the constants of these pins. Source: Apple's page of `viewForZooming(in:)` (the view is
// scaled, the content with it), and that such viewers work.

import Testing
import UIKit

@Suite struct ZoomingTests {
  private final class Viewer: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let picture = UIView()
    var edges: [NSLayoutConstraint] = []
    var centres = false

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.minimumZoomScale = 0.25
      scroll.maximumZoomScale = 4
      scroll.delegate = self
      for view in [scroll, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(picture)
      edges = [
        picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        picture.topAnchor.constraint(equalTo: scroll.topAnchor),
        scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      ]
      NSLayoutConstraint.activate(
        edges + [
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          picture.widthAnchor.constraint(equalToConstant: 600),
          picture.heightAnchor.constraint(equalToConstant: 400),
        ])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      guard centres else { return }
      let (x, y) = (
        max(0, (view.bounds.width - picture.frame.width) / 2),
        max(0, (view.bounds.height - picture.frame.height) / 2)
      )
      for (edge, constant) in zip(edges, [x, y, x, y]) { edge.constant = constant }
      view.layoutIfNeeded()
    }
  }

  private func shown() -> (UIWindow, Viewer) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let viewer = Viewer()
    window.rootViewController = viewer
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, viewer)
  }

  @Test func whatConstraintsPlaceKeepsItsCornerAndScale() {
    let (window, viewer) = shown()
    #expect(viewer.scroll.contentSize == CGSize(width: 600, height: 400))
    for scale in [0.5, 2, 1] as [CGFloat] {
      viewer.scroll.zoomScale = scale
      for width in [400, 800, 400] as [CGFloat] {
        window.frame.size.width = width
        window.layoutIfNeeded()
        #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 600 * scale, height: 400 * scale))
        #expect(viewer.picture.bounds == CGRect(x: 0, y: 0, width: 600, height: 400))
        #expect(viewer.scroll.contentSize == CGSize(width: 600 * scale, height: 400 * scale))
      }
    }
  }

  @Test func viewersCentreWithTheConstantsOfTheirPins() {
    let (window, viewer) = shown()
    viewer.centres = true
    viewer.scroll.zoomScale = 0.5
    #expect(viewer.picture.frame == CGRect(x: 50, y: 300, width: 300, height: 200))
    #expect(viewer.scroll.contentSize == CGSize(width: 400, height: 800))
    viewer.scroll.setZoomScale(1, animated: true)
    window.layoutIfNeeded()
    #expect(viewer.picture.frame == CGRect(x: 0, y: 200, width: 600, height: 400))
    #expect(viewer.scroll.contentSize == CGSize(width: 600, height: 800))
  }

  @Test func subclassesAreAskedToLayOutWhenTheScaleChanges() {
    final class Centring: UIScrollView, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
      override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame.origin.x = max(0, (bounds.width - picture.frame.width) / 2)
      }
    }
    let scroll = Centring(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.addSubview(scroll.picture)
    scroll.minimumZoomScale = 0.5
    scroll.delegate = scroll
    scroll.layoutIfNeeded()
    scroll.zoomScale = 0.5
    scroll.layoutIfNeeded()
    #expect(scroll.picture.frame == CGRect(x: 50, y: 0, width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 300, height: 200))
  }
}
