// Worked examples of Documentation/Specification/examples.md: equalities, multipliers and inequalities.

extension SolverExample {
  /// S1: Equalities
  static let s1 = examples(
    #"""
    E001 400x300 # pin all four edges, inset 20
      v.left == s.left + 20; v.top == s.top + 20; s.right == v.right + 20; s.bottom == v.bottom + 20
      => v=(20, 20, 360, 260)
    E002 400x300 # trailing written view-first with negative constant
      v.left == s.left + 20; v.right == s.right - 20; V v 0 10
      => v=(20, 0, 360, 10)
    E003 400x300 # two buttons: second leading = first trailing + 8
      X a 20 100; V a 0 30; b.leading == a.trailing + 8; b.width == 60; b.top == a.top; b.height == 30
      => a=(20, 0, 100, 30) b=(128, 0, 60, 30)
    E004 400x300 # the mirrored equation a.trailing = b.leading - 8 gives the same frames
      X a 20 100; V a 0 30; a.trailing == b.leading - 8; b.width == 60; b.top == a.top; b.height == 30
      => a=(20, 0, 100, 30) b=(128, 0, 60, 30)
    E005 400x300 # right-to-left solving: only b is anchored to the root, a follows
      s.right == b.right + 16; b.width == 50; b.leading == a.trailing + 12; a.width == 80; V a 10 20;
      V b 10 20
      => b=(334, 10, 50, 20) a=(242, 10, 80, 20)
    E006 400x300 # the same with right and left
      X b 200 50; a.right == b.left - 12; a.width == 80; V a 0 20; V b 0 20
      => b=(200, 0, 50, 20) a=(108, 0, 80, 20)
    E007 400x300 # centre in container with explicit size
      v.centerX == s.centerX; v.centerY == s.centerY; v.width == 200; v.height == 100
      => v=(100, 100, 200, 100)
    E008 400x300 # centre offset
      v.centerX == s.centerX + 30; v.centerY == s.centerY - 20; v.width == 50; v.height == 50
      => v=(205, 105, 50, 50)
    E009 400x300 # leading to layout margin + 20, margins 8
      v.leading == s.leadingMargin + 20; v.top == s.topMargin; v.width == 200; v.height == 100
      => v=(28, 8, 200, 100)
    E010 400x300 margins=10,20,30,40 # all margins, margins t=10 l=20 b=30 r=40
      v.leading == s.leadingMargin; v.trailing == s.trailingMargin; v.top == s.topMargin;
      v.bottom == s.bottomMargin
      => v=(20, 10, 340, 260)
    E011 400x300 margins=8,20,8,40 # centerXWithinMargins, margins l=20 r=40
      v.centerX == s.centerXWithinMargins; v.centerY == s.centerYWithinMargins; v.width == 100;
      v.height == 100
      => v=(140, 100, 100, 100)
    E012 400x300 # chain of three sharing equal widths
      a.left == s.left; b.left == a.right + 10; c.left == b.right + 10; c.right == s.right;
      b.width == a.width; c.width == a.width; V a 0 5; V b 0 5; V c 0 5
      => a=(0, 0, 126.667, 5) b=(136.667, 0, 126.667, 5) c=(273.333, 0, 126.667, 5)
    E013 400x300 # position (right) related to another position of the same view family: a.left == 0.5*s.right
      a.left == 0.5*s.right; a.width == 10; V a 0 10
      => a=(200, 0, 10, 10)
    """#)

  /// S2: Multipliers / proportional layout
  static let s2 = examples(
    #"""
    E014 400x300 # width = 0.25 * root width; height = 0.5*width + 4
      m.left == s.left + 20; m.width == 0.25*s.width; m.height == 0.5*m.width + 4;
      m.bottom == s.bottom - 10
      => m=(20, 236, 100, 54)
    E015 400x300 # aspect 2:1
      V i 10 60; i.left == s.left; i.width == 2*i.height
      => i=(0, 10, 120, 60)
    E016 330x480 # square whose width is root width / 1.1
      q.width == 0.9090909*s.width; q.height == q.width; q.centerX == s.centerX; q.top == s.top
      => q=(15, 0, 300, 300)
    E017 360x360 # inner.trailing * 1.125 = outer.trailing, bottom 60
      s.trailing == 1.125*g.trailing; g.bottom == s.bottom - 60; g.width == 100; g.height == 100
      => g=(220, 200, 100, 100)
    E018 400x300 # centre at one third of the root (centerY == bottom * 1/3, IB template)
      l.centerY == 0.3333333*s.bottom + 1; l.height == 30; X l 0 40
      => l=(0, 86, 40, 30)
    E019 400x300 # multiplier on leading of root is useless: root.leading is 0
      v.leading == 5*s.leading + 7; v.width == 10; V v 0 10
      => v=(7, 0, 10, 10)
    E020 400x300 # multiplier on width, negative constant
      v.width == 1*s.width - 100; v.left == s.left + 50; V v 0 10
      => v=(50, 0, 300, 10)
    E021 400x300 # two views 1:2
      a.left == s.left; b.left == a.right; b.right == s.right; b.width == 2*a.width; V a 0 5; V b 0 5
      => a=(0, 0, 133.333, 5) b=(133.333, 0, 266.667, 5)
    E022 375x667 # red width half of blue
      blue.leading == s.leading + 20; s.trailing == blue.trailing + 20; blue.top == s.top + 20;
      blue.height == 50; red.top == blue.bottom + 20; red.height == blue.height;
      blue.trailing == red.trailing; red.width == 0.5*blue.width
      => blue=(20, 20, 335, 50) red=(187.5, 90, 167.5, 50)
    E023 400x300 # multiplier 0 on a size: constant only
      v.width == 0*s.width + 33; v.left == s.left; V v 0 10
      => v=(0, 0, 33, 10)
    """#)

  /// S3: Required inequalities
  static let s3 = examples(
    #"""
    E024 400x300 # >= pushes
      n.left >= s.left + 30; n.left == s.left @600; n.width == 40; V n 0 44
      => n=(30, 0, 40, 44)
    E025 400x300 # <= caps an optional width
      n.left == s.left; n.width <= 80; n.width == 500 @300; V n 0 10
      => n=(0, 0, 80, 10)
    E026 400x300 # between 50 and 70, wants 60
      n.left == s.left; n.width >= 50; n.width <= 70; n.width == 60 @1; V n 0 10
      => n=(0, 0, 60, 10)
    E027 400x300 # between 50 and 70, wants 10
      n.left == s.left; n.width >= 50; n.width <= 70; n.width == 10 @1; V n 0 10
      => n=(0, 0, 50, 10)
    E028 400x300 # between 50 and 70, wants 1000
      n.left == s.left; n.width >= 50; n.width <= 70; n.width == 1000 @1; V n 0 10
      => n=(0, 0, 70, 10)
    E029 400x300 # inequality alone leaves an ambiguity
      n.left == s.left; n.width >= 50; V n 0 10
      => n=(0, 0, [50..+inf], 10)
    E030 400x300 # max of two heights: header >= both labels, hugging
      X h 0 100; h.top == s.top; h.height >= a.height; h.height >= b.height; h.height == 0 @50;
      X a 0 10; a.top == s.top; a.height == 30; X b 0 10; b.top == s.top; b.height == 44
      => h=(0, 0, 100, 44) a=(0, 0, 10, 30) b=(0, 0, 10, 44)
    E031 400x300 # width at most half of the root
      n.left == s.left; n.width <= 0.5*s.width; n.width == 300 @999; V n 0 10
      => n=(0, 0, 200, 10)
    E032 400x300 # min width beats smaller preferred by priority
      n.left == s.left; n.width >= 44; n.width == 20 @999; V n 0 10
      => n=(0, 0, 44, 10)
    E033 400x300 # centring that yields to an edge
      n.centerX == s.centerX @500; n.left >= s.left + 250; n.width == 60; V n 0 10
      => n=(250, 0, 60, 10)
    """#)
}
