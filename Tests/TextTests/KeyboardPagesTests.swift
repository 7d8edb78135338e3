import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / The keyboard's keys", .serialized)
struct KeyboardPagesTests {
    private func scene(
        _ text: String = "", device: SimulatedDevice = .iPhone15, _ set: (UITextField) -> Void = { _ in }
    ) -> FieldScene {
        let scene = FieldScene(text, device: device, hardware: false)
        set(scene.field)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        return scene
    }

    private func keys(_ scene: FieldScene) -> KeyboardView? {
        UIScreen.main.allWindows.lazy.flatMap(\.subtree).compactMap { $0 as? KeyboardView }.first
    }

    /// A finger on a key, found by its title.
    private func press(_ titles: String..., on scene: FieldScene) throws {
        for title in titles {
            let view = try #require(keys(scene))
            let frame = try #require(view.shownKeys.first { $0.title == title }?.frame, "no key \(title)")
            let place = view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
            scene.stage.tap(at: place)
        }
    }

    private func titles(_ scene: FieldScene) -> Set<String> { Set(keys(scene)?.shownKeys.map(\.title) ?? []) }

    @Test(.assumed("who types on a phone"))
    func `letters, signs and more signs are pages, and a space leads back to letters`() throws {
        let scene = scene { $0.autocapitalizationType = .none }
        try press("h", "i", "123", "1", "#+=", "€", "123", "&", "space", "a", on: scene)
        #expect(scene.field.text == "hi1€& a")
        #expect(titles(scene).contains("q") && !titles(scene).contains("Q"))
        try press("\u{232B}", on: scene)
        #expect(scene.field.text == "hi1€& ")
    }

    @Test(.assumed("sentences begin with capitals, shift gives one, and twice shift all"))
    func `capitals come where a sentence begins, and stay after two touches of shift`() throws {
        let scene = scene()
        try press("H", "i", "123", ".", "space", "H", "o", on: scene)
        #expect(scene.field.text == "Hi. Ho")
        try press("\u{21E7}", "A", "b", "\u{21E7}", "\u{21E7}", "C", "D", "\u{21E7}", "e", on: scene)
        #expect(scene.field.text == "Hi. HoAbCDe")
        let words = self.scene("ab") { $0.autocapitalizationType = .words }
        try press("space", "C", on: words)
        #expect(words.field.text == "ab C")
    }

    @Test(.assumed("pictures are a page of their own, in groups; plain and secret letters have none"))
    func `pictures are typed whole, and their groups turned`() throws {
        let scene = scene()
        try press("\u{1F600}", "😂", on: scene)
        #expect(scene.field.text == "😂")
        try press("🐶", "🦊", "\u{232B}", "ABC", on: scene)
        #expect(scene.field.text == "😂" && titles(scene).contains("q"))
        for (index, group) in EmojiPages.groups.enumerated() {
            #expect(Set(group).count == group.count && (30...36).contains(group.count), "group \(index)")
        }
        #expect(!titles(self.scene { $0.keyboardType = .asciiCapable }).contains("\u{1F600}"))
        #expect(!titles(self.scene { $0.isSecureTextEntry = true }).contains("\u{1F600}"))
    }

    @Test(.documented("UIKeyboardType"))
    func `each kind of keyboard has its keys`() {
        #expect(titles(scene { $0.keyboardType = .numbersAndPunctuation }).contains("1"))
        #expect(titles(scene { $0.keyboardType = .emailAddress }).isSuperset(of: ["@", ".", "space"]))
        #expect(titles(scene { $0.keyboardType = .URL }).isSuperset(of: ["/", ".", ".com"]))
        #expect(!titles(scene { $0.keyboardType = .URL }).contains("space"))
        #expect(titles(scene { $0.keyboardType = .twitter }).isSuperset(of: ["@", "#"]))
        #expect(titles(scene { $0.keyboardType = .phonePad }).contains("+"))
        #expect(titles(scene { $0.keyboardType = .decimalPad }).isSuperset(of: [".", "0", "9"]))
        #expect(titles(scene { $0.returnKeyType = .search }).contains("search"))
    }

    @Test(.documented("UITextInputTraits.enablesReturnKeyAutomatically"))
    func `the return key waits for a text where it should`() throws {
        let scene = scene {
            $0.enablesReturnKeyAutomatically = true
            $0.returnKeyType = .go
        }
        scene.field.delegate = scene.log
        try press("go", on: scene)
        #expect(!scene.log.take().contains("should return"))
        try press("A", "go", on: scene)
        #expect(scene.log.take().contains("should return"))
    }

    @Test(.assumed("on a pad a key sends the keyboard away"))
    func `on a pad a key sends it away, and numbers come with all signs`() throws {
        let scene = scene(device: .iPad10) { $0.keyboardType = .numberPad }
        try press("4", "2", "ABC", "x", on: scene)
        #expect(scene.field.text?.lowercased() == "42x")
        try press("\u{2328}", on: scene)
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == nil && !scene.field.isFirstResponder)
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored", "pad"])
    func `pages`(_ look: String) throws {
        let stage = Stage(
            device: look == "pad" ? .iPad10 : .iPhone15, style: look == "dark" ? .dark : .light,
            contentSize: look == "large" ? .accessibilityExtraLarge : .large,
            layoutDirection: look == "mirrored" ? .rightToLeft : .leftToRight)
        stage.usesHardwareKeyboard = false
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 350, height: 34))
        field.borderStyle = .roundedRect
        field.returnKeyType = .go
        field.placeholder = "Placeholder"
        stage.window.backgroundColor = .systemBackground
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        let all = UIScreen.main.allWindows.flatMap(\.subtree)
        let keys = try #require(all.compactMap { $0 as? KeyboardView }.first)
        func press(_ title: String) throws {
            let frame = try #require(keys.shownKeys.first { $0.title == title }?.frame)
            stage.tap(at: keys.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
            stage.settle()
        }
        assertSnapshot(of: stage, named: look)
        try press("123")
        try press("#+=")
        assertSnapshot(of: stage, named: "\(look)-signs")
        try press("ABC")
        try press("\u{1F600}")
        assertSnapshot(of: stage, named: "\(look)-emoji")
    }
}

@MainActor @Suite("Text / A keyboard under a finger", .serialized)
struct KeyboardDragTests {
    private func scene(_ mode: UIScrollView.KeyboardDismissMode) -> (FieldScene, UIScrollView) {
        let scene = FieldScene(hardware: false)
        let scroll = UIScrollView(frame: scene.stage.window.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.keyboardDismissMode = mode
        scene.stage.window.insertSubview(scroll, at: 0)
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        return (scene, scroll)
    }

    private var top: CGFloat { UIScreen.main.keyboardFrame?.minY ?? -1 }

    @Test(.documented("UIScrollView.KeyboardDismissMode.interactive: it goes with the finger, which may bring it back"))
    func `goes down with the finger and comes back with it`() {
        let (scene, _) = scene(.interactive)
        scene.log.watchKeyboard()
        let before = top
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 480), duration: 0.1)
        #expect(top == before && scene.field.isFirstResponder)
        finger.move(to: CGPoint(x: 200, y: before + 100), duration: 0.1)
        #expect(abs(top - before - 100) < 1)
        finger.move(to: CGPoint(x: 200, y: before + 40), duration: 0.1)
        #expect(abs(top - before - 40) < 1)
        #expect(scene.log.take().isEmpty)
        scene.stage.advance(by: 0.5)
        finger.move(to: CGPoint(x: 200, y: before + 30), duration: 0.5)
        finger.lift()
        scene.stage.settle()
        #expect(top == before && scene.field.isFirstResponder && scene.log.take().isEmpty)
    }

    @Test(.assumed("who lets go on the way down sends it away; the notifications come then"))
    func `goes away when it is let go on its way down`() {
        let (scene, _) = scene(.interactiveWithAccessory)
        scene.log.watchKeyboard()
        let before = top
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: before + 120), duration: 0.2)
        #expect(scene.log.take().isEmpty)
        finger.lift()
        #expect(!scene.field.isFirstResponder && scene.log.take() == ["keys will change", "keys will hide"])
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == nil && scene.log.take() == ["keys did change", "keys did hide"])
    }

    @Test(.documented("UIScrollView.KeyboardDismissMode.interactive"))
    func `stays where who edits may not end, and where the finger stays above it`() {
        let (scene, _) = scene(.interactive)
        scene.field.delegate = scene.log
        scene.log.mayEnd = false
        let before = top
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: before + 120), duration: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.field.isFirstResponder && top == before)
        scene.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
        scene.stage.settle()
        #expect(scene.field.isFirstResponder && top == before)
        scene.log.mayEnd = true
        scene.field.resignFirstResponder()
        scene.stage.settle()
    }
}
