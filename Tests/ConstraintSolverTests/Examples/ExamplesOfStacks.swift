// Worked examples of Documentation/Specification/examples.md: stack views.

extension SolverExample {
  /// S12: Stack view
  static let s12 = examples(
    #"""
    E113 fit # natural size, horizontal, fill, align fill
      stack horizontal; s.width == 0 @50; s.height == 0 @50
      => size=(280, 200) a=(0, 0, 160, 200) b=(160, 0, 80, 200) c=(240, 0, 40, 200)
    E114 fit # natural size, horizontal, fill, align leading
      stack horizontal alignment=leading; s.width == 0 @50; s.height == 0 @50
      => size=(280, 200) a=(0, 0, 160, 200) b=(160, 0, 80, 100) c=(240, 0, 40, 50)
    E115 fit # natural size, horizontal, fill, align center
      stack horizontal alignment=center; s.width == 0 @50; s.height == 0 @50
      => size=(280, 200) a=(0, 0, 160, 200) b=(160, 50, 80, 100) c=(240, 75, 40, 50)
    E116 fit # natural size, horizontal, fill, align trailing
      stack horizontal alignment=trailing; s.width == 0 @50; s.height == 0 @50
      => size=(280, 200) a=(0, 0, 160, 200) b=(160, 100, 80, 100) c=(240, 150, 40, 50)
    E117 400x200 # 400 wide, spacing 10, fill
      stack horizontal distribution=fill spacing=10
      => a=(0, 0, 260, 200) b=(270, 0, 80, 200) c=(360, 0, 40, 200)
    E118 400x200 # 400 wide, spacing 10, fillEqually
      stack horizontal distribution=fillEqually spacing=10
      => a=(0, 0, 126.667, 200) b=(136.667, 0, 126.667, 200) c=(273.333, 0, 126.667, 200)
    E119 400x200 # 400 wide, spacing 10, fillProportionally
      stack horizontal distribution=fillProportionally spacing=10
      => a=(0, 0, 213.333, 200) b=(223.333, 0, 106.667, 200) c=(340, 0, 60, 200)
    E120 400x200 # 400 wide, spacing 10, equalSpacing
      stack horizontal distribution=equalSpacing spacing=10
      => a=(0, 0, 160, 200) b=(220, 0, 80, 200) c=(360, 0, 40, 200)
    E121 400x200 # 400 wide, spacing 10, equalCentering
      stack horizontal distribution=equalCentering spacing=10
      => a=(0, 0, 160, 200) b=(190, 0, 80, 200) c=(360, 0, 40, 200)
    E122 200x200 # 200 wide, spacing 10, fill (too narrow)
      stack horizontal distribution=fill spacing=10
      => a=(0, 0, 60, 200) b=(70, 0, 80, 200) c=(160, 0, 40, 200)
    E123 200x200 # 200 wide, spacing 10, fillEqually (too narrow)
      stack horizontal distribution=fillEqually spacing=10
      => a=(0, 0, 60, 200) b=(70, 0, 60, 200) c=(140, 0, 60, 200)
    E124 200x200 # 200 wide, spacing 10, fillProportionally (too narrow)
      stack horizontal distribution=fillProportionally spacing=10
      => a=(0, 0, 106.667, 200) b=(116.667, 0, 53.333, 200) c=(180, 0, 20, 200)
    E125 200x200 # 200 wide, spacing 10, equalSpacing (too narrow)
      stack horizontal distribution=equalSpacing spacing=10
      => a=(0, 0, 60, 200) b=(70, 0, 80, 200) c=(160, 0, 40, 200)
    E126 200x200 # 200 wide, spacing 10, equalCentering (too narrow)
      stack horizontal distribution=equalCentering spacing=10
      => a=(0, 0, 60, 200) b=(70, 0, 80, 200) c=(160, 0, 40, 200)
    E127 200x200 # fillProportionally, spacing 0, 200 wide
      stack horizontal distribution=fillProportionally
      => a=(0, 0, 114.286, 200) b=(114.286, 0, 57.143, 200) c=(171.429, 0, 28.571, 200)
    E128 400x200 # a hidden, spacing 10, fill, 400 wide
      stack horizontal spacing=10 hidden=a
      => a=(0, 0, 0, 200) b=(0, 0, 350, 200) c=(360, 0, 40, 200)
    E129 400x200 # b hidden, spacing 10, fill, 400 wide
      stack horizontal spacing=10 hidden=b
      => a=(0, 0, 350, 200) b=(355, 0, 0, 200) c=(360, 0, 40, 200)
    E130 400x200 # custom spacing 30 after a
      stack horizontal spacing=10 custom=a:30
      => a=(0, 0, 240, 200) b=(270, 0, 80, 200) c=(360, 0, 40, 200)
    E131 400x200 # b hugs 200: it takes the slack
      stack horizontal spacing=10 hugging=b:200
      => a=(0, 0, 160, 200) b=(170, 0, 180, 200) c=(360, 0, 40, 200)
    E132 320x600 # vertical, fill, 320x600
      stack vertical spacing=8
      => a=(0, 0, 320, 434) b=(0, 442, 320, 100) c=(0, 550, 320, 50)
    E133 320x600 # vertical, align center
      stack vertical distribution=equalSpacing alignment=center
      => a=(80, 0, 160, 200) b=(120, 325, 80, 100) c=(140, 550, 40, 50)
    E134 280x200 rtl # RTL, natural widths, leading to the right
      stack horizontal
      => a=(120, 0, 160, 200) b=(40, 0, 80, 200) c=(0, 0, 40, 200)
    """#)
}
