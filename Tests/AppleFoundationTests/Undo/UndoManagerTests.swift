import AppleFoundation
import TestEvidence
import Testing

private final class Document {
    let undo = UndoManager()
    private(set) var text = ""

    init(groupsByEvent: Bool = false) { undo.groupsByEvent = groupsByEvent }

    func set(_ new: String) {
        let old = text
        undo.registerUndo(withTarget: self) { $0.set(old) }
        text = new
    }

    func inGroup(_ name: String = "", _ body: () -> Void) {
        undo.beginUndoGrouping()
        body()
        if !name.isEmpty { undo.setActionName(name) }
        undo.endUndoGrouping()
    }
}

private final class Names: @unchecked Sendable {
    var names: [String] = []
}

@Suite("AppleFoundation / Undo", .documented("UndoManager"))
struct UndoManagerTests {
    @Test func `undo takes a group back, redo makes it again`() {
        let document = Document()
        document.inGroup {
            document.set("a")
            document.set("ab")
        }
        document.inGroup { document.set("abc") }
        document.undo.undo()
        #expect(document.text == "ab" && document.undo.canUndo && document.undo.canRedo)
        document.undo.undo()
        #expect(document.text == "" && !document.undo.canUndo)
        document.undo.undo()
        document.undo.redo()
        #expect(document.text == "ab")
        document.undo.redo()
        #expect(document.text == "abc" && !document.undo.canRedo)
        document.undo.undo()
        #expect(document.text == "ab")
    }

    @Test func `a new change forgets what could be made again`() {
        let document = Document()
        document.inGroup { document.set("a") }
        document.undo.undo()
        #expect(document.undo.canRedo)
        document.inGroup { document.set("b") }
        #expect(!document.undo.canRedo)
    }

    @Test func `groups nest, and an inner one can be taken back alone`() {
        let document = Document()
        document.undo.beginUndoGrouping()
        document.set("a")
        document.inGroup { document.set("ab") }
        #expect(document.undo.groupingLevel == 1)
        document.undo.undoNestedGroup()
        #expect(document.text == "a" && document.undo.groupingLevel == 1)
        document.undo.endUndoGrouping()
        document.undo.undo()
        #expect(document.text == "")
    }

    @Test func `an empty group leaves nothing to take back`() {
        let document = Document()
        document.inGroup {}
        #expect(!document.undo.canUndo)
    }

    @Test func `names follow their groups to and fro`() {
        let document = Document()
        document.inGroup("Typing") { document.set("a") }
        document.inGroup("Paste") { document.set("b") }
        #expect(document.undo.undoActionName == "Paste" && document.undo.redoActionName == "")
        #expect(document.undo.undoMenuItemTitle == "Undo Paste" && document.undo.redoMenuItemTitle == "Redo")
        document.undo.undo()
        #expect(document.undo.undoActionName == "Typing" && document.undo.redoActionName == "Paste")
        document.undo.redo()
        #expect(document.undo.undoActionName == "Paste")
    }

    @Test func `only so many levels are kept`() {
        let document = Document()
        document.undo.levelsOfUndo = 2
        for text in ["a", "b", "c", "d"] { document.inGroup { document.set(text) } }
        while document.undo.canUndo { document.undo.undo() }
        #expect(document.text == "b")
    }

    @Test func `registration can be switched off`() {
        let document = Document()
        document.undo.disableUndoRegistration()
        document.set("a")
        #expect(!document.undo.isUndoRegistrationEnabled && !document.undo.canUndo)
        document.undo.enableUndoRegistration()
        document.inGroup { document.set("b") }
        #expect(document.undo.canUndo)
    }

    @Test func `one turn of the run loop is one group`() {
        let document = Document(groupsByEvent: true)
        document.set("a")
        document.set("b")
        #expect(document.undo.groupingLevel == 1 && document.undo.canUndo)
        _ = RunLoop.current.run(mode: .default, before: Date())
        #expect(document.undo.groupingLevel == 0)
        document.set("c")
        document.undo.undo()
        #expect(document.text == "b" && document.undo.groupingLevel == 0)
        document.undo.undo()
        #expect(document.text == "")
        document.undo.redo()
        #expect(document.text == "b")
    }

    @Test func `what belongs to a target goes with it, or on demand`() {
        let undo = UndoManager()
        undo.groupsByEvent = false
        let other = Document()
        undo.beginUndoGrouping()
        undo.registerUndo(withTarget: other) { $0.set("other") }
        undo.endUndoGrouping()
        do {
            let document = Document()
            undo.beginUndoGrouping()
            undo.registerUndo(withTarget: document) { $0.set("gone") }
            undo.endUndoGrouping()
        }
        undo.undo()
        #expect(other.text == "")
        undo.removeAllActions(withTarget: other)
        #expect(!undo.canUndo)
    }

    @Test func `each step is told`() {
        let document = Document()
        let heard = Names()
        let all: [Notification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: document.undo, queue: nil) { note in
                let name = note.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
                heard.names.append(String(name))
            }
        }
        document.inGroup { document.set("a") }
        document.undo.undo()
        document.undo.redo()
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        #expect(
            heard.names == [
                "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidUndoChange",
                "WillRedoChange", "DidRedoChange",
            ])
    }

    @Test func `it says when it is at work`() {
        let undo = UndoManager()
        undo.groupsByEvent = false
        let names = Names()
        func register() {
            undo.registerUndo(withTarget: names) { names in
                names.names.append("\(undo.isUndoing) \(undo.isRedoing)")
                register()
            }
        }
        undo.beginUndoGrouping()
        register()
        undo.endUndoGrouping()
        undo.undo()
        undo.redo()
        #expect(names.names == ["true false", "false true"])
        #expect(!undo.isUndoing && !undo.isRedoing && undo.canUndo)
    }

    @Test func `registering outside a group ends the process with a sentence`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let document = Document()
            document.set("a")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("must begin a group before registering undo"))
    }
}
