// The attributes of a document that name images and colours of asset catalogues. An attribute's name does not tell:
// `image="YES"` of `<accessibilityTraits>` is a flag.

/// An image or a colour that an element names.
struct AssetReference: Equatable {
  var name: String
  /// The property that it is for: `tintColor`.
  var property: String?
  /// Whether the element's view is given the name besides: its class loads the asset itself.
  var isLoadedByClass: Bool
}

extension DocumentElement {
  /// The images that the element names, without those of the system.
  func imageReferences(in index: ElementIndex) -> [AssetReference] {
    guard parent?.name != "resources", self["catalog"] != "system" else { return [] }
    let attributes = Self.imageAttributes[name] ?? Self.otherImageAttributes
    let isKnown = Self.imageAttributes[name] != nil
    return attributes.compactMap { attribute in
      // `shadowImage="nil"` is how the editor writes that a bar has none.
      guard let name = self[attribute], !name.isEmpty, isKnown && name != "nil" || index.images[name] != nil
      else { return nil }
      // AppKit's names; a symbol whose element does not say so is one in the document's resources.
      guard !name.hasPrefix("NS"), !(index.images[name].map { $0.isSymbol || $0.isEmbedded } ?? false) else {
        return nil
      }
      return AssetReference(
        name: name, property: self.name == "imageReference" ? key : attribute,
        isLoadedByClass: givesRuntimeAttribute(name))
    }
  }

  /// The colour of a catalogue that the element names. Colours of AppKit's name their catalogue.
  var colorReference: AssetReference? {
    guard name == "color", parent?.name != "resources", self["catalog"] == nil, let name = self["name"] else {
      return nil
    }
    return AssetReference(name: name, property: key, isLoadedByClass: givesRuntimeAttribute(name))
  }

  /// Whether the nearest view has the name as a user-defined runtime attribute.
  private func givesRuntimeAttribute(_ name: String) -> Bool {
    let holder = sequence(first: self, next: \.parent).first { $0.id != nil }
    return holder?.first("userDefinedRuntimeAttributes")?.children.contains { $0["value"] == name } ?? false
  }

  /// The attributes of the elements that the documents of the corpus have; each value that the corpus shows is one of the
  /// document's `<resources>` or an image of AppKit's.
  private static let imageAttributes: [String: [String]] = [
    "imageView": ["image", "highlightedImage"], "imageCell": ["image"], "imageReference": ["image"],
    "state": ["image", "backgroundImage"], "buttonCell": ["image", "alternateImage"],
    "popUpButtonCell": ["image", "alternateImage"], "buttonConfiguration": ["image"],
    "backgroundConfiguration": ["image"], "listContentConfiguration": ["image"],
    "barButtonItem": ["image", "landscapeImage", "largeContentSizeImage"],
    "tabBarItem": ["image", "selectedImage", "landscapeImage", "largeContentSizeImage"],
    "tabViewItem": ["image"], "toolbarItem": ["image"], "menuItem": ["image", "secondaryImage"],
    "segment": ["image"], "slider": ["minimumValueImage", "maximumValueImage"],
    "navigationBar": ["shadowImage", "backgroundImage"], "progressView": ["progressImage", "trackImage"],
    // Flags of the same name, and numbers.
    "accessibilityTraits": [],
  ]

  /// Of other elements an attribute counts where the document lists its value among its images.
  private static let otherImageAttributes = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage", "alternateImage",
    "secondaryImage", "shadowImage", "thumbImage", "minimumImage", "maximumImage", "onImage", "offImage",
    "largeContentSizeImage", "minimumValueImage", "maximumValueImage", "trackImage", "progressImage",
  ]
}
