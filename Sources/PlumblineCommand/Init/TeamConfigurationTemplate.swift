// The text of the `.plumbline.yml` that `plumbline init` writes.

extension TeamConfiguration {
  /// Every key, as a comment.
  static let template = """
    # Plumbline's configuration. It holds for everything below this folder; flags of the command
    # line win over it. 'plumbline rules' and 'plumbline devices' list what can be named.

    # The folders that are checked, and folders to leave out. Paths are relative to this file; **
    # matches any depth. Pods, Carthage, .build, DerivedData, node_modules, hidden folders and what
    # .gitignore names are always left out.
    # include: [App]
    # exclude: [Legacy, "**/Generated"]

    # Every scene is laid out for all combinations of these. Without devices it is laid out on the
    # smallest and the largest that the project runs on, and on the canvas of Interface Builder for
    # what is about stored frames.
    # devices: [iPhone SE (3rd generation), iPhone 17 Pro Max]   # or phones, tablets, all, canvas
    # orientations: [portrait, landscape]
    # directions: [ltr, rtl]
    # languages: all                                             # or [de, ar]
    # content-sizes: [L, AX3]

    # Font files of the application, to measure its texts with.
    # fonts: [Resources/Fonts]

    # Levels of rules: error, warning, note or off. A rule can exclude paths, and allow values.
    # rules:
    #   misplaced: off
    #   outside: warning
    #   missing-image: {level: error, exclude: [Legacy]}
    #   fonts: {level: warning, allowed: [system, Avenir-Book]}

    # The file of known findings, which are not reported again: 'plumbline check --write-baseline'
    # writes it.
    # baseline: \(Baseline.name)

    """
}
