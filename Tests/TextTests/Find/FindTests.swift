import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Find", .serialized)
struct FindTests {
    nonisolated private static let text = "The cat and the other Cat sat.\nA category of cats."

    private func scene(_ text: String = FindTests.text) -> ViewScene {
        let scene = ViewScene(text, frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        scene.view.isFindInteractionEnabled = true
        return scene
    }

    private func shownPanel(_ scene: ViewScene) -> FindPanel? {
        scene.stage.window.subviews.compactMap { $0 as? FindPanel }.first
    }

    private func search(_ scene: ViewScene, _ query: String, replacing: Bool = false) -> UIFindInteraction {
        let finding = scene.view.findInteraction!
        finding.searchText = query
        finding.presentFindNavigator(showingReplace: replacing)
        scene.stage.settle()
        return finding
    }

    @Test(.documented("UITextView.isFindInteractionEnabled, findInteraction"))
    func `a text view has a find interaction where that is enabled`() {
        let view = UITextView()
        #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        let finding = view.findInteraction
        #expect(finding?.view === view && finding?.isFindNavigatorVisible == false && finding?.activeFindSession == nil)
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil && view.interactions.isEmpty)
    }

    @Test(.documented("UIFindInteraction.presentFindNavigator(showingReplace:), UIFindSession"))
    func `the panel comes with a session, finds, and says how many`() throws {
        let scene = scene()
        let finding = search(scene, "cat")
        let panel = try #require(shownPanel(scene))
        #expect(finding.isFindNavigatorVisible && finding.activeFindSession is UITextSearchingFindSession)
        #expect(finding.activeFindSession?.resultCount == 4 && finding.activeFindSession?.highlightedResultIndex == 0)
        #expect(panel.count.text == "1 of 4" && panel.queryField.isFirstResponder)
        finding.findNext()
        #expect(panel.count.text == "2 of 4")
        finding.findPrevious()
        finding.findPrevious()
        #expect(finding.activeFindSession?.highlightedResultIndex == 3)
        finding.dismissFindNavigator()
        #expect(!finding.isFindNavigatorVisible && shownPanel(scene) == nil && scene.view.canvas.decorations.isEmpty)
        #expect(scene.view.isFirstResponder)
    }

    @Test(.assumed("the search goes on from what is selected"))
    func `the first result is the one behind the selection`() {
        let scene = scene()
        scene.view.selectedRange = NSRange(location: 10, length: 0)
        #expect(search(scene, "cat").activeFindSession?.highlightedResultIndex == 1)
    }

    @Test(.assumed("what is typed is searched for at once"))
    func `keys go to the panel's field, and return to the next result`() {
        let scene = scene()
        let finding = search(scene, "")
        scene.stage.type("cats")
        #expect(finding.searchText == "cats" && finding.activeFindSession?.resultCount == 1)
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(finding.activeFindSession?.resultCount == 4)
        scene.stage.type(.keyboardReturnOrEnter)
        #expect(finding.activeFindSession?.highlightedResultIndex == 1)
        scene.stage.type("x")
        #expect(shownPanel(scene)?.count.text == "Not Found" && shownPanel(scene)?.nextButton.isEnabled == false)
    }

    @Test(
        .documented("UITextSearchOptions.wordMatchMethod, stringCompareOptions"),
        arguments: [
            ("cat", .contains, true, 4), ("cat", .contains, false, 3), ("cat", .fullWord, true, 2),
            ("cat", .startsWith, true, 4),
            ("at", .startsWith, true, 0), ("", .contains, true, 0),
        ] as [(String, UITextSearchOptions.WordMatchMethod, Bool, Int)])
    func `words and letters match as the options say`(
        _ query: String, _ method: UITextSearchOptions.WordMatchMethod, _ ignoresCase: Bool, _ count: Int
    ) {
        #expect(FoundText.ranges(of: query, in: Self.text, ignoresCase ? .caseInsensitive : [], method).count == count)
    }

    @Test(.documented("UIFindSession.performSingleReplacement, replaceAll; UITextViewDelegate.textView(_:shouldChangeTextIn:)"))
    func `what was found is replaced where the delegate lets it, and can be undone`() {
        let scene = scene("one two one two one")
        scene.view.delegate = scene.log
        scene.log.mayChange = { _, range, _ in range.location != 6 }
        let finding = search(scene, "one", replacing: true)
        finding.replacementText = "1"
        finding.replace()
        #expect(scene.view.text == "1 two one two one")
        finding.replaceAll()
        #expect(scene.view.text == "1 two one two 1" && finding.activeFindSession?.resultCount == 1)
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "1 two one two one")
    }

    @Test(.documented("UIResponder.find(_:), findAndReplace(_:)")) func `command-F brings it, and only where it is enabled`() {
        let scene = scene().begun()
        scene.stage.type("f", holding: .command)
        #expect(shownPanel(scene) != nil && shownPanel(scene)?.replacementField.isHidden == true)
        scene.view.findInteraction?.dismissFindNavigator()
        scene.stage.type("f", holding: [.command, .alternate])
        scene.stage.settle()
        #expect(shownPanel(scene)?.replacementField.isHidden == false)
        scene.view.isFindInteractionEnabled = false
        #expect(shownPanel(scene) == nil)
        #expect(!scene.view.canPerformAction(Selector("find:"), withSender: nil))
    }

    @Test(.ours) func `marks follow the text, and what is typed into one is gone`() {
        var marks = FoundDecorations()
        for start in [0, 10, 20] { marks.set(start..<start + 3, .found) }
        marks.set(10..<13, .highlighted)
        marks.follow(5..<5, 2)
        var found: [Range<Int>] = []
        marks.forEach(in: 0..<100) { range, isHighlighted in
            found.append(range)
            #expect(isHighlighted == (range == 12..<15))
        }
        #expect(found == [0..<3, 12..<15, 22..<25])
        marks.follow(13..<14, -1)
        found = []
        marks.forEach(in: 0..<100) { range, _ in found.append(range) }
        #expect(found == [0..<3, 21..<24])
    }

    @Test(.documented("UITextSearching: an object of one's own is searched"))
    func `other objects are searched by their own means`() {
        let stage = Stage()
        let shelf = Shelf()
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let finding = UIFindInteraction(sessionDelegate: shelf)
        view.addInteraction(finding)
        finding.searchText = "b"
        finding.presentFindNavigator(showingReplace: true)
        #expect(finding.activeFindSession?.resultCount == 3 && shelf.highlighted == "first 1..<2")
        finding.findNext()
        finding.findNext()
        #expect(shelf.highlighted == "second 0..<1")
        #expect(finding.activeFindSession?.supportsReplacement == false)
        finding.dismissFindNavigator()
        #expect(shelf.decorated.isEmpty)
    }

    @Test(.ours) func `the panel stands above the keyboard, and mirrored`() throws {
        let scene = ViewScene(Self.text, hardware: false, frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        scene.view.isFindInteractionEnabled = true
        _ = search(scene, "cat", replacing: true)
        let panel = try #require(shownPanel(scene))
        let keys = try #require(scene.stage.keyboardFrame)
        #expect(abs(panel.frame.maxY - keys.minY) < 1 && panel.frame.width == 393)
        #expect(panel.queryField.frame.maxX < panel.previousButton.frame.minX)
        #expect(panel.replacementField.frame.minY > panel.queryField.frame.maxY)
        panel.semanticContentAttribute = .forceRightToLeft
        panel.setNeedsLayout()
        panel.layoutIfNeeded()
        #expect(panel.queryField.frame.minX > panel.previousButton.frame.maxX)
    }
}

/// Two documents, which are searched by hand.
private final class Shelf: NSObject, UITextSearching, UIFindInteractionDelegate {
    typealias DocumentIdentifier = String

    private let documents = ["first": "abcb", "second": "ba"]
    private(set) var decorated: [String: UITextSearchFoundTextStyle] = [:]

    nonisolated override init() { super.init() }

    var highlighted: String? { decorated.first { $0.value == .highlighted }?.key }
    var selectedTextRange: UITextRange? { nil }
    var selectedTextSearchDocument: String { "first" }
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String) -> ComparisonResult {
        let (one, other) = (foundRange.offsetsOfOurs.lowerBound, toRange.offsetsOfOurs.lowerBound)
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    func compare(document: String, toDocument: String) -> ComparisonResult { document.compare(toDocument) }
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
    ) {
        for (name, text) in documents.sorted(by: { $0.key > $1.key }) {
            for range in FoundText.ranges(of: queryString, in: text, []) {
                resultAggregator.foundRange(OffsetRange(range), searchString: queryString, document: name)
            }
        }
        resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: String, usingStyle: UITextSearchFoundTextStyle) {
        decorated["\(document) \(foundTextRange.offsetsOfOurs)"] = usingStyle
    }
    func clearAllDecoratedFoundText() { decorated = [:] }
}
