// The examples of the module's documentation pages (Sources/Plumbline/Plumbline.docc), word for word; a test of
// Plumbline's compares them.

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
    print(box.frame.minX, box.frame.minY, box.frame.width, box.frame.height)  // 20.0 170.0 280.0 140.0
    #expect(box.frame == CGRect(x: 20, y: 170, width: 280, height: 140))
    let tooWide = box.widthAnchor.constraint(equalToConstant: 500)
    tooWide.isActive = true
    for conflict in root.layoutDiagnosis().conflicts {
      print(conflict.broken)
    }
    #expect(root.layoutDiagnosis().conflicts.map(\.broken) == [tooWide])
  }

  @Test("the examples of the page on visual formats")
  func visualFormat() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel()
    let field = UITextField()
    root.addSubview(title)
    root.addSubview(field)
    let views = NSDictionaryOfVariableBindings(title: title, field: field)
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[title(>=80)]-8-[field]-|", options: .alignAllCenterY, metrics: nil, views: views
    )
    NSLayoutConstraint.activate(row)
    print(row.count)  // 5
    #expect(row.count == 5)
    do {
      _ = try NSLayoutConstraint.validatedConstraints(withVisualFormat: "H:|-[title", views: views)
    } catch let error as VisualFormatError {
      print(error.message)  // Expected a ']' here. That is how you give the end of a view.
      print(error.caret)  // 10
    }
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.validatedConstraints(withVisualFormat: "H:|-[title", views: views)
    }
    #expect(
      error?.message == "Expected a ']' here. That is how you give the end of a view." && error?.caret == 10)
  }

  #if Macros
    @Test("the example of formats that the compiler checks")
    func checkedFormats() {
      let title = UILabel()
      let field = UITextField()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.addSubview(title)
      root.addSubview(field)
      let gap = 12
      let checked =
        #visualFormat("H:|-[title(>=80)]-gap-[field]-|", options: .alignAllCenterY)
        + #visualFormat("V:|-[title(height)]", title, metrics: ["height": 44])
        + #visualFormat("V:[box(44)]", views: ["box": field])
      print(checked.count)  // 8
      #expect(checked.count == 8)
    }
  #endif

  @Test("the examples of the page on what is wrong")
  func findingOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    var environment = root.effectiveLayoutEnvironment
    environment.console = { message in print(message.line) }
    environment.unsatisfiableConstraintsHandler = { broken, exclusive in
      print(
        exclusive.count, "constraints exclude each other;", broken.creationSite?.description ?? "the system's"
      )
    }
    root.layoutEnvironment = environment
    box.widthAnchor.constraint(equalToConstant: 500).isActive = true
    print(root.layoutDiagnosis())
    #expect(root.layoutDiagnosis().conflicts.count == 1)
    #expect(
      root.layoutDiagnosis().description.contains("made in PlumblineTests/DocumentationExampleTests.swift:"))
  }
}
