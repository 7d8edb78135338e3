import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Controls / Menus of buttons", .serialized)
final class MenuTests {
    lazy var stage = Stage(device: .iPhone15)
    var log: [String] = []

    private func action(_ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
        -> UIAction
    {
        UIAction(title: title, attributes: attributes, state: state) { [unowned self] _ in log.append(title) }
    }

    private func button(_ menu: UIMenu, primary: Bool = true, at y: CGFloat = 200) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 40, y: y, width: 120, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = primary
        button.addAction(UIAction { [unowned self] _ in log.append("pressed") }, for: .touchUpInside)
        button.addAction(UIAction { [unowned self] _ in log.append("menu") }, for: .menuActionTriggered)
        stage.window.addSubview(button)
        stage.layoutNow()
        return button
    }

    private var isOpen: Bool { stage.view(showing: "Copy") != nil }

    @Test(.documented("UIControl.showsMenuAsPrimaryAction"))
    func `a touch opens the menu, a row does its thing and closes it`() {
        let button = button(UIMenu(children: [action("Copy"), action("Paste")]))
        stage.tap(button)
        stage.settle()
        #expect(isOpen && log == ["menu"])
        stage.tap("Paste")
        stage.settle()
        #expect(!isOpen && log == ["menu", "Paste"])
        stage.expectNothingPending()
    }

    @Test(.assumed("menus of iOS close so")) func `a finger beside it closes it and touches nothing else`() {
        let button = button(UIMenu(children: [action("Copy")]))
        stage.tap(button)
        stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 222))
        stage.settle()
        #expect(!isOpen && log == ["menu"])
    }

    @Test(.documented("UIButton.menu")) func `without that a press opens it, and a touch does what the button is for`() {
        let button = button(UIMenu(children: [action("Copy")]), primary: false)
        stage.tap(button)
        #expect(!isOpen && log == ["pressed"])
        stage.advance(by: 1)
        stage.longPress(button)
        stage.settle()
        #expect(isOpen && log == ["pressed", "menu"])
    }

    @Test(.documented("UIMenuElement.Attributes")) func `rows that are off do nothing, hidden ones are not there`() {
        let button = button(
            UIMenu(children: [action("Copy"), action("Off", attributes: .disabled), action("Gone", attributes: .hidden)]))
        stage.tap(button)
        stage.settle()
        #expect(stage.view(showing: "Gone") == nil)
        stage.tap("Off")
        stage.settle()
        #expect(isOpen && log == ["menu"])
    }

    @Test(.documented("UIMenu.Options.displayInline")) func `menus inside stand inline or open in turn`() {
        let inline = UIMenu(options: .displayInline, children: [action("Copy")])
        let nested = UIMenu(title: "More", children: [action("Deep")])
        let button = button(UIMenu(children: [inline, nested]))
        stage.tap(button)
        stage.settle()
        #expect(isOpen && stage.view(showing: "Deep") == nil)
        stage.tap("More")
        stage.settle()
        #expect(!isOpen)
        stage.tap("Deep")
        stage.settle()
        #expect(log == ["menu", "Deep"])
    }

    @Test(.documented("UIButton.changesSelectionAsPrimaryAction")) func `a button may show what is chosen`() {
        let menu = UIMenu(options: .singleSelection, children: [action("Copy"), action("Cut"), action("Paste", state: .on)])
        let button = button(menu)
        button.configuration = .gray()
        button.changesSelectionAsPrimaryAction = true
        stage.layoutNow()
        #expect(button.currentTitle == "Paste")
        stage.tap(button)
        stage.settle()
        stage.tap("Cut")
        stage.settle()
        #expect(button.currentTitle == "Cut" && menu.selectedElements.map(\.title) == ["Cut"])
    }

    @Test(.assumed("menus of iOS stay on the screen"))
    func `it opens upwards where there is more room, and keeps to the screen`() {
        let low = button(UIMenu(children: [action("Copy"), action("Cut"), action("Paste")]), at: 780)
        stage.tap(low)
        stage.settle()
        let row = stage.view(showing: "Paste")
        let frame = row.map { $0.convert($0.bounds, to: nil) } ?? .zero
        #expect(frame.maxY < 780 && frame.minX >= 0 && frame.maxX <= 393)
    }

    @Test(.documented("UIBarButtonItem.menu")) func `a bar's button opens its menu`() {
        let root = controller("Root")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", menu: UIMenu(children: [action("Copy")]))
        stage.window.rootViewController = UINavigationController(rootViewController: root)
        stage.settle()
        stage.tap(at: CGPoint(x: 365, y: 59 + 22))
        stage.settle()
        #expect(isOpen)
        stage.tap("Copy")
        stage.settle()
        #expect(log == ["Copy"] && !isOpen)
    }

    @Test(
        .assumed("as on iOS: menus are wider at the accessibility sizes, and titles are never cut"),
        arguments: [
            (UIContentSizeCategory.large, CGFloat(250)), (.extraExtraExtraLarge, 250), (.accessibilityMedium, 369),
            (.accessibilityExtraExtraExtraLarge, 369),
        ])
    func `at accessibility sizes it is wider and shows all words`(category: UIContentSizeCategory, width: CGFloat) throws {
        stage = Stage(device: .iPhone15, contentSize: category)
        let title = "Move this to another collection"
        let button = button(
            UIMenu(children: [
                UIAction(title: title, subtitle: "All of its pages go there", image: UIImage(systemName: "folder")) { _ in },
                action("Copy", state: .on),
            ]))
        stage.tap(button)
        stage.settle()
        let row = try #require(stage.view(showing: title))
        let control = try #require(sequence(first: row, next: \.superview).first { $0 is UIControl })
        #expect(control.bounds.width == width)
        let scale = category == .accessibilityExtraExtraExtraLarge
        for case let label as UILabel in control.subviews where label.text?.isEmpty == false {
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            #expect(label.bounds.height >= fitting.height && control.bounds.contains(label.frame))
            if scale { #expect(label.numberOfLines == 0) }
        }
        // Words and pictures keep apart.
        let picture = try #require(control.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
        let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
        #expect(!picture.frame.intersects(label.frame) && (picture.image?.size.width ?? 99) <= picture.bounds.width)
    }
}
