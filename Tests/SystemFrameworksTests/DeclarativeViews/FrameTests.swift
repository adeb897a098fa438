// Modifiers of size and place by Apple's documentation of each: what a frame, a padding, a ratio offers and takes.

import SwiftUI
import Testing

@Suite("Frames of SwiftUI") @MainActor
struct FrameTests {
  private func size(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> CGSize {
    let controller = UIHostingController(rootView: view)
    return controller.sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test("a fixed frame has its size, whatever is offered, and its content where the alignment says")
  func fixed() {
    let view = Hosted(100, 100) {
      Color.red.frame(width: 10, height: 10).frame(width: 50, height: 30, alignment: .topLeading).named("a")
    }
    #expect(view["a"] == CGRect(x: 25, y: 35, width: 10, height: 10))
    #expect(size(Color.red.frame(width: 50, height: 30), 10, 10) == CGSize(width: 50, height: 30))
  }

  @Test("a frame of limits follows the offer between them")
  func limits() {
    let view = Color.red.frame(width: 40, height: 40).frame(minWidth: 20, maxWidth: 80)
    // Documentation of frame(minWidth:…): the proposed size, clamped, where both limits are given.
    #expect(size(view, 10, 50) == CGSize(width: 20, height: 40))
    #expect(size(view, 60, 50) == CGSize(width: 60, height: 40))
    #expect(size(view, 100, 50) == CGSize(width: 80, height: 40))
    // maxWidth .infinity fills; without a limit the content decides.
    #expect(size(Color.red.frame(width: 40, height: 40).frame(maxWidth: .infinity), 300, 50).width == 300)
    #expect(
      size(Color.red.frame(width: 40, height: 40).frame(minHeight: 60), 300, 50)
        == CGSize(width: 40, height: 60))
  }

  @Test("where nothing is offered a colour is 10 by 10, and a frame as large as is ideal for it")
  func ideal() {
    #expect(
      UIHostingController(rootView: Color.red).view.intrinsicContentSize == CGSize(width: 10, height: 10))
    #expect(
      UIHostingController(rootView: Color.red.frame(idealWidth: 70, idealHeight: 30)).view
        .intrinsicContentSize
        == CGSize(width: 70, height: 30))
  }

  @Test("padding is 16 points unless it is said otherwise, and is taken from the offer")
  func padding() {
    let view = Hosted(100, 100) { Color.red.padding().named("a") }
    #expect(view["a"] == CGRect(x: 16, y: 16, width: 68, height: 68))
    let edges = Hosted(100, 100) {
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.horizontal, 10)
        .named("a")
    }
    #expect(edges["a"] == CGRect(x: 12, y: 1, width: 74, height: 96))
  }

  @Test("a ratio fits into the offer or fills it")
  func ratio() {
    let fit = Hosted(100, 80) { Color.red.aspectRatio(2, contentMode: .fit).named("a") }
    #expect(fit["a"] == CGRect(x: 0, y: 15, width: 100, height: 50))
    let fill = Hosted(100, 80) { Color.red.aspectRatio(2, contentMode: .fill).named("a") }
    #expect(fill["a"] == CGRect(x: -30, y: 0, width: 160, height: 80))
  }

  @Test("an offset moves what is seen, not what lies beside it")
  func offset() {
    let row = Hosted(40, 20) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20).offset(x: 5, y: -3).named("a")
        Color.red.frame(width: 20).named("b")
      }
    }
    #expect(row["a"] == CGRect(x: 5, y: -3, width: 20, height: 20))
    #expect(row["b"] == CGRect(x: 20, y: 0, width: 20, height: 20))
  }

  @Test("a position is that of the view's middle in all the room")
  func position() {
    let view = Hosted(100, 100) { Color.red.frame(width: 20, height: 10).position(x: 30, y: 40).named("a") }
    #expect(view["a"] == CGRect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test("backgrounds and overlays have the size of the view and do not change it")
  func layers() {
    let view = Hosted(100, 100) {
      Color.red.frame(width: 40, height: 20).named("content")
        .background(Color.blue.named("behind"))
        .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8).named("badge") }
    }
    #expect(view["content"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(view["behind"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(view["badge"] == CGRect(x: 62, y: 40, width: 8, height: 8))
    let names = view.controller.view.subviews.compactMap(\.accessibilityIdentifier)
    #expect(names == ["behind", "content", "badge"])
  }

  @Test("a group's modifier is for each of its views")
  func group() {
    let row = Hosted(50, 20) {
      HStack(spacing: 10) {
        Group {
          Color.red.named("a")
          Color.red.named("b")
        }
        .frame(width: 20, height: 20)
      }
    }
    #expect(row["a"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(row["b"] == CGRect(x: 30, y: 0, width: 20, height: 20))
  }

  @Test("a text is measured as a label is, wraps within its offer, and keeps to its limit of lines")
  func text() {
    let words = "Many words that do not fit into one line of this width"
    let label = UILabel()
    label.text = words
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    #expect(
      UIHostingController(rootView: Text(words)).view.intrinsicContentSize == label.intrinsicContentSize)
    #expect(size(Text(words), 120, 1000) == label.sizeThatFits(CGSize(width: 120, height: 1000)))
    label.numberOfLines = 2
    #expect(
      size(Text(words).lineLimit(2), 120, 1000).height
        == label.sizeThatFits(CGSize(width: 120, height: 1000)).height)
    // Two lines fit into the height of two and a half.
    #expect(
      size(Text(words), 120, label.font.lineHeight * 2.5).height
        == label.sizeThatFits(CGSize(width: 120, height: 1000)).height)
    #expect(
      size(Text(words).fixedSize(), 120, 10).width
        == UIHostingController(rootView: Text(words)).view.intrinsicContentSize.width)
  }

  @Test("an image has its own size, and what it is offered when it may be resized")
  func image() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    #expect(size(Image(uiImage: image), 100, 100) == CGSize(width: 40, height: 20))
    #expect(size(Image(uiImage: image).resizable(), 100, 90) == CGSize(width: 100, height: 90))
    #expect(size(Image(uiImage: image).resizable().scaledToFit(), 100, 90) == CGSize(width: 100, height: 50))
  }

  @Test("a circle takes a square of its offer, a capsule all of it")
  func shapes() {
    #expect(size(Circle(), 100, 60) == CGSize(width: 60, height: 60))
    #expect(size(Capsule(), 100, 60) == CGSize(width: 100, height: 60))
    #expect(
      Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect
        == CGRect(x: 20, y: 0, width: 60, height: 60))
    #expect(
      RoundedRectangle(cornerRadius: 9).inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        .boundingRect
        == CGRect(x: 2, y: 2, width: 36, height: 36))
  }

  @Test("a geometry reader takes all of its offer, and its views lie at the upper leading corner")
  func geometry() {
    let view = Hosted(200, 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        GeometryReader { proxy in
          Color.blue.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minX).named("half")
        }
      }
    }
    #expect(view["half"] == CGRect(x: 50, y: 0, width: 75, height: 50))
  }

  @Test("a scroll view is as long as it is offered, its content as long as it likes")
  func scrolling() throws {
    let view = Hosted(100, 50) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<5) { Color.red.frame(width: 60, height: 30).named("row \($0)") } }
      }
    }
    let scrollView = try #require(view.controller.view.subviews.first as? UIScrollView)
    // Across it is as wide as its content.
    #expect(scrollView.frame == CGRect(x: 20, y: 0, width: 60, height: 50))
    #expect(scrollView.contentSize == CGSize(width: 60, height: 150))
    #expect(view["row 4"] == CGRect(x: 20, y: 120, width: 60, height: 30))
  }

  @Test("bad numbers are no lengths, and stop nothing")
  func badNumbers() {
    let view = Hosted(100, 100) {
      VStack {
        Color.red.frame(width: .nan, height: -5).named("a")
        Color.red.padding(-.infinity).offset(x: .infinity).aspectRatio(0, contentMode: .fit).named("b")
        Spacer(minLength: -3)
        Color.red.frame(minWidth: 50, maxWidth: 10).named("c")
      }
    }
    // Neither length is one: the view has no size, in the middle of the column's width.
    #expect(view["a"]?.size == .zero && view["a"]?.minX == 50)
    for name in ["b", "c"] {
      let frame = view[name]
      #expect(
        frame.map { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) } == true, "\(name)")
    }
    // What is left of 100 points is shared: three gaps of 8 are gone only beside views, none beside the spacer.
    #expect((view["c"]?.width ?? 0) <= 50 && (view["c"]?.maxY ?? 0) <= 100.5)
  }
}
