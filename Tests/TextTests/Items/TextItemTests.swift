import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Items / Touches", .serialized)
struct TextItemTests {
    private static let text = "Call 555-123-4567 or see example.com."

    private func scene(
        _ types: UIDataDetectorTypes = .all, _ text: NSAttributedString? = nil, log: ItemLog = ItemLog()
    ) -> (ViewScene, ItemLog) {
        let scene = ViewScene(Self.text, frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        if let text { scene.view.attributedText = text }
        scene.view.isEditable = false
        scene.view.dataDetectorTypes = types
        scene.view.delegate = log
        scene.stage.layoutNow()
        return (scene, log)
    }

    private func place(_ view: UITextView, _ offset: Int) -> CGPoint {
        let rect = view.firstRect(for: OffsetRange(offset..<offset + 1))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test(.documented("UITextView.dataDetectorTypes; textView(_:shouldInteractWith:in:interaction:)"))
    func `a tap on what was found asks the delegate`() {
        let (scene, log) = scene()
        log.mayInteract = false
        scene.stage.tap(at: place(scene.view, 8))
        scene.stage.tap(at: place(scene.view, 28))
        #expect(log.lines == ["interact tel:5551234567 5,12 0", "interact http://example.com 25,11 0"])
        #expect(scene.view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
        #expect(scene.view.text == Self.text)
    }

    @Test(.documented("UITextView.dataDetectorTypes: only where the text isn't editable"))
    func `what is edited isn't searched, and what wasn't asked for isn't found`() {
        let (scene, log) = scene(.link)
        log.mayInteract = false
        scene.stage.tap(at: place(scene.view, 8))
        #expect(log.lines == [])
        let shown = scene.stage.fingerprint
        scene.view.isEditable = true
        #expect(scene.stage.fingerprint != shown)
        scene.stage.tap(at: place(scene.view, 28))
        #expect(log.lines == [])
    }

    @Test(.documented("UITextView.linkTextAttributes")) func `what was found looks like links`() {
        let (scene, _) = scene()
        let color = scene.view.kit.flow.laid(0).layout.text.style(at: 8).color
        #expect(color == scene.view.tintColor.cgColor(in: scene.view.traitCollection))
        scene.view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
        scene.stage.layoutNow()
        let style = scene.view.kit.flow.laid(0).layout.text.style(at: 8)
        #expect(style.color == UIColor.red.cgColor && style.rare?.values.underline == .single)
        #expect(scene.view.kit.flow.laid(0).layout.text.style(at: 1).rare == nil)
    }

    @Test(
        .documented("UITextViewDelegate.textView(_:primaryActionFor:defaultAction:): comes before the methods of old"))
    func `the action for an item is asked for, and performed`() {
        let (scene, log) = scene(log: ActionLog())
        scene.stage.tap(at: place(scene.view, 28))
        #expect(log.lines == ["action link 25,11", "performed"])
    }

    @Test(.documented("UITextViewDelegate.textView(_:menuConfigurationFor:defaultMenu:)"))
    func `a finger that rests brings the item's menu`() {
        let (scene, log) = scene(log: ActionLog())
        scene.stage.longPress(at: place(scene.view, 28))
        scene.stage.settle()
        #expect(log.lines.prefix(2) == ["menu link 25,11: Open Link, Copy", "menu comes"])
        #expect(scene.stage.view(showing: "Mine") != nil)
        #expect(!scene.view.isFirstResponder)
    }

    @Test(.documented("UITextItem: content; UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:) of attachments"))
    func `pictures and tags are items as well`() {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let picture = NSTextAttachment()
        picture.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        text.append(NSAttributedString(attachment: picture))
        text.append(
            NSAttributedString(string: " tagged", attributes: [.uiTextItemTag: "T", .font: UIFont.systemFont(ofSize: 20)]))
        let (scene, log) = scene([], text)
        log.mayInteract = false
        scene.stage.tap(at: place(scene.view, 1))
        #expect(log.lines == ["picture 1,1 0"])
        scene.stage.advance(by: 1)
        let newer = ActionLog()
        scene.view.delegate = newer
        scene.stage.tap(at: place(scene.view, 1))
        scene.stage.tap(at: place(scene.view, 5))
        #expect(newer.lines == ["action picture 1,1", "performed", "action T 2,7", "performed"])
    }
}

/// Writes down what a text view asks about items, by the methods of old.
@MainActor private class ItemLog: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var mayInteract = true

    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    nonisolated private static let table: Void = {
        let names =
            "-textView:shouldInteractWithURL:inRange:interaction: -textView:shouldInteractWithTextAttachment:inRange:interaction:"
        _objcRegister({ ItemLog.self }, "ItemLog") { table in
            table.c(names) { owner, index, arguments in (owner as? ItemLog)?.answer(index, arguments) ?? nil }
        }
    }()

    private func answer(_ index: Int, _ arguments: [Any?]) -> Any? {
        let range = arguments[2] as! NSRange
        let how = (arguments[3] as! UITextItemInteraction).rawValue
        let what = index == 0 ? "interact \(arguments[1] as! URL)" : "picture"
        lines.append("\(what) \(range.location),\(range.length) \(how)")
        return mayInteract
    }
}

/// And by the newer ones.
@MainActor private final class ActionLog: ItemLog {
    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    nonisolated private static let table: Void = {
        let names = """
            -textView:primaryActionForTextItem:defaultAction: -textView:menuConfigurationForTextItem:defaultMenu: \
            -textView:textItemMenuWillDisplayForTextItem:animator:
            """
        _objcRegister({ ActionLog.self }, "ActionLog") { table in
            table.c(names) { owner, index, arguments in (owner as? ActionLog)?.answer(index, arguments) ?? nil }
        }
    }()

    private func words(_ item: UITextItem) -> String {
        let name =
            switch item.content {
            case .link: "link"
            case .textAttachment: "picture"
            case .tag(let tag): tag
            }
        return "\(name) \(item.range.location),\(item.range.length)"
    }

    private func answer(_ index: Int, _ arguments: [Any?]) -> Any? {
        switch index {
        case 0:
            lines.append("action " + words(arguments[1] as! UITextItem))
            return UIAction(title: "") { [weak self] _ in self?.lines.append("performed") }
        case 1:
            let menu = arguments[2] as! UIMenu
            lines.append(
                "menu " + words(arguments[1] as! UITextItem) + ": " + menu.children.map(\.title).joined(separator: ", "))
            return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Mine") { _ in }]))
        default:
            lines.append("menu comes")
            return nil
        }
    }
}
