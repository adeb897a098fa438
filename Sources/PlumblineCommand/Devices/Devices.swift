// `plumbline devices`: the values of `--device`.

import ArgumentParser
import InterfaceBuilder
import LayoutReport

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that --device takes, by id and by product.",
    discussion: """
      --device takes an id, or the name of a product; products with the same screen
      share an id. The groups phones, tablets and all are taken too, and canvas for
      what each document shows in Interface Builder.

      EXAMPLES:
        plumbline devices
        plumbline check --device "iPhone 17 Pro Max" --device tablets .
      """)

  @Option(
    help: ArgumentHelp("text or json (one object a line).", valueName: "format"),
    completion: .list(ListFormat.allCases.map(\.name)), transform: ListFormat.named)
  var format: ListFormat = .text

  func run() {
    let width = Device.all.map(\.id.count).max() ?? 0
    for device in Device.all {
      switch format {
      case .text:
        let id = device.id.padding(toLength: width, withPad: " ", startingAt: 0)
        let size = "\(decimal(device.width)) x \(decimal(device.height))"
          .padding(toLength: 11, withPad: " ", startingAt: 0)
        Console.print(
          "\(id)  \(size)  @\(decimal(device.scale))x  \(device.products.joined(separator: ", "))\n")
      case .json:
        let members: [(key: String, value: JSONValue)] = [
          ("id", .string(device.id)), ("name", .string(device.name)), ("kind", .string(device.kind.rawValue)),
          ("size", .array([.number(device.width), .number(device.height)])), ("scale", .number(device.scale)),
          ("products", .array(device.products.map(JSONValue.string))),
        ]
        Console.print(JSONValue.object(members).text + "\n")
      }
    }
  }
}
