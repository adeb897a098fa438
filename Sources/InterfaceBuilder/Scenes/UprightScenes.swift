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
      guard let owner = source.controller ?? source.nibOwner(in: self), let id = owner.id,
        let fact = code.first([.upright, .uprightOnPhones], of: id)
      else { continue }
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
}
