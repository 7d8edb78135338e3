import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private var log: [String] = []

/// A cell with an outlet.
private final class Slab: UICollectionViewCell {
    var title: UILabel!
    required init?(coder: NSCoder) {
        log.append("init")
        super.init(coder: coder)
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(title?.text ?? "-")")
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepared")
    }
}

/// Hears of segues.
private final class Shelf: UICollectionViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let cell = sender as? UICollectionViewCell
        log.append("prepare \(segue.identifier ?? "") \(cell.flatMap { collectionView.indexPath(for: $0) }?.item ?? -1)")
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("did select \(indexPath.item)")
    }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Slab.self, "Kit.Slab") { table in table.property("title", \Slab.title) }
        NamedMembers.register(Shelf.self, "Kit.Shelf") { table in
            table.method("collectionView:didSelectItemAtIndexPath:") { (owner: Shelf, arguments) in
                MainActor.assumeIsolated {
                    owner.collectionView(arguments[0] as! UICollectionView, didSelectItemAt: arguments[1] as! IndexPath)
                }
                return nil
            }
        }
    }()
}

/// What collection views have from files: prototypes, nibs, segues.
@MainActor @Suite("Storyboards / Collection facts", .serialized)
struct CollectionFileFactTests {
    init() {
        _ = Members.registered
        log = []
    }

    private static let flow = """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="0" minimumInteritemSpacing="0" id="l">
        <size key="itemSize" width="390" height="100"/><size key="headerReferenceSize" width="0" height="0"/>
        <size key="footerReferenceSize" width="0" height="0"/><inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/>
        </collectionViewFlowLayout>
        """

    private static func tile(_ attributes: String, extra: String = "") -> String {
        """
        <collectionViewCell \(attributes) customClass="Slab" customModule="Kit" id="c"><rect key="frame" x="0" y="0" width="390" height="100"/>
        <view key="contentView" id="c-v"><rect key="frame" x="0" y="0" width="390" height="100"/>
        <subviews><label text="Tile" id="c-t"><rect key="frame" x="5" y="5" width="80" height="20"/></label></subviews></view>
        <connections><outlet property="title" destination="c-t" id="o"/>\(extra)</connections></collectionViewCell>
        """
    }

    private static func view(_ cells: String, key: String = #"key="view""#) -> String {
        """
        <collectionView \(key) dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        \(flow)<cells>\(cells)</cells></collectionView>
        """
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            log.append("ask")
            defer { log.append("got") }
            return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    private func controller(_ cells: String, extra: String = "") throws -> UICollectionViewController {
        let scene =
            #"<collectionViewController id="vc" customClass="Shelf" customModule="Kit">\#(Self.view(cells))</collectionViewController>"#
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene + extra)])
        return try #require(files.storyboard().instantiateInitialViewController() as? UICollectionViewController)
    }

    @Test(.documented("NSObject.awakeFromNib(), UICollectionReusableView.prepareForReuse()"))
    func `a prototype has its outlets when it awakes, before it is handed out, and awakes once`() throws {
        let made = try controller(Self.tile(#"reuseIdentifier="tile""#))
        let source = Source()
        made.loadViewIfNeeded()
        made.collectionView.dataSource = source
        made.collectionView.isPrefetchingEnabled = false
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = made
        stage.settle()
        #expect(log.prefix(4) == ["ask", "init", "awake Tile", "got"] && !log.contains("prepared"))
        let cells = made.collectionView.visibleCells
        #expect(Set(cells.compactMap { ($0 as? Slab)?.title }).count == cells.count)
        log = []
        made.collectionView.contentOffset.y += 1000
        stage.layoutNow()
        // Those that have left come again, prepared and not woken once more.
        #expect(log.filter { $0 == "prepared" }.count == cells.count && log.prefix(3) == ["ask", "prepared", "got"])
        #expect(log.filter { $0 == "init" }.count == made.collectionView.visibleCells.count - cells.count)
        #expect(log.filter { $0 == "awake Tile" }.count == log.filter { $0 == "init" }.count)
    }

    @Test(.documented("UIStoryboardSegue; UIViewController.prepare(for:sender:)"))
    func `a tap on an item performs the segue of its prototype, with its cell as the sender`() throws {
        let made = try controller(
            Self.tile(
                #"reuseIdentifier="tile""#,
                extra: #"<segue destination="next" kind="show" identifier="go" id="g"/>"#),
            extra: "</objects></scene><scene sceneID=\"z\"><objects>" + InterfaceFiles.scene(id: "next"))
        let source = Source()
        let navigation = UINavigationController(rootViewController: made)
        made.loadViewIfNeeded()
        made.collectionView.dataSource = source
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = navigation
        stage.settle()
        log = []
        let cell = try #require(made.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        stage.tap(at: cell.convert(CGPoint(x: 100, y: 50), to: nil))
        #expect(log.prefix(3) == ["should go", "prepare go 2", "did select 2"])
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test(.oracle("LIST-66"))
    func `what has no identifier can't be dequeued, and nothing can of a xib's view`() throws {
        let nameless = try controller(Self.tile(""))
        nameless.loadViewIfNeeded()
        let files = InterfaceFiles([
            "Panel.xib": InterfaceFiles.xib(
                #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
                    + Self.view(Self.tile(#"reuseIdentifier="tile""#), key: ""))
        ])
        let panel = try #require(
            UINib(nibName: "Panel", bundle: files.bundle).instantiate(withOwner: nil, options: nil).first as? UICollectionView)
        for view in [try #require(nameless.collectionView), panel] {
            let said = Misuse.observed {
                _ = view.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
            }
            #expect(
                said.first?.message.hasPrefix(
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier tile") == true)
        }
    }

    // MARK: Nibs
    private func nib(_ objects: String) -> (UINib, InterfaceFiles) {
        let files = InterfaceFiles([
            "Tile.xib": InterfaceFiles.xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + objects)
        ])
        return (UINib(nibName: "Tile", bundle: files.bundle), files)
    }

    private static let head = """
        <collectionReusableView id="h"><rect key="frame" x="0" y="0" width="390" height="40"/>
        <subviews><label text="Head" id="h-t"><rect key="frame" x="5" y="5" width="80" height="20"/></label></subviews></collectionReusableView>
        """

    @Test(.documented("UICollectionView.register(_:forCellWithReuseIdentifier:)"))
    func `cells and headers are made of nibs, which hold one of them and nothing else`() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source()
        view.dataSource = source
        let (tile, files) = nib(Self.tile(""))
        view.register(tile, forCellWithReuseIdentifier: "tile")
        let path = IndexPath(item: 0, section: 0)
        let cell = try #require(view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as? Slab)
        #expect(cell.title?.text == "Tile" && cell.reuseIdentifier == "tile")
        let kind = UICollectionView.elementKindSectionHeader
        let (head, others) = nib(Self.head)
        view.register(head, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
        let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
        #expect((header.subviews.first as? UILabel)?.text == "Head")
        // Two of them, and one of another class.
        for objects in [Self.tile("") + Self.head, Self.head] {
            let (wrong, more) = nib(objects)
            view.register(wrong, forCellWithReuseIdentifier: "wrong")
            let said = Misuse.observed { _ = view.dequeueReusableCell(withReuseIdentifier: "wrong", for: path) }
            #expect(
                said.first?.message.hasPrefix(
                    "invalid nib registered for identifier (wrong) - nib must contain exactly one top level") == true)
            withExtendedLifetime(more) {}
        }
        withExtendedLifetime((files, others)) {}
    }

    @Test(.documented("UICollectionView.CellRegistration, UICollectionView.SupplementaryRegistration"))
    func `registrations are made of nibs too`() throws {
        let (tile, files) = nib(Self.tile(""))
        let (head, others) = nib(Self.head)
        let cells = UICollectionView.CellRegistration<Slab, String>(cellNib: tile) { cell, _, item in cell.title.text = item }
        let kind = UICollectionView.elementKindSectionHeader
        var told: [String] = []
        let heads = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: head, elementKind: kind
        ) {
            told.append("\(($0.subviews.first as? UILabel)?.text ?? "") \($1) \($2.section)")
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source()
        view.dataSource = source
        let path = IndexPath(item: 0, section: 0)
        #expect(view.dequeueConfiguredReusableCell(using: cells, for: path, item: "Own").title.text == "Own")
        _ = view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
        #expect(told == ["Head UICollectionElementKindSectionHeader 0"])
        withExtendedLifetime((files, others)) {}
    }
}
