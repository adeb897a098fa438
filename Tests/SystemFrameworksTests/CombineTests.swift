// Module `Combine`: what it adds to OpenCombine, and that it is used as on Apple's systems. Expectations follow Apple's
// documentation of each operator.

import Combine
import Testing
import UIKit

@MainActor
@Suite("Combine")
struct CombineTests {
  /// What a subscriber hears, and a subscriber that asks for as much as it is told to.
  private final class Ear<Input, Failure: Error>: Subscriber {
    var heard: [Input] = []
    var end: Subscribers.Completion<Failure>?
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      heard.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { end = completion }
    var hasFinished: Bool { if case .finished = end { true } else { false } }
    var hasFailed: Bool { if case .failure = end { true } else { false } }
  }

  private struct Mistake: Error {}

  @Test("merged publishers send as values come, and finish when all have")
  func merge() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let ear = Ear<Int, Never>()
    one.merge(with: two).subscribe(ear)
    ear.subscription?.request(.unlimited)
    one.send(1)
    two.send(20)
    one.send(2)
    one.send(completion: .finished)
    #expect(ear.heard == [1, 20, 2] && ear.end == nil)
    two.send(21)
    two.send(completion: .finished)
    #expect(ear.heard == [1, 20, 2, 21] && ear.hasFinished)
  }

  @Test("one failure ends what is merged, and the others are cancelled")
  func mergeFails() {
    let (one, two) = (PassthroughSubject<Int, Mistake>(), PassthroughSubject<Int, Mistake>())
    var isCancelled = false
    let ear = Ear<Int, Mistake>()
    one.merge(with: two.handleEvents(receiveCancel: { isCancelled = true })).subscribe(ear)
    ear.subscription?.request(.unlimited)
    one.send(completion: .failure(Mistake()))
    two.send(3)
    #expect(ear.heard.isEmpty && ear.hasFailed && isCancelled)
  }

  // Publishers.Merge: a value of each publisher waits until it is asked for.
  @Test("merged publishers send no more than they are asked for")
  func mergeDemand() {
    let ear = Ear<Int, Never>()
    [1, 2].publisher.merge(with: [10, 20].publisher).subscribe(ear)
    ear.subscription?.request(.max(1))
    #expect(ear.heard.count == 1 && ear.end == nil)
    ear.subscription?.request(.max(2))
    #expect(ear.heard.count == 3 && ear.end == nil)
    ear.subscription?.request(.unlimited)
    #expect(ear.heard.sorted() == [1, 2, 10, 20] && ear.hasFinished)
  }

  @Test("eight publishers and any number of them are merged as two are")
  func mergeMany() {
    var heard: [Int] = []
    let all = (1...8).map { Just($0) }
    _ = all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7]).sink { heard.append($0) }
    #expect(heard == [1, 2, 3, 4, 5, 6, 7, 8])
    heard = []
    _ = Publishers.MergeMany(all).sink { heard.append($0) }
    #expect(heard == [1, 2, 3, 4, 5, 6, 7, 8])
    var hasFinished = false
    _ = Publishers.MergeMany([Just<Int>]()).sink(
      receiveCompletion: { _ in hasFinished = true }, receiveValue: { _ in })
    #expect(hasFinished)
  }

  @Test("the latest values come from when all have sent one, again with every new one")
  func combineLatest() {
    let (name, age) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var (lines, hasFinished) = ([String](), false)
    let held = name.combineLatest(age).sink(
      receiveCompletion: { _ in hasFinished = true }, receiveValue: { lines.append("\($0) \($1)") })
    name.send("a")
    name.send("b")
    age.send(1)
    age.send(2)
    name.send("c")
    name.send(completion: .finished)
    age.send(3)
    #expect(lines == ["b 1", "b 2", "c 2", "c 3"] && !hasFinished)
    age.send(completion: .finished)
    #expect(hasFinished)
    held.cancel()
  }

  @Test("three and four publishers have latest values, too, and a closure takes them apart")
  func combineLatestOfMore() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    var (three, four): ([Int], [Int]) = ([], [])
    var held: Set<AnyCancellable> = []
    subjects[0].combineLatest(subjects[1], subjects[2]) { $0 * 100 + $1 * 10 + $2 }
      .sink { three.append($0) }.store(in: &held)
    Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
      .map { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }.sink { four.append($0) }.store(in: &held)
    subjects[1].value = 9
    subjects[3].value = 8
    #expect(three == [123, 193])
    #expect(four == [1234, 1934, 1938])
  }

  // Publisher.combineLatest(_:): what is asked for is asked of all; what was not asked for is not sent later.
  @Test("latest values that nobody asked for are dropped")
  func combineLatestDemand() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let ear = Ear<(Int, Int), Never>()
    one.combineLatest(two).subscribe(ear)
    ear.subscription?.request(.max(1))
    one.send(1)
    two.send(2)
    one.send(3)
    #expect(ear.heard.map { [$0.0, $0.1] } == [[1, 2]])
  }

  /// Time that only a test moves.
  private final class Clock: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never
    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    private var waiting:
      [(at: SchedulerTimeType, every: SchedulerTimeType.Stride?, id: Int, action: () -> Void)] = []
    private var count = 0
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) { waiting.append((date, nil, 0, action)) }
    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      count += 1
      let id = count
      waiting.append((date, interval, id, action))
      return AnyCancellable { [weak self] in self?.waiting.removeAll { $0.id == id } }
    }
    func advance(by stride: SchedulerTimeType.Stride) {
      let end = now.advanced(by: stride)
      while let next = waiting.filter({ $0.at <= end }).min(by: { $0.at < $1.at }),
        let index = waiting.firstIndex(where: { $0.id == next.id && $0.at == next.at })
      {
        waiting.remove(at: index)
        now = next.at
        if let every = next.every { waiting.append((now.advanced(by: every), every, next.id, next.action)) }
        next.action()
      }
      now = end
    }
  }

  @Test("values are grouped by time, or when there are enough of them; the last group comes before the end")
  func collectByTime() {
    let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
    var (byTime, byCount): ([[Int]], [[Int]]) = ([], [])
    var held: Set<AnyCancellable> = []
    subject.collect(.byTime(clock, .seconds(5))).sink { byTime.append($0) }.store(in: &held)
    subject.collect(.byTimeOrCount(clock, .seconds(5), 2)).sink { byCount.append($0) }.store(in: &held)
    for value in 1...3 {
      subject.send(value)
      clock.advance(by: .seconds(1))
    }
    #expect(byTime.isEmpty && byCount == [[1, 2]])
    clock.advance(by: .seconds(2))
    #expect(byTime == [[1, 2, 3]] && byCount == [[1, 2], [3]])
    clock.advance(by: .seconds(5))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(byTime == [[1, 2, 3], [4]] && byCount == [[1, 2], [3], [4]])
  }

  @Test("the frame of a view is a publisher, which begins with the present one")
  func keyValueObserving() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var widths: [CGFloat] = []
    let held = view.publisher(for: \.bounds).map(\.width).removeDuplicates().sink { widths.append($0) }
    view.frame.size.width = 20
    view.frame.origin.x = 5
    view.frame.size.width = 30
    held.cancel()
    view.frame.size.width = 40
    #expect(widths == [10, 20, 30])
    var later: [CGFloat] = []
    let other = view.publisher(for: \.bounds.size.width, options: [.new]).sink { later.append($0) }
    view.frame.size.width = 50
    other.cancel()
    #expect(later == [50])
  }

  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var isValid = false
    init() { $name.map { $0.count > 2 }.assign(to: &$isValid) }
  }

  @Test("published properties bind to views, and objects tell that they are about to change")
  func published() {
    let (model, label, button) = (Model(), UILabel(), UIButton())
    var (held, changes) = (Set<AnyCancellable>(), 0)
    model.objectWillChange.sink { changes += 1 }.store(in: &held)
    model.$name.map { Optional($0) }.assign(to: \.text, on: label).store(in: &held)
    model.$isValid.assign(to: \.isEnabled, on: button).store(in: &held)
    #expect(label.text == "" && !button.isEnabled)
    model.name = "abc"
    #expect(label.text == "abc" && button.isEnabled && changes == 2)
  }

  @Test("notifications of a text field are a publisher")
  func notifications() {
    let (field, other) = (UITextField(), UITextField())
    var texts: [String] = []
    let held = NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: field)
      .compactMap { ($0.object as? UITextField)?.text }
      .sink { texts.append($0) }
    (field.text, other.text) = ("a", "b")
    for each in [field, other] {
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: each)
    }
    held.cancel()
    #expect(texts == ["a"])
  }

  // Compiled as applications write it, and run where that takes no time.
  @Test("queues, run loops and timers schedule without more being said")
  func schedulers() async {
    let subject = PassthroughSubject<Int, Never>()
    var held: Set<AnyCancellable> = []
    let value = await withCheckedContinuation { told in
      subject.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
        .receive(on: DispatchQueue.main).first().sink { told.resume(returning: $0) }.store(in: &held)
      subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
        .delay(for: 0.1, scheduler: OperationQueue.main).sink { _ in }.store(in: &held)
      Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &held)
      URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")).map(\.data)
        .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
        .subscribe(on: DispatchQueue.global()).eraseToAnyPublisher().retry(1).share()
        .timeout(.seconds(1), scheduler: DispatchQueue.main).output(at: 1).sink { _ in }.cancel()
      subject.send(7)
    }
    #expect(value == 7)
    var asynchronous: [Int] = []
    for await value in [1, 2, 3].publisher.values { asynchronous.append(value) }
    #expect(asynchronous == [1, 2, 3])
  }
}
