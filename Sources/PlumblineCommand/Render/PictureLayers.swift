// `--show` and `--appearance`: what a picture shows.

import LayoutReport

struct PictureLayers {
  var layers: Set<ScenePicture.Layer>

  static let usual = PictureLayers(layers: [.screen, .text, .stored, .findings])

  private init(layers: Set<ScenePicture.Layer>) { self.layers = layers }

  init(parsing text: String) throws {
    layers = Set(try text.split(separator: ",").map { try ScenePicture.Layer.named(String($0)) })
  }
}

extension ScenePicture.Layer: NamedChoice {}

extension ScenePicture.Appearance: NamedChoice {}
