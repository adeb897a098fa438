// Size classes, and which of an element's variations apply to them (spec 09 §6).

/// The traits that variations ask for.
package struct Traits: Hashable, Sendable {
  package enum SizeClass: String, Sendable { case compact, regular }
  /// nil where the canvas leaves the class open (w Any, h Any).
  package var width: SizeClass?
  package var height: SizeClass?
  package var idiom = "phone"

  /// Traits without size classes, of a view without a screen yet.
  package init() {}

  /// spec 07 §3. Without a device both classes are open.
  init(device: Device?, orientation: Orientation, part: ScreenPart? = nil) {
    guard let device else { return }
    switch (device.family, orientation) {
    case (.phone, .portrait), (.largePhone, .portrait): (width, height) = (.compact, .regular)
    case (.phone, .landscape): (width, height) = (.compact, .compact)
    case (.largePhone, .landscape): (width, height) = (.regular, .compact)
    case (.pad, _):
      let isWide = part.map { $0.hasRegularWidth(on: device, orientation) } ?? true
      (width, height) = (isWide ? .regular : .compact, .regular)
    case (.television, _): (width, height) = (.regular, .regular)
    }
    idiom = device.family == .pad ? "pad" : device.family == .television ? "tv" : "phone"
  }

  /// The specificity of a variation, or nil where it does not apply. Width alone ranks before height alone.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    guard !key.isEmpty else { return nil }
    var rank = 0
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      switch (pair[0], String(pair[1])) {
      case ("widthClass", let value): if value == width?.rawValue { rank += 10 } else { return nil }
      case ("heightClass", let value): if value == height?.rawValue { rank += 11 } else { return nil }
      case ("userInterfaceIdiom", let value): if value == idiom { rank += 1 } else { return nil }
      default: return nil
      }
    }
    return rank
  }
}

/// An element as it is under given traits: attributes and children of the variations that apply replace its own.
package struct VariedElement {
  package let element: DocumentElement
  /// The variations that apply, the most specific first.
  private let variations: [DocumentElement]

  package init(_ element: DocumentElement, traits: Traits, usesVariations: Bool = true) {
    self.element = element
    var ranked: [(rank: Int, element: DocumentElement)] = []
    for child in element.children where child.name == "variation" {
      guard let rank = child.key.flatMap(traits.rank), usesVariations || rank == 0 else { continue }
      ranked.append((rank, child))
    }
    variations = ranked.isEmpty ? [] : ranked.sorted { $0.rank > $1.rank }.map(\.element)
  }

  package var name: String { element.name }
  package var id: String? { element.id }

  package subscript(attribute: String) -> String? {
    for variation in variations { if let value = variation[attribute] { return value } }
    return element[attribute]
  }

  package func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  package func number(_ attribute: String) -> Double? { self[attribute].flatMap(LayoutNumber.parse) }

  package func first(_ name: String, key: String? = nil) -> DocumentElement? {
    for variation in variations { if let child = variation.first(name, key: key) { return child } }
    return element.first(name, key: key)
  }

  package func first(key: String) -> DocumentElement? {
    for variation in variations { if let child = variation.first(key: key) { return child } }
    return element.first(key: key)
  }

  /// The ids that the masks with this key leave out: the default mask first, then from the least to the most
  /// specific variation.
  package func excluded(_ key: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations.reversed() {
      guard let mask = variation.first("mask", key: key) else { continue }
      for change in mask.children {
        guard let reference = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
      }
    }
    return excluded
  }
}
