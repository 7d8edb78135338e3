import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Tables of storyboards.
@MainActor @Suite("Storyboards / Tables")
struct TableFileTests {
    private static func cell(_ id: String, _ text: String, attributes: String = "", extra: String = "") -> String {
        """
        <tableViewCell \(attributes) textLabel="\(id)-t" id="\(id)"><rect key="frame" x="0" y="28" width="390" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-v"><rect key="frame" x="0" y="0" width="390" height="44"/>
        <subviews><label text="\(text)" id="\(id)-t"><rect key="frame" x="20" y="0" width="300" height="44"/></label></subviews></tableViewCellContentView>\(extra)</tableViewCell>
        """
    }

    private func controller(_ table: String, extra: String = "") throws -> UITableViewController {
        let scene =
            #"<tableViewController id="vc" clearsSelectionOnViewWillAppear="NO">\#(table)</tableViewController>"#
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene + extra)])
        return try #require(files.storyboard().instantiateInitialViewController() as? UITableViewController)
    }

    @Test(.oracle("LIST-25"))
    func `a static table shows the rows of its file, with titles, heights and accessories`() throws {
        let made = try controller(
            """
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>
            \(Self.cell("a", "One", attributes: #"accessoryType="disclosureIndicator" selectionStyle="none""#))
            \(Self.cell("b", "Two", attributes: #"rowHeight="90""#))</cells></tableViewSection>
            <tableViewSection id="s2"><cells>\(Self.cell("c", "Three"))</cells></tableViewSection></sections></tableView>
            """)
        let stage = Stage()
        stage.window.rootViewController = made
        stage.layoutNow()
        let table = try #require(made.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 2 && !made.clearsSelectionOnViewWillAppear)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["One", "Two", "Three"])
        #expect(table.visibleCells.map(\.frame.height) == [44, 90, 44])
        #expect(table.visibleCells[0].accessoryType == .disclosureIndicator && table.visibleCells[0].selectionStyle == .none)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "HEAD")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Foot")
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "proto", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test(.documented("UITableView.dequeueReusableCell(withIdentifier:for:)"))
    func `prototypes are registered with the table, and made as often as they are needed`() throws {
        let made = try controller(
            """
            <tableView key="view" dataMode="prototypes" rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <prototypes>\(Self.cell("p", "Proto", attributes: #"reuseIdentifier="proto" accessoryType="checkmark""#))</prototypes></tableView>
            """)
        let source = Source()
        made.loadViewIfNeeded()
        made.tableView.dataSource = source
        let stage = Stage()
        stage.window.rootViewController = made
        stage.layoutNow()
        let cells = made.tableView.visibleCells
        #expect(cells.count > 10 && Set(cells.map { ObjectIdentifier($0) }).count == cells.count)
        #expect(cells[2].textLabel?.text == "Row 2" && cells[2].accessoryType == .checkmark && cells[2].frame.height == 60)
        #expect(cells[2].reuseIdentifier == "proto" && cells[2].textLabel?.superview === cells[2].contentView)
    }

    @Test(.documented("UIStoryboardSegue: from a cell"))
    func `a tap on a row performs its segue, with the cell as the sender`() throws {
        let segue = #"<connections><segue destination="next" kind="show" identifier="go" id="g"/></connections>"#
        let made = try controller(
            """
            <tableView key="view" dataMode="static" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <sections><tableViewSection id="s"><cells>\(Self.cell("a", "One", extra: segue))</cells></tableViewSection></sections></tableView>
            """, extra: "</objects></scene><scene sceneID=\"z\"><objects>" + InterfaceFiles.scene(id: "next"))
        let navigation = UINavigationController(rootViewController: made)
        let stage = Stage()
        stage.window.rootViewController = navigation
        stage.layoutNow()
        let rect = made.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        stage.tap(at: made.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil))
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test(.documented("UIStoryboardSegue: from a cell's accessory"))
    func `the detail button of a row performs the accessory's segue, and the row its own`() throws {
        let segues = """
            <connections><segue destination="next" kind="show" identifier="row" id="g"/>
            <segue destination="info" kind="show" trigger="accessoryAction" identifier="detail" id="h"/></connections>
            """
        let scenes = ["next", "info"].map {
            "</objects></scene><scene sceneID=\"z\($0)\"><objects>"
                + InterfaceFiles.scene(id: $0, attributes: "title=\"\($0)\"")
        }
        let cell = Self.cell("a", "One", attributes: #"accessoryType="detailDisclosureButton""#, extra: segues)
        let made = try controller(
            """
            <tableView key="view" dataMode="static" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection></sections></tableView>
            """, extra: scenes.joined())
        let navigation = UINavigationController(rootViewController: made)
        let stage = Stage()
        stage.window.rootViewController = navigation
        stage.layoutNow()
        let shown = try #require(made.tableView.visibleCells.first)
        let button = try #require(shown.subviews.first { $0 is UIButton })
        for (point, title) in [(CGPoint(x: 100, y: shown.bounds.midY), "next"), (button.center, "info")] {
            stage.tap(at: shown.convert(point, to: nil))
            stage.settle()
            #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == title)
            navigation.popViewController(animated: false)
            stage.layoutNow()
        }
    }

    @Test(.oracle("LIST-25"))
    func `a xib with one cell is made for each row`() throws {
        let files = InterfaceFiles([
            "Cell.xib": InterfaceFiles.xib(
                #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + Self.cell("x", "From file"))
        ])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(nibName: "Cell", bundle: files.bundle), forCellReuseIdentifier: "x")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "x"))
        #expect(cell.textLabel?.text == "From file")
        table.register(UINib(nibName: "Gone", bundle: files.bundle), forCellReuseIdentifier: "y")
        let said = Misuse.observed { _ = table.dequeueReusableCell(withIdentifier: "y") }
        #expect(
            said.contains {
                $0.message.hasPrefix("invalid nib registered for identifier (y) - nib must contain exactly one top level")
            })
    }

    @Test(.oracle("LIST-40"))
    func `a cell's file says the identifier that it is registered under`() throws {
        let files = InterfaceFiles([
            "Cell.xib": InterfaceFiles.xib(
                #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
                    + Self.cell("x", "From file", attributes: #"reuseIdentifier="x""#))
        ])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(nibName: "Cell", bundle: files.bundle), forCellReuseIdentifier: "y")
        let said = Misuse.observed { _ = table.dequeueReusableCell(withIdentifier: "y") }
        #expect(
            said.map(\.message) == [
                "cell reuse indentifier in nib (x) does not match the identifier used to register the nib (y)"
            ])
    }
}
