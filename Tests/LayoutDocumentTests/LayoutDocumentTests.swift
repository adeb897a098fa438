// Documents without mistakes: what they say and where their views end up.

import Foundation
import Plumbline
import Testing

@testable import LayoutDocument

/// The frames of a document by name, after layout, as `[x, y, width, height]`.
func frames(
  _ yaml: String, _ configuration: LayoutDocument.Configuration = .init()
) throws -> [String: [Double]] {
  let scene = try LayoutDocument(Data(yaml.utf8), name: "Test.yaml").makeScene(configuration)
  scene.rootView.layoutIfNeeded()
  return Dictionary(
    uniqueKeysWithValues: scene.views.map { entry in
      let frame = entry.view.frame
      return (entry.id, [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    })
}

@Suite("Layout documents")
struct LayoutDocumentTests {
  /// The example of the contract, whose `guides` and one equation are not placed by anything.
  private static let example = """
    size: [320, 480]
    direction: ltr
    safeArea: {top: 20}
    metrics: {gap: 12}
    views:
      title: {intrinsic: [120, 20.5], hugging: [251, 251]}
      panel:
        margins: {leading: 16}
        views:
          icon: {}
    guides: [left]
    constraints:
      - "H:|-[title]-gap-[panel]-|"
      - "title.top == safeArea.top + 20 @750"
      - "icon.width == 1.5 * icon.height"
      - {constraint: "panel.height >= 44", id: "min touch target"}
    """

  @Test("the example of the contract is read with its names, places and constraints")
  func contractExample() throws {
    let scene = try LayoutDocument(Data(Self.example.utf8), name: "Card.yaml").makeScene()
    #expect(scene.id == "root")
    #expect(scene.document == "Card.yaml")
    #expect(scene.views.map(\.id) == ["root", "title", "panel", "icon"])
    #expect(scene.views.map(\.parentID) == [nil, "root", "root", "panel"])
    #expect(scene.views.map(\.line) == [1, 6, 7, 10])
    #expect(scene.views.map(\.isPlacedByConstraints) == [false, true, true, true])
    #expect(scene.rootView.bounds.size == CGSize(width: 320, height: 480))
    #expect(
      scene.constraints.map(\.id) == [
        "H:|-[title]-gap-[panel]-| #1", "H:|-[title]-gap-[panel]-| #2", "H:|-[title]-gap-[panel]-| #3",
        "title.top == safeArea.top + 20 @750", "icon.width == 1.5 * icon.height", "min touch target",
      ])
    #expect(scene.constraints.map(\.line) == [13, 13, 13, 14, 15, 16])
    #expect(scene.constraints.allSatisfy { $0.constraint.isActive })
    #expect(scene.constraints[3].constraint.priority.rawValue == 750)
    #expect(scene.constraints[4].constraint.multiplier == 1.5)
    #expect(scene.guides.map(\.id) == ["left", "root.safeArea"])
  }

  @Test("the example of the contract has the frames that its constraints determine")
  func contractFrames() throws {
    let frames = try frames(Self.example)
    // Margins are 8; title keeps its 120 points since panel has no content; safe area 20 plus 20.
    #expect(frames["title"] == [8, 40, 120, 20.5])
    #expect(frames["panel"]?[0] == 140)
    #expect(frames["panel"]?[2] == 172)
    #expect(frames["panel"]?[3] == 44)
  }

  @Test("JSON is the same document")
  func json() throws {
    let json = """
      {"size":[320,480],"views":{"a":{"intrinsic":[10,20]},"b\\u0062":{}},
      \t"constraints":["H:|-5-[a]",{"constraint":"a.top == super.top","id":"\\ud83d\\udc4d \\/ \\u00e4"}]}
      """
    let scene = try LayoutDocument(Data(json.utf8), name: "Test.json").makeScene()
    #expect(scene.views.map(\.id) == ["root", "a", "bb"])
    #expect(scene.constraints.map(\.id) == ["H:|-5-[a]", "👍 / ä"])
    #expect(try frames(json)["a"] == [5, 0, 10, 20])
  }

  @Test("super, safeArea and margins are those around the other item")
  func relativeItems() throws {
    let frames = try frames(
      """
      size: [200, 100]
      safeArea: {top: 10, leading: 6}
      margins: 20
      views:
        outer:
          margins: {top: 1, left: 2, bottom: 3, right: 4}
          views: {inner: {}}
        fixed: {frame: [150, 50, 40, 30]}
      constraints:
        - outer.left == safeArea.left
        - outer.top == margins.top
        - outer.width == 100
        - super.bottom == outer.bottom
        - inner.left == margins.left
        - inner.top == margins.top
        - margins.right == inner.right
        - inner.bottom == super.bottom - 5
      """)
    #expect(frames["outer"] == [6, 30, 100, 70])
    #expect(frames["inner"] == [2, 1, 94, 64])
    #expect(frames["fixed"] == [150, 50, 40, 30])
  }

  @Test("parts of named items can be named, and guides like views")
  func parts() throws {
    let frames = try frames(
      """
      size: [100, 100]
      views:
        box:
          margins: {left: 7}
          guides: [column]
        mark: {}
      constraints:
        - box.left == super.left + 10
        - box.top == super.top
        - box.width == 50
        - box.height == 40
        - column.left == super.left + 5
        - column.width == 0.5 * super.width
        - mark.left == column.right
        - mark.right == box.super.right
        - mark.top == box.margins.top
        - mark.height == -0.25 * box.height + 20
      """)
    #expect(frames["mark"] == [40, 8, 60, 10])
  }

  @Test("metrics stand for numbers: constants, multipliers, priorities, in formats, too")
  func metrics() throws {
    let frames = try frames(
      """
      size: [200, 100]
      metrics: {gap: 12, half: 0.5, low: 100, neg: -3}
      views: {a: {}, b: {}}
      constraints:
        - H:|-gap-[a]-(neg)-[b(==gap@low,>=10)]
        - a.width == half * super.width - gap
        - a.width == 3 @low
        - a.top == super.top+gap
        - a.height==gap
        - "b.top == a.top - neg"
        - b.bottom == a.bottom
      """)
    #expect(frames["a"] == [12, 12, 88, 12])
    #expect(frames["b"] == [97, 15, 12, 9])
  }

  @Test("a configuration replaces size, direction and scale")
  func configuration() throws {
    var configuration = LayoutDocument.Configuration()
    configuration.size = CGSize(width: 101, height: 50)
    configuration.isRightToLeft = true
    configuration.scale = 3
    let yaml = """
      size: [200, 100]
      views: {a: {}}
      constraints: ["H:|-10-[a]", "a.width == 0.333 * super.width", "V:|[a]|"]
      """
    let frames = try frames(yaml, configuration)
    #expect(frames["root"]?[2] == 101)
    // 10 from the right edge; 33.633 wide: edges at 57.367 and 91, rounded to thirds.
    let third = try #require(frames["a"])
    #expect(abs(third[0] - 57.333) < 0.001)
    #expect(abs(third[2] - 33.667) < 0.001)
  }

  @Test("alignment insets, content sizes on one axis, priorities and hidden views")
  func contents() throws {
    let yaml = """
      size: [100, 100]
      views:
        a: {intrinsic: [40, null], hugging: 999, insets: {top: 2, left: 3, bottom: 4, right: 5}}
        b: {intrinsic: [-1, 30], compression: [750, 1000], hidden: true}
      constraints:
        - a.left == super.left + 10
        - a.top == super.top + 10
        - a.height == 50
        - b.left == a.right
        - b.right == super.right
        - b.top == super.top
      """
    let scene = try LayoutDocument(Data(yaml.utf8), name: "Test.yaml").makeScene()
    #expect(scene.views[2].view.isHidden)
    // E065: the frame is the alignment rectangle grown by the insets.
    #expect(try frames(yaml)["a"] == [7, 8, 48, 56])
    #expect(try frames(yaml)["b"] == [50, 0, 50, 30])
  }

  @Test("a format's alignment is given beside it, and equal constraints have ids of their own")
  func options() throws {
    let yaml = """
      name: Grid
      size: [100, 100]
      views: {a: {intrinsic: [20, 10]}, b: {intrinsic: [20, 30]}}
      constraints:
        - {constraint: "H:|[a][b]", options: [alignAllBottom]}
        - a.width == 20
        - a.width == 20
        - b.top == Grid.top + 5
      """
    let scene = try LayoutDocument(Data(yaml.utf8), name: "Test.yaml").makeScene()
    #expect(scene.id == "Grid")
    #expect(scene.title == "Grid")
    #expect(
      scene.constraints.map(\.id).suffix(3) == [
        "a.width == 20", "a.width == 20 (2)", "b.top == Grid.top + 5",
      ])
    #expect(try frames(yaml)["a"] == [0, 25, 20, 10])
  }

  @Test("scenes of one document are independent of each other")
  func independence() throws {
    let document = try LayoutDocument(Data(Self.example.utf8), name: "Card.yaml")
    let first = document.makeScene()
    let second = document.makeScene()
    #expect(first.rootView !== second.rootView)
    #expect(first.constraints[0].constraint !== second.constraints[0].constraint)
  }

  @Test("a format of thousands of parts, and thousands of equal ones: ids stay short, and are told apart")
  func manyParts() throws {
    let count = 2000
    let long = "H:|" + String(repeating: "-[a]", count: count) + "-|"
    let constraints = ([long] + Array(repeating: "V:|[a]", count: count)).map { "\"\($0)\"" }
    let text = "size: [320, 480]\nviews: {a: {}}\nconstraints: [" + constraints.joined(separator: ",") + "]\n"
    let scene = try LayoutDocument(Data(text.utf8), name: "Test.yaml").makeScene()
    let ids = scene.constraints.map(\.id)
    // A connection a view, the one at the end, and those of the equal ones.
    #expect(ids.count == count + 1 + count)
    #expect(ids[0] == long.prefix(200) + "… #1" && ids[count] == long.prefix(200) + "… #\(count + 1)")
    #expect(ids[count + 1] == "V:|[a]" && ids.last == "V:|[a] (\(count))")
    #expect(Set(ids).count == ids.count)
  }
}
