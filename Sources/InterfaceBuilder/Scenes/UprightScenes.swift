// Scenes whose controllers are shown in portrait only.

import LayoutScene

extension InterfaceBuilderDocument {
  /// Configurations in landscape, without the scenes whose controllers code keeps upright there. Linear in scenes and
  /// configurations.
  package func omittingUprightScenes(_ configurations: [SceneConfiguration], by code: CodeFacts)
    -> [SceneConfiguration]
  {
    guard !code.isEmpty, configurations.contains(where: { $0.orientation == .landscape }) else {
      return configurations
    }
    var onPhones: Set<Int> = []
    var onTablets: Set<Int> = []
    for (place, source) in sceneSources.enumerated() {
      guard let id = owner(of: source), let fact = code.first([.upright, .uprightOnPhones], of: id) else {
        continue
      }
      onPhones.insert(place)
      if fact.kind == .upright { onTablets.insert(place) }
    }
    return configurations.map { configuration in
      guard configuration.orientation == .landscape, let device = configuration.device else {
        return configuration
      }
      var configuration = configuration
      configuration.omittedScenes.formUnion(device.kind == .tablet ? onTablets : onPhones)
      return configuration
    }
  }

  /// The controller of a scene, in a xib the File's Owner whose view it is.
  private func owner(of source: SceneSource) -> String? {
    if let controller = source.controller { return controller.id }
    let owner = root.descendants().first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let isView = owner?.descendants().contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == source.root.id
    }
    return isView == true ? owner?.id : nil
  }
}
