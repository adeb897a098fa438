// Lists: rows in a scroll view, some of which may be selected.

import UIKit

/// Rows below each other in a scroll view.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: RowSelection?
  private init(_ content: Content, _ selection: RowSelection?) {
    self.content = content
    self.selection = selection
  }
  /// Rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.init(content(), nil) }
  /// Rows of which one can be selected, by its tag or the identity of its element.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { RowSelection($0) })
  }
  /// Rows that can be selected, by their tags or the identities of their elements.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { RowSelection($0) })
  }
  /// The rows, as wide as the list.
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        SelectableRows(content: content, selection: selection)
      }
    }
  }
}

extension List {
  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, SelectionValue == Never {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }
  /// A row for each number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row>, SelectionValue == Never {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// A row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { RowSelection($0) })
  }
  /// A row for each element; some can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { RowSelection($0) })
  }
  /// A row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { RowSelection($0) })
  }
  /// A row for each element; some can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { RowSelection($0) })
  }
  /// A row for each element of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, Binding<C.Element>>, C.Element.ID, Row>,
    C.Element: Identifiable, C.Index: Hashable, SelectionValue == Never
  { self.init(ForEach(data, content: rowContent), nil) }
  /// A row for each element and those below it, which can be opened.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never
  { self.init(OutlineGroup(data, children: children, content: rowContent), nil) }
}

/// What a list's selection is, by values of any type.
struct RowSelection {
  /// Takes a value in; false where it is of another type.
  let select: (AnyHashable) -> Bool
  init<V: Hashable>(_ one: Binding<V?>) {
    select = {
      guard let value = $0.base as? V else { return false }
      one.wrappedValue = value
      return true
    }
  }
  init<V: Hashable>(_ several: Binding<Set<V>>) {
    select = {
      guard let value = $0.base as? V else { return false }
      several.wrappedValue.formSymmetricDifference([value])
      return true
    }
  }
}

/// The rows of a list: with a selection, each of them takes taps.
private struct SelectableRows<Content: View>: View {
  let content: Content
  let selection: RowSelection?
  @Environment(\.self) private var environment
  var body: some View {
    let select: ((AnyHashable) -> Bool)? = selection.map { selection in
      { [selected = environment[SelectedKey.self]] value in
        let isTaken = selection.select(value)
        if isTaken { selected?() }
        return isTaken
      }
    }
    content.surrounded {
      $0.isInList = true
      $0[SelectKey.self] = select
    }
    .placed { item, environment in ListRowItem(item, least: environment.defaultMinListRowHeight) }
  }
}

/// A row has the insets of a table's cell, 11 above and below and 20 at the sides, and is 44 points high at least.
@MainActor
private final class ListRowItem: AlignedItem {
  private let least: CGFloat
  init(_ inner: LayoutItem, least: CGFloat) {
    self.least = least
    let own = inner.value(ObjectIdentifier(RowInsets.self)) as? EdgeInsets
    let isHeader = inner.value(ObjectIdentifier(HeaderMark.self)) != nil
    super.init(
      PaddedItem(
        inner, own ?? EdgeInsets(top: isHeader ? 7 : 11, leading: 20, bottom: isHeader ? 7 : 11, trailing: 20)
      ),
      .leading)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = inner.size(proposal)
    let isHeader = inner.value(ObjectIdentifier(HeaderMark.self)) != nil
    return CGSize(
      width: max(own.width, proposal.width ?? 0), height: isHeader ? own.height : max(least, own.height))
  }
}

enum RowInsets {}
enum HeaderMark {}
