import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private enum Methods {
    static let entry: Void = {
        _objcRegister({ KeyedView.self }, "KeyedView") { table in
            table.method("save:") { (owner: KeyedView, arguments) in owner.take("save", arguments.first ?? nil) }
            table.method("other:") { (owner: KeyedView, arguments) in owner.take("other", arguments.first ?? nil) }
        }
        _objcRegister({ KeyedController.self }, "KeyedController") { table in
            table.method("save:") { (owner: KeyedController, arguments) in owner.take("save", arguments.first ?? nil) }
            table.method("onlyHere:") { (owner: KeyedController, arguments) in owner.take("onlyHere", arguments.first ?? nil) }
        }
    }()
}

private final class KeyedView: UIView {
    var commands: [UIKeyCommand] = []
    var may = true
    nonisolated(unsafe) var log: [String] = []
    nonisolated func take(_ name: String, _ sender: Any?) -> Any? {
        log.append(name)
        return nil
    }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        may && super.canPerformAction(action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("began \(presses.first?.key?.characters ?? "")")
        super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("ended")
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
}

private final class KeyedController: UIViewController {
    nonisolated(unsafe) var log: [String] = []
    nonisolated func take(_ name: String, _ sender: Any?) -> Any? {
        log.append(name)
        return nil
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
}

/// Something that is typed into.
private final class Field: UIView, UIKeyInput {
    var text = ""
    var commands: [UIKeyCommand] = []
    nonisolated(unsafe) var log: [String] = []
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func copy(_ sender: Any?) { log.append("copy") }
}

@MainActor @Suite("Specification / Responders / Key commands")
struct KeyCommandsSpec {
    private let save = Selector("save:")
    private let root = KeyedController()
    private let outer = KeyedView()
    private let inner = KeyedView()
    private let commandS = UIKey(.keyboardS, characters: "s", flags: .command)

    init() { Methods.entry }

    /// An outer and an inner view in a controller; the inner one is first responder unless told otherwise.
    private func show(firstResponder: Bool = true) -> Stage {
        let stage = stage(showing: root)
        root.view.addSubview(outer)
        outer.addSubview(inner)
        if firstResponder { inner.becomeFirstResponder() }
        return stage
    }

    private func command(_ input: String = "s", _ flags: UIKeyModifierFlags = .command, _ action: String = "save:")
        -> UIKeyCommand
    {
        UIKeyCommand(input: input, modifierFlags: flags, action: Selector(action))
    }

    @Test(.documented("UIResponder.keyCommands: from the first responder up"))
    func `a command of the first responder is called`() {
        inner.commands = [command()]
        let stage = show()
        #expect(KeyDispatch.press(commandS) && inner.log == ["save"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIResponder.keyCommands: from the first responder up"))
    func `a command further up is called, and its action goes to whoever comes first`() {
        outer.commands = [command()]
        let stage = show()
        #expect(KeyDispatch.press(commandS) && inner.log == ["save"] && outer.log == [])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIResponder.keyCommands: the nearest wins"))
    func `of two commands for the same keys the nearer is called`() {
        inner.commands = [command("s", .command, "other:")]
        outer.commands = [command()]
        let stage = show()
        #expect(KeyDispatch.press(commandS) && inner.log == ["other"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIKeyCommand: the keys have to match"), arguments: ["another key", "fewer modifiers", "more modifiers"])
    func `other keys do not call it`(what: String) {
        inner.commands = [command()]
        let stage = show()
        let key =
            switch what {
            case "another key": UIKey(.keyboardD, characters: "d", flags: .command)
            case "fewer modifiers": UIKey(.keyboardS, characters: "s")
            default: UIKey(.keyboardS, characters: "s", flags: [.command, .shift])
            }
        #expect(!KeyDispatch.press(key) && !inner.log.contains("save"))
        KeyDispatch.release(key.keyCode)
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(
        .assumed("caps lock and the number pad are no modifiers of a command"),
        arguments: [UIKeyModifierFlags.alphaShift, .numericPad])
    func `caps lock and number pad make no difference`(extra: UIKeyModifierFlags) {
        inner.commands = [command()]
        let stage = show()
        #expect(KeyDispatch.press(UIKey(.keyboardS, characters: "S", ignoringModifiers: "s", flags: [.command, extra])))
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIKeyCommand.inputUpArrow and its neighbours"))
    func `keys without characters go by their names`() {
        inner.commands = [command(UIKeyCommand.inputEscape, [])]
        let stage = show()
        #expect(KeyDispatch.press(UIKey(.keyboardEscape, characters: UIKeyCommand.inputEscape)) && inner.log == ["save"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.assumed("the chain of the controller on top"))
    func `without a first responder the root's chain is asked`() {
        root.addKeyCommand(command("s", .command, "onlyHere:"))
        let stage = show(firstResponder: false)
        #expect(KeyDispatch.press(commandS) && root.log == ["onlyHere"])
        withExtendedLifetime(stage) {}
    }

    @Test(.assumed("the chain of the controller on top"))
    func `without a first responder what is presented is asked before the root`() {
        let stage = show(firstResponder: false)
        let modal = KeyedController()
        modal.modalPresentationStyle = .fullScreen
        root.addKeyCommand(command("s", .command, "onlyHere:"))
        modal.addKeyCommand(command("s", .command, "onlyHere:"))
        root.present(modal, animated: false)
        stage.settle()
        #expect(KeyDispatch.press(commandS) && modal.log == ["onlyHere"] && root.log == [])
    }

    @Test(.documented("UIViewController.addKeyCommand(_:)"))
    func `commands that are added are among keyCommands`() {
        let made = UIViewController()
        let (one, two) = (command(), command("d"))
        #expect(made.keyCommands == nil)
        made.addKeyCommand(one)
        made.addKeyCommand(two)
        #expect(made.keyCommands == [one, two])
    }

    @Test(.documented("UIViewController.removeKeyCommand(_:)"))
    func `a command that is removed is not`() {
        let made = UIViewController()
        let (one, two) = (command(), command("d"))
        made.addKeyCommand(one)
        made.addKeyCommand(two)
        made.removeKeyCommand(one)
        #expect(made.keyCommands == [two])
    }

    private final class Overriding: UIViewController {
        let own = UIKeyCommand(input: "o", modifierFlags: .command, action: Selector("save:"))
        override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + [own] }
    }

    @Test(.documented("UIViewController.addKeyCommand(_:): by way of super"))
    func `an override takes added commands along by way of super`() {
        let made = Overriding()
        let added = command()
        made.addKeyCommand(added)
        #expect(made.keyCommands == [added, made.own])
    }

    // MARK: Text
    private func typed(_ key: UIKey, _ set: (Field) -> Void) -> Field {
        let field = Field()
        set(field)
        let stage = show(firstResponder: false)
        outer.addSubview(field)
        field.becomeFirstResponder()
        KeyDispatch.press(key)
        KeyDispatch.release(key.keyCode)
        field.resignFirstResponder()
        withExtendedLifetime(stage) {}
        return field
    }

    private func copyCommand(_ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
        UIKeyCommand(input: "s", modifierFlags: flags, action: Selector("copy:"))
    }

    @Test(.documented("UIKeyCommand.wantsPriorityOverSystemBehavior: text comes first since iOS 15"))
    func `text gets a key before a command`() {
        let field = typed(UIKey(.keyboardS, characters: "s")) { $0.commands = [copyCommand()] }
        #expect(field.text == "s" && field.log == [])
    }

    @Test(.documented("UIKeyCommand.wantsPriorityOverSystemBehavior"))
    func `a command that wants priority comes before text`() {
        let wanting = copyCommand()
        wanting.wantsPriorityOverSystemBehavior = true
        let field = typed(UIKey(.keyboardS, characters: "s")) { $0.commands = [wanting] }
        #expect(field.text == "" && field.log == ["copy"])
    }

    @Test(.assumed("a key with the command key types nothing"))
    func `a command with the command key is no text`() {
        let field = typed(commandS) { $0.commands = [copyCommand(.command)] }
        #expect(field.text == "" && field.log == ["copy"])
    }

    @Test(.documented("UIKeyInput"), arguments: [("A", "A"), ("\n", "\n"), ("delete", "")])
    func `keys without a command type`(characters: String, expected: String) {
        let key =
            switch characters {
            case "\n": UIKey(.keyboardReturnOrEnter, characters: "\n")
            case "delete": UIKey(.keyboardDeleteOrBackspace, characters: "\u{8}")
            default: UIKey(.keyboardA, characters: characters)
            }
        let field = typed(key) { if characters == "delete" { $0.text = "x" } }
        #expect(field.text == expected)
    }

    // MARK: Who performs
    @Test(.documented("UIKeyCommand: its action goes through target(forAction:)"))
    func `a veto sends the action further up`() {
        inner.commands = [command()]
        inner.may = false
        let stage = show()
        #expect(KeyDispatch.press(commandS) && inner.log == [] && outer.log == ["save"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIKeyCommand: not offered where nobody can"))
    func `a command that nobody can perform is not offered`() {
        inner.commands = [command("s", .command, "nobodyHasThis:"), command("d")]
        let stage = show()
        #expect(KeyDispatch.commands == [inner.commands[1]])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UICommand.attributes: disabled"))
    func `a disabled command is not offered`() {
        let disabled = command()
        disabled.attributes = .disabled
        inner.commands = [disabled]
        let stage = show()
        #expect(KeyDispatch.commands == [] && !KeyDispatch.press(commandS))
        KeyDispatch.release(.keyboardS)
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    // MARK: Presses
    @Test(.documented("UIResponder.pressesBegan(_:with:)"))
    func `a key that no command takes is a press for the first responder`() {
        let stage = show()
        #expect(!KeyDispatch.press(UIKey(.keyboardX, characters: "x")))
        KeyDispatch.release(.keyboardX)
        #expect(inner.log == ["began x", "ended"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIResponder.pressesBegan(_:with:): forwarded to the next responder"))
    func `a press goes up to the controller`() {
        let stage = show()
        KeyDispatch.press(UIKey(.keyboardX, characters: "x"))
        KeyDispatch.release(.keyboardX)
        #expect(outer.log == ["began x", "ended"] && root.log == ["began"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.documented("UIResponder.pressesCancelled(_:with:)"))
    func `a press may be cancelled`() {
        let stage = show()
        KeyDispatch.press(UIKey(.keyboardX, characters: "x"))
        KeyDispatch.release(.keyboardX, cancelled: true)
        #expect(inner.log == ["began x", "cancelled"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }

    @Test(.assumed("what a command took is no press"))
    func `a key that a command took is no press`() {
        inner.commands = [command()]
        let stage = show()
        KeyDispatch.press(commandS)
        KeyDispatch.release(.keyboardS)
        #expect(inner.log == ["save"])
        withExtendedLifetime(stage) { _ = inner.resignFirstResponder() }
    }
}

@MainActor @Suite("Specification / Responders / Menus")
struct MenusSpec {
    private final class Building: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builder.insertChild(UIMenu(title: "Mine", identifier: .init("mine")), atEndOfMenu: .root)
            log.append("build")
        }
        override func copy(_ sender: Any?) {}
        override func validate(_ command: UICommand) {
            log.append("validate")
            command.state = .on
            super.validate(command)
        }
    }

    private final class BuildingDelegate: UIResponder, UIApplicationDelegate {
        var count = 0
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builder.insertSibling(UIMenu(title: "App", identifier: .init("app")), afterMenu: .file)
            count += 1
        }
    }

    private func withDelegate(_ delegate: BuildingDelegate, _ body: () -> Void) {
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        body()
        UIApplication.shared.delegate = old
        UIMenuSystem.main.setNeedsRebuild()
    }

    private func identifiers(_ system: UIMenuSystem) -> [String] {
        system.root.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
    }

    @Test(.documented("UIResponder.buildMenu(with:): the main menus start at the application"))
    func `the application's delegate builds the main menus, once`() {
        let delegate = BuildingDelegate()
        withDelegate(delegate) {
            #expect(Array(identifiers(.main).prefix(3)) == ["com.apple.menu.application", "com.apple.menu.file", "app"])
            _ = UIMenuSystem.main.root
            #expect(delegate.count == 1)
            UIMenuSystem.main.setNeedsRebuild()
            _ = UIMenuSystem.main.root
            #expect(delegate.count == 2)
        }
    }

    @Test(.documented("UIResponder.buildMenu(with:): a context menu starts at the first responder"))
    func `the first responder and those after it build the menus of a selection`() {
        let root = controller("R")
        let stage = stage(showing: root)
        let view = Building()
        root.view.addSubview(view)
        view.becomeFirstResponder()
        #expect(identifiers(.context) == ["mine"] && view.log == ["build"])
        view.resignFirstResponder()
        withExtendedLifetime(stage) {}
    }

    @Test(.documented("UIResponder.validate(_:): asked of the one that would perform it"))
    func `a command is validated by the one that would perform it`() {
        let root = controller("R")
        let stage = stage(showing: root)
        let view = Building()
        root.view.addSubview(view)
        view.becomeFirstResponder()
        let command = UICommand(title: "Copy", action: Selector("copy:"))
        #expect(UIMenuSystem.context.validated(command)?.state == .on && view.log == ["validate"])
        #expect(UIMenuSystem.context.validated(UICommand(title: "Cut", action: Selector("cut:"))) == nil)
        view.resignFirstResponder()
        withExtendedLifetime(stage) {}
    }

    @Test(.documented("UIResponder.validate(_:): walks the chain"))
    func `the base hands validation to the next one`() {
        let (outer, inner) = (Building(), UIView())
        outer.addSubview(inner)
        inner.validate(UICommand(title: "X", action: Selector("x:")))
        #expect(outer.log == ["validate"])
    }

    private final class EditingDelegate: UIResponder, UIApplicationDelegate {
        var edit: ((any UIMenuBuilder) -> Void)?
        override func buildMenu(with builder: any UIMenuBuilder) { edit?(builder) }
    }

    @Test(
        .documented("UIMenuBuilder"),
        arguments: ["before", "after", "start", "end", "remove", "replace", "children"])
    func `a builder changes menus`(what: String) {
        let delegate = EditingDelegate()
        let old = UIApplication.shared.delegate
        defer {
            UIApplication.shared.delegate = old
            UIMenuSystem.main.setNeedsRebuild()
        }
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        let new = UIMenu(title: "New", identifier: .init("new"))
        delegate.edit = { builder in
            switch what {
            case "before": builder.insertSibling(new, beforeMenu: .edit)
            case "after": builder.insertSibling(new, afterMenu: .edit)
            case "start": builder.insertChild(new, atStartOfMenu: .edit)
            case "end":
                builder.insertChild(UIMenu(identifier: .init("first")), atStartOfMenu: .edit)
                builder.insertChild(new, atEndOfMenu: .edit)
            case "remove": builder.remove(menu: .edit)
            case "replace": builder.replace(menu: .edit, with: new)
            default: builder.replaceChildren(ofMenu: .edit) { _ in [new, UICommand(title: "C", action: Selector("c:"))] }
            }
        }
        let names = identifiers(.main).map { $0.replacing("com.apple.menu.", with: "") }
        let edit = UIMenuSystem.main.root.children.compactMap { $0 as? UIMenu }.first { $0.identifier == .edit }
        let inner = (edit?.children ?? []).compactMap { ($0 as? UIMenu)?.identifier.rawValue }
        let all = ["application", "file", "edit", "format", "view", "window", "help"]
        switch what {
        case "before": #expect(names == ["application", "file", "new", "edit", "format", "view", "window", "help"])
        case "after": #expect(names == ["application", "file", "edit", "new", "format", "view", "window", "help"])
        case "start": #expect(names == all && inner == ["new"])
        case "end": #expect(names == all && inner == ["first", "new"])
        case "remove": #expect(names == all.filter { $0 != "edit" })
        case "replace": #expect(names == all.map { $0 == "edit" ? "new" : $0 })
        default: #expect(inner == ["new"] && edit?.children.count == 2)
        }
    }

    @Test(.documented("UIMenuBuilder.menu(for:), command(for:propertyList:), action(for:)"))
    func `a builder finds menus, commands and actions`() {
        let delegate = EditingDelegate()
        let old = UIApplication.shared.delegate
        defer {
            UIApplication.shared.delegate = old
            UIMenuSystem.main.setNeedsRebuild()
        }
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        var found: [Bool] = []
        delegate.edit = { builder in
            let one = UICommand(title: "1", action: Selector("go:"), propertyList: "one")
            let two = UICommand(title: "2", action: Selector("go:"), propertyList: "two")
            let action = UIAction(title: "A", identifier: .init("a")) { _ in }
            builder.insertChild(UIMenu(identifier: .init("mine"), children: [one, two, action]), atEndOfMenu: .view)
            found = [
                builder.menu(for: .init("mine")) != nil, builder.command(for: Selector("go:"), propertyList: "two") === two,
                builder.command(for: Selector("go:")) == nil, builder.action(for: .init("a")) === action,
                builder.menu(for: .init("absent")) == nil,
            ]
        }
        _ = UIMenuSystem.main.root
        #expect(found == [true, true, true, true, true])
    }

    @Test(.documented("UIKeyCommand: in the main menus"))
    func `key commands of the main menus work everywhere`() {
        Methods.entry
        let delegate = EditingDelegate()
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        delegate.edit = { builder in
            let command = UIKeyCommand(title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command)
            builder.insertChild(
                UIMenu(identifier: .init("m"), options: .displayInline, children: [command]), atStartOfMenu: .file)
        }
        let root = KeyedController()
        let stage = stage(showing: root)
        #expect(KeyDispatch.press(UIKey(.keyboardS, characters: "s", flags: .command)) && root.log == ["save"])
        UIApplication.shared.delegate = old
        UIMenuSystem.main.setNeedsRebuild()
        withExtendedLifetime(stage) {}
    }
}
