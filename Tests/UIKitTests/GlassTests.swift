// What views, bars and controls have since iOS 26. Apple's documentation of UIGlassEffect, UICornerConfiguration,
// UIBarButtonItem.Badge, UISlider.TrackConfiguration and UITabAccessory.

import Testing
import UIKit

@MainActor
@Suite("Glass, corners and badges")
struct GlassTests {
  @Test("effects keep what is set")
  func effects() {
    let effect = UIGlassEffect(style: .clear)
    effect.isInteractive = true
    effect.tintColor = .red
    #expect(effect.style == .clear && effect.isInteractive && effect.tintColor == .red)
    #expect(UIGlassEffect().style == .regular)
    let container = UIGlassContainerEffect()
    container.spacing = 12
    #expect((UIVisualEffectView(effect: container).effect as? UIGlassContainerEffect)?.spacing == 12)
  }

  @Test("buttons on glass are as large as those before it")
  func buttons() {
    func size(_ configuration: UIButton.Configuration) -> CGSize {
      var configuration = configuration
      configuration.title = "Go"
      return UIButton(configuration: configuration).intrinsicContentSize
    }
    for glass in [UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()] {
      #expect(size(glass) == size(.filled()))
    }
  }

  // effectiveRadius(corner:): "calculated using the view's current corner configuration"; a capsule's is half of its height.
  @Test("radii of corners follow from the size")
  func corners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.effectiveRadius(corner: .topLeft) == 0)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .bottomRight) == 20)
    view.cornerConfiguration = .capsule(maximumRadius: 8)
    #expect(view.effectiveRadius(corner: .topLeft) == 8)
    view.cornerConfiguration = .corners(radius: .fixed(12))
    #expect(view.effectiveRadius(corner: .topRight) == 12)
    view.cornerConfiguration = .uniformEdges(topRadius: 6, bottomRadius: .containerConcentric(minimum: 3))
    #expect(view.effectiveRadius(corner: .topLeft) == 6 && view.effectiveRadius(corner: .bottomLeft) == 3)
    view.cornerConfiguration = .corners(
      topLeftRadius: 5, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 90)
    #expect(view.effectiveRadius(corner: .topRight) == 0 && view.effectiveRadius(corner: .bottomRight) == 20)
  }

  @Test("bars keep badges, large titles and accessories")
  func bars() {
    let item = UIBarButtonItem(title: "Inbox", style: .prominent, target: nil, action: nil)
    #expect(item.style == .prominent && item.style.rawValue == 2 && item.badge == nil)
    item.badge = .count(3)
    #expect(item.badge?.stringValue == "3")
    item.badge = .string("new")
    #expect(item.badge?.stringValue == "new")
    item.badge = .indicator()
    #expect(item.badge != nil && item.badge?.stringValue == nil)
    let navigation = UINavigationItem(title: "a")
    navigation.largeTitle = "A"
    #expect(navigation.largeTitle == "A" && navigation.title == "a")
    let tabs = UITabBarController()
    let accessory = UITabAccessory(contentView: UILabel())
    tabs.setBottomAccessory(accessory, animated: true)
    #expect(tabs.bottomAccessory === accessory && tabs.bottomAccessory?.contentView is UILabel)
  }

  @Test("sliders have ticks at the same distance from each other")
  func sliders() {
    let slider = UISlider()
    slider.sliderStyle = .thumbless
    slider.trackConfiguration = .init(numberOfTicks: 5)
    #expect(slider.sliderStyle == .thumbless)
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(slider.trackConfiguration?.allowsTickValuesOnly == true)
  }

  @Test("pointing keeps effect and form; the status bar and options of animations can be set")
  func small() {
    let view = UIView()
    view.hoverStyle = UIHoverStyle(effect: .lift, shape: .rect(cornerRadius: 8))
    #expect(view.hoverStyle?.effect is UIHoverLiftEffect && view.hoverStyle?.shape != nil)
    #expect(UIHoverStyle(shape: .capsule).effect is UIHoverAutomaticEffect)
    UIApplication.shared.isStatusBarHidden = true
    var isDone = false
    UIView.animate(withDuration: 0, delay: 0, options: [.flushUpdates], animations: { isDone = true })
    #expect(isDone)
  }
}
