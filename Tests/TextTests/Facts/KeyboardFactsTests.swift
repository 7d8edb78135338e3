import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What is known of the keyboard and of pasteboards, line by line.
@MainActor @Suite("Text / Facts / Keyboard", .serialized)
struct KeyboardFactsTests {
    private func frame(_ note: Notification?, _ key: String) -> CGRect? { (note?.userInfo?[key] as? NSValue)?.cgRectValue }

    @Test(.assumed("frames that programs have printed"))
    func `a keyboard that goes says so from where it stood to below the screen`() throws {
        let scene = FieldScene(device: .iPhone8, hardware: false)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        let shown = try #require(scene.stage.keyboardFrame)
        scene.log.watchKeyboard()
        scene.field.resignFirstResponder()
        let note = try #require(scene.log.last)
        #expect(note.name == UIResponder.keyboardWillHideNotification)
        #expect(frame(note, UIResponder.keyboardFrameBeginUserInfoKey) == shown)
        #expect(
            frame(note, UIResponder.keyboardFrameEndUserInfoKey)
                == CGRect(x: 0, y: 667, width: 375, height: shown.height))
    }

    @Test(.documented("UIResponder.keyboardWillShowNotification: posted inside of the keyboard's animation"))
    func `what is changed when the keyboard is told of moves with it`() {
        let scene = FieldScene(hardware: false)
        let moved = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
        scene.stage.window.addSubview(moved)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { moved.frame.origin.y = 300 } }
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        let half = moved.layer.presentation()?.frame.minY ?? 0
        #expect(half < 500 && half > 300)
        scene.stage.settle()
        #expect(moved.layer.presentation().map { $0.frame.minY } ?? moved.frame.minY == 300)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test(.assumed("durations that programs have printed"))
    func `without animations it takes no time`() {
        let scene = FieldScene(hardware: false)
        scene.log.watchKeyboard()
        UIView.performWithoutAnimation { _ = scene.field.becomeFirstResponder() }
        let duration = scene.log.last?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        #expect(duration?.doubleValue == 0)
    }

    @Test(.assumed("heights that programs have printed on tablets"))
    func `keyboards of tablets`() {
        let scene = FieldScene(device: .iPad9, hardware: false)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame?.height == 313)
        scene.field.resignFirstResponder()
        scene.field.autocorrectionType = .no
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame?.height == 264)
        scene.field.autocorrectionType = .default
        scene.field.resignFirstResponder()
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame?.height == 398)
    }

    @Test(.assumed("what programs have printed: the keys of iPhone OS 2 are there still"))
    func `the keys of old are among what is told`() {
        let scene = FieldScene(hardware: false)
        scene.log.watchKeyboard()
        scene.field.becomeFirstResponder()
        let keys = scene.log.last?.userInfo?.keys.compactMap { $0 as? String } ?? []
        for key in ["UIKeyboardBoundsUserInfoKey", "UIKeyboardCenterBeginUserInfoKey", "UIKeyboardCenterEndUserInfoKey"] {
            #expect(keys.contains(key), "\(key)")
        }
    }

    @Test(.documented("UIScrollView.KeyboardDismissMode: raw values"))
    func `modes in which scrolling sends it away have Apple's numbers`() {
        let modes: [UIScrollView.KeyboardDismissMode] = [
            .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
        ]
        #expect(modes.map(\.rawValue) == Array(0...4) && UIScrollView().keyboardDismissMode == .none)
    }

    @Test(.assumed("what programs have printed: with keys attached the accessory view alone is told of"))
    func `with keys attached the height of what sits on top is told`() throws {
        let scene = FieldScene(device: .iPhone8, hardware: true)
        scene.log.watchKeyboard()
        scene.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        scene.field.becomeFirstResponder()
        #expect(scene.log.take().filter { $0.hasPrefix("keys") } == ["keys will change", "keys will show"])
        #expect(frame(scene.log.last, UIResponder.keyboardFrameEndUserInfoKey)?.height == 44)
    }

    @Test(.documented("UITextInput.inputDelegate: set by the system"))
    func `a view that does its own editing gets somebody to tell of it`() {
        let scene = FieldScene(hardware: false)
        let scribble = Scribble(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        scene.stage.window.addSubview(scribble)
        #expect(scribble.inputDelegate == nil)
        #expect(scribble.becomeFirstResponder() && scribble.inputDelegate != nil)
        scribble.inputDelegate?.textWillChange(scribble)
        scribble.content = "other"
        scribble.inputDelegate?.textDidChange(scribble)
        scene.field.becomeFirstResponder()
        #expect(scene.field.inputDelegate == nil)
    }
}

/// A view that does its own editing: as little of it as the protocol lets pass.
private final class Scribble: UIView, UITextInput {
    private final class Place: UITextPosition {}
    private final class Span: UITextRange {}
    var content = ""
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !content.isEmpty }
    func insertText(_ text: String) { content += text }
    func deleteBackward() { content = String(content.dropLast()) }
    func text(in range: UITextRange) -> String? { content }
    func replace(_ range: UITextRange, withText text: String) { content = text }
    var selectedTextRange: UITextRange?
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    let beginningOfDocument: UITextPosition = Place()
    let endOfDocument: UITextPosition = Place()
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { Span() }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor @Suite("Text / Facts / Pasteboards", .serialized)
struct PasteboardFactsTests {
    @Test(.documented("UIPasteboard.removedNotification, changedNotification and its keys"))
    func `a pasteboard that goes and types that go are told of`() {
        let stage = Stage()
        stage.perform {
            let board = UIPasteboard.general
            board.string = "a"
            nonisolated(unsafe) var heard: [Notification] = []
            let observers = [UIPasteboard.changedNotification, UIPasteboard.removedNotification].map {
                NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { heard.append($0) }
            }
            board.items = [["org.example.own": Data([1])]]
            #expect(heard.last?.object as? UIPasteboard === board)
            #expect(
                heard.last?.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
                    == ["public.utf8-plain-text"])
            _ = UIPasteboard(name: UIPasteboard.Name("notes"), create: true)
            UIPasteboard.remove(withName: UIPasteboard.Name("notes"))
            #expect(heard.last?.name == UIPasteboard.removedNotification)
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
    }

    @Test(.documented("UIPasteboard.images, items"))
    func `each picture is an item`() {
        let stage = Stage()
        stage.perform {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            UIPasteboard.general.images = [picture, picture]
            #expect(UIPasteboard.general.images?.count == 2 && UIPasteboard.general.numberOfItems == 2)
            UIPasteboard.general.items = []
            UIPasteboard.general.image = picture
            #expect(UIPasteboard.general.items.count == 1)
        }
    }

    @Test(.documented("UIPasteboard.itemProviders, setItemProviders(_:localOnly:expirationDate:), setObjects(_:)"))
    func `items are there as item providers, and come from such`() {
        let stage = Stage()
        stage.perform {
            let board = UIPasteboard.general
            board.items = [["public.utf8-plain-text": "one"], ["org.example.own": Data([7])]]
            let providers = board.itemProviders
            #expect(providers.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"], ["org.example.own"]])
            nonisolated(unsafe) var loaded: String?
            providers[0].loadObject(ofClass: NSString.self) { object, _ in
                loaded = (object as? NSString).map { "\($0)" }
            }
            #expect(loaded == "one")
            board.setItemProviders([providers[1]], localOnly: true, expirationDate: nil)
            #expect(board.data(forPasteboardType: "org.example.own") == Data([7]) && board.numberOfItems == 1)
            board.setObjects([NSString(string: "a"), NSString(string: "b")])
            #expect(board.strings == ["a", "b"])
        }
    }

    // MARK: Where a configuration says what may be pasted
    private final class Taker: UIView {
        var taken: [[String]] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { taken = itemProviders.map(\.registeredTypeIdentifiers) }
    }

    @Test(.documented("UIResponder.pasteConfiguration, paste(itemProviders:), canPaste(_:)"))
    func `a responder takes what its configuration accepts, by the action of the edit menu`() {
        let stage = Stage()
        stage.usesHardwareKeyboard = true
        let view = Taker(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        UIPasteboard.general.string = "words"
        #expect(view.pasteConfiguration == nil && !view.canPerformAction(Selector("paste:"), withSender: nil))
        let pictures = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        view.pasteConfiguration = pictures
        #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
        view.paste(nil)
        #expect(view.taken.isEmpty)
        pictures.addTypeIdentifiers(forAccepting: NSString.self)
        #expect(!view.canPerformAction(Selector("paste:"), withSender: nil), "a copy was kept")
        let both = UIPasteConfiguration(forAccepting: NSString.self)
        both.addAcceptableTypeIdentifiers(["public.image"])
        both.addAcceptableTypeIdentifiers(["public.image"])
        #expect(both.acceptableTypeIdentifiers.filter { $0 == "public.image" }.count == 1)
        view.pasteConfiguration = both
        #expect(view.canPerformAction(Selector("paste:"), withSender: nil))
        view.paste(nil)
        #expect(view.taken == [["public.utf8-plain-text"]])
        UIPasteboard.general.items = [["public.png": Data([1])]]
        #expect(view.canPaste(UIPasteboard.general.itemProviders), "a picture of one kind is a picture")
        UIPasteboard.general.items = [["org.example.own": Data([1])]]
        #expect(!view.canPaste(UIPasteboard.general.itemProviders))
    }
}
