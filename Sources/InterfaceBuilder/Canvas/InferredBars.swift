// The bars that the canvas shows over a scene: those its controller simulates, else those of the containers that lead
// to it (navigation and tab bar controllers, through relationship and show segues).

struct InferredBars: Equatable, Sendable {
  /// The navigation bar; nil where none is shown.
  var navigationBar: NavigationBar?
  var tabBar = false
  var toolbar = false
  var statusBar = true
  /// The scene fills a container view of another scene.
  var isEmbedded = false

  struct NavigationBar: Equatable, Sendable {
    var largeTitles = false
    /// The bar prefers large titles, whatever this scene shows.
    var allowsLargeTitles = false
    var prompted = false
    /// Content begins below an opaque bar,
    var isOpaque = false
    /// and below any bar where the controller does not extend its edges to the top.
    var isBeyondEdges = false
    /// The controller extends its edges to an opaque bar too (`extendedLayoutIncludesOpaqueBars`).
    var extendsBehindOpaque = false

    /// The root view reaches up behind the bar.
    var coversContent: Bool { (!isOpaque || extendsBehindOpaque) && !isBeyondEdges }
  }

  init() {}

  /// The bars of controllers by their ids: those of the controllers that lead to them, by what `ties` names where several do.
  /// Linear in the number of controllers. A circle begins where the first of them enters it.
  static func all(of scenes: [SceneSource], _ index: ElementIndex, ties: Set<String>) -> [String: Self] {
    var known: [String: Self] = [:]
    for controller in scenes.lazy.compactMap(\.controller) {
      var visited: Set<String> = []
      var way: [(id: String, controller: DocumentElement, segue: ElementIndex.Segue?)] = []
      var next: DocumentElement? = controller
      while let controller = next, let id = controller.id, known[id] == nil, visited.insert(id).inserted {
        let segue = decisive(index.seguesTo[id] ?? [], ties: ties)
        way.append((id, controller, segue))
        next = segue?.source
      }
      let entry = way.firstIndex { $0.id == next?.id } ?? way.count
      var bars = next?.id.flatMap { known[$0] } ?? InferredBars()
      for (place, step) in way.enumerated().reversed() {
        bars = InferredBars(of: step.controller, shownBy: step.segue, behind: bars)
        // The others of a circle follow when the bars at its entry are known.
        if place <= entry { known[step.id] = bars }
      }
    }
    return known
  }

  /// The bars that a top-level view simulates for itself, in a xib.
  init(simulatedBy view: DocumentElement) { apply(simulated: view) }

  private init(
    of controller: DocumentElement, shownBy segue: ElementIndex.Segue?, behind before: InferredBars
  ) {
    if let segue, let source = segue.source {
      switch segue.element["kind"] {
      case "relationship":
        self = before
        switch source.name {
        case "navigationController":
          let bar = source.first(key: "navigationBar")
          let allowsLargeTitles = bar?.flag("largeTitles") ?? false
          let largeTitles =
            allowsLargeTitles && controller.first(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
          navigationBar = NavigationBar(
            largeTitles: largeTitles, allowsLargeTitles: allowsLargeTitles,
            isOpaque: bar?.flag("translucent") == false)
          if source.flag("navigationBarHidden") == true { navigationBar = nil }
          // `toolbarHidden="NO"` is what makes a navigation controller show its toolbar.
          if source.flag("toolbarHidden") == false { toolbar = true }
        case "tabBarController": tabBar = true
        default: break
        }
      case "show", "push", "showDetail":
        // Without a navigation controller before it, a show segue presents modally; a detail takes the bar of what shows it
        // (3 scenes of one document, 91 points below a housing of 47; none contradicts).
        if before.navigationBar != nil {
          self = before
          let mode = controller.first(key: "navigationItem")?["largeTitleDisplayMode"]
          navigationBar?.largeTitles = mode == "always" && before.navigationBar?.allowsLargeTitles == true
          navigationBar?.prompted = false
          navigationBar?.isBeyondEdges = false
          isEmbedded = false
        }
      case "embed": isEmbedded = true
      default: break
      }
    }
    // A navigation controller is never pushed.
    if controller.name != "navigationController", controller.flag("hidesBottomBarWhenPushed") ?? false {
      tabBar = false
    }
    apply(simulated: controller)
    // A line above the title, of 30 points as a simulated bar's.
    if let prompt = controller.first(key: "navigationItem")?["prompt"], !prompt.isEmpty {
      navigationBar?.prompted = true
    }
    if let edges = controller.first("extendedEdge", key: "edgesForExtendedLayout") {
      navigationBar?.isBeyondEdges = edges.flag("top") != true
    }
    // Each controller decides for itself, whatever the one that shows it does.
    navigationBar?.extendsBehindOpaque = controller.flag("extendedLayoutIncludesOpaqueBars") ?? false
  }

  private mutating func apply(simulated element: DocumentElement) {
    for metrics in element.children {
      switch (metrics.key, metrics.name) {
      case ("simulatedTopBarMetrics", "simulatedNavigationBarMetrics"):
        if navigationBar == nil { navigationBar = NavigationBar() }
        navigationBar?.prompted = metrics.flag("prompted") ?? false
        navigationBar?.isOpaque = metrics.flag("translucent") == false
      case ("simulatedTopBarMetrics", "nil"): navigationBar = nil
      case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): tabBar = true
      case ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"): toolbar = true
      case ("simulatedBottomBarMetrics", "nil"): (tabBar, toolbar) = (false, false)
      case ("simulatedStatusBarMetrics", "nil"): statusBar = false
      default: break
      }
    }
  }

  /// Of several segues to one scene the document names the one that counts; else relationships come first.
  private static func decisive(_ segues: [ElementIndex.Segue], ties: Set<String>) -> ElementIndex.Segue? {
    segues.first { $0.element.id.map(ties.contains) ?? false }
      ?? segues.first { $0.element["kind"] == "relationship" }
      ?? segues.first { ["show", "push"].contains($0.element["kind"]) } ?? segues.first
  }
}
