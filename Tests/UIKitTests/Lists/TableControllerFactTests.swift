import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What a table controller does with its table.
@MainActor @Suite("Lists / Table / Controllers and their tables")
struct TableControllerFactTests {
    /// Its rows come while it appears.
    private final class Late: UITableViewController {
        var rows = 0
        var before: Int?
        var selects = false
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 40
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            before = tableView.numberOfRows(inSection: 0)
            if selects { tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
        }
        override func viewWillAppear(_ animated: Bool) {
            if rows == 0 { rows = 3 }
            super.viewWillAppear(animated)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        }
    }

    @Test(.documented("UITableViewController.viewWillAppear: the table is reloaded where it is empty"))
    func `a table that is empty when its controller appears is loaded then`() {
        let controller = Late(style: .plain)
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller
        stage.settle()
        #expect(controller.before == 0 && controller.tableView.visibleCells.count == 3)
    }

    @Test(.documented("UITableViewController.clearsSelectionOnViewWillAppear"))
    func `what is selected before the controller appears is cleared then, unless it says no`() {
        for clears in [true, false] {
            let controller = Late(style: .plain)
            controller.rows = 3
            controller.selects = true
            controller.clearsSelectionOnViewWillAppear = clears
            let stage = Stage(device: .iPhone15)
            stage.window.rootViewController = controller
            stage.settle()
            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
    }

    private final class Flashing: UITableView {
        var flashes = 0
        override func flashScrollIndicators() {
            super.flashScrollIndicators()
            flashes += 1
        }
    }

    @Test(.documented("UITableViewController.viewDidAppear, UIScrollView.flashScrollIndicators()"))
    func `a table flashes its scroll indicators once its controller has appeared`() {
        let controller = FruitController(style: .plain)
        let table = Flashing(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        controller.tableView = table
        #expect(controller.view === table)
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller
        #expect(table.flashes == 0)
        stage.settle()
        #expect(table.flashes == 1)
    }

    @Test(.documented("UITableViewController.tableView"))
    func `the table grows with its controller, and one that is taken away is made anew`() throws {
        let controller = UITableViewController(style: .grouped)
        let first = try #require(controller.tableView)
        #expect(first.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        controller.tableView = nil
        let second = try #require(controller.tableView)
        #expect(second !== first && second.style == .grouped && controller.view === second)
        #expect(second.dataSource === controller && second.delegate === controller)
        #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
    }

    @Test(.oracle("LIST-63"))
    func `there is no refresh control until one is set, it can be taken away, and beginning tells and moves nothing`() {
        let controller = FruitController(style: .plain)
        #expect(controller.refreshControl == nil)
        let refresh = UIRefreshControl()
        var fired = 0
        refresh.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        controller.refreshControl = refresh
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller
        stage.settle()
        let offset = controller.tableView.contentOffset
        #expect(offset.y == -stage.window.safeAreaInsets.top)
        refresh.beginRefreshing()
        stage.advance(by: 1)
        #expect(refresh.isRefreshing && fired == 0 && controller.tableView.contentOffset == offset)
        refresh.endRefreshing()
        stage.settle()
        #expect(controller.tableView.contentOffset == offset)
        controller.refreshControl = nil
        #expect(controller.refreshControl == nil && controller.tableView.refreshControl == nil && refresh.superview == nil)
    }
}
