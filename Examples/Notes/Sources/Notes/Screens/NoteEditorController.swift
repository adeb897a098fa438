// One note: a field, a text above the keyboard, and figures about it in a controller of their own.

import UIKit

final class NoteEditorController: UIViewController {
  @IBOutlet private(set) weak var titleField: UITextField!
  @IBOutlet private(set) weak var bodyView: UITextView!
  @IBOutlet private(set) weak var stack: UIStackView!
  @IBOutlet private(set) weak var saveButton: UIButton!
  @IBOutlet private var figuresHeight: NSLayoutConstraint!

  var note = Note(title: "", text: "")
  private weak var figures: FiguresController?

  var editedNote: Note { Note(title: titleField.text ?? "", text: bodyView.text) }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = note.title
    bodyView.text = note.text
    figures?.show(note)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let figures = segue.destination as? FiguresController { self.figures = figures }
  }

  /// Hides the figures, or shows them.
  @IBAction func toggleFigures(_ sender: UISwitch) { figuresHeight.constant = sender.isOn ? 44 : 0 }
}

/// How much there is in a note.
final class FiguresController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!

  private(set) var shownCount = 0

  func show(_ note: Note) {
    shownCount = note.text.split { $0.isWhitespace }.count
    loadViewIfNeeded()
    countLabel.text = "\(shownCount)"
  }
}

/// A view with round corners, which the document asks for.
final class Panel: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }
}
