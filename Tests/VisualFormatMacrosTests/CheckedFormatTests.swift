// `#visualFormat` as programs use it: the compiler has run the macro, and the constraints lay out.

#if Macros
  import Foundation
  import Plumbline
  import Testing

  @Suite("#visualFormat: constraints")
  struct CheckedFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let title = UIView()
    private var field: UIView! = UIView()

    init() {
      for view in [title, field!] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
    }

    private func frames(_ constraints: [NSLayoutConstraint]...) -> [CGRect] {
      NSLayoutConstraint.activate(constraints.flatMap(\.self))
      root.layoutIfNeeded()
      return [title.frame, field.frame]
    }

    /// 320 less the margins of 8 (spec 03 §3) is 304; less 80 and 20 for the field 204.
    private let expected = [
      CGRect(x: 8, y: 0, width: 80, height: 480), CGRect(x: 108, y: 0, width: 204, height: 480),
    ]

    @Test("names are variables around the call, one of them implicitly unwrapped")
    func variables() {
      let gap = 20
      #expect(
        frames(
          #visualFormat("H:|-[title(80)]-gap-[field]-|", options: [.alignAllTop, .alignAllBottom]),
          #visualFormat("V:|[title]|")) == expected)
    }

    @Test("names are those of listed views")
    func listed() {
      let (first, second) = (self.title, self.field!)
      #expect(
        frames(
          #visualFormat("H:|-[title(80)]-(gap)-[field]-|", self.title, self.field, metrics: ["gap": 20.0]),
          #visualFormat("V:|[first(second)]|", first, second), #visualFormat("V:|[second]", second))
          == expected)
    }

    @Test("names are the format's own")
    func dictionary() {
      #expect(
        frames(
          #visualFormat(
            "H:|-[a(w)]-gap-[b]-|", options: [.alignAllTop, .alignAllBottom],
            metrics: ["w": CGFloat(80), "gap": NSNumber(value: 20)], views: ["a": title, "b": field]),
          #visualFormat("V:|[a]|", views: ["a": title])) == expected)
    }

    @Test("a size is what its variable is: a view or a number")
    func sizes() throws {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let width = Float(12)
      let view = title
      let byNumber = try #require(#visualFormat("[view(width)]").first)
      #expect(byNumber.secondItem == nil)
      #expect(byNumber.constant == 12)
      let byGuide = try #require(#visualFormat("[view(guide)]").first)
      #expect(byGuide.secondItem === guide)
      #expect(byGuide.secondAttribute == .width)
    }

    @Test("a constraint knows the line that made it")
    func creationSite() throws {
      let constraint = try #require(
        #visualFormat("[title(5)]", title).first)
      #expect(
        constraint.creationSite.map { "\($0)" }?.contains("VisualFormatMacrosTests/CheckedFormatTests.swift")
          == true)
    }
  }
#endif
