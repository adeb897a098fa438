// Controls and containers of applications' own: a lock's keys, a rating, words that flow, a player that turns, a waterfall, a
// strip of pages, a card, a field with a floating label, a header that finds its height, links in a text.

import UIKit

final class PinDots: UIView {
  var filled = 0 { didSet { update() } }
  private let count: Int, stack = UIStackView()
  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    stack.spacing = 20
    stack.distribution = .equalCentering
    for _ in 0..<count {
      let v = UIView()
      v.layer.borderWidth = 1
      v.layer.cornerRadius = 7
      v.widthAnchor.constraint(equalToConstant: 14).isActive = true
      v.heightAnchor.constraint(equalTo: v.widthAnchor).isActive = true
      stack.addArrangedSubview(v)
    }
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    update()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  private func update() {
    for (i, v) in stack.arrangedSubviews.enumerated() { v.backgroundColor = i < filled ? tintColor : .clear }
  }
}
final class KeypadButton: UIControl {
  private let digit = UILabel()
  override var isHighlighted: Bool {
    didSet {
      UIViewPropertyAnimator(duration: isHighlighted ? 0 : 0.3, curve: .easeOut) {
        self.backgroundColor = self.isHighlighted ? .systemGray3 : .systemGray5
      }.startAnimation()
    }
  }
  init(_ d: String) {
    super.init(frame: .zero)
    digit.text = d
    digit.translatesAutoresizingMaskIntoConstraints = false
    addSubview(digit)
    NSLayoutConstraint.activate([
      digit.centerXAnchor.constraint(equalTo: centerXAnchor),
      digit.centerYAnchor.constraint(equalTo: centerYAnchor),
      widthAnchor.constraint(equalToConstant: 78), heightAnchor.constraint(equalTo: widthAnchor),
    ])
    accessibilityTraits = .keyboardKey
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
    hypot(p.x - bounds.midX, p.y - bounds.midY) <= bounds.width / 2
  }
}
final class LockViewController: UIViewController {
  let dots = PinDots(count: 4), pad = UIStackView()
  var keys: [KeypadButton] = []
  private var pin = "" { didSet { dots.filled = pin.count } }
  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    let rows = stride(from: 1, to: 10, by: 3).map { first -> UIStackView in
      let row = UIStackView(
        arrangedSubviews: (first..<first + 3).map { i in
          let key = KeypadButton("\(i)")
          key.tag = i
          key.addTarget(self, action: #selector(tapped(_:)), for: .touchDown)
          keys.append(key)
          return key
        })
      row.spacing = 24
      return row
    }
    for v in [dots] + rows { pad.addArrangedSubview(v) }
    pad.axis = .vertical
    pad.spacing = 16
    pad.alignment = .center
    pad.setCustomSpacing(48, after: dots)
    pad.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pad)
    let x = pad.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    let y = pad.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor)
    [x, y].forEach {
      $0.priority = .required - 1
      $0.isActive = true
    }
  }
  @objc private func tapped(_ key: UIControl) { if pin.count < 4 { pin += String(key.tag) } }
}

final class StarRatingControl: UIStackView {
  var starCount = 5 { didSet { rebuild() } }
  var starSize = CGSize(width: 44, height: 44) { didSet { rebuild() } }
  private(set) var rating = 0 { didSet { for (i, b) in buttons.enumerated() { b.isSelected = i < rating } } }
  private var buttons = [UIButton]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }
  required init(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
  }
  private func rebuild() {
    for b in buttons {
      removeArrangedSubview(b)
      b.removeFromSuperview()
    }
    buttons.removeAll()
    spacing = 8
    for _ in 0..<starCount {
      let b = UIButton()
      b.translatesAutoresizingMaskIntoConstraints = false
      b.heightAnchor.constraint(equalToConstant: starSize.height).isActive = true
      b.widthAnchor.constraint(equalToConstant: starSize.width).isActive = true
      b.addTarget(self, action: #selector(StarRatingControl.tapped(button:)), for: .touchUpInside)
      addArrangedSubview(b)
      buttons.append(b)
    }
  }
  @objc func tapped(button: UIButton) {
    guard let i = buttons.firstIndex(of: button) else { return }
    rating = rating == i + 1 ? 0 : i + 1
  }
}

final class FlowingWords: UIView {
  var spacing: CGFloat = 8 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var cachedHeight: CGFloat = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    let height = arrange(width: bounds.width, apply: true)
    if height != cachedHeight {
      cachedHeight = height
      invalidateIntrinsicContentSize()
    }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, apply: false))
  }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: cachedHeight) }
  private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
    var p = CGPoint(x: directionalLayoutMargins.leading, y: layoutMargins.top), row: CGFloat = 0
    let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for v in subviews where !v.isHidden {
      let s = v.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if p.x + s.width > width - layoutMargins.right {
        p.x = layoutMargins.left
        p.y += row + spacing
        row = 0
      }
      if apply {
        v.frame =
          CGRect(x: rtl ? width - p.x - s.width : p.x, y: p.y, width: s.width, height: s.height).integral
      }
      p.x += s.width + spacing
      row = max(row, s.height)
    }
    return p.y + row + layoutMargins.bottom
  }
}
final class Chip: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) } }

class TurningPlayerController: UIViewController {
  let artwork = UIImageView(), texts = UIStackView(arrangedSubviews: [UILabel(), UISlider()])
  private var regular: [NSLayoutConstraint] = [], compact: [NSLayoutConstraint] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
    viewRespectsSystemMinimumLayoutMargins = false
    texts.axis = .vertical
    texts.spacing = 10
    for v in [artwork, texts] {
      v.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(v)
    }
    let m = view.layoutMarginsGuide, safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
      artwork.leadingAnchor.constraint(equalTo: m.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: m.trailingAnchor),
    ])
    compact = [
      artwork.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      artwork.trailingAnchor.constraint(equalTo: m.trailingAnchor),
      texts.leadingAnchor.constraint(equalTo: m.leadingAnchor),
      texts.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 30),
    ]
    regular = [
      artwork.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      artwork.heightAnchor.constraint(equalTo: safe.heightAnchor, constant: -40),
      texts.leadingAnchor.constraint(equalTo: artwork.trailingAnchor, constant: 24),
      texts.centerYAnchor.constraint(equalTo: artwork.centerYAnchor),
    ]
    adapt(to: view.bounds.size)
  }
  func adapt(to size: CGSize) {
    let landscape = size.width > size.height
    NSLayoutConstraint.deactivate(landscape ? compact : regular)
    NSLayoutConstraint.activate(landscape ? regular : compact)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.adapt(to: size) })
  }
}

final class ColumnsLayout: UICollectionViewLayout {
  var heights: [CGFloat] = []
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:], contentHeight: CGFloat = 0
  private let columns = 2, padding: CGFloat = 6
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView, cache.isEmpty else { return }
    let width = collectionView.bounds.width / CGFloat(columns)
    var y = [CGFloat](repeating: 0, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = y.enumerated().min { $0.element < $1.element }!.offset
      let a = UICollectionViewLayoutAttributes(forCellWith: path)
      a.frame = CGRect(
        x: CGFloat(column) * width, y: y[column], width: width, height: heights[item] + 2 * padding
      ).insetBy(dx: padding, dy: padding)
      cache[path] = a
      y[column] += heights[item] + 2 * padding
    }
    contentHeight = y.max() ?? 0
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath]
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    cache.removeAll()
    super.invalidateLayout(with: context)
  }
}
final class ColumnsController: UICollectionViewController {
  let heights: [CGFloat] = [100, 50, 60]
  convenience init() {
    let layout = ColumnsLayout()
    self.init(collectionViewLayout: layout)
    layout.heights = heights
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView!.register(UICollectionViewCell.classForCoder(), forCellWithReuseIdentifier: "c")
    collectionView.contentInsetAdjustmentBehavior = .never
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    heights.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
}

class StripPagerController: UIViewController, UIScrollViewDelegate {
  let strip = UISegmentedControl(), pager = UIScrollView()
  let controllers: [UIViewController]
  init(controllers: [UIViewController]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder aDecoder: NSCoder) {
    controllers = []
    super.init(coder: aDecoder)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    pager.delegate = self
    pager.isPagingEnabled = true
    view.addSubview(strip)
    view.addSubview(pager)
    for c in controllers {
      addChild(c)
      pager.addSubview(c.view)
      c.didMove(toParent: self)
    }
    additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top - additionalSafeAreaInsets.top
    strip.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
    let (_, rest) = view.bounds.divided(atDistance: strip.frame.maxY, from: .minYEdge)
    pager.frame = rest.standardized
    for (i, c) in controllers.enumerated() {
      c.view.frame = CGRect(x: CGFloat(i) * rest.width, y: 0, width: rest.width, height: rest.height)
    }
    pager.contentSize = CGSize(width: rest.width * CGFloat(controllers.count), height: rest.height)
  }
}

final class BottomCardPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let s = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: container.bounds.size)
    return CGRect(x: 0, y: container.bounds.height - s.height, width: s.width, height: s.height)
  }
  override func size(
    forChildContentContainer c: UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  {
    CGSize(
      width: parentSize.width, height: c.preferredContentSize.height > 0 ? c.preferredContentSize.height : 200
    )
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
final class BottomCardController: UIViewController, UIViewControllerTransitioningDelegate {
  let handle = UIView()
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    preferredContentSize = CGSize(width: 320, height: 300)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func viewDidLoad() {
    super.viewDidLoad()
    handle.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(handle)
    NSLayoutConstraint.activate([
      handle.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      handle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      handle.widthAnchor.constraint(equalToConstant: 35), handle.heightAnchor.constraint(equalToConstant: 5),
    ])
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    BottomCardPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class FloatingLabelField: UIView, UITextFieldDelegate {
  let field = UITextField(), label = UILabel(), line = UIView()
  private var up: [NSLayoutConstraint] = [], down: [NSLayoutConstraint] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    [label, field, line].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    label.text = "Name"
    field.delegate = self
    up = [label.topAnchor.constraint(equalTo: topAnchor)]
    down = [label.centerYAnchor.constraint(equalTo: field.centerYAnchor)]
    NSLayoutConstraint.activate(
      down + [
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        field.leadingAnchor.constraint(equalTo: leadingAnchor),
        field.trailingAnchor.constraint(equalTo: trailingAnchor),
        field.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        field.heightAnchor.constraint(equalToConstant: 30),
        line.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func textFieldDidBeginEditing(_ textField: UITextField) { float(true) }
  func textFieldDidEndEditing(_ textField: UITextField) { float(textField.hasText) }
  private func float(_ isUp: Bool) {
    NSLayoutConstraint.deactivate(isUp ? down : up)
    NSLayoutConstraint.activate(isUp ? up : down)
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }
}

final class AuthorHeader: UIView {
  let avatar = UIImageView(), name = UILabel(), bio = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [String: UIView] = ["avatar": avatar, "name": name, "bio": bio]
    for (_, v) in views {
      v.translatesAutoresizingMaskIntoConstraints = false
      addSubview(v)
    }
    let metrics: [String: Any] = ["side": 64, "gap": 12.0]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[avatar(side)]-gap-[name]-(>=8)-|", options: .alignAllCenterY,
        metrics: metrics,
        views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-gap-[avatar(side)]-gap-[bio]-gap-|", metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[bio]-|", metrics: nil, views: views))
    bio.numberOfLines = 0
    name.text = "Ada"
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
extension UITableView {
  func sizeHeaderToFit() {
    guard let header = tableHeaderView else { return }
    header.setNeedsLayout()
    header.layoutIfNeeded()
    let height = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    if header.frame.height != height {
      header.frame.size.height = height
      tableHeaderView = header
    }
  }
}
final class AuthorController: UITableViewController {
  let header = AuthorHeader()
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.sizeHeaderToFit()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: UITableViewCell.description())
  }
}

final class LinkLabel: UILabel {
  private let manager = NSLayoutManager(), container = NSTextContainer(size: .zero), storage = NSTextStorage()
  override init(frame: CGRect) {
    super.init(frame: frame)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
    isUserInteractionEnabled = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var attributedText: NSAttributedString? {
    didSet { storage.setAttributedString(attributedText ?? NSAttributedString()) }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    container.size = bounds.size
  }
  /// The line of each character, by its rectangle.
  var lines: [CGRect] {
    var result: [CGRect] = [], index = 0, range = NSRange()
    while index < manager.numberOfGlyphs {
      result.append(manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range))
      index = NSMaxRange(range)
    }
    return result
  }
  func character(at point: CGPoint) -> Int {
    manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
}

#Preview("Lock") { LockViewController() }
