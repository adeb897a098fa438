// Cells, of which AppKit's controls once were made: here another name for the properties of the control itself.

import Foundation
import Plumbline

/// The value and appearance of a control under the names of its cell. Each control has one cell; there are no others.
@preconcurrency @MainActor
open class NSCell: NSObject {
  /// The control whose cell this is.
  open private(set) weak var controlView: NSView?
  private var control: NSControl? { controlView as? NSControl }

  init(of control: NSControl) {
    super.init()
    controlView = control
  }

  /// The control's text.
  open var stringValue: String {
    get { control?.stringValue ?? "" }
    set { control?.stringValue = newValue }
  }
  /// The control's text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { control?.attributedStringValue ?? NSAttributedString() }
    set { control?.attributedStringValue = newValue }
  }
  /// The control's font.
  open var font: NSFont? {
    get { control?.font }
    set { control?.font = newValue }
  }
  /// The control's size.
  open var controlSize: NSControl.ControlSize {
    get { control?.controlSize ?? .regular }
    set { control?.controlSize = newValue }
  }
  /// The control's alignment.
  open var alignment: NSTextAlignment {
    get { control?.alignment ?? .natural }
    set { control?.alignment = newValue }
  }
  /// The mode in which the control's lines are broken.
  open var lineBreakMode: NSLineBreakMode {
    get { control?.lineBreakMode ?? .byWordWrapping }
    set { control?.lineBreakMode = newValue }
  }
  /// Whether the control's text stays on one line.
  open var usesSingleLineMode: Bool {
    get { control?.usesSingleLineMode ?? false }
    set { control?.usesSingleLineMode = newValue }
  }
  /// Whether lines are broken where there is no more room; no means that the text is cut.
  open var wraps: Bool {
    get { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }
    set { if newValue != wraps { lineBreakMode = newValue ? .byWordWrapping : .byClipping } }
  }
  /// Whether the last line that fits ends in dots; without effect on the size.
  open var truncatesLastVisibleLine = false
  /// Whether the control can be operated.
  open var isEnabled: Bool {
    get { control?.isEnabled ?? true }
    set { control?.isEnabled = newValue }
  }
  /// The size of the control, as a frame, in points.
  open var cellSize: NSSize {
    cellSize(forBounds: NSRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity))
  }
  /// The size of the control in a frame of a width, in points.
  open func cellSize(forBounds rect: NSRect) -> NSSize { control?.sizeThatFits(rect.size) ?? .zero }
}

/// The cell of a text field.
@preconcurrency @MainActor
open class NSTextFieldCell: NSCell {}

/// The cell of a button.
@preconcurrency @MainActor
open class NSButtonCell: NSCell {}
