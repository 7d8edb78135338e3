import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor private func handles(of view: UIView) -> [SelectionHandle] {
    view.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
}

@MainActor private func handle(_ end: SelectionEnd, of view: UIView) throws -> SelectionHandle {
    try #require(handles(of: view).first { $0.end == end })
}

@MainActor private func places(_ view: any UITextInput, _ start: Int, _ end: Int) -> [UITextSelectionRect] {
    let begin = view.position(from: view.beginningOfDocument, offset: start)!
    let finish = view.position(from: view.beginningOfDocument, offset: end)!
    return view.selectionRects(for: view.textRange(from: begin, to: finish)!)
}

@MainActor @Suite("Text / Selection handles in text views", .serialized)
struct SelectionHandleTests {
    private func grab(_ end: SelectionEnd, _ scene: ViewScene) throws -> Finger {
        let knob = try handle(end, of: scene.view).knob
        return scene.stage.touchDown(at: scene.view.convert(CGPoint(x: knob.midX, y: knob.midY), to: scene.stage.window))
    }

    /// So that the end of a selection comes to a place, the knob being `grip` away from its line.
    private func middle(_ offset: Int, _ scene: ViewScene) -> CGPoint {
        let caret = scene.view.caretRect(for: scene.view.position(from: scene.view.beginningOfDocument, offset: offset)!)
        return scene.view.convert(CGPoint(x: caret.midX, y: caret.midY), to: scene.stage.window)
    }

    private func drag(_ end: SelectionEnd, to offset: Int, _ scene: ViewScene) throws -> Finger {
        let range = scene.view.selectedRange
        let from = middle(end == .start ? range.location : NSMaxRange(range), scene)
        let to = middle(offset, scene)
        let finger = try grab(end, scene)
        finger.move(by: CGVector(dx: to.x - from.x, dy: to.y - from.y), duration: 0.2)
        return finger
    }

    @Test(.assumed("UITextView: a range that is selected has a handle at each end; a caret has none"))
    func `a selection has handles at its ends`() throws {
        let scene = ViewScene("one two three\nfour five").begun()
        #expect(handles(of: scene.view).isEmpty)
        scene.select(4, 14)
        scene.stage.layoutNow()
        let rects = places(scene.view, 4, 18)
        let start = try handle(.start, of: scene.view)
        let end = try handle(.end, of: scene.view)
        #expect(
            abs(start.frame.midX - rects[0].rect.minX) < 0.01 && start.frame.maxY == start.frame.minY + 9 + rects[0].rect.height
        )
        #expect(abs(end.frame.midX - rects[1].rect.maxX) < 0.01 && end.frame.minY == rects[1].rect.minY)
        #expect(start.knob.maxY <= rects[0].rect.minY + 2 && end.knob.minY >= rects[1].rect.maxY - 2)
        scene.select(2)
        scene.stage.layoutNow()
        #expect(handles(of: scene.view).isEmpty)
        scene.select(2, 3)
        scene.view.resignFirstResponder()
        scene.stage.layoutNow()
        #expect(handles(of: scene.view).isEmpty)
    }

    @Test(.assumed("a finger that drags a handle takes that end along; the delegate hears of each step"))
    func `the end is dragged, and the menu comes when the finger is lifted`() throws {
        let scene = ViewScene("one two three four").begun()
        scene.select(4, 3)
        scene.stage.layoutNow()
        let finger = try drag(.end, to: 13, scene)
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 9))
        let told = scene.log.take()
        #expect(told.last == "selection 4,9" && told.count >= 4 && Set(told).count == told.count)
        #expect(EditMenuBar.current == nil)
        finger.lift()
        #expect(EditMenuBar.current != nil && scene.view.selectedRange == NSRange(location: 4, length: 9))
        scene.stage.settle()
    }

    @Test(.assumed("the dragged end may pass the other one, which stays where it is"))
    func `a handle that is dragged past the other one changes sides`() throws {
        let scene = ViewScene("one two three four").begun()
        scene.select(8, 5)
        scene.stage.layoutNow()
        let finger = try drag(.end, to: 2, scene)
        #expect(scene.view.selectedRange == NSRange(location: 2, length: 6))
        #expect(handles(of: scene.view).count == 2)
        finger.lift()
        scene.stage.settle()
        let back = try drag(.start, to: 18, scene)
        #expect(scene.view.selectedRange == NSRange(location: 8, length: 10))
        back.lift()
        scene.stage.settle()
    }

    @Test(.assumed("something stays selected while a handle is dragged"))
    func `on the other end one cluster stays selected`() throws {
        let scene = ViewScene("a👨‍👩‍👧b c").begun()
        scene.select(0, 9)
        scene.stage.layoutNow()
        let finger = try drag(.end, to: 0, scene)
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 1))
        finger.move(to: middle(7, scene))
        #expect([NSRange(location: 0, length: 1), NSRange(location: 0, length: 9)].contains(scene.view.selectedRange))
        finger.lift()
        scene.stage.settle()
    }

    @Test(.assumed("a selection is dragged from line to line, and the view scrolls along"))
    func `a handle goes over lines, and what is beyond the edge scrolls into sight`() throws {
        let scene = ViewScene((0..<40).map { "Line number \($0)" }.joined(separator: "\n")).begun()
        scene.view.contentOffset = .zero
        scene.select(0, 4)
        scene.stage.layoutNow()
        scene.view.contentOffset = .zero
        scene.stage.layoutNow()
        let finger = try grab(.end, scene)
        finger.move(to: scene.view.convert(CGPoint(x: 100, y: 190), to: scene.stage.window), duration: 0.2)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
        #expect(scene.view.contentOffset.y > 0 && scene.view.selectedRange.location == 0)
        #expect(scene.view.selectedRange.length > 100)
        finger.lift()
        scene.stage.settle()
    }

    @Test(.ours)
    func `a whole long text is selected without being laid out`() throws {
        let scene = ViewScene((0..<100_000).map { "Line \($0)" }.joined(separator: "\n")).begun()
        let before = scene.view.kit.flow.shapedParagraphs
        scene.view.selectAll(nil)
        scene.view.menu.show()
        scene.stage.layoutNow()
        #expect(scene.view.kit.flow.shapedParagraphs - before < 200)
        #expect(try handle(.end, of: scene.view).frame.minY > 1_000_000)
        scene.stage.settle()
    }

    @Test(.assumed("handles stand at the ends of the text, not of the picture: an end in Hebrew is to its left"))
    func `text from right to left has its start at the right`() throws {
        let scene = ViewScene("שלום עולם").begun()
        scene.select(0, 4)
        scene.stage.layoutNow()
        let rect = try #require(places(scene.view, 0, 4).first)
        #expect(rect.containsStart && rect.containsEnd && rect.writingDirection == .rightToLeft)
        #expect(abs(try handle(.start, of: scene.view).frame.midX - rect.rect.maxX) < 0.01)
        #expect(abs(try handle(.end, of: scene.view).frame.midX - rect.rect.minX) < 0.01)
        let finger = try drag(.end, to: 9, scene)
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 9))
        finger.lift()
        scene.stage.settle()
    }

    @Test(.documented("UITextSelectionRect.containsStart, containsEnd: of the whole range"))
    func `of several rectangles one has the start and one the end`() {
        let view = ViewScene("ab שלום cd\nsecond\nthird").view
        let all = places(view, 1, 20)
        #expect(all.filter(\.containsStart).count == 1 && all.filter(\.containsEnd).count == 1)
        #expect(all.first?.containsStart == true && all.last?.containsEnd == true)
        // From the middle of the Hebrew word on: what stands first isn't what is read first.
        let mixed = places(view, 1, 5)
        #expect(mixed.count == 2 && mixed[0].containsStart && mixed[1].containsEnd)
        #expect(mixed[1].writingDirection == .rightToLeft)
    }

    @Test(.assumed("a finger on the caret drags it, where others scroll"))
    func `the caret is dragged, and the text stays`() {
        let scene = ViewScene((0..<40).map { "Line number \($0)" }.joined(separator: "\n")).begun()
        scene.select(4)
        scene.stage.layoutNow()
        scene.view.contentOffset = .zero
        scene.stage.layoutNow()
        let finger = scene.stage.touchDown(at: middle(4, scene))
        finger.move(to: middle(11, scene), duration: 0.3)
        #expect(scene.view.selectedRange == NSRange(location: 11, length: 0) && scene.view.contentOffset == .zero)
        finger.move(to: middle(11 + 15, scene), duration: 0.2)
        #expect(scene.view.selectedRange.location > 15 && scene.view.contentOffset == .zero)
        #expect(scene.log.take().filter { $0.hasPrefix("selection") }.count > 3)
        finger.lift()
        #expect(EditMenuBar.current == nil)
        let elsewhere = scene.stage.touchDown(at: scene.view.convert(CGPoint(x: 200, y: 150), to: scene.stage.window))
        elsewhere.move(by: CGVector(dx: 0, dy: -80), duration: 0.2)
        #expect(scene.view.contentOffset.y > 0)
        elsewhere.lift()
        scene.stage.settle()
    }

    // MARK: Taps
    @Test(.assumed("three taps select the paragraph; the menu stands beside it"))
    func `three taps select the paragraph`() {
        let scene = ViewScene("one two\nthree four\nfive").begun()
        let point = middle(12, scene)
        for _ in 0..<3 { scene.stage.tap(at: point) }
        #expect(scene.view.selectedRange == NSRange(location: 8, length: 10))
        #expect(handles(of: scene.view).count == 2 && EditMenuBar.current != nil)
        scene.stage.settle()
    }

    @Test(.assumed("a finger that rests takes the caret along; the menu comes when it is lifted"))
    func `a finger that rests moves the caret`() {
        let scene = ViewScene("one two\nthree four").begun()
        scene.stage.longPress(at: middle(12, scene))
        #expect(scene.view.selectedRange == NSRange(location: 12, length: 0))
        #expect(EditMenuBar.current != nil)
        scene.stage.settle()
    }

    @Test(.assumed("a tap on what is selected asks for the menu and leaves the selection"))
    func `a tap on the selection brings the menu`() {
        let scene = ViewScene("one two three").begun()
        scene.stage.doubleTap(at: middle(6, scene))
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3) && EditMenuBar.current != nil)
        scene.stage.advance(by: 1)
        scene.stage.tap(at: middle(6, scene))
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3) && EditMenuBar.current == nil)
        scene.stage.advance(by: 1)
        scene.stage.tap(at: middle(5, scene))
        #expect(scene.view.selectedRange == NSRange(location: 4, length: 3) && EditMenuBar.current != nil)
        scene.stage.advance(by: 1)
        scene.stage.tap(at: middle(11, scene))
        #expect(scene.view.selectedRange == NSRange(location: 11, length: 0))
        scene.stage.settle()
    }

    @Test(.assumed("option goes by words, command by lines and to the ends of the text"))
    func `arrows with option and command`() {
        let scene = ViewScene("one two three\nfour five six").begun()
        scene.select(0)
        scene.stage.type(.keyboardRightArrow, holding: [.alternate])
        #expect(scene.view.selectedRange.location == 3)
        scene.stage.type(.keyboardRightArrow, holding: [.alternate, .shift])
        #expect(scene.view.selectedRange == NSRange(location: 3, length: 4))
        scene.select(18)
        scene.stage.type(.keyboardLeftArrow, holding: [.command])
        #expect(scene.view.selectedRange.location == 14)
        scene.stage.type(.keyboardRightArrow, holding: [.command])
        #expect(scene.view.selectedRange.location == 27)
        scene.stage.type(.keyboardUpArrow, holding: [.command])
        #expect(scene.view.selectedRange.location == 0)
        scene.stage.type(.keyboardDownArrow, holding: [.command, .shift])
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 27))
    }
}

@MainActor @Suite("Text / Selection handles in fields", .serialized)
struct FieldHandleTests {
    @Test(.assumed("UITextField: a range that is selected has a handle at each end"))
    func `a field's selection has handles, which are dragged`() throws {
        let scene = FieldScene("one two three").begun()
        scene.log.hearsSelections = true
        #expect(handles(of: scene.field).isEmpty)
        scene.field.select(4, 7)
        scene.stage.layoutNow()
        let rect = try #require(places(scene.field, 4, 7).first).rect
        let end = try handle(.end, of: scene.field)
        #expect(abs(end.frame.midX - rect.maxX) < 0.01)
        #expect(abs(try handle(.start, of: scene.field).frame.midX - rect.minX) < 0.01)
        _ = scene.log.take()
        // The knob hangs below a field that is as high as its line, and is taken all the same.
        let knob = scene.field.convert(CGPoint(x: end.knob.midX, y: end.knob.maxY - 1), to: scene.stage.window)
        let finger = scene.stage.touchDown(at: knob)
        let wish = scene.field.caretRect(for: scene.field.position(from: scene.field.beginningOfDocument, offset: 13)!)
        finger.move(by: CGVector(dx: wish.midX - rect.maxX, dy: 0), duration: 0.2)
        #expect(scene.field.selectedText == "two three" && scene.log.take().count > 3)
        finger.lift()
        #expect(EditMenuBar.current != nil)
        scene.stage.settle()
        scene.field.resignFirstResponder()
        scene.stage.layoutNow()
        #expect(handles(of: scene.field).isEmpty)
    }

    @Test(.assumed("an end that has gone out of the field has no handle there"))
    func `an end out of sight has no handle`() {
        let scene = FieldScene(String(repeating: "many words ", count: 10)).begun()
        scene.field.selectAll(nil)
        scene.stage.layoutNow()
        #expect(handles(of: scene.field).map(\.end) == [.end])
    }

    @Test(.assumed("three taps select all, the caret is dragged, a tap on the selection leaves it"))
    func `taps and drags in a field`() {
        let scene = FieldScene("one two three").begun()
        func point(_ offset: Int) -> CGPoint {
            let rect = scene.field.caretRect(for: scene.field.position(from: scene.field.beginningOfDocument, offset: offset)!)
            return scene.field.convert(CGPoint(x: rect.midX, y: rect.midY), to: scene.stage.window)
        }
        for _ in 0..<3 { scene.stage.tap(at: point(5)) }
        #expect(scene.field.selectedText == "one two three")
        scene.stage.advance(by: 1)
        scene.stage.tap(at: point(6))
        #expect(scene.field.selectedText == "one two three")
        scene.field.select(3, 3)
        scene.stage.layoutNow()
        let finger = scene.stage.touchDown(at: point(3))
        finger.move(to: point(9), duration: 0.3)
        finger.lift()
        #expect(scene.field.caret == 9 && scene.field.selectedText == "")
        scene.stage.settle()
    }

    // MARK: Pictures
    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored"])
    func `handles beside their selections`(_ look: String) {
        let isMirrored = look == "mirrored"
        let stage = Stage(
            style: look == "dark" ? .dark : .light, contentSize: look == "large" ? .accessibilityLarge : .large,
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        stage.usesHardwareKeyboard = true
        stage.window.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 20, y: 130, width: 300, height: look == "large" ? 60 : 34))
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.text = isMirrored ? "שלום עולם" : "A few words"
        let view = UITextView(frame: CGRect(x: 20, y: 220, width: 300, height: look == "large" ? 260 : 180))
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.text =
            isMirrored
            ? "שורה אחת של text and\nעוד שורה" : "A selection that goes\nover several lines of a text,\nand ends here."
        for part in [field, view] as [UIView] { stage.window.addSubview(part) }
        stage.layoutNow()
        for (part, range) in [(field as any UITextInput, 2..<7), (view, 5..<32)] {
            (part as? UIView)?.becomeFirstResponder()
            let end = min(range.upperBound, part.offset(from: part.beginningOfDocument, to: part.endOfDocument))
            part.selectedTextRange = part.textRange(
                from: part.position(from: part.beginningOfDocument, offset: range.lowerBound)!,
                to: part.position(from: part.beginningOfDocument, offset: end)!)
            if part is UITextField { field.menu.show() } else { view.menu.show() }
            stage.settle()
            assertSnapshot(of: stage, named: "\(look)-\(part is UITextField ? "field" : "view")")
        }
        view.menu.hide()
        stage.settle()
    }
}
