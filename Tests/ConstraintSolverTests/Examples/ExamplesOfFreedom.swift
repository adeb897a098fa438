// Worked examples of Documentation/Specification/examples.md: freedom, conflicts and direction.

extension SolverExample {
  /// S7: Under-constrained layouts
  static let s7 = examples(
    #"""
    E066 400x300 # no position
      v.width == 10; v.height == 10
      => v=([-inf..+inf], [-inf..+inf], 10, 10)
    E067 400x300 # no size, no intrinsic size
      v.left == s.left; v.top == s.top
      => v=(0, 0, [0..+inf], [0..+inf])
    E068 400x300 # edges on one side only with centerX missing
      v.left == s.left + 10; V v 0 10
      => v=(10, 0, [0..+inf], 10)
    E069 400x300 # symmetrical but sliding
      a.left == b.left; a.width == 10; b.width == 20; V a 0 5; V b 5 5
      => a=([-inf..+inf], 0, 10, 5) b=([-inf..+inf], 5, 20, 5)
    E070 400x300 # ambiguity spreads to dependants
      V a 0 5; a.width == 10; b.left == a.right; b.width == 5; V b 0 5
      => a=([-inf..+inf], 0, 10, 5) b=([-inf..+inf], 0, 5, 5)
    """#)

  /// S8: Required conflicts
  static let s8 = examples(
    #"""
    E071 400x300 # two fixed widths
      v.left == s.left; v.width == 100; v.width == 200; V v 0 10
      => UNSATISFIABLE
    E072 400x300 # … after dropping the later one
      v.left == s.left; v.width == 100; V v 0 10
      => v=(0, 0, 100, 10)
    E073 0x100 # negative room: 13+13 margins in a root of width 0
      v.left == s.left + 13; v.right == s.right - 13; V v 0 10
      => UNSATISFIABLE
    E074 0x100 negative-sizes # … the same with sizes allowed to be negative (AppKit subviews)
      v.left == s.left + 13; v.right == s.right - 13; V v 0 10
      => v=(13, 0, -26, 10)
    E075 320x50 # label >= 400 in a 320 root with 8/8 margins, text field 100
      l.left == s.leftMargin; l.width >= 400; f.left == l.right + 8; f.right == s.rightMargin; V l 0 20;
      V f 0 20; f ~ 100x20
      => UNSATISFIABLE
    E076 320x50 # … after dropping label >= 400 (label hug 251)
      l.left == s.leftMargin; f.left == l.right + 8; f.right == s.rightMargin; V l 0 20; V f 0 20;
      f ~ 100x20; l ~ 40x20 hug 251,251
      => l=(8, 0, 40, 20) f=(56, 0, 256, 20)
    E077 400x300 # circular minimums
      a.left == s.left; a.width >= 1*b.width + 10; b.width >= 1*a.width + 10; b.left == s.left; V a 0 5;
      V b 0 5
      => UNSATISFIABLE
    """#)

  /// S9: Right-to-left
  static let s9 = examples(
    #"""
    E078 400x300 rtl # leading 20
      v.leading == s.leading + 20; v.width == 100; V v 0 10
      => v=(280, 0, 100, 10)
    E079 400x300 rtl # left ignores direction
      v.left == s.left + 20; v.width == 100; V v 0 10
      => v=(20, 0, 100, 10)
    E080 400x300 rtl # chain
      a.leading == s.leading + 10; a.width == 50; b.leading == a.trailing + 8; b.width == 60; V a 0 5;
      V b 0 5
      => a=(340, 0, 50, 5) b=(272, 0, 60, 5)
    E081 400x300 rtl margins=8,20,8,40 # leadingMargin with margins l=20 r=40
      v.leading == s.leadingMargin; v.width == 100; V v 0 10
      => v=(260, 0, 100, 10)
    E082 400x300 rtl
      format H:|-10-[a(50)]-[b(60)]; V a 0 5; V b 0 5
      => a=(340, 0, 50, 5) b=(272, 0, 60, 5)
    E083 400x300 rtl # proportional trailing in RTL
      v.trailing == 0.5*s.trailing; v.width == 100; V v 0 10
      => v=(0, 0, 100, 10)
    """#)
}
