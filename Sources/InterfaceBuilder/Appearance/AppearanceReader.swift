// The appearance of a scene's views: read from the same elements as the layout, but only for pictures.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline

extension StoryboardSceneBuilder {
  /// Leaves with the scene what a picture may ask for. The elements are not looked at before.
  func describeAppearance() {
    let reader = AppearanceReader(
      document: document, source: source, surroundings: surroundings, built: built,
      isMac: appKitFactory != nil)
    scene.appearance = { reader.read() }
  }
}

/// Reads the looks of one scene's views.
@MainActor
struct AppearanceReader {
  let document: InterfaceBuilderDocument
  let source: SceneSource
  let surroundings: Surroundings
  let built: [StoryboardSceneBuilder.BuiltView]
  let isMac: Bool

  func read() -> SceneAppearance {
    let pass = AppearancePass(self)
    var result = SceneAppearance()
    var tints: [SceneColor?] = []
    for item in built {
      let inherited = item.parent.map { tints[$0] } ?? pass.globalTint
      let appearance = pass.appearance(of: item, inheritedTint: inherited)
      tints.append(appearance.tint)
      result.views[ObjectIdentifier(item.view)] = appearance
    }
    result.surroundings = pass.sceneSurroundings(rootTint: tints.first ?? nil)
    return result
  }
}

/// One walk through a scene, with what all of its views share.
@MainActor
struct AppearancePass {
  let reader: AppearanceReader
  let colors: ColorReader
  let globalTint: SceneColor?
  let views: [String: UIView]

  init(_ reader: AppearanceReader) {
    self.reader = reader
    colors = ColorReader(of: reader.document, assets: reader.document.assets)
    views = Dictionary(firstOf: reader.built.compactMap { item in item.element.id.map { ($0, item.view) } })
    globalTint = colors.color(reader.document.root.first("color", key: "tintColor"))
  }

  var system: Int { reader.surroundings.editor.generation.system }

  func color(_ element: VariedElement, _ key: String) -> SceneColor? {
    colors.color(element.first("color", key: key))
  }

  func appearance(of item: StoryboardSceneBuilder.BuiltView, inheritedTint: SceneColor?) -> ViewAppearance {
    let element = item.element
    var look = ViewAppearance()
    look.background = color(element, "backgroundColor")
    look.tint = color(element, "tintColor") ?? inheritedTint
    look.textColor = color(element, "textColor")
    look.alpha = min(max(element.number("alpha") ?? element.number("alphaValue") ?? 1, 0), 1)
    look.keepsContentInset =
      reader.isMac || element["contentInsetAdjustmentBehavior"] == "never" || element.name == "wkWebView"
    look.isEnabled = element.flag("enabled") ?? true
    look.alignment = NSTextAlignment(documentName: element["textAlignment"])
    applyRuntimeAttributes(element, to: &look)
    if reader.isMac {
      readMac(item, into: &look)
    } else {
      look.control = control(of: item, look: &look)
    }
    return look
  }

  /// Attributes of layers, and those of the same names that inspectable views commonly have.
  private func applyRuntimeAttributes(_ element: VariedElement, to look: inout ViewAppearance) {
    guard let list = element.first("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      let value = attribute.first(key: "value")
      let number = value?.number("value") ?? attribute.number("value")
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius": if let number { look.cornerRadius = max(0, number) }
      case "layer.borderWidth", "borderWidth": if let number { look.borderWidth = max(0, number) }
      case "layer.borderColor", "layer.borderUIColor", "borderColor": look.borderColor = colors.color(value)
      case "layer.backgroundColor", "backgroundColor":
        if let color = colors.color(value) { look.background = color }
      default: break
      }
    }
  }

  // MARK: Images

  /// The image that an element names under an attribute, in its states' or configurations' forms too.
  func image(_ element: DocumentElement, _ key: String = "image") -> ImageAppearance? {
    let reference = element.first("imageReference", key: key)
    guard let name = element[key] ?? reference?["image"], !name.isEmpty else { return nil }
    let isSystem = (element["catalog"] ?? reference?["catalog"]) == "system"
    return image(named: name, isSymbol: isSystem, mode: reference?["renderingMode"])
  }

  func image(named name: String, isSymbol: Bool = false, mode: String? = nil) -> ImageAppearance {
    var image = ImageAppearance(name: name)
    let resource = reader.document.index.images[name]
    image.isSymbol = isSymbol || resource?.isSymbol ?? false
    image.size = resource.map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
    image.isTemplate = image.isSymbol || mode == "template"
    if image.isSymbol { image.size = image.size.flatMap { UIImage(symbolCanvas: $0)?.size } }
    if !image.isSymbol { addContent(to: &image) }
    return image
  }

  /// Adds the content of an image in the catalogue.
  private func addContent(to image: inout ImageAppearance) {
    guard let found = reader.document.assets.image(image.name, isTemplate: image.isTemplate) else { return }
    (image.content, image.variants) = (found.content, found.variants)
    (image.isTemplate, image.reason, image.capInsets) = (found.isTemplate, found.reason, found.capInsets)
  }

  /// The image as bars and system buttons draw it: a template, unless its catalogue says that it is none.
  func template(_ image: ImageAppearance?) -> ImageAppearance? {
    guard var image, !image.isTemplate else { return image }
    image.isTemplate = true
    if !image.isSymbol { addContent(to: &image) }
    return image
  }

  /// The colours and alignment of an attributed text, which win over the view's own.
  func readAttributes(of string: DocumentElement?, into look: inout ViewAppearance) {
    guard let string else { return }
    let fragments = string.children.filter { $0.name == "fragment" }
    look.runColors = fragments.map { colors.color($0.first("attributes")?.first("color", key: "NSColor")) }
    let style = fragments.first?.first("attributes")?.first("paragraphStyle", key: "NSParagraphStyle")
    if let name = style?["alignment"], name != "natural" {
      look.alignment = NSTextAlignment(documentName: name)
    }
  }
}
