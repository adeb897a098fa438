// Pictures of conflicts: what an axis without constraints gets, and dimensions whose numbers stand apart.

import Foundation
import Testing

@testable import ConsoleLog

@Suite("Pictures of conflicts") nonisolated struct ConflictPictureTests {
  private func svg(_ members: [String], broken: Int) throws -> String {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + members.map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint \n\(members[broken])\n"
    let conflict = try #require(ConsoleLog(text).conflicts.first)
    return try #require(LogExplanation(conflict).picture).svg
  }

  private func boxes(_ svg: String) -> [CGRect] {
    svg.matches(of: /<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" fill="none"/).map { match in
      let numbers = [match.1, match.2, match.3, match.4].map { Double($0) ?? .nan }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private static let horizontal = [
    "<NSLayoutConstraint:0x61 H:|-(20)-[UILabel:0x7b'Fee']   (active, names: '|':UIView:0x7a )>",
    "<NSLayoutConstraint:0x62 H:[UILabel:0x7b'Fee']-(8)-[UILabel:0x7c'Sum']   (active)>",
    "<NSLayoutConstraint:0x63 H:[UILabel:0x7c'Sum']-(20)-|   (active, names: '|':UIView:0x7a )>",
    "<NSLayoutConstraint:0x64 UILabel:0x7b'Fee'.width == 300   (active)>",
    "<NSLayoutConstraint:0x65 UILabel:0x7c'Sum'.width == 100   (active)>",
    "<NSLayoutConstraint:0x66 UIView:0x7a.width == 320   (active)>",
  ]

  /// A log of widths says nothing of heights: every view gets some, and those that lie beside each other do not overlap.
  @Test("an axis that the log says nothing of gets lengths, with a lane for each view")
  func silentAxis() throws {
    let boxes = boxes(try svg(Self.horizontal, broken: 3))
    try #require(boxes.count == 3)
    #expect(boxes.allSatisfy { $0.height >= 40 && $0.width >= 40 })
    // The largest is first: what holds the two others, which lie one below the other.
    #expect(boxes[0].minY < boxes[1].minY && boxes[0].maxY > boxes[2].maxY)
    #expect(!boxes[1].intersects(boxes[2]))
  }

  /// 20 + 300 + 8 + 100 + 20 does not fit into 320, in which the first label is left 172.
  @Test("lengths are dimensions, and one without effect is as long as it demands")
  func dimensions() throws {
    let svg = try svg(Self.horizontal, broken: 3)
    // Two arrows each, but for the gap of 8 points, which has room for strokes only.
    #expect(svg.matches(of: /<polygon/).count == 2 * 5)
    let lines = svg.matches(of: /<line x1="(\S+)" y1="\S+" x2="(\S+)" y2="\S+"[^>]*stroke-dasharray="3 2"/)
    let lengths = lines.map { (Double($0.2) ?? 0) - (Double($0.1) ?? 0) }
    #expect(lengths == [300])
    #expect(svg.contains("the width of UILabel &#39;Fee&#39; is 300 points (has no effect)"))
  }

  /// A button of 100 points 8 points below the top of 60: the line ends at 108, and what is told of it stands below.
  @Test("a length that is longer than what holds the view does not run out of the picture")
  func longLength() throws {
    let svg = try svg(
      [
        "<NSLayoutConstraint:0x61 V:|-(8)-[UIButton:0x7b]   (active, names: '|':UIView:0x7a )>",
        "<NSLayoutConstraint:0x62 V:[UIButton:0x7b]-(8)-|   (active, names: '|':UIView:0x7a )>",
        "<NSLayoutConstraint:0x63 UIButton:0x7b.height == 100   (active)>",
        "<NSLayoutConstraint:0x64 UIView:0x7a.height == 60   (active)>",
      ], broken: 2)
    let lines = svg.matches(of: /<line x1="\S+" y1="(\S+)" x2="\S+" y2="(\S+)"[^>]*stroke-dasharray="3 2"/)
    let ends = lines.map { (Double($0.1) ?? 0, Double($0.2) ?? 0) }
    let container = try #require(boxes(svg).first)
    // All of it is drawn 280 / 108 times as large.
    try #require(ends.count == 1)
    #expect(abs(ends[0].0 - 20.741) < 0.01 && abs(ends[0].1 - 280) < 0.01)
    #expect(abs(container.height - 155.556) < 0.01)
    let shift = try #require(svg.firstMatch(of: /translate\(\S+ (\S+)\)/).flatMap { Double($0.1) })
    let texts = svg.matches(of: /<text x="\S+" y="(\S+)" font-size="(\S+)"/).filter { $0.2 != "8" }
    let legend = texts.compactMap { match in (Double(match.1) ?? 0) - (Double(match.2) ?? 0) }.min()
    #expect(try #require(legend) >= ends[0].1 + shift)
  }

  /// Spec 02 §1: a width below 0 cannot be; it is drawn to the left.
  @Test("a length below 0 does not run out of the picture")
  func negativeLength() throws {
    let svg = try svg(
      [
        "<NSLayoutConstraint:0x61 UIView:0x7a.width == -16   (active)>",
        "<NSLayoutConstraint:0x62 H:|-(4)-[UIView:0x7a]   (active, names: '|':UIWindow:0x70 )>",
      ], broken: 0)
    let starts = svg.matches(of: /<line x1="(\S+)" y1="\S+" x2="(\S+)"/).flatMap { [$0.1, $0.2] }
    #expect(starts.compactMap { Double($0) }.allSatisfy { $0 >= 0 })
  }

  @Test("no number and no name lies over another")
  func labels() throws {
    let svg = try svg(Self.horizontal, broken: 3)
    // The seam around a text is a text of its own beneath it.
    let texts = svg.matches(of: /<text x="(\S+)" y="(\S+)" font-size="8"[^>]*>([^<]*)</)
    let labels = texts.filter { !$0.0.contains("stroke=") }.map { match in
      CGRect(
        x: Double(match.1) ?? 0, y: (Double(match.2) ?? 0) - 8, width: 4.0 * Double(match.3.count), height: 8)
    }
    #expect(labels.count == 9)
    for (index, label) in labels.enumerated() {
      #expect(!labels[(index + 1)...].contains { $0.intersects(label) })
    }
  }

  @Test("a view that is 0 wide and one whose width nothing says are drawn")
  func zeroWidth() throws {
    let boxes = boxes(
      try svg(
        [
          "<NSLayoutConstraint:0x61 H:|-(4)-[UIStackView:0x7b]   (active, names: '|':Fees.Bar:0x7a )>",
          "<NSLayoutConstraint:0x62 UIStackView:0x7b.trailing == Fees.Bar:0x7a.trailing - 10   (active)>",
          "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' Fees.Bar:0x7a.width == 0   (active)>",
        ], broken: 1))
    #expect(boxes.contains { $0.width == 0 } && boxes.contains { $0.width > 100 })
  }
}
