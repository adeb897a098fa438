// The layouts in which a change of a document must hold.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import Typography

extension LaidOutDocument {
  /// Those of the document's check; the canvas and the devices that the application runs on, where these are others; and
  /// the smallest device from right to left, and at the largest text.
  private var repairLayouts: [SceneConfiguration] {
    let own = configurations
    var layouts = own
    if !settings.takesProjectDevices {
      let screens = devices.screens(of: source, read: reader)
      var devices = LayoutChoice().configurations(languages: [], on: screens).filter { $0.device != nil }
      for index in devices.indices { devices[index].keepsOpenSizes = true }
      layouts += reader.omittingRepeatedScenes(reader.applicable([.canvas] + devices))
    }
    // Room is least on the first device, the smallest.
    var mirrored = layouts.first { $0.device != nil } ?? .canvas
    // The reader's text size is none of the Mac's.
    var enlarged = mirrored.device == nil ? [] : [mirrored]
    mirrored.isRightToLeft = true
    for index in enlarged.indices { enlarged[index].contentSize = .accessibilityExtraExtraExtraLarge }
    var seen: Set<SceneConfiguration> = []
    let code = own.first?.code ?? CodeFacts()
    layouts += [mirrored] + enlarged
    layouts = reader.document?.omittingUprightScenes(layouts, by: code) ?? layouts
    return layouts.map { configuration in
      var configuration = configuration
      configuration.rules = DocumentRules(enabled: [])
      configuration.fonts = own.first?.fonts
      configuration.code = code
      return configuration
    }
    .enumerated().filter { $0.offset < own.count || seen.insert($0.element).inserted }.map(\.element)
  }

  /// What changes of the document are tried in; nil for one that cannot be changed.
  var repairPlan: RepairPlan? {
    guard let (document, path) = reader.original else { return nil }
    let layouts = repairLayouts
    return RepairPlan(
      editor: DocumentEditor(document), configurations: layouts, checkedCount: configurations.count,
      keys: LayoutKeys(document, for: layouts)
    ) { [projects] bytes in
      try DocumentEditor(bytes: bytes, name: document.name, path: path, projects: projects)
    }
  }
}

/// A document, and the layouts in which changes of it must hold.
struct RepairPlan: Sendable {
  var editor: DocumentEditor
  /// Those of the document's check first, in their order.
  var configurations: [SceneConfiguration]
  /// How many those are.
  var checkedCount: Int
  var keys: LayoutKeys?
  /// Makes a document of bytes, with the catalogues and tables around it.
  var read: @Sendable (Data) throws -> DocumentEditor
}

extension Finding {
  /// Whether changes are tried before one is named: of what is wrong, where a sentence alone does not tell the way.
  var wantsTriedWay: Bool { level != .note && (kind == .conflict || kind == .ambiguous) }
}
