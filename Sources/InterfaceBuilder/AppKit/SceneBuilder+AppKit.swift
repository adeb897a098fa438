// One scene of a document for macOS becomes a view tree. Only what AppKit has of its own is here: no devices, bars and
// margins, frames whose y counts from below, controls and containers of another kind.

import AppKitLayout
import Foundation
import Plumbline

extension SceneBuilder {
  func buildAppKit() -> Scene {
    scene.rootView.layoutEnvironment = appKitEnvironment
    buildViews()
    if document.usesAutoLayout {
      arrangeContainers()
      buildConstraints()
    }
    reportDuplicates()
    reportDanglingConnections()
    scene.rootView.frame = surroundings.frame
    return scene
  }

  /// Interface Builder stores frames in whole points.
  private var appKitEnvironment: LayoutEnvironment {
    var environment = LayoutEnvironment(textMeasurer: surroundings.measurer)
    environment.displayScale = 1
    environment.framework = .appKit
    environment.isEditorCanvas = configuration.isCanvas
    environment.isRightToLeft = configuration.isRightToLeft
    environment.console = { _ in }
    return environment
  }

  /// A stored frame as the engine has it: y from the upper edge of the superview.
  func turned(_ frame: CGRect, in parent: BuiltView) -> CGRect {
    guard document.canvas.platform == .mac, !AppKitViewFactory.isFlipped(parent.element.element) else { return frame }
    let height = parent.element.first("rect", key: "frame")?.frame.height ?? 0
    return CGRect(x: frame.minX, y: height - frame.maxY, width: frame.width, height: frame.height)
  }

  /// Frames and masks of the views that masks place. In AppKit a mask's `minY` is the lower margin, and what nothing
  /// gives keeps its distance from the lower edge.
  func setAppKitFrames() {
    scene.rootView.frame = surroundings.storedFrame
    for item in built.dropFirst() where !item.isPlaced {
      guard let host = item.parent.map({ built[$0] }), let stored = item.element.first("rect", key: "frame")?.frame
      else { continue }
      let frame = turned(stored, in: host)
      let size = host.element.first("rect", key: "frame")?.frame.size ?? .zero
      item.view.autoresizingMask = mask(of: item, in: host)
      if host.isPlaced {
        item.view.setAutoresizingFrame(frame, inSuperviewOfSize: size)
      } else {
        item.view.frame = frame
      }
    }
  }

  private func mask(of item: BuiltView, in host: BuiltView) -> UIView.AutoresizingMask {
    // These views place their content themselves, whatever mask it has.
    if item.element.element.key == "contentView" && ["scrollView", "box"].contains(host.element.name)
      || host.element.name == "tabView"
    {
      return [.flexibleWidth, .flexibleHeight]
    }
    if host.element.name == "scrollView" { return [] }
    guard let element = item.element.first("autoresizingMask") else { return [.flexibleTopMargin] }
    let mask = element.autoresizingMask
    guard !AppKitViewFactory.isFlipped(host.element.element) else { return mask }
    var visual = mask.subtracting([.flexibleTopMargin, .flexibleBottomMargin])
    if mask.contains(.flexibleTopMargin) { visual.insert(.flexibleBottomMargin) }
    let vertical: UIView.AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    if mask.contains(.flexibleBottomMargin) || mask.isDisjoint(with: vertical) { visual.insert(.flexibleTopMargin) }
    return visual
  }
}

extension InterfaceBuilderDocument {
  /// The release of macOS whose controls the document's editor drew.
  var appKitGeneration: AppKitGeneration {
    let plugIn = root.first("dependencies")?.children.first {
      $0.name == "plugIn" && ($0["identifier"]?.hasSuffix("CocoaPlugin") ?? false)
    }
    let version = (plugIn?["version"] ?? root["toolsVersion"]).flatMap {
      $0.split(separator: ".").first.flatMap { Double(String($0)) }
    }
    return switch version ?? 22_000 {
    case ..<15_000: .mojave
    case ..<17_701: .catalina
    case ..<24_000: .bigSur
    default: .tahoe
    }
  }
}
