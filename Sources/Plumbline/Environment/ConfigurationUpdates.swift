// The update handlers of cells, headers and buttons, called when their state changes.

/// The update handler of a view whose configuration follows its state.
final class ConfigurationUpdates<Handler>: CarriedState {
  var handler: Handler?
}
