// The names of properties of constraints and guides, for key-value coding.

import Foundation

#if !canImport(Darwin)
  /// The properties of constraints and guides for a key.
  @MainActor func propertiesOfConstraints(named name: String) -> [NamedProperty] {
    switch name {
    case "active": [NamedProperty(\NSLayoutConstraint.isActive)]
    case "constant": [NamedProperty(\NSLayoutConstraint.constant)]
    case "firstItem": [NamedProperty(reading: \NSLayoutConstraint.firstItem)]
    case "identifier":
      [NamedProperty(\NSLayoutConstraint.identifier), NamedProperty(\UILayoutGuide.identifier)]
    case "layoutFrame": [NamedProperty(reading: \UILayoutGuide.layoutFrame)]
    case "multiplier": [NamedProperty(reading: \NSLayoutConstraint.multiplier)]
    case "owningView": [NamedProperty(reading: \UILayoutGuide.owningView)]
    case "priority": [NamedProperty(raw: \NSLayoutConstraint.priority)]
    case "secondItem": [NamedProperty(reading: \NSLayoutConstraint.secondItem)]
    case "shouldBeArchived": [NamedProperty(\NSLayoutConstraint.shouldBeArchived)]
    default: []
    }
  }
#endif
