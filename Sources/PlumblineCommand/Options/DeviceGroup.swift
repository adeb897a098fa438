// Names of devices, and of groups of them.

import InterfaceBuilder

enum DeviceGroup: String, CaseIterable, NamedChoice {
  case phones, tablets, all

  var devices: [Device] {
    Device.all.filter { device in
      switch self {
      case .phones: device.kind == .phone
      case .tablets: device.kind == .tablet
      case .all: device.kind != .television
      }
    }
  }

  /// The devices with an id, a product name, or the name of a group.
  static func devices(named name: String) throws(CommandLineMistake) -> [Device] {
    if let group = DeviceGroup(rawValue: name.lowercased()) { return group.devices }
    if let device = Device.named(name) { return [device] }
    let near = Device.suggestions(for: name).map { "'\($0)'" }
    let question = near.isEmpty ? "." : "; did you mean \(near.joined(separator: " or "))?"
    throw CommandLineMistake(
      "unknown device '\(name)'\(question) 'plumbline devices' lists all; phones, tablets and all are groups, "
        + "and canvas is the device that a document shows."
    )
  }

  /// The name of the canvas that each document shows, among names of devices.
  static var canvas: String { "canvas" }

  /// Every device once, in the order of the names; nil stands for each document's own canvas.
  static func devices(named names: [String]) throws(CommandLineMistake) -> [Device?] {
    var devices: [Device?] = []
    for name in names {
      let named: [Device?] = name.lowercased() == canvas ? [nil] : try Self.devices(named: name)
      for device in named where !devices.contains(device) { devices.append(device) }
    }
    return devices
  }
}
