// The example of the module's documentation page (Sources/Plumbline/Plumbline.docc/Plumbline.md), word for word; a test
// of Plumbline's compares them.

import Foundation
import Testing
import Plumbline

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of Plumbline's page")
  func example() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    print(box.frame)  // (20.0, 170.0, 280.0, 140.0)
    #expect(box.frame == CGRect(x: 20, y: 170, width: 280, height: 140))
    let tooWide = box.widthAnchor.constraint(equalToConstant: 500)
    tooWide.isActive = true
    for conflict in root.layoutDiagnosis().conflicts {
      print(conflict.broken)
    }
    #expect(root.layoutDiagnosis().conflicts.map(\.broken) == [tooWide])
  }
}
