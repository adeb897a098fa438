// Mangled names of classes. The names are written by hand after Swift's documents; `swift demangle` reads them as the
// right column does, but for modules of arguments.

import Testing

@testable import ConsoleLog

@Suite("Swift's names") nonisolated struct SwiftNameTests {
  @Test(
    "a mangled class gets its name, another one keeps it",
    arguments: [
      ("UILabel", "UILabel"), ("Fees.RowView", "Fees.RowView"),
      ("NSKVONotifying_UITextField", "UITextField"),
      ("_TtC4Fees7RowView", "Fees.RowView"),
      ("_TtCC4Fees4Card6Header", "Fees.Card.Header"),
      ("_TtCV4Fees4Card6Header", "Fees.Card.Header"),
      // A class that is private to its file.
      ("_TtC4FeesP33_0123456789ABCDEF0123456789ABCDEF6Hidden", "Fees.Hidden"),
      ("_TtGC7SwiftUI14_UIHostingViewV4Fees4List_", "SwiftUI._UIHostingView<List>"),
      // `S_` is the first module or type, `S0_` the second.
      (
        "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
        "SwiftUI._UIHostingView<ModifiedContent<AnyView, RootModifier>>"
      ),
      ("_TtGC4Fees3BoxSS_", "Fees.Box<String>"),
      ("_TtGC4Fees3BoxGSaSi__", "Fees.Box<Array<Int>>"),
      ("_TtCC7SwiftUI3TabP33_0123456789ABCDEF0123456789ABCDEF4Host", "SwiftUI.Tab.Host"),
      // Since Swift 5 a context without a name has the address of its description.
      (
        "_TtGC7SwiftUI4HostGVS_P10$18a5561b87AdaptorV4FeesP10$1029d04dc4List__", "SwiftUI.Host<Adaptor<List>>"
      ),
      // Nested in a generic class, whose argument it names again (shima11/PinCodeInputView #10).
      (
        "_TtGCGC16PinCodeInputView16PinCodeInputViewCS_8ItemView_P10$100d482f017ContainerItemViewS1__S1__",
        "PinCodeInputView.PinCodeInputView.ContainerItemView<ItemView, ItemView>"
      ),
      // What cannot be read to its end keeps what is certain, and a long one its head.
      ("_TtGC7SwiftUI14_UIHostingViewQo_", "SwiftUI._UIHostingView<…>"),
      ("_TtGC4Fees3BoxVS_60AVeryLongNameOfAViewThatNobodyWouldWantToReadInAnExplanationS1__", "Fees.Box<…>"),
      ("_Tt", "_Tt"), ("_TtC99Fees", "_TtC99Fees"),
      // What a method declares.
      ("_TtCFC4Fees4Card4showFT_T_L_5Inner", "Fees.Card.show.Inner"),
      ("_TtCF4Fees4showFT5labelSi_T_L0_5Inner", "Fees.show.Inner"),
      // Since Swift 4.2, where letters stand for words of earlier names.
      ("$s4Fees7RowViewC", "Fees.RowView"), ("_$s4Fees7RowViewCD", "Fees.RowView"),
      ("$S4Fees4CardC6HeaderC", "Fees.Card.Header"), ("$s4Fees0A4ViewC", "Fees.FeesView"),
      ("$s4Fees7FeeListC0bC3RowC", "Fees.FeeList.FeeListRow"),
      ("$s4Fees11FeeListViewC03RowD0C", "Fees.FeeListView.RowView"),
      ("$s4Fees6Hidden33_0123456789ABCDEF0123456789ABCDEFLLC", "Fees.Hidden"),
      ("_$s4Fees3BoxCySSG", "Fees.Box<…>"), ("$s4Fees", "$s4Fees"), ("$s4Fees0Z4ViewC", "$s4Fees0Z4ViewC"),
    ])
  func name(mangled: String, readable: String) {
    #expect(SwiftNames.readable(mangled) == readable)
  }

  @Test("a class of such a name is read where a view stands")
  func view() throws {
    let constraint = try NotedConstraint(
      "<NSLayoutConstraint:0x61 $s4Fees7RowViewC:0x7b.width == 8   (active)>")
    #expect(constraint.first.place.item.className == "$s4Fees7RowViewC" && constraint.constant == 8)
  }

  @Test(
    "a name that is cut off anywhere still is one",
    arguments: [
      "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
      "_TtCFC4Fees4Card4showFT_T_L_5Inner", "$s4Fees11FeeListViewC03RowD0C",
    ])
  func cut(name: String) {
    for length in 1...name.count { #expect(!SwiftNames.readable(String(name.prefix(length))).isEmpty) }
  }
}
