// The view that is drawn in, and its tools: a scroll view like any other; no finger and no pencil touches it.

import Plumbline
import UIKit

/// What draws. Raw values are Apple's.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, anyInput, pencilOnly
}

/// Is told of a drawing.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// The drawing changed.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// The drawing was drawn; never here.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// The user begins; never here.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// The user ended; never here.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing by default.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Does nothing by default.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Does nothing by default.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Does nothing by default.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Is drawn in: a scroll view like any other in layout.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  /// What is drawn; the delegate is told of changes.
  open var drawing = PKDrawing() {
    didSet { (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self) }
  }
  /// What is drawn with; carried.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Whether a ruler lies on it; carried.
  open var isRulerActive = false
  /// What draws; carried.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether it can be drawn in; carried.
  open var isDrawingEnabled = true
  /// Whether fingers draw; carried.
  open var allowsFingerDrawing = true
  /// The gesture that draws.
  public let drawingGestureRecognizer = UIGestureRecognizer()
  open override var canBecomeFirstResponder: Bool { true }
  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
  open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
    isRulerActive = toolPicker.isRulerActive
  }
}

/// Is told of the tools.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
  /// Another tool was chosen.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// The ruler came or went.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// The tools came or went; never here.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// The tools cover something else; never here.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  /// Does nothing by default.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing by default.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing by default.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// Does nothing by default.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The tools: they are chosen by the program, and nowhere to be seen.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  private let observers = NSHashTable<AnyObject>.weakObjects()
  private func tell(_ what: (any PKToolPickerObserver) -> Void) {
    observers.allObjects.forEach { ($0 as? any PKToolPickerObserver).map(what) }
  }
  /// The tool that was chosen.
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { tell { $0.toolPickerSelectedToolDidChange(self) } }
  }
  /// Whether a ruler lies on the drawing.
  open var isRulerActive = false { didSet { tell { $0.toolPickerIsRulerActiveDidChange(self) } } }
  /// Whether they are seen: they are not.
  open var isVisible: Bool { false }
  /// Whether they are light or dark; carried.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether colours are those of a light page; carried.
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether there is a choice of what draws; carried.
  open var showsDrawingPolicyControls = true
  /// Under which the chosen tool is kept; carried.
  open var stateAutosaveName: String?
  /// The tools.
  public override init() { super.init() }
  /// The tools of a window: new ones.
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  /// Has somebody told; not retained.
  open func addObserver(_ observer: any PKToolPickerObserver) { observers.add(observer) }
  /// Has somebody told no longer.
  open func removeObserver(_ observer: any PKToolPickerObserver) { observers.remove(observer) }
  /// Shows them while somebody hears keys; without effect.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// What they cover of a view: nothing.
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
