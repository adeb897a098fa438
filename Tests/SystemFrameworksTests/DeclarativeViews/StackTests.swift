// Stacks by Apple's rules: "Layout procedure of stacks" in the documentation of HStack and of the protocol Layout, and the talk
// "Building Custom Views with SwiftUI" (2019): spacing first, the least flexible child gets an equal share of the rest first.

import SwiftUI
import Testing

@Suite("Stacks of SwiftUI") @MainActor
struct StackTests {
  @Test("equal views share what 8 points of spacing leave")
  func equalShares() {
    // (308 - 8) / 2 = 150
    let row = Hosted(308, 100) {
      HStack {
        Color.red.named("a"); Color.blue.named("b")
      }
    }
    #expect(row["a"] == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(row["b"] == CGRect(x: 158, y: 0, width: 150, height: 100))
  }

  @Test("a view of a fixed width takes it, the flexible one the rest; the row is as high as it is offered")
  func fixedAndFlexible() {
    // 300 - 10 - 60 = 230
    let row = Hosted(300, 100) {
      HStack(spacing: 10) {
        Color.red.named("a")
        Color.blue.frame(width: 60, height: 20).named("b")
      }
    }
    #expect(row["a"] == CGRect(x: 0, y: 0, width: 230, height: 100))
    #expect(row["b"] == CGRect(x: 240, y: 40, width: 60, height: 20))
  }

  @Test("what a limited view leaves of its share goes to the others")
  func limitedShare() {
    // Offered a third of 300, "a" takes 40; the two others share 260.
    let row = Hosted(300, 50) {
      HStack(spacing: 0) {
        Color.red.named("b")
        Color.red.frame(maxWidth: 40).named("a")
        Color.red.named("c")
      }
    }
    #expect(row["b"] == CGRect(x: 0, y: 0, width: 130, height: 50))
    #expect(row["a"] == CGRect(x: 130, y: 0, width: 40, height: 50))
    #expect(row["c"] == CGRect(x: 170, y: 0, width: 130, height: 50))
  }

  @Test("a higher priority is served first, with the least room of the others set aside")
  func priorities() {
    // 200 - 30 = 170
    let row = Hosted(200, 50) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).named("low")
        Color.blue.layoutPriority(1).named("high")
      }
    }
    #expect(row["low"] == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(row["high"] == CGRect(x: 30, y: 0, width: 170, height: 50))
  }

  @Test("a spacer pushes its neighbours apart; the spacing beside it is its own least length of 8")
  func spacer() {
    let row = Hosted(100, 50) {
      HStack {
        Color.red.frame(width: 20, height: 10).named("a"); Spacer();
        Color.red.frame(width: 20, height: 10).named("b")
      }
    }
    #expect(row["a"] == CGRect(x: 0, y: 20, width: 20, height: 10))
    #expect(row["b"] == CGRect(x: 80, y: 20, width: 20, height: 10))
    let ideal = UIHostingController(
      rootView: HStack {
        Color.red.frame(width: 20, height: 10); Spacer(); Color.red.frame(width: 20, height: 10)
      })
    #expect(ideal.view.intrinsicContentSize == CGSize(width: 48, height: 10))
  }

  @Test(
    "views of different widths meet at the leading edge, the middle or the trailing edge of a column",
    arguments: [(HorizontalAlignment.leading, 0.0), (.center, 20), (.trailing, 40)])
  func alignment(alignment: HorizontalAlignment, x: CGFloat) {
    let column = Hosted(60, 28) {
      VStack(alignment: alignment) {
        Color.red.frame(width: 60, height: 10).named("wide")
        Color.red.frame(width: 20, height: 10).named("narrow")
      }
    }
    #expect(column["wide"] == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(column["narrow"] == CGRect(x: x, y: 18, width: 20, height: 10))
  }

  @Test("a stack of fixed views lies in the middle of its hosting view")
  func middle() {
    let stack = Hosted(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 40, height: 20).named("back")
        Color.blue.frame(width: 10, height: 10).named("front")
      }
    }
    #expect(stack["back"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(stack["front"] == CGRect(x: 60, y: 50, width: 10, height: 10))
    #expect(stack.view("back")?.superview?.subviews.last?.accessibilityIdentifier == "front")
  }

  @Test("a program's own guide moves a view, and the stack grows by it")
  func ownGuide() {
    // The second view's leading guide lies 10 points within it: it begins 10 points before the first.
    let column = Hosted(40, 28) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 30, height: 10).named("a")
        Color.red.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in 10 }.named("b")
      }
    }
    #expect(column["a"] == CGRect(x: 10, y: 0, width: 30, height: 10))
    #expect(column["b"] == CGRect(x: 0, y: 18, width: 30, height: 10))
  }

  @Test("texts of different sizes stand on one line")
  func baselines() throws {
    let row = Hosted(300, 100) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.system(size: 40)).named("large")
        Text("b").font(.system(size: 12)).named("small")
      }
    }
    let large = try #require(row["large"]), small = try #require(row["small"])
    let difference = UIFont.systemFont(ofSize: 40).ascender - UIFont.systemFont(ofSize: 12).ascender
    #expect(abs(small.minY - large.minY - difference) <= 1)
  }

  @Test("lines are read from the other side: places are exchanged, and names of edges mean the other one")
  func rightToLeft() {
    let row = Hosted(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20).named("first")
        Color.red.padding(.leading, 5).named("rest")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(row["first"] == CGRect(x: 80, y: 0, width: 20, height: 10))
    #expect(row["rest"] == CGRect(x: 0, y: 0, width: 75, height: 10))
  }

  @Test("a divider is a pixel high in a column, and a pixel wide in a row")
  func divider() throws {
    let column = Hosted(50, 100) {
      VStack(spacing: 0) {
        Color.red; Divider().named("line"); Color.red
      }
    }
    let pixel = 1 / max(1, column.controller.view.effectiveLayoutEnvironment.displayScale)
    let line = try #require(column["line"])
    #expect(line.width == 50 && abs(line.height - pixel) < 0.001)
    let row = Hosted(50, 100) {
      HStack(spacing: 0) {
        Color.red; Divider().named("line"); Color.red
      }
    }
    let other = try #require(row["line"])
    #expect(other.height == 100 && abs(other.width - pixel) < 0.001)
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var corner = bounds.origin
      for subview in subviews {
        subview.place(at: corner, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        corner.x += size.width
        corner.y += size.height
      }
    }
  }

  @Test("a program's own layout measures and places its views")
  func ownLayout() {
    let views = Hosted(50, 50) {
      Diagonal {
        Color.red.frame(width: 20, height: 30).named("a")
        Color.red.frame(width: 30, height: 20).named("b")
      }
    }
    #expect(views["a"] == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(views["b"] == CGRect(x: 20, y: 30, width: 30, height: 20))
  }

  private struct Counted: Layout {
    final class Count { var asked = 0 }
    let count: Count
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      count.asked += 1
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    }
  }
  private func nested(_ depth: Int, _ count: Counted.Count) -> AnyView {
    depth == 0
      ? AnyView(Counted(count: count) {})
      : AnyView(
        HStack(alignment: .firstTextBaseline) {
          VStack(alignment: .leading) {
            nested(depth - 1, count); Text("a")
          }.background(Color.red).padding(1)
          Text("b")
        })
  }

  @Test("each view is asked once for an offer, however deep it lies")
  func deep() {
    let count = Counted.Count()
    let view = Hosted(2000, 2000) { nested(12, count) }
    #expect(view.texts.count == 24)
    // A layout that asked anew on each of 24 levels would ask millions of times; 5 offers on each axis are usual.
    #expect(count.asked < 500, "\(count.asked)")
  }

  @Test("columns of a grid have fixed lengths, shares of the rest, or as many as fit")
  func grids() {
    // 158 - 50 - 8 = 100
    let grid = Hosted(158, 44) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())], spacing: 4) {
        ForEach(0..<3) { Color.red.frame(height: 20).named("cell \($0)") }
      }
    }
    #expect(grid["cell 0"] == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(grid["cell 1"] == CGRect(x: 58, y: 0, width: 100, height: 20))
    #expect(grid["cell 2"] == CGRect(x: 0, y: 24, width: 50, height: 20))
    // Three of 30 and two gaps of 5 fit into 100.
    let adaptive = Hosted(100, 20) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
        ForEach(0..<3) { Color.red.frame(height: 20).named("cell \($0)") }
      }
    }
    #expect(adaptive["cell 1"] == CGRect(x: 35, y: 0, width: 30, height: 20))
    #expect(adaptive["cell 2"] == CGRect(x: 70, y: 0, width: 30, height: 20))
  }
}
