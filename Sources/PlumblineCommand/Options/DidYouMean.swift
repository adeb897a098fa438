// "Did you mean": the known name that is closest to a mistyped one.

import Plumbline

/// "; did you mean 'check'?" or a full stop.
func didYouMean(_ text: String, of names: [String]) -> String {
  NameSuggestion.closest(to: text, among: names).map { "; did you mean '\($0)'?" } ?? "."
}
