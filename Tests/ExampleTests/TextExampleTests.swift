import CoreGraphics
import Notes
import Recipients
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Examples / Note", .assumed("what a person expects of such an editor on iOS"), .serialized)
struct NoteTests {
    private final class Scene: ExampleScene {
        let note = NoteController()

        init(on device: SimulatedDevice = .iPhone15) {
            super.init(UINavigationController(rootViewController: note), on: device)
            stage.tap(note.textView)
            stage.settle()
        }
    }

    @Test func `return goes on with a list, and ends it on an empty item`() {
        let scene = Scene()
        scene.note.apply(.list)
        scene.stage.type("one\ntwo\n\nafter")
        #expect(scene.note.textView.text == "•\tone\n•\ttwo\nafter")
        #expect(scene.note.style == .body)
    }

    @Test func `behind the bullet backspace makes a plain line of it`() {
        let scene = Scene()
        scene.note.apply(.list)
        scene.stage.type("one")
        scene.note.textView.selectedRange = NSRange(location: 2, length: 0)
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.note.textView.text == "one" && scene.note.style == .body)
    }

    @Test func `a title is one line, and what comes next is body`() {
        let scene = Scene()
        scene.note.apply(.title)
        scene.stage.type("Title\n")
        scene.stage.settle()
        scene.stage.type("text")
        #expect(scene.note.style == .body)
        let title = scene.note.textView.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        let text = scene.note.textView.textStorage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
        #expect((title?.pointSize ?? 0) > (text?.pointSize ?? 100))
    }

    @Test func `what was typed is undone, and found`() {
        let scene = Scene()
        scene.stage.type("cats and cats")
        scene.note.textView.findInteraction?.searchText = "cats"
        scene.stage.type("f", holding: .command)
        #expect(scene.note.textView.findInteraction?.activeFindSession?.resultCount == 2)
        scene.note.textView.findInteraction?.dismissFindNavigator()
        scene.stage.type("z", holding: .command)
        #expect(scene.note.textView.text.isEmpty)
    }
}

@MainActor @Suite("Examples / Recipients", .assumed("what a person expects of such a field on iOS"), .serialized)
struct RecipientsTests {
    private final class Scene: ExampleScene {
        let message = RecipientsController()
        var field: TokenField { message.field }

        init() {
            super.init(UINavigationController(rootViewController: message), on: .iPhone15)
            stage.tap(message.field.field)
            stage.settle()
        }
    }

    @Test func `commas and return make tokens`() {
        let scene = Scene()
        scene.stage.type("ann, bea\n")
        #expect(scene.field.tokens == ["ann", "bea"] && scene.field.field.text == "")
        #expect(scene.message.navigationItem.rightBarButtonItem?.isEnabled == true)
    }

    @Test func `backspace selects the last token, and deletes it the second time`() {
        let scene = Scene()
        scene.stage.type("ann,bea,")
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.tokens == ["ann", "bea"])
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.tokens == ["ann"])
    }

    @Test func `who is known is offered, and chosen by a tap`() {
        let scene = Scene()
        scene.stage.type("an")
        scene.stage.settle()
        #expect(scene.message.table.numberOfRows(inSection: 0) == 2)
        scene.stage.tapRow("anton@example.org", in: scene.message.table)
        scene.stage.settle()
        #expect(scene.field.tokens == ["anton@example.org"])
    }

    @Test func `tokens take as many rows as they need`() {
        let scene = Scene()
        let before = scene.field.bounds.height
        for name in ["ann@example.org", "bea@example.org", "carl@example.net", "dora@example.com"] { scene.field.add(name) }
        scene.stage.settle()
        #expect(scene.field.bounds.height > before * 1.8)
    }
}
