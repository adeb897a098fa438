// Views as values, what makes them of other views, and those without a look of their own.

/// A value that describes a part of a screen by other views.
@preconcurrency @MainActor
public protocol View {
  /// The type of what the view is made of; `Never` for those that are made of nothing else.
  associatedtype Body: View
  /// What the view is made of. Asked for anew in the layout pass after something that it read has changed.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nobody asks for it.
  public typealias Body = Never
  /// Nobody asks for it.
  public var body: Never { preconditionFailure("There is no view of type Never.") }
}

extension View where Body == Never {
  /// Nobody asks for it: the view is made of nothing else.
  public var body: Never { preconditionFailure("A view of type \(Self.self) has no body.") }
}

/// A view of this module, which knows by itself what stands for it in the tree.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNode(_ seed: NodeSeed) -> ViewNode
}

/// Several views in a row, each with a name among its neighbours, which becomes a part of its identity.
@MainActor
protocol MultiView: PrimitiveView {
  var parts: [(id: AnyHashable, view: any View)] { get }
}

extension MultiView {
  func makeNode(_ seed: NodeSeed) -> ViewNode { ListNode(self, seed) }
}

/// Makes one view of the statements of a closure.
@resultBuilder @MainActor
public struct ViewBuilder {
  /// A statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A single statement is the view itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var elements: [any View] = []
    repeat elements.append(each content)
    return TupleView((repeat each content), elements)
  }
  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first way of a condition.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .first(first))
  }
  /// The other way of a condition.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .second(second))
  }
  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Nothing.
public struct EmptyView: MultiView, Sendable {
  /// Nothing.
  public nonisolated init() {}
  var parts: [(id: AnyHashable, view: any View)] { [] }
}

/// The statements of a closure.
public struct TupleView<T>: MultiView {
  /// The views as a tuple.
  public var value: T
  private let elements: [any View]

  init(_ value: T, _ elements: [any View]) {
    self.value = value
    self.elements = elements
  }
  var parts: [(id: AnyHashable, view: any View)] { elements.enumerated().map { ($0.offset, $0.element) } }
}

/// One of two views, of which each has an identity of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: MultiView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  var parts: [(id: AnyHashable, view: any View)] {
    switch storage {
    case .first(let view): [(true, view)]
    case .second(let view): [(false, view)]
    }
  }
}

extension Optional: View, PrimitiveView, MultiView where Wrapped: View {
  /// Nobody asks for it.
  public typealias Body = Never
  var parts: [(id: AnyHashable, view: any View)] { map { [(0, $0)] } ?? [] }
}

/// A view of any type; one of another type in its place is another view.
public struct AnyView: MultiView {
  private let view: any View
  /// A view whose type is not told.
  public init<V: View>(_ view: V) { self.view = view }
  /// A view whose type is not told.
  public init<V: View>(erasing view: V) { self.view = view }
  var parts: [(id: AnyHashable, view: any View)] { [(ObjectIdentifier(type(of: view)), view)] }
}

/// Views that are modified together, each on its own.
public struct Group<Content: View>: MultiView {
  private let content: Content
  /// What a closure makes.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  var parts: [(id: AnyHashable, view: any View)] { [(0, content)] }
}

/// A view for each element of a collection, which keeps its state while its element's identity stays.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What a swipe would remove; nobody swipes here.
  var delete: ((IndexSet) -> Void)?
}

/// Views whose names are a program's own, and stand for them in choices.
@MainActor
protocol NamingItsParts {}

extension ForEach: View, PrimitiveView, MultiView, NamingItsParts where Content: View {
  /// Nobody asks for it.
  public typealias Body = Never
  var parts: [(id: AnyHashable, view: any View)] { data.map { (AnyHashable(id($0)), content($0)) } }

  /// Elements whose identity is a part of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
  /// Elements with an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  /// Elements of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, Binding<C.Element>>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { index in
      Binding {
        data.wrappedValue[index]
      } set: {
        data.wrappedValue[index] = $0
      }
    }
    self.init(data: elements, content: content, id: { $0.wrappedValue.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// What a swipe over a row would call: kept, as nobody swipes here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }
  /// What moving rows would call: nobody moves them here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at positions, counted from the first; those that there are none of are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves elements in front of the one at a position, as that was before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let end = Swift.max(0, Swift.min(destination, all.count))
    func rest(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { all[$0] } }
    let moved = all.indices.filter { source.contains($0) }.map { all[$0] }
    replaceSubrange(startIndex..<endIndex, with: rest(0..<end) + moved + rest(end..<all.count))
  }
}
