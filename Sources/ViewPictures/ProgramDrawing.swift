// Custom drawing of programs, as marks of pictures: by `draw(_:)`, layers of their own, and images that they made.

import Foundation
import LayoutReport
import LayoutScene
import Plumbline
import Typography

#if !canImport(Darwin)
  @MainActor
  struct ProgramDrawing {
    /// The most marks of one drawing in a picture.
    static let markLimit = 10_000
    let environment: LayoutEnvironment

    /// The custom drawing of a view beneath its subviews; nil for none.
    static func drawn(of view: UIView) -> Drawn? {
      let size = view.bounds.size
      guard CGRect(origin: .zero, size: size).isDrawable, size.width > 0, size.height > 0, size.width < 1e5,
        size.height < 1e5
      else { return nil }
      let environment = view.effectiveLayoutEnvironment
      let context = CGContext(size: size, scale: environment.displayScale)
      context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
      view.drawForPicture(in: context, callsDraw: !(view is UILabel))
      guard !context.operations.isEmpty else { return nil }
      return ProgramDrawing(environment: environment).drawn(CGDrawing(of: context), size: size)
    }

    func drawn(_ drawing: CGDrawing, size: CGSize) -> Drawn {
      let marks = zip(drawing.operations, drawing.manners).prefix(Self.markLimit).compactMap {
        operation, manner in
        content(of: operation, manner).map {
          DrawnMark($0, clip: manner.clip.compactMap(\.svg), opacity: Double(manner.alpha))
        }
      }
      return Drawn(size: size, marks: marks)
    }

    private func content(of operation: CGContext.Operation, _ manner: CGContext.Manner) -> DrawnMark.Content?
    {
      switch operation {
      case .fill(let path, let color):
        guard let outline = path.svg, !outline.isEmpty else { return nil }
        return .fill(outline, self.color(color), isEvenOdd: manner.rule == .evenOdd)
      case .stroke(let path, let color, let width):
        guard let outline = path.svg, !outline.isEmpty else { return nil }
        return .stroke(outline, self.color(color), line(width, manner))
      case .gradient(let gradient, let from, let to):
        let stops = zip(gradient.colors, gradient.locations).map {
          DrawnStop(self.color($0), at: Double(min(max($1, 0), 1)))
        }
        return .gradient(stops, from: from, to: to)
      case .text(let text, let rect): return .text(self.text(text, in: rect, scale: Double(manner.scale)))
      case .image(let image, let rect):
        var appearance = ImageAppearance(name: "image")
        appearance.size = CGSize(width: image.width, height: image.height)
        appearance.content = image.data.flatMap(Self.address)
        return .image(appearance, rect)
      case .picture(let picture as UIImage, let rect): return .image(ProgramAppearance.image(picture), rect)
      // What lies beneath cannot be taken away again.
      case .picture, .clear: return nil
      }
    }

    private func color(_ color: CGColor) -> SceneColor { SceneColor(UIColor(cgColor: color)) }

    private func line(_ width: CGFloat, _ manner: CGContext.Manner) -> DrawnLine {
      var line = DrawnLine(width: Double(width * manner.scale))
      line.cap =
        switch manner.lineCap {
        case .butt: "butt"
        case .round: "round"
        case .square: "square"
        }
      line.join =
        switch manner.lineJoin {
        case .miter: "miter"
        case .round: "round"
        case .bevel: "bevel"
        }
      let dash = manner.dashLengths.map { Double($0 * manner.scale) }
      if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) { line.dash = dash }
      line.dashPhase = Double(manner.dashPhase * manner.scale)
      return line
    }

    private func text(_ text: NSAttributedString, in rect: CGRect, scale: Double) -> DrawnText {
      var colors: [SceneColor?] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
        colors.append((attributes[.foregroundColor] as? UIColor).map { SceneColor($0) })
      }
      let runs = text.textRuns(defaultFont: UIFont.systemFont(ofSize: 12)).map { run in
        var run = run
        run.font.pointSize *= scale
        run.kern *= scale
        return run
      }
      var setting = TextSetting(runs, in: rect)
      setting.isCentered = false
      setting.limits.numberOfLines = 0
      setting.limits.lineBreak = .wordWrap
      setting.truncation = .none
      setting.alignment = text.firstParagraphStyle?.alignment ?? .natural
      setting.colors = colors
      let pieces = setting.set(in: environment).lines.flatMap { line in
        line.pieces.map {
          DrawnText.Piece(
            text: $0.text, x: $0.x, baseline: line.baseline, width: $0.width, font: $0.font,
            color: $0.color ?? SceneColor(white: 0))
        }
      }
      return DrawnText(pieces: pieces)
    }

    /// Adds what an image shows: its file, or what was drawn into it.
    func addDrawing(of image: UIImage, to appearance: inout ImageAppearance) {
      appearance.content = image.fileBytes.flatMap(Self.address)
      if let drawing = image.drawing { appearance.drawn = drawn(drawing, size: image.size) }
    }

    /// A `data:` address of a file of the formats that pictures hold; nil for others, and for files beyond a megabyte.
    private static func address(of bytes: Data) -> ImageContent? {
      guard bytes.count <= 1 << 20, let type = ImageHeader.mediaType(of: bytes) else { return nil }
      return .bytes("data:\(type);base64,\(bytes.base64EncodedString())")
    }
  }
#endif
