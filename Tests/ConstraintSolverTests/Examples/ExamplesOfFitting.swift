// Worked examples of Documentation/Specification/examples.md: baselines, fitting sizes and scroll content.

extension SolverExample {
  /// S13: Baselines
  static let s13 = examples(
    #"""
    E135 400x300 base(a)=20,6 base(b)=12,9 # last baseline equality: a 30 high base(20,6), b 50 high base(12,9)
      a ~ 40x30; b ~ 40x50; a.left == s.left; b.left == a.right + 8; a.top == s.top + 30;
      a.lastBaseline == b.lastBaseline
      => a=(0, 30, 40, 30) b=(48, 13, 40, 50)
    E136 400x300 base(a)=20,6 base(b)=12,9 # first baseline equality
      a ~ 40x30; b ~ 40x50; a.left == s.left; b.left == a.right; a.top == s.top + 30;
      b.firstBaseline == a.firstBaseline
      => a=(0, 30, 40, 30) b=(40, 38, 40, 50)
    E137 400x300 # plain view: lastBaseline = bottom, firstBaseline = top
      X a 0 10; X b 10 10; a.top == s.top; a.height == 30; b.firstBaseline == a.lastBaseline;
      b.height == 5
      => a=(0, 0, 10, 30) b=(10, 30, 10, 5)
    E138 400x300 base(a)=16,4 base(b)=16,4 # baseline to baseline distance 20 (system spacing 17pt over 17pt)
      X a 0 10; X b 0 10; a.top == s.top; a.height == 20; b.height == 20;
      b.firstBaseline == a.lastBaseline + 20
      => a=(0, 0, 10, 20) b=(0, 20, 10, 20)
    """#)

  /// S14: Fitting size
  static let s14 = examples(
    #"""
    E139 fit # fixed 500x(>=100) with 20 insets
      v.leading == s.leading + 20; v.width == 500; s.trailing == v.trailing + 20; v.top == s.top + 20;
      v.height >= 100; s.bottom == v.bottom + 20; s.width == 0 @50; s.height == 0 @50
      => size=(540, 140) v=(20, 20, 500, 100)
    E140 fit # two intrinsic views, macOS spacing, bottom aligned
      i.leading == s.leading + 20; j.leading == i.trailing + 8; s.trailing == j.trailing + 20;
      i.bottom == j.bottom; i.top >= s.top + 8; s.bottom == i.bottom + 12; j.top >= s.top + 8;
      i ~ 50x20; j ~ 70x30; s.width == 0 @50; s.height == 0 @50
      => size=(168, 50) i=(20, 18, 50, 20) j=(78, 8, 70, 30)
    E141 fit # plain view, nothing inside
      s.width == 0 @50; s.height == 0 @50
      => size=(0, 0)
    E142 fit # width required 320, height compressed, label 60 high at that width
      s.width == 320; s.height == 0 @50; l.left == s.left + 16; l.right == s.right - 16;
      l.top == s.top + 11; l.bottom == s.bottom - 11; l ~ 900x60 comp 740,750
      => size=(320, 82) l=(16, 11, 288, 60)
    E143 fit # expanded 10000 @50 against hug 250
      s.width == 10000 @50; s.height == 10000 @50; l ~ 100x20; l.left == s.left; l.right == s.right;
      l.top == s.top; l.bottom == s.bottom
      => size=(100, 20) l=(0, 0, 100, 20)
    E144 fit # constraint weaker than 50 does not count: width == 300 @49
      v.width == 300 @49; v.height == 10; v.left == s.left; v.right == s.right; v.top == s.top;
      v.bottom == s.bottom; s.width == 0 @50; s.height == 0 @50
      => size=(0, 10) v=(0, 0, 0, 10)
    E145 fit # constraint at 51 counts
      v.width == 300 @51; v.height == 10; v.left == s.left; v.right == s.right; v.top == s.top;
      v.bottom == s.bottom; s.width == 0 @50; s.height == 0 @50
      => size=(300, 10) v=(0, 0, 300, 10)
    """#)

  /// S15: Scroll content
  static let s15 = examples(
    #"""
    E146 320x480 # content 20 inset around 600x200 view
      c.left == s.left; c.top == s.top; v.left == c.left + 20; v.top == c.top + 20;
      c.right == v.right + 20; c.bottom == v.bottom + 20; v.width == 600; v.height == 200
      => c=(0, 0, 640, 240) v=(20, 20, 600, 200)
    E147 320x480 # vertical scrolling: width tied to the frame
      c.left == s.left; c.top == s.top; v.left == c.left; v.right == c.right; v.top == c.top;
      v.bottom == c.bottom; v.width == s.width; v.height == 1000
      => c=(0, 0, 320, 1000) v=(0, 0, 320, 1000)
    E148 320x480 # sum of paddings (100+200+500, 131+200+269)
      c.left == s.left; c.top == s.top; v.left == c.left + 100; c.right == v.right + 500;
      v.width == 200; v.top == c.top + 131; c.bottom == v.bottom + 269; v.height == 200
      => c=(0, 0, 800, 600) v=(100, 131, 200, 200)
    E149 320x480 # missing trailing constraint: content width undetermined
      c.left == s.left; c.top == s.top; v.left == c.left; v.width == 600; v.top == c.top;
      v.height == 50; c.bottom == v.bottom
      => c=(0, 0, [0..+inf], 50) v=(0, 0, 600, 50)
    """#)
}
