// Worked examples of Documentation/Specification/examples.md: visual formats and guides.

extension SolverExample {
  /// S10: Visual format, laid out
  static let s10 = examples(
    #"""
    E084 400x300
      format H:|-20-[a]; a.width == 50; V a 0 10
      => a=(20, 0, 50, 10)
    E085 400x300
      format H:[a(200)]; format V:[a(100)]; a.left == s.left; a.top == s.top
      => a=(0, 0, 200, 100)
    E086 400x300
      format |[a]|; V a 0 10
      => a=(0, 0, 400, 10)
    E087 400x300
      format V:[a]-8-|; X a 0 10; a.height == 30
      => a=(0, 262, 10, 30)
    E088 400x300
      format V:|-[a(20)]-[b(20)]-[c(20)]-[d(20)]; X a 0 1; X b 0 1; X c 0 1; X d 0 1
      => a=(0, 8, 1, 20) b=(0, 36, 1, 20) c=(0, 64, 1, 20) d=(0, 92, 1, 20)
    E089 400x300
      format[macOS] V:|-[a(20)]-[b(20)]; X a 0 1; X b 0 1
      => a=(0, 20, 1, 20) b=(0, 48, 1, 20)
    E090 400x300
      format H:|-[a]-|; V a 0 10
      => a=(8, 0, 384, 10)
    E091 400x300
      format[macOS] H:|-[a]-|; V a 0 10
      => a=(20, 0, 360, 10)
    E092 400x300
      format H:|[a(100)][b]|; V a 0 10; V b 0 10
      => a=(0, 0, 100, 10) b=(100, 0, 300, 10)
    E093 375x50
      format H:|-[a(<=80)]-[b]-[c(a)]-|; V a 0 5; V b 0 5; V c 0 5
      => a=(8, 0, [0..80], 5) b=([16..96], 0, [183..343], 5) c=([287..367], 0, [0..80], 5)
    E094 375x50
      format H:|-[a(<=80)]-[b]-[c(a)]-|; V a 0 5; V b 0 5; V c 0 5; a.width == 80 @250
      => a=(8, 0, 80, 5) b=(96, 0, 183, 5) c=(287, 0, 80, 5)
    E095 375x50
      format H:|-[a(b)]-[b]-|; V a 0 10; V b 0 10
      => a=(8, 0, 175.5, 10) b=(191.5, 0, 175.5, 10)
    E096 375x50
      format H:|-(5@20)-[a]-[b]-|; V a 0 10; V b 0 10; a.width == 100; b.width == 100
      => a=(159, 0, 100, 10) b=(267, 0, 100, 10)
    E097 400x300
      format H:|-(>=20,<=40)-[a(100)]; V a 0 10; a.left == s.left @1
      => a=(20, 0, 100, 10)
    E098 400x300 metrics=m:12,w:50,p:700
      format H:|-m-[a(w@p)]-(>=8)-|; V a 0 10
      => a=(12, 0, 50, 10)
    E099 400x300
      format H:|-(-5)-[a(50)]; V a 0 10
      => a=(-5, 0, 50, 10)
    E100 400x300
      format H:|-10.5-[a(50.25)]; V a 0 10
      => a=(10.5, 0, 50.25, 10)
    E101 400x300
      format[leading] V:[a]-8-[b]; X b 30 10; b.height == 10; a.width == 20; a.height == 20;
      a.top == s.top
      => b=(30, 28, 10, 10) a=(30, 0, 20, 20)
    E102 400x300
      format[centerY] H:[a]-[b]; X a 0 40; V a 10 40; b.width == 20; b.height == 10
      => b=(48, 25, 20, 10) a=(0, 10, 40, 40)
    E103 375x667
      format H:|[bg][g1(40)][g2(40)]|; V bg 0 5; V g1 0 5; V g2 0 5
      => bg=(0, 0, 295, 5) g1=(295, 0, 40, 5) g2=(335, 0, 40, 5)
    E104 320x100
      format H:|[l][a]-[b][r]|; l.width == r.width; V l 0 1; V r 0 1; V a 0 5; V b 0 5; a.width == 80;
      b.width == 60
      => l=(0, 0, 86, 1) a=(86, 0, 80, 5) b=(174, 0, 60, 5) r=(234, 0, 86, 1)
    E105 400x300
      format[centerX] V:[s]-(<=0)-[a]; a.width == 50; a.height == 20; a.top == s.top @1
      => a=(175, 0, 50, 20)
    E106 320x40
      format H:|-[find]-[next]-[field(>=20)]-|; find ~ 40x30 hug 251,250; next ~ 70x30 hug 251,250;
      field ~ 20x30; V find 0 30; V next 0 30; V field 0 30
      => find=(8, 0, 40, 30) next=(56, 0, 70, 30) field=(134, 0, 178, 30)
    """#)

  /// S11: Layout guides
  static let s11 = examples(
    #"""
    E107 300x200 # guide of half width between two 40-wide views
      l.left == s.left + 20; l.width == 40; g.left == l.right; g.right == r.left;
      g.width == 0.5*s.width; r.width == 40; V l 15 20; V g 10 30; V r 15 20
      => l=(20, 15, 40, 20) g=(60, 10, 150, 30) r=(210, 15, 40, 20)
    E108 320x100 # two equal guides centre a pair
      a.width == b.width; a.left == s.left; a.right == p.left; q.left == p.right + 8; b.left == q.right;
      b.right == s.right; p.width == 80; q.width == 60; V a 0 1; V b 0 1; V p 0 5; V q 0 5
      => a=(0, 0, 86, 1) b=(234, 0, 86, 1) p=(86, 0, 80, 5) q=(174, 0, 60, 5)
    E109 400x300 margins=10,20,30,40 # margins guide t10 l20 b30 r40 as a rectangle
      g.left == s.leftMargin; g.right == s.rightMargin; g.top == s.topMargin; g.bottom == s.bottomMargin
      => g=(20, 10, 340, 260)
    E110 1024x768 margins=20,20,20,20 # readable guide in a 1024 root with 20 margins: <= 672 required, edges @999, centred
      g.left >= s.leftMargin; g.right <= s.rightMargin; g.centerX == s.centerX; g.width <= 672;
      g.width == s.width @999; g.top == s.top; g.bottom == s.bottom
      => g=(176, 0, 672, 768)
    E111 375x667 margins=16,16,16,16 # readable guide in a 375 root with 16 margins
      g.left >= s.leftMargin; g.right <= s.rightMargin; g.centerX == s.centerX; g.width <= 672;
      g.width == s.width @999; g.top == s.top; g.bottom == s.bottom
      => g=(16, 0, 343, 667)
    E112 400x300 # anchor offset: (a.leading -> b.trailing) == 100
      X a 10 40; b.left == a.right + 16; b.right == 1*a.left + 100; V a 0 5; V b 0 5
      => a=(10, 0, 40, 5) b=(66, 0, 44, 5)
    """#)
}
