import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Menus of rows")
struct RowMenuTests {
    private func menu(_ log: @escaping (String) -> Void) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: NSString(string: "id"), previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Copy") { _ in log("copy") },
                UIAction(title: "Delete", attributes: .destructive) { _ in log("delete") },
            ])
        }
    }

    private func isOpen(_ stage: Stage) -> Bool { stage.view(showing: "Copy") != nil }

    @Test(.documented("UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)"))
    func `a finger that rests on a row opens its menu, and an action closes it`() {
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 5)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        watch.made = { path in path.row == 0 ? nil : menu { watch.lines.append($0) } }
        // Nil: the finger means something else.
        scene.stage.longPress(at: scene.point(0))
        scene.stage.settle()
        #expect(watch.lines == ["menu 0", "select 0"] && !isOpen(scene.stage))
        watch.lines = []
        scene.stage.longPress(at: scene.point(2))
        scene.stage.settle()
        #expect(watch.lines == ["menu 2", "highlight id", "display", "displayed"] && isOpen(scene.stage))
        watch.lines = []
        scene.stage.tap("Copy")
        scene.stage.settle()
        #expect(watch.lines == ["dismissing", "end", "copy", "ended"] && !isOpen(scene.stage))
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test(.documented("UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)"))
    func `a tap on the preview performs its action, and one beside it closes the menu`() throws {
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 5)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        let details = UIViewController()
        details.view.backgroundColor = .systemTeal
        details.preferredContentSize = CGSize(width: 200, height: 120)
        watch.made = { _ in
            UIContextMenuConfiguration(previewProvider: { details }) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        let shown = try #require(details.view.window)
        let middle = details.view.convert(CGPoint(x: 100, y: 60), to: nil)
        #expect(details.view.bounds.size == CGSize(width: 200, height: 120) && shown.bounds.contains(middle))
        watch.lines = []
        scene.stage.tap(at: middle)
        scene.stage.settle()
        #expect(watch.lines.filter { !$0.hasPrefix("dismissing") } == ["perform", "end", "performed true", "ended"])
        #expect(details.view.window == nil)
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        watch.lines = []
        scene.stage.tap(at: CGPoint(x: 20, y: 700))
        scene.stage.settle()
        #expect(watch.lines == ["dismissing", "end", "ended"] && !isOpen(scene.stage))
    }

    @Test(
        .documented(
            "UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:): an empty one begins and is cancelled"))
    func `a configuration with nothing in it begins and shows nothing`() {
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 5)) { $0.delegate = watch }
        watch.made = { _ in UIContextMenuConfiguration(identifier: NSString(string: "none")) }
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        #expect(watch.lines == ["menu 1", "highlight none"] && scene.table.indexPathForSelectedRow == nil)
    }

    @Test(.assumed("the preview of what is pressed is chosen before anything is made to show"))
    func `the delegate says what is highlighted before the providers make a preview and a menu`() {
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 5)) { $0.delegate = watch }
        watch.made = { _ in
            UIContextMenuConfiguration(identifier: NSString(string: "id")) {
                watch.lines.append("preview")
                return nil
            } actionProvider: { suggested in
                watch.lines.append("actions \(suggested.count)")
                return UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        #expect(watch.lines == ["menu 1", "highlight id", "preview", "actions 0", "display", "displayed"])
    }

    @Test(.assumed("a finger that scrolls doesn't rest, and one that has opened a menu doesn't scroll"))
    func `a finger that moves scrolls, and once a menu is there the list stands still`() {
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 50)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        watch.made = { _ in menu { _ in } }
        let start = scene.point(4)
        let end = CGPoint(x: start.x, y: start.y - 120)
        scene.stage.drag(from: start, to: end, duration: 2)
        scene.stage.settle()
        #expect(scene.table.contentOffset.y > 60 && !watch.lines.contains { $0.hasPrefix("menu") } && !isOpen(scene.stage))
        scene.table.contentOffset = .zero
        let finger = scene.stage.touchDown(at: start)
        scene.stage.advance(by: 0.3)
        #expect(scene.table.cellForRow(at: IndexPath(row: 4, section: 0))?.isHighlighted == true)
        scene.stage.advance(by: 0.4)
        #expect(isOpen(scene.stage))
        finger.move(to: end, duration: 0.5)
        finger.lift()
        scene.stage.settle()
        #expect(scene.table.contentOffset == .zero && isOpen(scene.stage))
        #expect(scene.table.cellForRow(at: IndexPath(row: 4, section: 0))?.isHighlighted == false)
        #expect(!watch.lines.contains { $0.hasPrefix("select") })
    }

    @Test(.documented("UITargetedPreview"))
    func `a menu stands beside the view that the delegate names, or where its target is`() throws {
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 5)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        watch.made = { _ in menu { _ in } }
        let copy = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        copy.text = "Stands for it"
        let target = UIPreviewTarget(container: scene.table, center: CGPoint(x: 100, y: 200))
        watch.preview = UITargetedPreview(view: copy, parameters: UIPreviewParameters(), target: target)
        #expect(watch.preview?.size == CGSize(width: 120, height: 40))
        scene.stage.longPress(at: scene.point(0))
        scene.stage.settle()
        #expect(copy.convert(copy.bounds, to: scene.table) == CGRect(x: 40, y: 180, width: 120, height: 40))
        scene.stage.tap("Copy")
        scene.stage.settle()
        #expect(copy.window == nil)
        let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        let inner = UIView(frame: CGRect(x: 200, y: 10, width: 100, height: 40))
        cell.contentView.addSubview(inner)
        watch.preview = UITargetedPreview(view: inner)
        scene.stage.longPress(at: scene.point(2))
        scene.stage.settle()
        let row = try #require(scene.stage.view(showing: "Copy"))
        let place = inner.convert(inner.bounds, to: nil)
        let below = row.convert(row.bounds, to: nil)
        #expect(below.minY >= place.maxY && below.minY < place.maxY + 60 && below.maxX <= place.maxX + 1)
        #expect(inner.superview === cell.contentView)
    }

    @Test(.assumed("a preview is a controller on the screen"))
    func `a previewed controller appears and disappears`() {
        final class Watched: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                lines.append("will appear")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                lines.append("did appear")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                lines.append("will disappear")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                lines.append("did disappear")
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                preferredContentSize = CGSize(width: 180, height: 90)
            }
        }
        let watch = MenuWatch()
        let scene = TableScene(TableRows(count: 5)) { $0.delegate = watch }
        let details = Watched()
        watch.made = { _ in UIContextMenuConfiguration(previewProvider: { details }) }
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        // A preview may stand without a menu.
        #expect(details.lines == ["will appear", "did appear"] && details.view.bounds.size == CGSize(width: 180, height: 90))
        scene.stage.tap(at: CGPoint(x: 20, y: 700))
        scene.stage.settle()
        #expect(details.lines.suffix(2) == ["will disappear", "did disappear"] && details.view.window == nil)
    }

    @Test(.documented("UITableViewController"))
    func `a table's controller that has menus is asked for them`() {
        let stage = Stage(device: .iPhone8)
        let controller = MenuTableController(style: .plain)
        stage.window.rootViewController = controller
        stage.layoutNow()
        stage.longPress(at: controller.tableView.convert(CGPoint(x: 100, y: 22), to: nil))
        stage.settle()
        #expect(isOpen(stage))
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)"))
    func `a selected item stands for all that are selected`() {
        let watch = MenuWatch()
        let scene = CollectionScene(CollectionItems(count: 9)) {
            $0.allowsMultipleSelection = true
            $0.delegate = watch
        }
        watch.made = { _ in menu { watch.lines.append($0) } }
        for item in [4, 2] { scene.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        #expect(watch.lines == ["menu [1]", "highlight 1"])
        scene.stage.tap("Delete")
        scene.stage.settle()
        #expect(watch.lines.suffix(2) == ["end", "delete"])
        watch.lines = []
        scene.stage.longPress(at: scene.point(4))
        scene.stage.settle()
        #expect(watch.lines == ["menu [2, 4]", "highlight 4"])
    }

    @Test(.documented("UIContextMenuInteraction"))
    func `any view can have a menu`() {
        let stage = Stage(device: .iPhone8)
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 80))
        view.backgroundColor = .systemOrange
        stage.window.addSubview(view)
        stage.layoutNow()
        let giver = MenuGiver()
        let interaction = UIContextMenuInteraction(delegate: giver)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        stage.longPress(at: CGPoint(x: 80, y: 140))
        stage.settle()
        #expect(giver.lines == ["menu at 30"] && interaction.menuAppearance == .unknown)
        giver.made = menu { _ in }
        stage.longPress(at: CGPoint(x: 80, y: 140))
        stage.settle()
        #expect(giver.lines.suffix(2) == ["menu at 30", "display"] && interaction.menuAppearance == .rich)
        interaction.updateVisibleMenu { UIMenu(children: $0.children + [UIAction(title: "Share") { _ in }]) }
        #expect(stage.view(showing: "Share") != nil && isOpen(stage))
        interaction.dismissMenu()
        stage.settle()
        #expect(giver.lines.last == "end" && !isOpen(stage))
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && view.gestureRecognizers?.isEmpty ?? true)
    }

    @Test(.assumed("looked at"))
    func `a menu beside its row, in pictures`() {
        for (style, direction, name) in [
            (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, "row menu"),
            (.dark, .rightToLeft, "row menu dark mirrored"),
        ] {
            let stage = Stage(device: .iPhone13, style: style, layoutDirection: direction)
            let watch = MenuWatch()
            let rows = TableRows(count: 12)
            let table = UITableView(frame: stage.window.bounds)
            table.delegate = watch
            table.dataSource = rows
            stage.window.addSubview(table)
            stage.layoutNow()
            watch.made = { _ in menu { _ in } }
            stage.longPress(at: CGPoint(x: 150, y: table.rectForRow(at: IndexPath(row: 3, section: 0)).midY + 47))
            stage.settle()
            withExtendedLifetime((watch, rows)) { assertSnapshot(of: stage, named: name) }
        }
    }
}
