// Sizes of controls against frames that Interface Builder stored for the Mac (corpus/macos, documents of Xcode 11 to 26).

import AppKit
import Testing

@Suite("Sizes in the Mac's documents") struct DocumentSizeTests {
  private func fittedWidth(_ control: NSControl) -> CGFloat {
    control.sizeToFit()
    return control.frame.width
  }

  @Test(
    "labels",
    arguments: [
      ("Email:", 41), ("Password:", 66), ("Username or Email:", 122), ("Don’t have a Feedbin account?", 191),
      ("Don’t have a NewsBlur account?", 200), ("Show feeds that haven’t updated in", 218), ("months", 50),
      ("Name:", 44),
    ] as [(String, CGFloat)])
  func labels(text: String, width: CGFloat) {
    #expect(fittedWidth(NSTextField(labelWithString: text)) == width)
  }

  // Frames of the bezels of macOS 11 to 15, before those of macOS 26.
  @Test(
    "push buttons",
    arguments: [
      ("Cancel", 76), ("Button", 75), ("Reload", 76), ("Clear Cache", 108), ("Heavy GIFs", 103),
      ("SwiftUI", 78),
      ("Save as PNG", 112),
    ] as [(String, CGFloat)])
  func pushButtons(title: String, width: CGFloat) {
    #expect(fittedWidth(NSButton(title: title, target: nil, action: nil)) == width)
  }

  // PreferencesWindow, DebugConsoleViewController, PrefsWindow, AddMagnetWindow, LayoutsPreferencesViewController: documents
  // of the releases of macOS 11 to 15. Those of macOS 26 are 4 points narrower.
  @Test(
    "boxes to tick and buttons to choose",
    arguments: [
      ("Check for updates", 138), ("Show on launch", 122), ("Include beta releases", 155),
      ("Start when added", 134), ("Automatically check daily", 180), ("Restore layouts on launch", 182),
    ] as [(String, CGFloat)])
  func marks(title: String, width: CGFloat) {
    for button in [
      NSButton(checkboxWithTitle: title, target: nil, action: nil),
      NSButton(radioButtonWithTitle: title, target: nil, action: nil),
    ] {
      #expect(fittedWidth(button) == width)
    }
  }
}
