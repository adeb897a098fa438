// The layouts in which a change of a document must hold.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import Typography

extension LaidOutDocument {
  /// The canvas and the devices that the application runs on; and from right to left, and at the largest text, what bounds
  /// these. What is checked beside them follows.
  private var repairLayouts: [SceneConfiguration] {
    let screens = devices.screens(of: source, read: reader)
    let plain = LayoutChoice().configurations(languages: [], on: screens)
    let onDevices = plain.filter { $0.device != nil }
    let bounds = onDevices.count > 1 ? [onDevices[0], onDevices[onDevices.count - 1]] : [.canvas] + onDevices
    let mirrored = bounds.map { bound in
      var bound = bound
      bound.isRightToLeft = true
      return bound
    }
    // The reader's text size is none of the Mac's.
    let enlarged: [SceneConfiguration] =
      screens.isEmpty
      ? []
      : bounds.map { bound in
        var bound = bound
        bound.contentSize = .accessibilityExtraExtraExtraLarge
        return bound
      }
    var layouts = [.canvas] + onDevices + mirrored + enlarged
    for index in layouts.indices { layouts[index].keepsOpenSizes = layouts[index].device != nil }
    let own = settings.configurations(of: source, reader, devices).map { configuration in
      var configuration = configuration
      configuration.omittedScenes = []
      return configuration
    }
    layouts = reader.applicable(layouts + own)
    layouts = reader.omittingRepeatedScenes(layouts)
    let code = configurations.first?.code ?? CodeFacts()
    layouts = reader.document?.omittingUprightScenes(layouts, by: code) ?? layouts
    return layouts.map { configuration in
      var configuration = configuration
      configuration.fonts = configurations.first?.fonts
      configuration.code = code
      return configuration
    }
  }

  /// What changes of the document are tried in; nil for one that cannot be changed.
  var repairPlan: RepairPlan? {
    guard let original = reader.original else { return nil }
    let projects = projects
    return RepairPlan(bytes: original.bytes, configurations: repairLayouts) { bytes in
      try DocumentEditor(bytes: bytes, name: original.name, path: original.path, projects: projects)
    }
  }
}

/// A document, and the layouts in which changes of it must hold.
struct RepairPlan: Sendable {
  var bytes: Data
  /// Those in which most changes fail first.
  var configurations: [SceneConfiguration]
  /// Makes a document of bytes, with the catalogues and tables around it.
  var read: @Sendable (Data) throws -> DocumentEditor
}

extension Finding {
  /// Whether changes are tried before one is named: of what is wrong, where a sentence alone does not tell the way.
  var wantsTriedWay: Bool { level != .note && (kind == .conflict || kind == .ambiguous) }
}
