import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A phone with a field, and what its edit menu offers.
@MainActor private struct MenuScene {
    let stage: Stage
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 250, height: 34))

    init(
        _ text: String = "one two three", style: UIUserInterfaceStyle = .light, mirrored: Bool = false,
        size: UIContentSizeCategory = .large
    ) {
        stage = Stage(
            device: .iPhone8, style: style, contentSize: size, layoutDirection: mirrored ? .rightToLeft : .leftToRight)
        stage.usesHardwareKeyboard = true
        stage.window.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.text = text
        stage.window.addSubview(field)
        stage.layoutNow()
        UIPasteboard.general.string = nil
    }

    var bar: UIView? { stage.window.subviews.last { String(describing: type(of: $0)) == "EditMenuBar" } }
    var titles: [String] {
        func labels(_ view: UIView) -> [String] {
            view.isAccessibilityElement ? [view.accessibilityLabel ?? ""] : view.subviews.flatMap(labels)
        }
        stage.settle()
        return bar.map(labels) ?? []
    }
    var selected: String { field.selectedTextRange.flatMap(field.text(in:)) ?? "" }
}

@MainActor @Suite("Menus / Edit menus", .serialized)
struct EditMenuTests {
    // MARK: Fields
    @Test(.documented("UITextField: selection and the edit menu"))
    func `two taps select a word and offer what can be done with it`() {
        let scene = MenuScene()
        scene.stage.doubleTap(scene.field, at: CGPoint(x: 50, y: 17))
        #expect(scene.selected == "two")
        #expect(scene.titles == ["Cut", "Copy", "Select All"])
        scene.stage.tap("Copy")
        #expect(UIPasteboard.general.string == "two")
        #expect(scene.titles.isEmpty)
        scene.stage.doubleTap(scene.field, at: CGPoint(x: 15, y: 17))
        #expect(scene.titles == ["Cut", "Copy", "Paste", "Select All"])
        scene.stage.tap("Paste")
        #expect(scene.field.text == "two two three")
    }

    @Test(.assumed("as on iOS: the caret goes with the finger, the menu comes when it is lifted"))
    func `a finger that rests begins editing, and its menu selects`() {
        let scene = MenuScene()
        scene.stage.longPress(scene.field, at: CGPoint(x: 45, y: 17))
        #expect(scene.field.isFirstResponder && scene.selected.isEmpty)
        #expect(scene.titles == ["Select", "Select All"])
        scene.stage.tap("Select")
        #expect(scene.selected == "two")
        #expect(scene.titles == ["Cut", "Copy", "Select All"])
        scene.stage.tap("Select All")
        #expect(scene.selected == "one two three")
        #expect(scene.titles == ["Cut", "Copy"])
        scene.stage.tap("Cut")
        #expect(scene.field.text == "" && UIPasteboard.general.string == "one two three")
    }

    @Test(.assumed("as on iOS"))
    func `a tap on the caret shows the menu, the next one sends it away`() {
        let scene = MenuScene()
        let place = CGPoint(x: 200, y: 17)
        scene.stage.tap(scene.field, at: place)
        #expect(scene.titles.isEmpty)
        scene.stage.advance(by: 1)
        scene.stage.tap(scene.field, at: place)
        #expect(scene.titles == ["Select", "Select All"])
        scene.stage.advance(by: 1)
        scene.stage.tap(scene.field, at: place)
        #expect(scene.titles.isEmpty)
    }

    @Test(.assumed("as on iOS"), arguments: ["elsewhere", "key", "end"])
    func `whoever goes on sends it away`(_ way: String) {
        let scene = MenuScene()
        scene.stage.doubleTap(scene.field, at: CGPoint(x: 50, y: 17))
        #expect(!scene.titles.isEmpty)
        switch way {
        case "elsewhere": scene.stage.tap(at: CGPoint(x: 200, y: 500))
        case "key": scene.stage.type("x")
        default: scene.field.resignFirstResponder()
        }
        #expect(scene.titles.isEmpty)
        #expect(scene.field.text == (way == "key" ? "one x three" : "one two three"))
    }

    @Test(.oracle("TEXT-C2"))
    func `who refuses an action isn't offered it`() {
        final class NoPaste: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.description != "paste:" && super.canPerformAction(action, withSender: sender)
            }
        }
        let stage = Stage(device: .iPhone8)
        stage.usesHardwareKeyboard = true
        let field = NoPaste(frame: CGRect(x: 20, y: 200, width: 250, height: 34))
        field.text = "secret"
        field.isSecureTextEntry = true
        UIPasteboard.general.string = "x"
        stage.window.addSubview(field)
        stage.doubleTap(field, at: CGPoint(x: 10, y: 17))
        stage.settle()
        let texts = stage.window.subviews.last.map { String(describing: type(of: $0)) }
        #expect(texts != "EditMenuBar", "nothing of secret text can be copied, and pasting is refused")
    }

    @Test(.documented("UITextFieldDelegate.textField(_:editMenuForCharactersIn:suggestedActions:)"))
    func `the delegate says what is offered, and hears of it`() {
        let scene = MenuScene()
        let watch = FieldMenuWatch()
        scene.field.delegate = watch
        scene.stage.doubleTap(scene.field, at: CGPoint(x: 50, y: 17))
        #expect(scene.titles == ["Shout", "Cut", "Copy", "Select All"])
        #expect(watch.lines == ["menu for 4,3", "comes"])
        scene.stage.tap("Shout")
        #expect(scene.field.text == "ONE TWO THREE")
        #expect(watch.lines == ["menu for 4,3", "comes", "goes"])
        watch.adds = false
        scene.stage.doubleTap(scene.field, at: CGPoint(x: 15, y: 17))
        #expect(scene.titles == ["Cut", "Copy", "Select All"])
    }

    // MARK: By programs
    @Test(.assumed("as where text is edited: the standard actions go along the chain"))
    func `keys of the edit menu reach who can do it where no text is edited`() {
        final class Row: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let scene = MenuScene()
        scene.stage.usesHardwareKeyboard = true
        let label = CopiedLabel(frame: CGRect(x: 100, y: 300, width: 100, height: 20))
        label.isUserInteractionEnabled = true
        let row = Row(frame: label.bounds)
        scene.stage.window.addSubview(label)
        label.addSubview(row)
        scene.stage.type("c", holding: .command)
        #expect(label.lines.isEmpty, "nobody is first responder")
        row.becomeFirstResponder()
        scene.stage.type("c", holding: .command)
        scene.stage.type("v", holding: .command)
        #expect(label.lines == ["copy"])
        row.undoManager?.registerUndo(withTarget: label) { $0.lines.append("undone") }
        scene.stage.type("z", holding: .command)
        #expect(label.lines == ["copy", "undone"])
    }

    @Test(.documented("UIMenuController: menuItems"))
    func `a menu controller offers what the first responder can do, and the app's own`() {
        let scene = MenuScene()
        let label = CopiedLabel(frame: CGRect(x: 100, y: 300, width: 100, height: 20))
        scene.stage.window.addSubview(label)
        let menu = UIMenuController.shared
        var heard: [String] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            UIMenuController.menuFrameDidChangeNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        menu.menuItems = [
            UIMenuItem(title: "Star", action: Selector("star:")), UIMenuItem(title: "Nobody's", action: Selector("nobody:")),
        ]
        menu.showMenu(from: label, rect: label.bounds)
        #expect(!menu.isMenuVisible, "nobody is first responder")
        heard = []
        label.becomeFirstResponder()
        menu.showMenu(from: label, rect: label.bounds)
        #expect(menu.isMenuVisible && scene.titles == ["Copy", "Star"])
        #expect(heard == ["WillShowMenuNotification", "MenuFrameDidChangeNotification", "DidShowMenuNotification"])
        #expect(menu.menuFrame.maxY <= 300 && abs(menu.menuFrame.midX - 150) < 1)
        scene.stage.tap("Star")
        #expect(label.lines == ["star from UIMenuController"])
        #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
        #expect(heard.suffix(2) == ["WillHideMenuNotification", "DidHideMenuNotification"])
        menu.setTargetRect(label.bounds, in: label)
        menu.setMenuVisible(true, animated: true)
        scene.stage.tap("Copy")
        #expect(label.lines.last == "copy")
        menu.showMenu(from: label, rect: label.bounds)
        menu.hideMenu(from: scene.field)
        #expect(menu.isMenuVisible)
        menu.hideMenu(from: label)
        #expect(!menu.isMenuVisible)
    }

    @Test(.documented("UIEditMenuInteraction"))
    func `an interaction asks its delegate, and tells it`() {
        let scene = MenuScene()
        let view = UIView(frame: CGRect(x: 50, y: 20, width: 200, height: 200))
        scene.stage.window.addSubview(view)
        let watch = EditMenuWatch()
        let interaction = UIEditMenuInteraction(delegate: watch)
        view.addInteraction(interaction)
        var pressed = 0
        let inner = UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in pressed += 10 }])
        watch.menu = UIMenu(children: [UIAction(title: "Do") { _ in pressed += 1 }, inner])
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "id", sourcePoint: CGPoint(x: 10, y: 150)))
        #expect(watch.lines == ["menu for id", "place", "comes"])
        #expect(interaction.location(in: view) == CGPoint(x: 10, y: 150))
        #expect(scene.titles == ["Do", "More"])
        #expect(watch.lines.last == "is there")
        watch.lines = []
        watch.target = CGRect(x: 0, y: 0, width: 200, height: 10)
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(watch.lines == ["place"])
        #expect((scene.bar?.frame.minY ?? 0) > 20, "below, where there is no room above")
        scene.stage.tap("More")
        scene.stage.settle()
        scene.stage.tap("Deep")
        #expect(pressed == 10)
        #expect(scene.titles.isEmpty)
        #expect(watch.lines == ["place", "goes", "is gone"])
        watch.menu = UIMenu(children: [])
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        #expect(scene.titles.isEmpty && watch.lines.last != "comes")
    }

    // MARK: Looks
    @Test(.assumed("as on iOS: what doesn't fit is on the next page"))
    func `actions that don't fit are on further pages`() {
        let scene = MenuScene()
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 20))
        scene.stage.window.addSubview(view)
        let watch = EditMenuWatch()
        let interaction = UIEditMenuInteraction(delegate: watch)
        view.addInteraction(interaction)
        watch.menu = UIMenu(children: (1...6).map { UIAction(title: "A long action \($0)") { _ in } })
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 0)))
        #expect(scene.titles == ["A long action 1", "A long action 2", "Show more items"])
        scene.stage.tap("Show more items")
        #expect(scene.titles == ["Show previous items", "A long action 3", "A long action 4", "Show more items"])
        #expect(scene.stage.window.bounds.contains(scene.bar?.frame ?? .null))
    }

    @Test(.assumed("recognisable to who knows iOS"), arguments: ["light", "dark", "large", "mirrored"])
    func `an edit menu above a word`(_ look: String) {
        let scene = MenuScene(
            style: look == "dark" ? .dark : .light, mirrored: look == "mirrored",
            size: look == "large" ? .accessibilityLarge : .large)
        UIPasteboard.general.string = "x"
        scene.stage.doubleTap(scene.field, at: CGPoint(x: look == "mirrored" ? 200 : 50, y: 17))
        scene.stage.settle()
        assertSnapshot(of: scene.stage, named: look)
    }
}
