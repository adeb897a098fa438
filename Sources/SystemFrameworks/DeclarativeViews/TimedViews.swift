// Views by the time, and images from elsewhere: both as they are at the time of the layout.

import UIKit

/// When a view by the time is made anew.
@preconcurrency @MainActor
public protocol TimelineSchedule {
  /// The times from one on; the first is at or before it.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The times from one on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often times come.
public enum TimelineScheduleMode: Sendable {
  /// Apple's names.
  case normal, lowFrequency
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// From a time on, by seconds.
  public nonisolated init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }
  /// The times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(passed * interval)) { [interval] in
      $0.addingTimeInterval(interval)
    }
  }
}

/// At given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Times in their order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn: nothing draws it here.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// No oftener than by a distance in seconds.
  public nonisolated init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The present time.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    CollectionOfOne(startDate)
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Each minute.
  public nonisolated init() {}
  /// The times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen is drawn, no oftener than by a distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// At given times.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// Views by the time: made in layout passes with the schedule's time then; nothing makes them anew between them.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time that views are made for.
  public struct Context {
    /// How often times come.
    public enum Cadence: Comparable, Sendable {
      /// Apple's names.
      case live, seconds, minutes
    }
    /// The schedule's time.
    public let date: Date
    /// How often times come.
    public let cadence = Cadence.live
  }
  private let schedule: Schedule
  private let content: (Context) -> Content
  /// Views by the time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  /// The views of the present time.
  public var body: some View {
    let now = Date()
    // The last time that is not still to come.
    let due = schedule.entries(from: now, mode: .normal).prefix { $0 <= now }
    content(Context(date: due.reduce(nil) { $1 } ?? now))
  }
}

/// What has become of an image from elsewhere.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// It is there.
  case success(Image)
  /// It did not come.
  case failure(any Error)
  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it did not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from an address. That of a file is read while the view is shown; nothing is fetched from the net.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Views by what has become of the image.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
  /// The image, a grey area until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(white: 0.9) }
    }
  }
  /// A view of the image, and another until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// The views of the present phase.
  public var body: some View {
    content(phase).onAppear(perform: read).onChange(of: url) { read() }
  }
  private func read() {
    guard let url else { return phase = .empty }
    guard url.isFileURL, let data = try? Data(contentsOf: url), let image = UIImage(data: data, scale: scale)
    else { return phase = .failure(URLError(.cannotConnectToHost)) }
    phase = .success(Image(uiImage: image))
  }
}
