// The list of notes: rows as high as their texts.

import UIKit

final class NoteListController: UITableViewController {
  var notes: [Note] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }

  @IBOutlet private weak var addItem: UIBarButtonItem!

  override func awakeFromNib() {
    super.awakeFromNib()
    addItem.accessibilityIdentifier = "add"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
    cell.note = notes[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let editor = segue.destination as? NoteEditorController else { return }
    if let cell = sender as? NoteCell { editor.note = cell.note }
  }

  @IBAction func returnToList(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? NoteEditorController else { return }
    notes.append(editor.editedNote)
  }
}

final class NoteCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var bodyLabel: UILabel!
  @IBOutlet private(set) var labels: [UILabel] = []

  var note = Note(title: "", text: "") {
    didSet {
      titleLabel.text = note.title
      bodyLabel.text = note.text
    }
  }
}
