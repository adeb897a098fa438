// Applications that ask for services: sound and film, notifications, mails, photos, fingers, movement.

import AVFoundation
import AVKit
import AudioToolbox
import CoreMotion
import LocalAuthentication
import MessageUI
import Photos
import PhotosUI
import SafariServices
import UIKit
import UserNotifications

class SoundAndFilmController: UIViewController, AVAudioPlayerDelegate {
  var player: AVAudioPlayer?
  var avPlayer: AVPlayer!
  var playerLayer: AVPlayerLayer?
  var timeObserver: Any?
  var recorder: AVAudioRecorder!
  let synth = AVSpeechSynthesizer()
  @IBOutlet weak var slider: UISlider!
  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
      try AVAudioSession.sharedInstance().setActive(true)
      let url = Bundle.main.url(forResource: "C", withExtension: "wav")
      player = try AVAudioPlayer(contentsOf: url!)
      player!.delegate = self
      player?.prepareToPlay()
      player?.numberOfLoops = -1
      player?.volume = 0.5
      player?.play()
    } catch let error { print(error.localizedDescription) }
    guard let path = Bundle.main.path(forResource: "video", ofType: "mp4") else {
      debugPrint("video.m4v not found"); return
    }
    avPlayer = AVPlayer(url: URL(fileURLWithPath: path))
    playerLayer = AVPlayerLayer(player: avPlayer)
    playerLayer?.frame = view.bounds
    playerLayer?.videoGravity = AVLayerVideoGravity.resizeAspectFill
    view.layer.addSublayer(playerLayer!)
    avPlayer.actionAtItemEnd = .none
    timeObserver = avPlayer.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC)), queue: .main
    ) { [weak self] time in
      guard let self = self, let item = self.avPlayer.currentItem else { return }
      self.slider.value = Float(time.seconds / CMTimeGetSeconds(item.duration))
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(loop), name: .AVPlayerItemDidPlayToEndTime, object: avPlayer.currentItem)
    NotificationCenter.default.addObserver(
      self, selector: #selector(handleInterruption), name: AVAudioSession.interruptionNotification,
      object: AVAudioSession.sharedInstance())
  }
  @objc func handleInterruption(_ n: Notification) {
    guard let v = n.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
      let type = AVAudioSession.InterruptionType(rawValue: v)
    else { return }
    if type == .began { player?.pause() }
  }
  @objc func loop() { avPlayer.seek(to: CMTime.zero); avPlayer.play() }
  @IBAction func sliderMoved(_ s: UISlider) {
    let t = CMTimeMake(value: Int64(s.value), timescale: 1)
    avPlayer.seek(to: t, toleranceBefore: .zero, toleranceAfter: .zero)
    if avPlayer.rate == 0 { avPlayer.play() } else { avPlayer.pause() }
    if avPlayer.timeControlStatus == .playing {}
  }
  @IBAction func showVideo() {
    let vc = AVPlayerViewController()
    vc.player = AVPlayer(url: URL(string: "https://x.com/a.mp4")!)
    present(vc, animated: true) { vc.player?.play() }
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
    let utterance = AVSpeechUtterance(string: "Hello")
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.rate = 0.4
    synth.speak(utterance)
  }
  func record() {
    AVAudioSession.sharedInstance().requestRecordPermission { allowed in print(allowed) }
    let settings = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("rec.m4a")
    recorder = try? AVAudioRecorder(url: url, settings: settings)
    recorder.isMeteringEnabled = true
    recorder.record()
  }
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated); if let t = timeObserver { avPlayer.removeTimeObserver(t) }
  }
}

class ServicesController: UIViewController, UNUserNotificationCenterDelegate,
  MFMailComposeViewControllerDelegate, SFSafariViewControllerDelegate, PHPickerViewControllerDelegate
{
  @IBOutlet var imageView: UIImageView!
  let motion = CMMotionManager()
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert, .badge, .sound]) { (granted, error) in
      if granted {
        DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
      } else {
        print("D'oh")
      }
    }
    center.delegate = self
    motion.accelerometerUpdateInterval = 0.1
    motion.startAccelerometerUpdates(to: .main) { data, error in
      guard let a = data?.acceleration else { return }
      print(a.x, a.y)
    }
  }
  @objc func schedule() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Late wake up call"
    content.body = "The early bird catches the worm, but the second mouse gets the cheese."
    content.categoryIdentifier = "alarm"
    content.userInfo = ["customData": "fizzbuzz"]
    content.sound = UNNotificationSound.default
    content.badge = 1
    var dateComponents = DateComponents()
    dateComponents.hour = 10
    dateComponents.minute = 30
    _ = UNCalendarNotificationTrigger(dateMatching: dateComponents, repeats: true)
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    center.add(request) { error in if let e = error { print(e) } }
    let show = UNNotificationAction(identifier: "show", title: "Tell me more…", options: .foreground)
    let category = UNNotificationCategory(identifier: "alarm", actions: [show], intentIdentifiers: [])
    center.setNotificationCategories([category])
    center.getNotificationSettings { settings in
      if settings.authorizationStatus == .authorized { print("ok") }
    }
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let userInfo = response.notification.request.content.userInfo
    if let customData = userInfo["customData"] as? String {
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: print("Default identifier \(customData)")
      default: break
      }
    }
    completionHandler()
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .sound]) }
  func showTutorial(_ which: Int) {
    if let url = URL(string: "https://www.hackingwithswift.com/read/\(which + 1)") {
      let config = SFSafariViewController.Configuration()
      config.entersReaderIfAvailable = true
      let vc = SFSafariViewController(url: url, configuration: config)
      vc.delegate = self
      vc.preferredControlTintColor = .red
      present(vc, animated: true)
    }
  }
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { dismiss(animated: true) }
  func sendEmail() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients(["you@yoursite.com"])
    mail.setSubject("Hi")
    mail.setMessageBody("<p>You're so awesome!</p>", isHTML: true)
    if let d = imageView.image?.jpegData(compressionQuality: 0.8) {
      mail.addAttachmentData(d, mimeType: "image/jpeg", fileName: "a.jpg")
    }
    present(mail, animated: true)
  }
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    switch result {
    case .sent: print("sent");
    case .cancelled, .saved, .failed: break;
    @unknown default: break
    }
    controller.dismiss(animated: true)
  }
  @IBAction func authenticateTapped(_ sender: Any) {
    let context = LAContext()
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Identify yourself!")
      { [weak self] success, authenticationError in
        DispatchQueue.main.async { [weak self] in
          if success {
            self?.schedule()
          } else {
            print((authenticationError as? LAError)?.code == .userCancel)
          }
        }
      }
    } else {
      print(error?.localizedDescription ?? "", context.biometryType == .faceID)
    }
  }
  @IBAction func pick() {
    var config = PHPickerConfiguration(photoLibrary: .shared())
    config.filter = .images
    config.selectionLimit = 3
    let picker = PHPickerViewController(configuration: config)
    picker.delegate = self
    present(picker, animated: true)
    PHPhotoLibrary.requestAuthorization { status in if status == .authorized { self.grab() } }
  }
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
      result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] object, error in
        guard let image = object as? UIImage else { return }
        DispatchQueue.main.async { [weak self] in self?.imageView.image = image }
      }
    }
  }
  func grab() {
    let manager = PHImageManager.default()
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    options.deliveryMode = .highQualityFormat
    let fetchOptions = PHFetchOptions()
    fetchOptions.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let result: PHFetchResult = PHAsset.fetchAssets(with: .image, options: fetchOptions)
    for i in 0..<result.count {
      manager.requestImage(
        for: result.object(at: i), targetSize: CGSize(width: 200, height: 200), contentMode: .aspectFill,
        options: options
      ) { image, info in self.imageView.image = image }
    }
    result.enumerateObjects { asset, index, stop in
      print(asset.creationDate as Any, index); stop.pointee = true
    }
  }
}
