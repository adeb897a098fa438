// Searches of a screen: UIKit's search controller in the navigation bar.

import UIKit

/// What ends with the return key.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A bit for each.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Writing in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Where a field to search with lies.
public struct SearchFieldPlacement: Sendable {
  /// Whether a field in a navigation bar goes while content is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isAlways: Bool
    /// It goes.
    public static let automatic = Self(isAlways: false)
    /// It stays.
    public static let always = Self(isAlways: true)
  }
  fileprivate var isAlways = false
  /// Apple's names; all lie in the navigation bar here.
  public static let automatic = Self(), toolbar = Self(), sidebar = Self(), navigationBarDrawer = Self(),
    toolbarPrincipal = Self()
  /// In the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(isAlways: displayMode.isAlways)
  }
}

struct SearchKey: PreferenceKey {
  struct Search {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: String?
    let submit: ((SubmitTriggers) -> Void)?
    var scopes: [String] = []
    var scope: Binding<Int>?
  }
  static var defaultValue: Search? { nil }
  static func reduce(value: inout Search?, nextValue: () -> Search?) { value = value ?? nextValue() }
}

/// The search controller of a screen.
@MainActor
final class SearchControl: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate
{
  let controller = UISearchController(searchResultsController: nil)
  fileprivate var search: SearchKey.Search?

  override init() {
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
  }
  fileprivate func show(_ search: SearchKey.Search) {
    self.search = search
    let bar = controller.searchBar
    if bar.placeholder != search.prompt { bar.placeholder = search.prompt }
    if bar.text ?? "" != search.text.wrappedValue { bar.text = search.text.wrappedValue }
    if !search.scopes.isEmpty {
      bar.scopeButtonTitles = search.scopes
      if let scope = search.scope?.wrappedValue { bar.selectedScopeButtonIndex = scope }
    }
    if let isPresented = search.isPresented?.wrappedValue, controller.isActive != isPresented {
      controller.isActive = isPresented
    }
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { search?.submit?(.search) }
  func updateSearchResults(for searchController: UISearchController) {
    guard let search else { return }
    let text = searchController.searchBar.text ?? ""
    if search.text.wrappedValue != text { search.text.wrappedValue = text }
    let scope = searchController.searchBar.selectedScopeButtonIndex
    if let chosen = search.scope, chosen.wrappedValue != scope { chosen.wrappedValue = scope }
    if let isPresented = search.isPresented, isPresented.wrappedValue != searchController.isActive {
      isPresented.wrappedValue = searchController.isActive
    }
  }
}

extension UIViewController {
  /// Puts a tree's search into the bar above its screen.
  final func takeSearch(of host: ViewHost) {
    guard let search = host.collected(SearchKey.self) else {
      if let known = host.search, navigationItem.searchController === known.controller {
        navigationItem.searchController = nil
      }
      return host.search = nil
    }
    let control = host.search ?? SearchControl()
    host.search = control
    control.show(search)
    if navigationItem.searchController !== control.controller {
      navigationItem.searchController = control.controller
    }
    navigationItem.hidesSearchBarWhenScrolling = !search.placement.isAlways
  }
}

/// A view that is searched.
private struct Searched<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?
  @Environment(\.self) private var environment
  var body: some View {
    // What is written is read here, so that the bar follows it.
    let _ = text.wrappedValue
    content.transformPreference(SearchKey.self) {
      let inner = $0
      $0 = SearchKey.Search(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        submit: environment.submit,
        scopes: inner?.scopes ?? [], scope: inner?.scope)
    }
  }
}

extension View {
  private func searched(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    Searched(
      content: self, text: text, isPresented: isPresented, placement: placement,
      prompt: prompt?.plain ?? "Search")
  }
  /// A field to search with, in the bar above the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text, nil, placement, prompt) }
  /// A field to search with, in the bar above the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text, nil, placement, Text(prompt)) }
  /// A field to search with, in the bar above the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text, nil, placement, Text(prompt)) }
  /// A field to search with, and whether somebody does.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searched(text, isPresented, placement, prompt) }
  /// A field to search with, and whether somebody does.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searched(text, isPresented, placement, Text(prompt)) }
  /// A field to search with, and what to search with instead of writing: nothing here shows it.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searched(text, nil, placement, prompt) }
  /// What is searched in, of views with tags.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
    let choices = picker.choices
    let index = Binding<Int> {
      choices.firstIndex { $0.value == scope.wrappedValue } ?? 0
    } set: {
      if choices.indices.contains($0) { scope.wrappedValue = choices[$0].value }
    }
    return transformPreference(SearchKey.self) {
      $0 = SearchKey.Search(
        text: $0?.text ?? .constant(""), isPresented: $0?.isPresented, placement: $0?.placement ?? .automatic,
        prompt: $0?.prompt, submit: $0?.submit, scopes: choices.map { $0.look.title ?? "" }, scope: index)
    }
  }
  /// What to search with instead of writing: nothing here shows it.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// What a suggestion writes into the field: nothing here shows one.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Calls a closure at the end of writing in fields below, or of a search.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    surrounded { [action] in
      let outer = $0.submit
      $0.submit = {
        if !triggers.isDisjoint(with: $0) { action() }
        outer?($0)
      }
    }
  }
  /// Whether closures further up hear of the end of writing.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    surrounded { if isBlocking { $0.submit = nil } }
  }
}

/// Ends a search.
@preconcurrency @MainActor
public struct DismissSearchAction {
  nonisolated init() {}
  /// Does nothing: nobody searches in the views here.
  public func callAsFunction() {}
}
