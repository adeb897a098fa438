// Conflicts told as sums, and ids that no number ends. The sums are the constants of the constraints, added up by hand.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Conflicts as sums, and their ids")
struct ConflictSumTests {
  /// A root of 100 x 100 and constraints of a document.
  private func finding(
    _ views: [String], scale: CGFloat = 2, mask: UIView.AutoresizingMask? = nil,
    _ constraints: (UIView, [UIView]) -> [NSLayoutConstraint]
  ) throws -> Finding {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scene = Scene(document: "Test.xib", id: "R", scale: scale, rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    let made = views.map { name -> UIView in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      scene.views.append(SceneView(view: view, id: name, kind: "view", isPlacedByConstraints: true))
      return view
    }
    for (index, constraint) in constraints(root, made).enumerated() {
      constraint.isActive = true
      scene.constraints.append(SceneConstraint(constraint: constraint, id: "c\(index)", line: 10 + index))
    }
    return try #require(SceneReport(scene).findings.first { $0.kind == .conflict })
  }

  @Test("a chain from edge to edge: what it needs, what there is, and the difference")
  func chain() throws {
    let tooFew = try finding(["A"]) { root, views in
      [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        root.rightAnchor.constraint(equalTo: views[0].rightAnchor, constant: 10),
        views[0].widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    // 20 + 30 + 10 = 60, and 100 - 60 = 40.
    #expect(
      tooFew.message.contains(
        "20 (left of view A) + 30 (width of view A) + 10 (right of view A) = 60 of 100 (width of view R): 40 too few."
      ))
    #expect(!tooFew.message.contains("off by"))
    let tooMany = try finding(["A", "B"]) { root, views in
      [
        views[0].topAnchor.constraint(equalTo: root.topAnchor),
        views[0].heightAnchor.constraint(equalToConstant: 60),
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 4),
        views[1].heightAnchor.constraint(equalToConstant: 50),
        root.bottomAnchor.constraint(greaterThanOrEqualTo: views[1].bottomAnchor, constant: 2),
      ]
    }
    // 60 + 4 + 50 + 2 = 116; 4 and 2 are less than a twentieth of 100.
    #expect(
      tooMany.message.contains(
        "60 (height of view A) + 4 + 50 (height of view B) + 2 = 116 of 100 (height of view R): 16 too many.")
    )
  }

  @Test("from right to left, leading is the end, and the sum is the same")
  func mirrored() throws {
    let finding = try finding(["A"]) { root, views in
      root.semanticContentAttribute = .forceRightToLeft
      return [
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        root.trailingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 10),
        views[0].widthAnchor.constraint(equalToConstant: 100),
      ]
    }
    #expect(finding.message.contains("= 130 of 100 (width of view R): 30 too many."))
  }

  @Test("many terms: the smaller ones are one number")
  func long() throws {
    let names = (0..<9).map { "V\($0)" }
    let finding = try finding(names) { root, views in
      var above = root.topAnchor
      var constraints: [NSLayoutConstraint] = []
      for view in views {
        constraints += [
          view.topAnchor.constraint(equalTo: above, constant: 1),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
        above = view.bottomAnchor
      }
      return constraints + [root.bottomAnchor.constraint(equalTo: above, constant: 1)]
    }
    // 8 x 20 and 10 x 1: without the last view's height it is too much already.
    #expect(finding.message.contains("smaller ones) = 170 of 100 (height of view R): 70 too many."))
  }

  @Test("views beside each other by their centres, and equal sizes, are part of a sum")
  func centred() throws {
    let beside = try finding(["A", "B"]) { root, views in
      [
        views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        views[1].centerYAnchor.constraint(equalTo: views[0].centerYAnchor),
        views[0].heightAnchor.constraint(equalToConstant: 40),
        views[1].heightAnchor.constraint(equalTo: views[0].heightAnchor),
        root.bottomAnchor.constraint(equalTo: views[1].bottomAnchor, constant: 50),
      ]
    }
    // 30 + 40 + 50 = 120.
    #expect(
      beside.message.contains(
        "30 (above view A) + 40 (height of view A) + 50 (below view B) = 120 of 100 (height of view R): 20 too many."
      ))
    let middle = try finding(["A"]) { root, views in
      [
        views[0].centerXAnchor.constraint(equalTo: root.centerXAnchor),
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        views[0].widthAnchor.constraint(equalToConstant: 50),
      ]
    }
    // In the middle the 20 count twice, which no sum tells.
    #expect(!middle.message.contains(" = "))
  }

  /// Left to right the center is 30 from the left edge and 20 from the right one; right to left the other way round.
  @Test(
    "a center beside a leading and a trailing edge counts from where reading begins",
    arguments: [(false, "30 + 20"), (true, "20 + 30")])
  func centreBesideEdges(isRightToLeft: Bool, sum: String) throws {
    let finding = try finding(["A"]) { root, views in
      if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
      return [
        NSLayoutConstraint(
          item: views[0], attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .leading,
          multiplier: 1, constant: 30),
        NSLayoutConstraint(
          item: views[0], attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: 1, constant: -20),
      ]
    }
    #expect(finding.message.contains(": \(sum) = 50 of 100 (width of view R): 50 too few."))
  }

  /// In a box of 200 points at 100: left to right the trailing edge is at 70 in place of 160, right to left at 130 in place
  /// of 0.
  @Test(
    "what a position with a multiplier is off by is counted from the view that holds both",
    arguments: [(false, 90), (true, 130)])
  func multiplier(isRightToLeft: Bool, distance: Int) throws {
    let finding = try finding(["box"]) { root, views in
      let (box, inner) = (views[0], UIView())
      if isRightToLeft { box.semanticContentAttribute = .forceRightToLeft }
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      return [
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
        NSLayoutConstraint(
          item: inner, attribute: .trailing, relatedBy: .equal, toItem: box, attribute: .trailing,
          multiplier: 0.8, constant: 0),
      ]
    }
    #expect(finding.broken == "c4" && finding.message.hasSuffix("; it is off by \(distance) points."))
  }

  @Test("where a margin lies is no part of a sum that begins there")
  func margins() throws {
    let finding = try finding(["A", "B"]) { root, views in
      views[0].layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
      views[0].insetsLayoutMarginsFromSafeArea = false
      views[0].addSubview(views[1])
      return [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[0].rightAnchor.constraint(equalTo: root.rightAnchor),
        views[1].leftAnchor.constraint(equalTo: views[0].layoutMarginsGuide.leftAnchor),
        views[1].rightAnchor.constraint(equalTo: views[0].rightAnchor, constant: -8),
        views[1].widthAnchor.constraint(equalToConstant: 90),
      ]
    }
    // 12 + 90 + 8 = 110.
    let sum = "12 (margin) + 90 (width of view B) + 8 (right of view B) = 110 of 100 (width of view R)"
    #expect(finding.message.contains(sum))
  }

  @Test("two sizes of one view, and sizes in proportion, are no chain")
  func plain() throws {
    let two = try finding(["A"]) { _, views in
      [
        views[0].widthAnchor.constraint(equalToConstant: 20),
        views[0].widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    #expect(!two.message.contains(" = "))
    // The one that is broken gets the length that the other asks for.
    #expect(two.message.contains("the width of view A is 30 points; laid out, it is 20 points"))
    let half = try finding(["A"]) { root, views in
      [
        views[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        views[0].widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    // Half of 100 is not 30.
    #expect(!half.message.contains(" = ") && half.message.contains("; laid out, "))
  }

  @Test(
    "up to half a pixel is a note, more an error",
    arguments: [(50.2, 2.0, true), (50.25, 2.0, true), (50.3, 2.0, false), (50.2, 3.0, false)])
  func invisible(_ width: Double, _ scale: Double, _ isNote: Bool) throws {
    let finding = try finding(["A"], scale: scale) { root, views in
      [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 25),
        root.rightAnchor.constraint(equalTo: views[0].rightAnchor, constant: 25),
        views[0].widthAnchor.constraint(equalToConstant: width),
      ]
    }
    #expect(finding.level == (isNote ? .note : .error))
  }

  @Test(
    "an id holds the document's constraints, whatever the numbers and the system's part",
    arguments: [30.0, 31.0])
  func identity(_ width: Double) throws {
    let finding = try finding(["A"]) { root, views in
      [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        root.rightAnchor.constraint(equalTo: views[0].rightAnchor, constant: 10),
        views[0].widthAnchor.constraint(equalToConstant: width),
      ]
    }
    #expect(finding.id == "conflict:c0+c1+c2")
    #expect(finding.constraints.count > 3)
  }
}
