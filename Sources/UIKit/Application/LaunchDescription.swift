// Launch settings of an application's property list: the main storyboard, and its scenes.

import Foundation
import NibLoading
import Plumbline

/// The entries of `Info.plist` that the start of an application reads.
@MainActor
struct LaunchDescription {
  let list: [String: Any]
  /// The module that "$(PRODUCT_MODULE_NAME)" stands for, and in which classes without a module are looked for.
  let module: String
  /// The bundle that is searched first for storyboards; nil for the main one.
  let bundle: Bundle?

  /// The storyboard of an application without scenes; nil for none.
  var mainStoryboard: UIStoryboard? { storyboard(list["UIMainStoryboardFile"]) }

  var hasScenes: Bool { list["UIApplicationSceneManifest"] != nil }

  /// Completes a configuration by the one that the list has under its name: the first of its role for one without a name.
  func complete(_ configuration: UISceneConfiguration) {
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let known = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    let entry = known.first {
      configuration.name == nil || $0["UISceneConfigurationName"] as? String == configuration.name
    }
    guard let entry else { return }
    if configuration.delegateClass == nil {
      configuration.delegateClass = type(entry["UISceneDelegateClassName"])
    }
    if configuration.storyboard == nil {
      configuration.storyboard = storyboard(entry["UISceneStoryboardFile"])
    }
  }

  private func storyboard(_ name: Any?) -> UIStoryboard? {
    (name as? String).map { UIStoryboard(name: $0, bundle: bundle) }
  }

  private func type(_ name: Any?) -> AnyClass? {
    guard let name = name as? String else { return nil }
    let full = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    return NSClassFromString(full) ?? NSClassFromString("\(module).\(full)")
  }
}
