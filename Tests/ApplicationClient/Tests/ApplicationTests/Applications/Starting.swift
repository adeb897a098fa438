// An application as many are: delegates, a form with a picker, alerts.

import UIKit
import CoreGraphics
import os.log

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().barTintColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UITabBar.appearance().tintColor = .red
    UIBarButtonItem.appearance().tintColor = .blue
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .blue
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: ViewController())
    window?.makeKeyAndVisible()
    if let url = launchOptions?[.url] as? URL { print(url) }
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:])
    -> Bool
  { true }
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .portrait }
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.frame = windowScene.coordinateSpace.bounds
    window?.overrideUserInterfaceStyle = .dark
    window?.tintColor = .red
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}

class ViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate,
  UINavigationControllerDelegate
{
  @IBOutlet weak var label: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBOutlet weak var heightConstraint: NSLayoutConstraint!
  @IBOutlet weak var picker: UIPickerView!
  let log = OSLog(subsystem: "a", category: "b")
  var timer: Timer?
  lazy var field: UITextField = {
    let t = UITextField()
    t.placeholder = "Name"
    t.borderStyle = .roundedRect
    t.clearButtonMode = .whileEditing
    t.autocorrectionType = .no
    t.autocapitalizationType = .none
    t.spellCheckingType = .no
    t.keyboardAppearance = .dark
    t.enablesReturnKeyAutomatically = true
    t.textContentType = .password
    t.returnKeyType = .done
    t.delegate = self
    t.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    t.leftViewMode = .always
    t.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    t.background = UIImage(named: "x")
    t.attributedPlaceholder = NSAttributedString(
      string: "a",
      attributes: [
        NSAttributedString.Key.foregroundColor: UIColor.gray, .font: UIFont.boldSystemFont(ofSize: 12),
        .kern: 1.2, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    return t
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    os_log("hello %d", log: log, type: .debug, 3)
    picker.delegate = self
    picker.dataSource = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.navigationBar.barStyle = .black
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    navigationController?.delegate = self
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    timer = Timer.scheduledTimer(
      timeInterval: 1.0, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    RunLoop.current.add(timer!, forMode: .common)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification,
      object: nil)
    UIApplication.shared.open(URL(string: "https://a.b")!, options: [:], completionHandler: nil)
    UISelectionFeedbackGenerator().selectionChanged()
    perform(#selector(tick), with: nil, afterDelay: 0.3)
    if UIDevice.current.orientation.isLandscape { print(UIDevice.current.model) }
    if UIDevice.current.userInterfaceIdiom == .pad {}
    _ = UIScreen.main.brightness
    UserDefaults.standard.set(true, forKey: "a")
    label.attributedText = NSMutableAttributedString(string: "a")
    label.layer.cornerRadius = 5
    label.layer.masksToBounds = true
    let g = CAGradientLayer()
    g.frame = view.bounds
    g.colors = [UIColor.red.cgColor]
    g.startPoint = CGPoint(x: 0, y: 0)
    g.locations = [0, 1]
    view.layer.insertSublayer(g, at: 0)
    setNeedsStatusBarAppearanceUpdate()
  }
  @objc func addTapped() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addTextField { t in t.placeholder = "x" }
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { [weak self] _ in self?.tick() }))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = view.bounds
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
    print(alert.textFields?.first?.text ?? "")
  }
  @objc func tick() {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      options: [.curveEaseInOut, .allowUserInteraction], animations: { self.view.layoutIfNeeded() },
      completion: nil)
  }
  @objc func dismissKeyboard() { view.endEditing(true) }
  @objc func textChanged(_ sender: UITextField) {
    print(sender.text?.count ?? 0, sender.hasText, sender.isEditing)
  }
  @objc func keyboardWillShow(_ n: Notification) {
    if let f = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
      heightConstraint.constant = f.height
    }
  }
  @IBAction func go(_ sender: Any) {
    performSegue(withIdentifier: "go", sender: self)
    let sb = UIStoryboard(name: "Main", bundle: nil)
    if let vc = sb.instantiateViewController(withIdentifier: "x") as? ViewController {
      navigationController?.pushViewController(vc, animated: true)
    }
    let vc2 = storyboard?.instantiateViewController(identifier: "y")
    vc2?.modalPresentationStyle = .fullScreen
    if let p = vc2?.presentationController as? UISheetPresentationController {
      p.detents = [.medium(), .large()]; p.prefersGrabberVisible = true
    }
    if let sheet = vc2?.sheetPresentationController {
      sheet.detents = [.medium()]; sheet.preferredCornerRadius = 12;
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    _ = Bundle.main.loadNibNamed("V", owner: self, options: nil)?.first as? UIView
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "go", let d = segue.destination as? ViewController { d.title = "x" }
  }
  @IBAction func unwind(segue: UIStoryboardSegue) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake {}
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder(); return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "a"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picker.selectRow(0, inComponent: 0, animated: true); picker.reloadAllComponents();
    _ = picker.selectedRow(inComponent: 0)
  }
}
