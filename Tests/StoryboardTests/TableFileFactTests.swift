import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private var log: [String] = []

/// A controller of static cells, as apps write it: one row of its own, outlets to others.
private final class Settings: UITableViewController {
    var wifi: UITableViewCell!
    var name: UILabel!
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath == IndexPath(row: 1, section: 0) { cell.textLabel?.text = "Changed" }
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section).map { $0 + "!" }
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("did select \(indexPath.row)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "") \(sender as AnyObject? === tableView.visibleCells[0])")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return true
    }
}

/// A prototype with an outlet.
private final class Card: UITableViewCell {
    var title: UILabel!
    required init?(coder: NSCoder) {
        log.append("init")
        super.init(coder: coder)
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(title?.text ?? "-")")
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepared")
    }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Settings.self, "Kit.Settings") { table in
            table.property("wifi", \Settings.wifi)
            table.property("name", \Settings.name)
            table.method("tableView:titleForHeaderInSection:") { (owner: Settings, arguments) in
                MainActor.assumeIsolated {
                    owner.tableView(arguments[0] as! UITableView, titleForHeaderInSection: arguments[1] as! Int)
                }
            }
            table.method("tableView:didSelectRowAtIndexPath:") { (owner: Settings, arguments) in
                MainActor.assumeIsolated {
                    owner.tableView(arguments[0] as! UITableView, didSelectRowAt: arguments[1] as! IndexPath)
                }
                return nil
            }
        }
        NamedMembers.register(Card.self, "Kit.Card") { table in table.property("title", \Card.title) }
    }()
}

/// What tables have from their files.
@MainActor @Suite("Storyboards / Table facts", .serialized)
struct TableFileFactTests {
    init() {
        _ = Members.registered
        log = []
    }

    private static func cell(_ id: String, _ text: String, attributes: String = "", extra: String = "") -> String {
        """
        <tableViewCell \(attributes) textLabel="\(id)-t" id="\(id)"><rect key="frame" x="0" y="28" width="390" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-v"><rect key="frame" x="0" y="0" width="390" height="44"/>
        <subviews><label text="\(text)" id="\(id)-t"><rect key="frame" x="20" y="0" width="300" height="44"/></label></subviews></tableViewCellContentView>\(extra)</tableViewCell>
        """
    }

    private func controller(_ table: String, attributes: String = "", extra: String = "") throws -> UITableViewController {
        let files = InterfaceFiles([
            "Main.storyboard": InterfaceFiles.storyboard(
                #"<tableViewController id="vc" \#(attributes)>\#(table)</tableViewController>"# + extra)
        ])
        return try #require(files.storyboard().instantiateInitialViewController() as? UITableViewController)
    }

    private func table(_ attributes: String, _ inside: String = "") -> String {
        """
        <tableView key="view" \(attributes) id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>\(inside)</tableView>
        """
    }

    private func sections(_ cells: String) -> String {
        #"<sections><tableViewSection headerTitle="Head" id="s"><cells>\#(cells)</cells></tableViewSection></sections>"#
    }

    private func shown(_ controller: UIViewController) -> Stage {
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller
        stage.settle()
        return stage
    }

    // MARK: Static tables
    @Test(.oracle("LIST-65"))
    func `a controller changes single rows of its file, and has outlets to others`() throws {
        let rows = (0..<30).map { Self.cell("c\($0)", "Row \($0)") }.joined()
        let connections = """
            <connections><outlet property="wifi" destination="c25" id="o1"/><outlet property="name" destination="c2-t" id="o2"/></connections>
            """
        let made = try controller(
            table(#"dataMode="static" style="plain" rowHeight="44""#, sections(rows)) + connections,
            attributes: #"customClass="Settings" customModule="Kit""#)
        let settings = try #require(made as? Settings)
        // They are there before anybody has seen them.
        settings.loadViewIfNeeded()
        #expect(settings.wifi?.textLabel?.text == "Row 25" && settings.name?.text == "Row 2")
        let stage = shown(settings)
        let first = settings.tableView.visibleCells
        #expect(first.prefix(3).map { $0.textLabel?.text } == ["Row 0", "Changed", "Row 2"])
        #expect(settings.tableView.headerView(forSection: 0)?.textLabel?.text == "Head!")
        // The same cells come again.
        settings.tableView.scrollToRow(at: IndexPath(row: 25, section: 0), at: .bottom, animated: false)
        stage.layoutNow()
        #expect(settings.tableView.cellForRow(at: IndexPath(row: 25, section: 0)) === settings.wifi)
        settings.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        stage.layoutNow()
        #expect(settings.tableView.visibleCells[0] === first[0] && !first[0].isHidden)
        settings.name.text = "Set"
        #expect(settings.tableView.visibleCells[2].textLabel?.text == "Set")
    }

    @Test(.documented("UIStoryboardSegue; UIViewController.prepare(for:sender:)"))
    func `the segue of a cell has the cell as its sender, and comes after the selection is told`() throws {
        let segue = #"<connections><segue destination="next" kind="show" identifier="go" id="g"/></connections>"#
        let made = try controller(
            table(#"dataMode="static" rowHeight="44""#, sections(Self.cell("a", "One", extra: segue))),
            attributes: #"customClass="Settings" customModule="Kit""#,
            extra: "</objects></scene><scene sceneID=\"z\"><objects>" + InterfaceFiles.scene(id: "next"))
        let navigation = UINavigationController(rootViewController: made)
        let stage = shown(navigation)
        let rect = made.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        stage.tap(at: made.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil))
        #expect(log.suffix(2) == ["should go", "prepare go true"])
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    // MARK: Prototypes
    private final class Source: NSObject, UITableViewDataSource {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("ask")
            defer { log.append("got") }
            return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
    }

    /// A prototype that is 70 points high by its constraints.
    private static let tall = """
        <prototypes><tableViewCell reuseIdentifier="p" rowHeight="120" customClass="Card" customModule="Kit" id="p"><rect key="frame" x="0" y="0" width="390" height="120"/>
        <tableViewCellContentView key="contentView" tableViewCell="p" id="p-v"><rect key="frame" x="0" y="0" width="390" height="120"/>
        <subviews><label text="Tall" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="0" width="300" height="70"/>
        <constraints><constraint firstAttribute="height" constant="70" priority="999" id="k0"/></constraints></label></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="p-v" secondAttribute="top" id="k1"/>
        <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="k2"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="p-v" secondAttribute="leading" id="k3"/></constraints></tableViewCellContentView>
        <connections><outlet property="title" destination="l" id="o"/></connections></tableViewCell></prototypes>
        """

    @Test(.documented("UITableView.rowHeight, UITableView.estimatedRowHeight"))
    func `prototypes measure themselves only where the file has no height for all rows`() throws {
        let source = Source("p")
        func heights(_ attributes: String, _ change: (UITableView) -> Void = { _ in }) throws -> CGFloat? {
            let made = try controller(table(#"dataMode="prototypes" "# + attributes, Self.tall))
            made.loadViewIfNeeded()
            made.tableView.dataSource = source
            change(made.tableView)
            _ = shown(made)
            return made.tableView.visibleCells.first?.frame.height
        }
        // The height of a prototype is for the file's editor alone.
        #expect(try heights(#"rowHeight="44""#) == 44)
        #expect(try heights(#"rowHeight="-1" estimatedRowHeight="-1""#) == 70)
        #expect(try heights(#"rowHeight="-1""#) == 70)
        #expect(
            try heights(#"rowHeight="44""#) {
                $0.rowHeight = UITableView.automaticDimension
                $0.estimatedRowHeight = 44
            } == 70)
    }

    @Test(.documented("NSObject.awakeFromNib(), UITableViewCell.prepareForReuse()"))
    func `a prototype has its outlets when it awakes, before it is handed out, and awakes once`() throws {
        let made = try controller(table(#"dataMode="prototypes" rowHeight="100""#, Self.tall))
        let source = Source("p")
        made.loadViewIfNeeded()
        made.tableView.dataSource = source
        let stage = shown(made)
        #expect(log.prefix(4) == ["ask", "init", "awake Tall", "got"] && !log.contains("prepared"))
        // Nine rows can be seen, and as many from whatever row on.
        made.tableView.contentOffset.y = 0
        stage.layoutNow()
        let cells = made.tableView.visibleCells
        #expect(cells.count == 9 && Set(cells.compactMap { ($0 as? Card)?.title }).count == 9)
        log = []
        made.tableView.contentOffset.y = 300
        stage.layoutNow()
        #expect(log == ["ask", "prepared", "got", "ask", "prepared", "got", "ask", "prepared", "got"])
    }

    @Test(.oracle("LIST-66"))
    func `a prototype without an identifier can't be dequeued`() throws {
        let nameless = Self.tall.replacingOccurrences(of: #"reuseIdentifier="p""#, with: "")
        let made = try controller(table(#"dataMode="prototypes" rowHeight="44""#, nameless))
        made.loadViewIfNeeded()
        for identifier in ["", "p"] {
            #expect(made.tableView.dequeueReusableCell(withIdentifier: identifier) == nil)
        }
    }

    @Test(.oracle("LIST-66"))
    func `prototypes are a storyboard's: a table in a xib has none`() throws {
        let files = InterfaceFiles([
            "Panel.xib": InterfaceFiles.xib(
                #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
                    + table(#"dataMode="prototypes" rowHeight="44""#, Self.tall).replacingOccurrences(
                        of: #"key="view" "#, with: ""))
        ])
        let objects = UINib(nibName: "Panel", bundle: files.bundle).instantiate(withOwner: nil, options: nil)
        let table = try #require(objects.first as? UITableView)
        #expect(table.dequeueReusableCell(withIdentifier: "p") == nil)
    }

    // MARK: Attributes
    @Test(.oracle("LIST-19"))
    func `a table without attributes is plain, and what the file leaves out is as in code`() throws {
        let made = try controller(table(""))
        let bare = try #require(made.tableView)
        #expect(bare.style == .plain && bare.separatorStyle == .singleLine && bare.allowsSelection)
        #expect(bare.rowHeight == -1 && bare.estimatedRowHeight == -1)
        let fixed = try controller(table(#"rowHeight="50""#)).tableView
        #expect(fixed?.rowHeight == 50 && fixed?.estimatedRowHeight == 0)
    }

    @Test(.oracle("LIST-19"))
    func `attributes and views of a table come from its file`() throws {
        let made = try controller(
            table(
                """
                style="grouped" separatorStyle="none" allowsSelection="NO" allowsSelectionDuringEditing="YES" \
                allowsMultipleSelectionDuringEditing="YES" contentViewInsetsToSafeArea="NO" rowHeight="60" sectionHeaderHeight="18" \
                sectionFooterHeight="12" separatorInsetReference="fromAutomaticInsets" keyboardDismissMode="onDrag"
                """,
                """
                <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="390" height="70"/></view>
                <view key="tableFooterView" id="f"><rect key="frame" x="0" y="100" width="390" height="33"/></view>
                <inset key="separatorInset" minX="7" minY="0.0" maxX="9" maxY="0.0"/>
                <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                """))
        let table = try #require(made.tableView)
        #expect(table.style == .grouped && table.separatorStyle == .none && !table.allowsSelection)
        #expect(table.allowsSelectionDuringEditing && table.allowsMultipleSelectionDuringEditing)
        #expect(!table.insetsContentViewsToSafeArea && table.separatorInsetReference == .fromAutomaticInsets)
        #expect(table.rowHeight == 60 && table.sectionHeaderHeight == 18 && table.sectionFooterHeight == 12)
        #expect(table.tableHeaderView?.frame.height == 70 && table.tableFooterView?.frame.height == 33)
        #expect(table.separatorInset.left == 7 && table.separatorInset.right == 9 && table.keyboardDismissMode == .onDrag)
        #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(table.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test(.oracle("LIST-19"))
    func `attributes of cells come from the file`() throws {
        let cells = [
            Self.cell("a", "A", attributes: #"selectionStyle="blue" accessoryType="checkmark" hidesAccessoryWhenEditing="NO""#),
            Self.cell(
                "b", "B",
                attributes: #"selectionStyle="gray" accessoryType="detailButton" indentationLevel="2" indentationWidth="12""#),
            Self.cell("c", "C", attributes: #"accessoryType="detailDisclosureButton" indentationWidth="0.0""#),
        ]
        let made = try controller(table(#"dataMode="static" rowHeight="44""#, sections(cells.joined())))
        let stage = shown(made)
        let rows = made.tableView.visibleCells
        #expect(rows.map(\.selectionStyle) == [.blue, .gray, .default])
        #expect(rows.map(\.accessoryType) == [.checkmark, .detailButton, .detailDisclosureButton])
        #expect(rows.map(\.editingAccessoryType) == [.checkmark, .none, .none])
        #expect(rows.map(\.indentationLevel) == [0, 2, 0] && rows.map(\.indentationWidth) == [10, 12, 0])
        stage.layoutNow()
    }
}
