// Images as layout sees them: a size, and alignment rectangle insets.

import Foundation

/// The size of an image, and its other properties. Pixels are no matter of layout. Immutable.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is taken as a mask for the tint. Raw values are Apple's.
  public enum RenderingMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Whether the middle of a picture is repeated or stretched. Raw values are Apple's.
  public enum ResizingMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case tile, stretch
  }

  /// The rotation and mirroring from the stored pixels to the image as shown. Raw values are Apple's.
  public enum Orientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  private struct Values: Hashable {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var baselineOffset: CGFloat?
    var isSymbol = false
    var isConfigured = false
  }

  private let values: Values
  package final var carriedStates = CarriedStates()

  private init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// An image of a size in points, with the insets of its alignment rectangle.
  public convenience init(size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.init(size: size, alignmentRectInsets: alignmentRectInsets, scale: 1)
  }

  /// An image of a size in points, its pixels per point, and whether it is one of the system's symbols.
  public convenience init(
    size: CGSize, alignmentRectInsets: UIEdgeInsets, scale: CGFloat, isSymbolImage: Bool = false
  ) {
    self.init(
      size: size, alignmentRectInsets: alignmentRectInsets, scale: scale, isSymbolImage: isSymbolImage,
      isConfigured: false)
  }

  /// The same of an image whose size follows a configuration.
  package init(
    size: CGSize, alignmentRectInsets: UIEdgeInsets, scale: CGFloat, isSymbolImage: Bool, isConfigured: Bool
  ) {
    var values = Values()
    values.size = size
    values.alignmentRectInsets = alignmentRectInsets
    values.scale = scale
    values.isSymbol = isSymbolImage
    values.isConfigured = isConfigured
    self.values = values
    super.init()
  }

  /// An image of no size and no pixels.
  public override convenience init() { self.init(size: .zero) }

  /// The size in points, which image views take as their content's.
  open var size: CGSize { values.size }
  /// Pixels per point.
  open var scale: CGFloat { values.scale }
  /// The insets of the alignment rectangle, in points; image views have the same.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// In points; zero for none.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// Whether the part between the caps is repeated or stretched; `.tile` by default.
  open var resizingMode: ResizingMode { values.resizingMode }
  /// `.automatic` by default; without effect on the size.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// Always `.up`.
  open var imageOrientation: Orientation { .up }
  /// Whether it is one of the system's symbols, whose size follows a font.
  open var isSymbolImage: Bool { values.isSymbol }
  /// Whether the size follows a configuration of the image's own.
  package var isConfigured: Bool { values.isConfigured }
  /// The same picture in another size, which a configuration asks for; what aligns keeps its proportions.
  package func configured(_ scale: CGFloat) -> UIImage {
    changed {
      $0.size = CGSize(width: size.width * scale, height: size.height * scale)
      $0.alignmentRectInsets = UIEdgeInsets(
        top: alignmentRectInsets.top * scale, left: alignmentRectInsets.left * scale,
        bottom: alignmentRectInsets.bottom * scale, right: alignmentRectInsets.right * scale)
      $0.isConfigured = true
    }
  }
  /// The baseline's distance from the bottom, in points; nil without one.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

  /// The same picture with other edges that align, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }
  /// Of the same size.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }
  /// The same picture drawn in a colour; its size stays.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tintColor = color } }
  /// Of the same size.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }
  /// An image whose part between the caps, in points, is tiled where it is drawn larger.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The picture with a part in the middle that is repeated or stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// In points from the lower edge; counts for aligning at baselines.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }
  /// The picture without a baseline: it is aligned at its lower edge.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }
  /// The same image: nothing draws it.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  private func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    let made = UIImage(values)
    // What it was made of: bytes, a bitmap, what was drawn, what moves.
    made.carriedStates = carriedStates.copied()
    return made
  }

  /// Two images are equal that are alike in everything that is known of them.
  open dynamic override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }
  open override var hash: Int { values.hashValue }
}

private final class ImageSource: CopiedCarriedState {
  var fileBytes: Data?
  #if !canImport(Darwin)
    var drawing: CGDrawing?
  #endif

  func copied() -> Self {
    let copy = Self()
    copy.fileBytes = fileBytes
    #if !canImport(Darwin)
      copy.drawing = drawing
    #endif
    return copy
  }
}

extension UIImage: CarriedStateHolder {}

extension UIImage {
  /// The file that the image was read from; nil for others.
  package var fileBytes: Data? {
    get { carriedStates.known(ImageSource.self)?.fileBytes }
    set { makeCarried(ImageSource.self).fileBytes = newValue }
  }

  #if !canImport(Darwin)
    /// The program's drawing that the image was made of; nil for others.
    package var drawing: CGDrawing? {
      get { carriedStates.known(ImageSource.self)?.drawing }
      set { makeCarried(ImageSource.self).drawing = newValue }
    }
  #endif
}
