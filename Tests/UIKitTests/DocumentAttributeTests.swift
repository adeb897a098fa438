// What documents say of views beside their sizes is there at run time: it is set where Interface Builder's attributes
// inspector sets it. The names and values are those of the corpus' documents (`../shared/corpus/ios`); numbers of
// enumerations are Apple's.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Attributes of documents at run time")
struct DocumentAttributeTests {
  private func object<Object: AnyObject>(
    _ element: String, as type: Object.Type = Object.self
  ) throws -> Object {
    let name = element.dropFirst().prefix { $0.isLetter }
    // Views have a frame.
    let isView = !name.hasSuffix("Recognizer") && !name.hasSuffix("Controller")
    let end = try #require(element.firstIndex(of: ">"))
    let isEmpty = element[..<end].hasSuffix("/")
    let framed =
      "\(element[..<end].dropLast(isEmpty ? 1 : 0))><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"40\"/>"
      + (isEmpty ? "</\(name)>" : element[element.index(after: end)...])
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      \(isView ? framed : element)
      </objects></document>
      """
    return try #require(try UINib(data: Data(text.utf8), bundle: nil).objects(owner: nil).first as? Object)
  }

  @Test("how a text is typed")
  func typing() throws {
    let field: UITextField = try object(
      """
      <textField contentHorizontalAlignment="left" contentVerticalAlignment="center" textAlignment="center" clearsOnBeginEditing="YES" id="f">
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="email"/>
      </textField>
      """)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no && field.keyboardAppearance == .dark)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
    #expect(field.textAlignment == .center && field.clearsOnBeginEditing)
    #expect(field.contentHorizontalAlignment == .left)
    // The editor's own default, which it does not write down.
    let plain: UITextField = try object(
      "<textField id=\"f\"><textInputTraits key=\"textInputTraits\"/></textField>")
    #expect(plain.autocapitalizationType == .none && UITextField().autocapitalizationType == .sentences)
    let view: UITextView = try object(
      """
      <textView editable="NO" selectable="NO" textAlignment="right" id="t"><textInputTraits key="textInputTraits" keyboardType="URL"/></textView>
      """)
    #expect(!view.isEditable && !view.isSelectable && view.textAlignment == .right)
    #expect(view.keyboardType == .URL)
    let bar: UISearchBar = try object(
      """
      <searchBar searchBarStyle="minimal" showsCancelButton="YES" id="s"><textInputTraits key="textInputTraits" returnKeyType="search"/></searchBar>
      """)
    #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton && bar.returnKeyType == .search)
  }

  @Test("values of controls")
  func controls() throws {
    let pages: UIPageControl = try object(
      "<pageControl numberOfPages=\"5\" currentPage=\"2\" hidesForSinglePage=\"YES\" id=\"p\"/>")
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2 && pages.hidesForSinglePage)
    let bar: UIProgressView = try object("<progressView progress=\"0.25\" id=\"p\"/>")
    #expect(bar.progress == 0.25)
    let picker: UIDatePicker = try object(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="compact" id="d">
      <date key="date" timeIntervalSinceReferenceDate="1000"/><date key="minimumDate" timeIntervalSinceReferenceDate="500"/></datePicker>
      """)
    #expect(picker.minuteInterval == 5)
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1000))
    let stepper: UIStepper = try object(
      "<stepper maximumValue=\"10\" wraps=\"YES\" continuous=\"NO\" id=\"s\"/>")
    #expect(stepper.wraps && !stepper.isContinuous)
    let segments: UISegmentedControl = try object(
      """
      <segmentedControl momentary="YES" id="s"><segments><segment title="A"/><segment title="B" enabled="NO"/></segments></segmentedControl>
      """)
    #expect(segments.isEnabledForSegment(at: 0) && !segments.isEnabledForSegment(at: 1))
    let label: UILabel = try object(
      """
      <label text="A" enabled="NO" id="l"><color key="highlightedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      """)
    #expect(!label.isEnabled && label.highlightedTextColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// A stack leaves hidden views out: whether an indicator that stands still is hidden decides where others lie.
  @Test(
    "an indicator is hidden where the document has it hide while it stands still",
    arguments: [
      ("", true, false, false), ("hidesWhenStopped=\"YES\"", true, true, false),
      ("hidesWhenStopped=\"YES\" animating=\"YES\"", false, true, true),
      ("animating=\"YES\"", false, false, true), ("hidden=\"YES\"", true, false, false),
    ])
  func indicator(attributes: String, isStill: Bool, hides: Bool, isAnimating: Bool) throws {
    let spinner: UIActivityIndicatorView = try object(
      "<activityIndicatorView \(attributes) style=\"medium\" id=\"a\"/>")
    #expect(spinner.isAnimating == isAnimating && spinner.hidesWhenStopped == hides)
    #expect(spinner.isHidden == (attributes.hasPrefix("hidden=") || hides && isStill))
  }

  @Test("buttons have the titles, colours and images of their states")
  func states() throws {
    let button: UIButton = try object(
      """
      <button buttonType="custom" contentHorizontalAlignment="trailing" contentVerticalAlignment="top" id="b">
      <state key="normal" title="Follow"><color key="titleColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
      <state key="selected" title="Following"/><state key="disabled" title="Wait"/></button>
      """)
    #expect(button.title(for: .normal) == "Follow" && button.title(for: .selected) == "Following")
    #expect(button.titleColor(for: .normal) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .top)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
  }

  @Test("what reads a view aloud, and what names it when it is restored")
  func accessibility() throws {
    let view: UIView = try object(
      """
      <view restorationIdentifier="card" multipleTouchEnabled="YES" id="v">
      <accessibility key="accessibilityConfiguration" hint="Opens" identifier="i" label="Card"><accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility></view>
      """)
    #expect(view.accessibilityHint == "Opens" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .header])
    #expect(view.restorationIdentifier == "card")
  }

  @Test("how scroll views and lists scroll, and what their rows say")
  func lists() throws {
    let scroll: UIScrollView = try object(
      """
      <scrollView bounces="NO" pagingEnabled="YES" showsHorizontalScrollIndicator="NO" keyboardDismissMode="interactive" indicatorStyle="white" id="s"/>
      """)
    #expect(!scroll.bounces && scroll.isPagingEnabled && scroll.keyboardDismissMode == .interactive)
    #expect(!scroll.showsHorizontalScrollIndicator && scroll.showsVerticalScrollIndicator)
    #expect(scroll.indicatorStyle == .white)
    let table: UITableView = try object(
      """
      <tableView style="plain" bounces="NO" scrollEnabled="NO" keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" allowsSelectionDuringEditing="YES" id="t">
      <inset key="separatorInset" minX="40" minY="0" maxX="4" maxY="0"/></tableView>
      """)
    #expect(!table.bounces && !table.isScrollEnabled && table.keyboardDismissMode == .onDrag)
    #expect(table.contentInsetAdjustmentBehavior == .never)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 4))
    let cell: UITableViewCell = try object(
      """
      <tableViewCell selectionStyle="none" indentationLevel="2" indentationWidth="12" editingAccessoryType="checkmark" showsReorderControl="YES" id="c"/>
      """)
    #expect(cell.selectionStyle == .none && cell.indentationLevel == 2 && cell.indentationWidth == 12)
    #expect(cell.editingAccessoryType == .checkmark && cell.showsReorderControl)
    let collection: UICollectionView = try object(
      """
      <collectionView pagingEnabled="YES" alwaysBounceHorizontal="YES" id="c"><collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>
      """)
    #expect(collection.isPagingEnabled && collection.alwaysBounceHorizontal)
  }

  @Test("gestures and pages begin as the document has them")
  func gestures() throws {
    let press: UILongPressGestureRecognizer = try object(
      "<pongPressGestureRecognizer allowableMovement=\"20\" minimumPressDuration=\"1.5\" cancelsTouchesInView=\"NO\" id=\"p\"/>"
    )
    #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20 && !press.cancelsTouchesInView)
    let pan: UIPanGestureRecognizer = try object(
      "<panGestureRecognizer minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\" delaysTouchesBegan=\"YES\" id=\"p\"/>"
    )
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3 && pan.delaysTouchesBegan)
    let pages: UIPageViewController = try object(
      "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" spineLocation=\"none\" id=\"p\"/>"
    )
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }
}
