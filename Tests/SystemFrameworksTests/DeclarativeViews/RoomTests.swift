// Containers that choose, grids of rows, bars of a program's own, anchors, and what decides the size of views above each other.

import SwiftUI
import Testing

@Suite("Room of SwiftUI") @MainActor
struct RoomTests {
  // The views of the highest priority decide how large the stack is; the others are offered that size.
  @Test("a stack of views above each other is as large as those of the highest layout priority")
  func priorities() {
    let view = Hosted(100, 100) {
      ZStack {
        Color.red.named("back")
        Color.blue.frame(width: 40, height: 20).layoutPriority(1).named("front")
      }
    }
    #expect(view["front"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(view["back"] == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("the first view that fits along the axes is taken, the last one where none does")
  func fitting() {
    func shown(_ width: CGFloat) -> [String] {
      let view = Hosted(width, 50) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 200, height: 10).named("wide")
          Color.red.frame(width: 100, height: 10).named("middle")
          Color.red.frame(width: 50, height: 10).named("narrow")
        }
      }
      return ["wide", "middle", "narrow"].filter { view[$0] != nil }
    }
    #expect(shown(200) == ["wide"] && shown(199) == ["middle"] && shown(60) == ["narrow"])
    #expect(shown(20) == ["narrow"])
  }

  @Test("columns of a grid are as wide as their widest cell, rows as high as their highest")
  func grid() {
    // 60 + 8 + 30 wide, 20 + 8 + 10 + 8 + 5 high.
    let view = Hosted(98, 51) {
      Grid {
        GridRow {
          Color.red.frame(width: 40, height: 20).named("a")
          Color.red.frame(width: 30, height: 10).named("b")
        }
        GridRow {
          Color.red.frame(width: 60, height: 10).named("c")
          Color.red.frame(width: 10, height: 10).named("d")
        }
        Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal).named("line")
      }
    }
    #expect(view["a"] == CGRect(x: 10, y: 0, width: 40, height: 20))
    #expect(view["b"] == CGRect(x: 68, y: 5, width: 30, height: 10))
    #expect(view["c"] == CGRect(x: 0, y: 28, width: 60, height: 10))
    #expect(view["d"] == CGRect(x: 78, y: 28, width: 10, height: 10))
    #expect(view["line"] == CGRect(x: 0, y: 46, width: 98, height: 5))
  }

  @Test("cells of a grid span columns, and lie where their column, row and the grid say")
  func cells() {
    let view = Hosted(110, 30) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 10).gridColumnAlignment(.trailing).named("a")
          Color.red.frame(width: 50, height: 20).named("b")
        }
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 50, height: 10).named("c")
          Color.red.frame(width: 10, height: 5).named("d")
        }
        GridRow { Color.red.frame(width: 110, height: 0).gridCellColumns(2).named("e") }
      }
    }
    #expect(view["a"] == CGRect(x: 30, y: 0, width: 20, height: 10))
    #expect(view["b"] == CGRect(x: 60, y: 0, width: 50, height: 20))
    #expect(view["c"] == CGRect(x: 0, y: 20, width: 50, height: 10))
    #expect(view["d"] == CGRect(x: 60, y: 25, width: 10, height: 5))
    #expect(view["e"]?.width == 110)
  }

  @Test("a bar of a program's own takes its room from the view, and scroll views reach below it")
  func bar() {
    let view = Hosted(100, 100) {
      Color.red.named("content").safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 20).named("bar")
      }
    }
    #expect(view["content"] == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(view["bar"] == CGRect(x: 0, y: 80, width: 100, height: 20))
    let scrolled = Hosted(100, 100) {
      ScrollView { Color.red.frame(height: 300) }.named("scroll").safeAreaInset(edge: .top, spacing: 0) {
        Color.blue.frame(width: 40, height: 20).named("bar")
      }
    }
    #expect(scrolled["bar"] == CGRect(x: 30, y: 0, width: 40, height: 20))
    #expect(scrolled["scroll"]?.maxY == 100)
  }

  @Test("a view has a share of its hosting view's room")
  func relative() {
    let view = Hosted(320, 100) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).named("two")
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.named("quarter")
      }
    }
    // (320 - 20) / 3 = 100 for each part.
    #expect(view["two"]?.width == 210 && view["quarter"]?.width == 80)
  }

  private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @Test("a view says where it lies, and another one is placed there")
  func anchors() {
    let view = Hosted(100, 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) {
          [1: $0]
        }
        Color.blue.frame(width: 50, height: 40).anchorPreference(key: BoundsKey.self, value: .bounds) {
          [2: $0]
        }
      }
      .padding(.leading, 20)
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[2] {
            Color.green.frame(width: proxy[anchor].width, height: 2).offset(
              x: proxy[anchor].minX, y: proxy[anchor].maxY
            )
            .named("line")
          }
        }
      }
    }
    // 20 + 30 from the left; 40 high in the middle of 100.
    #expect(view["line"] == CGRect(x: 50, y: 70, width: 50, height: 2))
  }

  @Test("a colour as one of UIKit's is another one in the dark")
  func colors() {
    let light = UITraitCollection(userInterfaceStyle: .light),
      dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }))
    #expect(color.resolvedColor(with: light) == UIColor.black.resolvedColor(with: light))
    #expect(color.resolvedColor(with: dark) == UIColor.white.resolvedColor(with: dark))
    #expect(UIColor(Color.primary).resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
  }

  @Test("a corner that is rounded differently leaves the others as they are")
  func corners() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 10).path(
      in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 39)) && path.contains(CGPoint(x: 1, y: 39)))
    // Radii that are too large are as large as there is room for.
    let small = CGRect(x: 0, y: 0, width: 10, height: 4)
    #expect(UnevenRoundedRectangle(bottomTrailingRadius: 900).path(in: small).boundingRect == small)
  }

  @Test("a field of several lines grows between its limits")
  func growing() throws {
    struct Field: View {
      @State var text: String
      var body: some View {
        TextField("write", text: $text, axis: .vertical).lineLimit(2...3).named("field")
      }
    }
    func height(_ text: String) -> CGFloat? {
      Hosted(200, 300) { Field(text: text) }["field"]?.height
    }
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    let (least, most) = (try #require(height("a")), try #require(height("a\nb\nc\nd\ne")))
    #expect(abs(least - 2 * line) <= 1 && abs(most - 3 * line) <= 1)
  }

  @Test("an effect and a turn about an axis change what is seen, not the layout")
  func effects() {
    struct Shift: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    let view = Hosted(100, 20) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).named("moved").modifier(Shift(animatableData: 0.5))
        Color.blue.frame(width: 60, height: 20).named("next")
      }
    }
    #expect(view["moved"] == CGRect(x: 20, y: 0, width: 40, height: 20))
    #expect(view["next"] == CGRect(x: 40, y: 0, width: 60, height: 20))
    let turned = Hosted(40, 20) {
      Color.red.named("a").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    // cos 60° = 1/2.
    #expect(abs((turned["a"]?.width ?? 0) - 20) < 0.001 && turned["a"]?.midX == 20)
  }
}
