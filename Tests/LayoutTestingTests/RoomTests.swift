// The room that a tested view has, and numbers that no room has.

import Foundation
import LayoutTesting
import Plumbline
import Testing

@Suite("Rooms of tested views")
struct RoomTests {
  /// A text over the whole view, which is made as views for constraints often are.
  private final class Note: UIView {
    let label = UILabel()
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      label.text = "The quick brown fox jumps over the lazy dog near the river"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a view that lies by constraints has the room, and is left as it was", arguments: [320, 200])
  func constrained(width: Int) {
    let note = Note()
    let strategy = LayoutSnapshot<UIView, String>.frames(in: .widths(CGFloat(width)))
    let text = strategy.snapshot(note)
    #expect(text.contains("Note (Note): \(width) x "), "\(text)")
    #expect(!note.translatesAutoresizingMaskIntoConstraints && note.superview == nil)
    note.translatesAutoresizingMaskIntoConstraints = true
    #expect(strategy.snapshot(note) == text)
    let given = LayoutSnapshot<UIView, String>.frames(in: .sizes(CGSize(width: width, height: 100)))
    #expect(given.snapshot(Note()).contains("Note (Note): \(width) x 100 at 0, 0"))
  }

  @Test("frames of any size can be told", arguments: [.greatestFiniteMagnitude, 1e30] as [CGFloat])
  func large(height: CGFloat) {
    let view = UIView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100.5, height: height))
    view.addSubview(label)
    let text = LayoutSnapshot<UIView, String>.frames(in: .widths(320)).snapshot(view)
    #expect(text.contains("100.5 x \(height) at 0, 0"), "\(text)")
    withKnownIssue {
      expectFrame(of: label, equals: .zero)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("100.5 x \(height) at 0, 0") }
    }
  }
}
