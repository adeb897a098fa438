// Classes with outlets that no document names: the outlets stay nil.

import InterfaceBuilder

extension SourceIndex {
  /// A class with implicitly unwrapped outlets that no document names.
  package struct UnnamedClass: Equatable, Sendable {
    package var name: String
    package var place: Place
    /// The outlets without a value of their own, in the order of their names.
    package var outlets: [Outlet]

    /// An outlet that is declared with an exclamation mark.
    package struct Outlet: Equatable, Sendable {
      package var name: String
      package var place: Place
    }

    package var message: String {
      let names = outlets.map { "\($0.name) (\($0.place.text))" }
      let (noun, verb) = outlets.count == 1 ? ("outlet", "is") : ("outlets", "are")
      return
        "No document names the class \(name) or a subclass: the \(noun) \(names.joined(separator: ", ")) \(verb) not "
        + "connected, and where the class is used the app will crash when it reads \(outlets.count == 1 ? "it" : "them")."
    }

    package var fix: String {
      "Set the class in its document, create the \(outlets.count == 1 ? "view" : "views") in code, or delete what is "
        + "unused."
    }
  }

  /// The classes that rely on outlets and that no document of a census names, in the order of their places. Silent where a
  /// source or a document was not read.
  package func unnamedClasses(_ census: ConnectionCensus) -> [UnnamedClass] {
    guard isComplete, census.isComplete else { return [] }
    // What documents name, and what that comes from.
    let named = census.classes.reduce(into: Set<String>()) { names, name in
      names.insert(name)
      names.formUnion(chain(of: name).names)
    }
    // A class may stand under two names: Swift's and that of the runtime.
    let known = runtimeNames.filter { named.contains($0.value) }.keys
    var seen = Set(named.union(known).compactMap { classes[$0]?.place })
    return classes.compactMap { name, known -> UnnamedClass? in
      guard let place = known.place else { return nil }
      let outlets = known.outlets.filter {
        $0.value.isNeeded && !known.assigned.contains($0.key) && !FrameworkClasses.outlets.contains($0.key)
          && self.isRead($0.key, of: name)
      }
      guard !outlets.isEmpty else { return nil }
      return UnnamedClass(
        name: name, place: place,
        outlets: outlets.map { .init(name: $0.key, place: $0.value.place) }.sorted { $0.name < $1.name })
    }.sorted { ($0.place.file, $0.place.line, $0.name) < ($1.place.file, $1.place.line, $1.name) }
      .filter { seen.insert($0.place).inserted }
  }
}
