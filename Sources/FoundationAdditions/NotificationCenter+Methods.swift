// Observation of notifications by methods. Where there is no Objective-C runtime a selector calls nothing: in source that is
// built with the plugin WithoutObjectiveC `#selector(keyboardWillShow(_:))` becomes the method itself, and these take it.

import Foundation

#if !canImport(Darwin)
  extension NotificationCenter {
    /// Calls a method of an observer for every notification of a name and an object; nil stands for all. The observer
    /// is not retained; the observation ends with it, or with `removeObserver(_:)`.
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer, selector: @escaping (Observer) -> (Notification) -> Void,
      name: NSNotification.Name?, object: Any? = nil
    ) {
      observe(observer, name, object) { observer, note in selector(observer)(note) }
    }

    /// The same for a method that takes the notification as an object.
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer, selector: @escaping (Observer) -> (NSNotification) -> Void,
      name: NSNotification.Name?, object: Any? = nil
    ) {
      observe(observer, name, object) { observer, note in
        selector(observer)(NSNotification(name: note.name, object: note.object, userInfo: note.userInfo))
      }
    }

    /// The same for a method without parameters.
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer, selector: @escaping (Observer) -> () -> Void, name: NSNotification.Name?,
      object: Any? = nil
    ) {
      observe(observer, name, object) { observer, _ in selector(observer)() }
    }

    /// Ends all observations of an observer by methods; or the observation of a closure, by its token.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer as Any)
      post(Departure(observer, nil, nil).notification)
    }

    /// Ends the observations of an observer by methods, of a name and an object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
      removeObserver(observer as Any, name: name, object: object)
      post(Departure(observer, name, object as AnyObject?).notification)
    }

    func observe<Observer: AnyObject>(
      _ observer: Observer, _ name: NSNotification.Name?, _ object: Any?,
      call: @escaping (Observer, Notification) -> Void
    ) {
      let observation = Observation(observer, name, object as AnyObject?, in: self) { target, note in
        if let observer = target as? Observer { call(observer, note) }
      }
      observation.begin()
    }
  }

  /// The end of an observer's observations: the centre itself carries this to its observations, so that nobody has to
  /// keep a list of them.
  private struct Departure {
    static let name = NSNotification.Name("Plumbline.observerDeparts")
    let observer: AnyObject
    let observedName: NSNotification.Name?
    let object: AnyObject?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) {
      self.observer = observer
      observedName = name
      self.object = object
    }

    var notification: Notification { Notification(name: Self.name, object: nil, userInfo: [Self.name: self]) }
  }

  /// One observer of one name. The centre keeps it, through its two closures, until the observation or the observer ends.
  private final class Observation: @unchecked Sendable {
    private weak var observer: AnyObject?
    private weak var center: NotificationCenter?
    private let name: NSNotification.Name?
    private let object: AnyObject?
    private let call: (AnyObject, Notification) -> Void
    /// Notifications may come from any thread.
    private let lock = NSLock()
    private var tokens: [any NSObjectProtocol] = []

    init(
      _ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?,
      in center: NotificationCenter,
      call: @escaping (AnyObject, Notification) -> Void
    ) {
      self.observer = observer
      self.name = name
      self.object = object
      self.center = center
      self.call = call
    }

    func begin() {
      guard let center else { return }
      let made = [
        center.addObserver(forName: name, object: object, queue: nil) { self.receive($0) },
        center.addObserver(forName: Departure.name, object: nil, queue: nil) { self.hear($0) },
      ]
      lock.withLock { tokens = made }
    }

    private func receive(_ note: Notification) {
      // An observer of all names is not told of departures.
      guard note.name != Departure.name else { return }
      guard let observer else { return end() }
      call(observer, note)
    }

    private func hear(_ note: Notification) {
      guard let observer else { return end() }
      guard let departure = note.userInfo?[Departure.name] as? Departure, departure.observer === observer,
        departure.observedName == nil || departure.observedName == name,
        departure.object == nil || departure.object === object
      else { return }
      end()
    }

    private func end() {
      let ended = lock.withLock {
        defer { tokens = [] }
        return tokens
      }
      for token in ended { center?.removeObserver(token as Any) }
    }
  }
#endif
