// Worked examples of Documentation/Specification/examples.md: priorities, sums of violations and content sizes.

extension SolverExample {
  /// S4: Priorities are strict levels
  static let s4 = examples(
    #"""
    E034 400x300 # 251 beats two 250s
      v.left == s.left; v.width == 100 @251; v.width == 200 @250; v.width == 210 @250; V v 0 10
      => v=(0, 0, 100, 10)
    E035 400x300 # 999 beats two 998s
      v.left == s.left; v.width == 100 @999; v.width == 200 @998; v.width == 300 @998; V v 0 10
      => v=(0, 0, 100, 10)
    E036 400x300 # optional comes as close as possible
      v.left == s.left; v.width == 300 @999; v.width <= 120; V v 0 10
      => v=(0, 0, 120, 10)
    E037 320x100 # widths of 250 at 700 and 701
      a.leading == s.leadingMargin; a.width == 250 @700; b.leading == a.trailing + 8;
      b.width == 250 @701; s.trailingMargin == b.trailing; V a 0 10; V b 0 10
      => a=(8, 0, 46, 10) b=(62, 0, 250, 10)
    E038 400x300 # priority 1 width is overridden by content
      y.centerX == s.centerX; V y 0 40; y.width == 300 @1; i.left == y.left; i.width == 20; V i 0 40;
      l.left == i.right + 8; l.right == y.right; V l 0 40; l ~ 90x20 hug 500,250 comp 751,750
      => y=(141, 0, 118, 40) i=(141, 0, 20, 40) l=(169, 0, 90, 40)
    E039 400x300 # fractional priorities are distinct levels
      v.left == s.left; v.width == 10 @250.5; v.width == 20 @250; V v 0 10
      => v=(0, 0, 10, 10)
    E040 400x300 # lower level acts inside the freedom left by the higher one
      v.left == s.left; v.width >= 100 @700; v.width <= 50 @300; V v 0 10
      => v=(0, 0, 100, 10)
    E041 400x300 # three levels
      a.left == s.left; b.left == a.right; b.right == s.right; a.width == 300 @900; b.width == 200 @800;
      a.width == b.width @700; V a 0 5; V b 0 5
      => a=(0, 0, 300, 5) b=(300, 0, 100, 5)
    E042 400x300 # same-value duplicates change nothing
      v.left == s.left; v.width == 80 @500; v.width == 80 @500; V v 0 10
      => v=(0, 0, 80, 10)
    E043 400x300 # required == at 1000 vs 999.999
      v.left == s.left; v.width == 80; v.width == 90 @999.999; V v 0 10
      => v=(0, 0, 80, 10)
    E044 200x200 # edit: constant 10->35 and width 50->60 (after edit)
      v.left == s.left + 35; v.width == 60 @500; v.width == 70 @400; V v 0 20
      => v=(35, 0, 60, 20)
    E045 200x200 # edit: width priority lowered 500->300: the 400 one takes over
      v.left == s.left + 35; v.width == 60 @300; v.width == 70 @400; V v 0 20
      => v=(35, 0, 70, 20)
    """#)

  /// S5: Equal priority: minimise the sum of absolute errors
  static let s5 = examples(
    #"""
    E046 400x300 # median of 100,200,210
      v.left == s.left; v.width == 100 @500; v.width == 200 @500; v.width == 210 @500; V v 0 10
      => v=(0, 0, 200, 10)
    E047 400x300 # two conflicting: every value between is optimal
      v.left == s.left; v.width == 10 @100; v.width == 20 @100; V v 0 10
      => v=(0, 0, [10..20], 10)
    E048 400x300 # slack shared by equal hugging is ambiguous
      a.left == s.left; b.left == a.right; b.right == s.right; a ~ 50x20; b ~ 60x20; a.top == s.top;
      b.top == s.top
      => a=(0, 0, [50..340], 20) b=([50..340], 0, [60..350], 20)
    E049 400x300 # coefficients do not weight: error is of the constraint, not of the variable
      v.left == s.left; v.width == 100 @500; v.width == 2*u.width @500; X u 0 80; V u 20 5; V v 0 10
      => v=(0, 0, [100..160], 10) u=(0, 20, 80, 5)
    E050 400x300 # five values
      v.left == s.left; v.width == 10 @10; v.width == 20 @10; v.width == 30 @10; v.width == 200 @10;
      v.width == 300 @10; V v 0 10
      => v=(0, 0, 30, 10)
    E051 400x300 # equal-priority pair broken by a third, lower, constraint
      v.left == s.left; v.width == 10 @100; v.width == 20 @100; v.width == 0 @1; V v 0 10
      => v=(0, 0, 10, 10)
    """#)

  /// S6: Intrinsic size, hugging, compression
  static let s6 = examples(
    #"""
    E052 400x300 # plain label
      a ~ 100x30; a.left == s.left + 5; a.top == s.top + 5
      => a=(5, 5, 100, 30)
    E053 300x100 # compressed: lowest resistance gives way
      a.leading == s.leading + 20; b.leading == a.trailing + 8; c.leading == b.trailing + 8;
      s.trailing == c.trailing + 20; a.top == b.top; b.top == c.top; a.top == s.top + 5; a ~ 50x20;
      b ~ 60x20 hug 251,250; c ~ 200x20 comp 740,750
      => a=(20, 5, 50, 20) b=(78, 5, 60, 20) c=(146, 5, 134, 20)
    E054 600x100 # stretched: a and c hug 250, b 251: a/c tie
      a.leading == s.leading + 20; b.leading == a.trailing + 8; c.leading == b.trailing + 8;
      s.trailing == c.trailing + 20; a.top == b.top; b.top == c.top; a.top == s.top + 5; a ~ 50x20;
      b ~ 60x20 hug 251,250; c ~ 200x20 comp 740,750
      => a=(20, 5, [50..284], 20) b=([78..312], 5, 60, 20) c=([146..380], 5, [200..434], 20)
    E055 320x44 # label 251 + text field 250: the field stretches
      l.leading == s.leadingMargin; f.leading == l.trailing + 8; s.trailingMargin == f.trailing;
      l ~ 80x20.5 hug 251,251; f ~ 30x34; V l 0 20.5; V f 0 34
      => l=(8, 0, 80, 20.5) f=(96, 0, 216, 34)
    E056 320x44 # long label vs field: both compress 750: tie
      l.leading == s.leadingMargin; f.leading == l.trailing + 8; s.trailingMargin == f.trailing;
      l ~ 400x20 hug 251,251; f ~ 60x34; V l 0 20; V f 0 34
      => l=(8, 0, [236..296], 20) f=([252..312], 0, [0..60], 34)
    E057 200x20 # title 751 wins over value 750
      a.left == s.left; b.left == a.right + 8; b.right == s.right; V a 0 20; V b 0 20;
      a ~ 150x20 comp 751,750; b ~ 120x20
      => a=(0, 0, 150, 20) b=(158, 0, 42, 20)
    E058 400x300 # width only intrinsic (progress view: -1 x 2)
      p ~ -1x2; p.left == s.left + 10; p.right == s.right - 10; p.top == s.top
      => p=(10, 0, 380, 2)
    E059 400x300 # explicit required width beats content
      a ~ 100x30; a.left == s.left; a.top == s.top; a.width == 40
      => a=(0, 0, 40, 30)
    E060 400x300 # explicit width @200 loses to hugging 250
      a ~ 100x30; a.left == s.left; a.top == s.top; a.width == 400 @200
      => a=(0, 0, 100, 30)
    E061 400x300 # explicit width @500: beats hug 250, so it stretches
      a ~ 100x30; a.left == s.left; a.top == s.top; a.width == 400 @500
      => a=(0, 0, 400, 30)
    E062 400x300 # explicit width 40 @500 loses to compression 750
      a ~ 100x30; a.left == s.left; a.top == s.top; a.width == 40 @500
      => a=(0, 0, 100, 30)
    E063 100x100 # four labels with descending vertical resistance
      a.top == s.top; b.top == a.bottom; c.top == b.bottom; d.top == c.bottom; d.bottom == s.bottom;
      X a 0 100; X b 0 100; X c 0 100; X d 0 100; a ~ -1x40 comp 750,754; b ~ -1x40 comp 750,753;
      c ~ -1x40 comp 750,752; d ~ -1x40 comp 750,751
      => a=(0, 0, 100, 40) b=(0, 40, 100, 40) c=(0, 80, 100, 20) d=(0, 100, 100, 0)
    E064 300x500 # parent grows with its label: required edges, text height 60
      p.left == s.left; p.right == s.right; p.top == s.top; l.left == p.left; l.right == p.right;
      l.top == p.top; p.bottom == l.bottom; l ~ -1x60
      => p=(0, 0, 300, 60) l=(0, 0, 300, 60)
    E065 400x300 insets(a)=2,3,4,5 # insets: alignment rect 40x50 inside insets t2 l3 b4 r5
      a ~ 40x50; a.left == s.left + 10; a.top == s.top + 10
      => a=(7, 8, 48, 56)
    """#)
}
