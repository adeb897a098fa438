// What is called when the state of a cell, a header or a button changes.

/// The update handler of a view whose configuration follows its state.
final class ConfigurationUpdates<Handler>: CarriedState {
  var handler: Handler?
}
