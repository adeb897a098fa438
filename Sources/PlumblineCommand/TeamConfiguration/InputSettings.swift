// The settings of an argument of the command line: its options, and its `.plumbline.yml`.

import Foundation
import InterfaceBuilder

/// The settings of an input. Options take precedence over `.plumbline.yml`.
struct InputSettings: Sendable {
  var layout: LayoutChoice
  var rules: RuleLevels
  /// The `.plumbline.yml` of the input.
  var file: TeamConfiguration?
  private let isCheck: Bool

  /// - Throws: `CommandLineMistake` for an option that is wrong.
  init(_ inputs: Inputs, file: TeamConfiguration?) throws {
    self.file = file
    rules = file?.rules ?? RuleLevels()
    let named = try inputs.layout.layoutChoice()
    layout = inputs.isCheck ? named.or(file?.layout ?? LayoutChoice()) : named
    isCheck = inputs.isCheck
  }

  /// Whether a check takes the devices of the project, because neither options nor `.plumbline.yml` name any.
  var takesProjectDevices: Bool { isCheck && layout.devices.isEmpty && layout.size == nil }

  /// The layout configurations of a document.
  /// - Parameter projects: Finds the devices for a check of which neither options nor `.plumbline.yml` name any.
  func configurations(of source: DocumentSource, _ reader: SceneReader, _ projects: ProjectDevices)
    -> [SceneConfiguration]
  {
    guard isCheck else { return reader.applicable(layout.configurations(languages: reader.languages)) }
    func keepingOpenSizes(_ configurations: [SceneConfiguration]) -> [SceneConfiguration] {
      configurations.map { configuration in
        var configuration = configuration
        configuration.keepsOpenSizes = configuration.device != nil
        return configuration
      }
    }
    guard takesProjectDevices else {
      return reader.applicable(keepingOpenSizes(layout.configurations(languages: reader.languages)))
    }
    let screens = projects.screens(of: source, read: reader)
    return reader.omittingRepeatedScenes(
      reader.applicable(
        keepingOpenSizes(layout.configurations(languages: reader.languages, on: screens))))
  }

  var folderChoice: FolderChoice { FolderChoice(file) }
}
