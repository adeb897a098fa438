// Configurations of empty content: when a controller is asked for one, and how large its image is.

import Testing
import UIKit

@MainActor
@Suite("Empty content")
struct ContentUnavailableTests {
  private final class Empty: UIViewController {
    var updates = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
  }

  @Test("a controller is asked once, before layout, what it shows where there is nothing")
  func contentUnavailable() {
    let controller = Empty()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 0)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 0)
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 1)
    #expect(controller.view.subviews.first is UIContentUnavailableView)
    #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("an image where there is no content is no larger than its greatest size, in its proportions")
  func unavailableImage() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(size: CGSize(width: 200, height: 100))
    content.imageProperties.maximumSize = CGSize(width: 50, height: 50)
    content.imageProperties.cornerRadius = 4
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    func pictures(_ view: UIView) -> [UIImageView] {
      view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures($0) }
    }
    let picture = try #require(pictures(view).first)
    #expect(picture.frame.size == CGSize(width: 50, height: 25) && picture.layer.cornerRadius == 4)
  }
}
