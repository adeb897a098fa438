// Drawing, layers, animations, transitions, presentations and the many small members that applications use.

import UIKit
import QuartzCore
class DrawView: UIView {
  override func draw(_ rect: CGRect) {
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(rect)
    ctx.setLineWidth(2)
    ctx.setStrokeColor(UIColor.blue.cgColor)
    ctx.move(to: .zero)
    ctx.addLine(to: CGPoint(x: 1, y: 2))
    ctx.strokePath()
    ctx.saveGState()
    ctx.restoreGState()
    ctx.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 3, clockwise: true)
    ctx.fillPath()
    ctx.translateBy(x: 1, y: 1)
    ctx.scaleBy(x: 1, y: -1)
    ctx.rotate(by: 1)
    ctx.addEllipse(in: rect)
    ctx.clip()
    ctx.setLineCap(.round)
    ctx.setLineJoin(.round)
    ctx.beginPath()
    ctx.closePath()
    ctx.addPath(UIBezierPath().cgPath)
    ctx.setShadow(offset: .zero, blur: 3, color: UIColor.black.cgColor)
    ctx.setBlendMode(.multiply)
    ctx.setAlpha(0.5)
    UIColor.red.setFill(); UIColor.blue.setStroke(); UIColor.black.set(); UIRectFill(rect)
    let p = UIBezierPath(ovalIn: rect)
    p.lineCapStyle = .round
    p.lineJoinStyle = .round
    p.fill()
    p.stroke()
    p.addClip()
    p.setLineDash([1, 2], count: 2, phase: 0)
    _ = p.contains(.zero)
    _ = p.reversing()
    ("a" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    "a".draw(in: rect, withAttributes: nil)
    let space = CGColorSpaceCreateDeviceRGB()
    if let g = CGGradient(
      colorsSpace: space, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
    {
      ctx.drawLinearGradient(g, start: .zero, end: CGPoint(x: 0, y: 1), options: [])
    }
    UIImage(named: "a")?.draw(in: rect)
  }
  override class var layerClass: AnyClass { CAShapeLayer.self }
  func anim() {
    let a = CABasicAnimation(keyPath: "transform.rotation.z")
    a.fromValue = 0
    a.toValue = CGFloat.pi * 2
    a.duration = 1
    a.repeatCount = .infinity
    a.timingFunction = CAMediaTimingFunction(name: .easeIn)
    a.fillMode = .forwards
    a.isRemovedOnCompletion = false
    a.speed = 1
    a.setValue("x", forKey: "id")
    layer.add(a, forKey: "x")
    layer.removeAllAnimations()
    layer.removeAnimation(forKey: "x")
    _ = layer.animationKeys()
    var tr = CATransform3DIdentity
    tr.m34 = -1 / 500
    tr = CATransform3DRotate(tr, 1, 0, 1, 0)
    tr = CATransform3DScale(tr, 1, 1, 1)
    tr = CATransform3DTranslate(tr, 1, 1, 1)
    tr = CATransform3DConcat(tr, tr)
    tr = CATransform3DInvert(tr)
    layer.transform = tr
    layer.sublayerTransform = tr
    let sh = CAShapeLayer()
    sh.path = UIBezierPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true).cgPath
    sh.fillColor = nil
    sh.strokeColor = UIColor.red.cgColor
    sh.lineWidth = 3
    sh.strokeEnd = 0.4
    sh.lineCap = .round
    sh.lineDashPattern = [1, 2]
    sh.fillRule = .evenOdd
    layer.mask = sh
    CATransaction.begin()
    CATransaction.setCompletionBlock {}
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    layer.render(in: UIGraphicsGetCurrentContext()!)
    _ = layer.hitTest(.zero)
    layer.contents = UIImage(named: "b")?.cgImage
    layer.isOpaque = true
    _ = layer.contains(.zero)
    layer.replaceSublayer(layer, with: layer)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.setValue(1, forKeyPath: "transform.scale")
    _ = CATextLayer(); layer.superlayer?.addSublayer(layer)
    UIView.transition(
      with: self, duration: 0.3, options: .transitionCrossDissolve, animations: {}, completion: nil)
    UIView.animate(withDuration: 1) {
      self.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 2, y: 2).concatenating(.identity)
    }
  }
}
extension UIImage {
  func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { ctx in
      draw(in: CGRect(origin: .zero, size: size)); ctx.cgContext.setLineWidth(1); ctx.fill(.zero)
    }
  }
  func old(_ s: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(s, false, 0.0); defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: s)); draw(at: .zero, blendMode: .normal, alpha: 1)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
  static func from(color: UIColor) -> UIImage {
    let f = UIGraphicsImageRendererFormat(); f.scale = 1; f.opaque = false
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: f).image { c in
      color.setFill(); c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
  var cropped: UIImage? {
    guard let cg = cgImage?.cropping(to: .zero) else { return nil }; print(cg.width, cg.height);
    return UIImage(cgImage: cg, scale: scale, orientation: imageOrientation)
  }
}
extension UIView {
  func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
  func shot() -> UIView? {
    drawHierarchy(in: bounds, afterScreenUpdates: true); return snapshotView(afterScreenUpdates: false)
  }
  @IBInspectable var corner: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  func blur() {
    let b = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)); b.frame = bounds; addSubview(b)
  }
}
class Anim: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }
  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let from = ctx.viewController(forKey: .from), let to = ctx.viewController(forKey: .to),
      let toView = ctx.view(forKey: .to)
    else { return }
    ctx.containerView.addSubview(toView)
    toView.frame = ctx.finalFrame(for: to)
    _ = ctx.initialFrame(for: from)
    UIView.animate(withDuration: transitionDuration(using: ctx), animations: {}) { _ in
      ctx.completeTransition(!ctx.transitionWasCancelled)
    }
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  { nil }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { UIPercentDrivenInteractiveTransition() }
}
class Card: UIPresentationController {
  let dim = UIView()
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: containerView!.bounds.width, height: 300)
  }
  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dim, at: 0);
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
  }
  override func dismissalTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dim.removeFromSuperview() } }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews(); presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() {}
  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
class Pop: UIViewController, UIPopoverPresentationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate
{
  let transitions = Anim()
  func show() {
    let c = UIViewController()
    c.modalPresentationStyle = .popover
    c.preferredContentSize = CGSize(width: 1, height: 2)
    c.popoverPresentationController?.delegate = self
    c.popoverPresentationController?.permittedArrowDirections = [.up]
    c.popoverPresentationController?.sourceView = view
    c.transitioningDelegate = transitions
    c.presentationController?.delegate = self
    c.isModalInPresentation = true
    present(c, animated: true); show(c, sender: self)
    addChild(c)
    view.addSubview(c.view)
    c.didMove(toParent: self)
    c.willMove(toParent: nil)
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    transition(from: c, to: c, duration: 0.1, options: [], animations: nil, completion: nil)
    let menu = UIMenu(
      title: "a", options: .displayInline, children: [UIAction(title: "b", handler: { _ in })])
    let b = UIButton(type: .system)
    b.menu = menu
    b.showsMenuAsPrimaryAction = true
    b.tintColor = .red
    b.contentHorizontalAlignment = .left
    b.titleLabel?.lineBreakMode = .byWordWrapping
    b.configurationUpdateHandler = { _ in }
    b.changesSelectionAsPrimaryAction = true
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.delegate = self
    view.addGestureRecognizer(pan)
    view.accessibilityTraits = .button
    UIAccessibility.post(notification: .announcement, argument: "a")
    if UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled {}
    let sw = UISwitch()
    sw.onTintColor = .red
    sw.thumbTintColor = .red
    let sl = UISlider()
    sl.isContinuous = false
    sl.setThumbImage(UIImage(), for: .normal)
    sl.minimumTrackTintColor = .red
    let dp = UIDatePicker()
    dp.datePickerMode = .time
    dp.preferredDatePickerStyle = .wheels
    dp.minimumDate = Date()
    dp.locale = Locale.current
    dp.minuteInterval = 5
    let st = UIStepper()
    st.wraps = true
    let pv = UIProgressView(progressViewStyle: .bar)
    pv.trackTintColor = .red
    pv.setProgress(0.3, animated: true)
    let pc = UIPageControl()
    pc.pageIndicatorTintColor = .red
    pc.currentPage = 1
    pc.hidesForSinglePage = true
    let ai = UIActivityIndicatorView(style: .large)
    ai.hidesWhenStopped = true
    let seg = UISegmentedControl(items: ["a"])
    seg.selectedSegmentTintColor = .red
    seg.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    seg.selectedSegmentIndex = UISegmentedControl.noSegment
    let tv = UITextView()
    tv.isScrollEnabled = false
    tv.textContainer.lineFragmentPadding = 0
    tv.inputAccessoryView = UIToolbar()
    tv.scrollRangeToVisible(NSRange(location: 0, length: 1))
    tv.textStorage.append(NSAttributedString(string: "a"))
    tv.selectedTextRange = tv.textRange(from: tv.beginningOfDocument, to: tv.endOfDocument)
    tv.insertText("a")
    let wv = UILabel()
    wv.sizeToFit()
    let font = UIFont(name: "Avenir", size: 12) ?? .systemFont(ofSize: 12, weight: .semibold)
    _ = font.fontDescriptor.withSymbolicTraits(.traitBold)
    _ = UIFont.familyNames
    _ = font.lineHeight
    _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: .regular)
    _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .bold)
    _ = UIFont.italicSystemFont(ofSize: 1)
    _ = UIFont.fontNames(forFamilyName: "a")
    _ = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    _ = UIFont.labelFontSize
    _ = UIColor(named: "a")
    _ = UIColor(patternImage: UIImage())
    _ = UIColor.systemBackground.resolvedColor(with: traitCollection)
    _ = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    _ = UIScreen.main.maximumFramesPerSecond
    _ = view.window?.windowScene?.interfaceOrientation
    _ = UIApplication.shared.windows.first?.rootViewController
    _ = UIApplication.shared.delegate as? NSObject
    _ = UIApplication.shared.canOpenURL(URL(string: "a")!)
    _ = UIApplication.openSettingsURLString
    _ = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first
    { $0.isKeyWindow }
    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    becomeFirstResponder()
    _ = view.layer.presentation()
    UIView.setAnimationsEnabled(false)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
  }
  @objc func panned(_ g: UIPanGestureRecognizer) {
    let t = g.translation(in: view); g.setTranslation(.zero, in: view);
    switch g.state {
    case .began: break;
    case .changed: g.view?.center.x += t.x;
    case .ended, .cancelled: _ = g.velocity(in: view);
    default: break
    }
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func popoverPresentationControllerDidDismissPopover(_ p: UIPopoverPresentationController) {}
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view == view
  }
  override var canBecomeFirstResponder: Bool { true }
}
