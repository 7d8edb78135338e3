import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit

/// Cells that are used again and lists that are reloaded leave nothing behind. Each runs in a process of its own, in two halves; the second
/// may not grow. `Scripts/prove-flat` does the same more often.
@MainActor @Suite("Lists / Memory", .serialized)
struct MemoryOfListsTests {
    private static let limit = 200

    private static func twice(_ name: String, _ count: Int, _ cycle: (Int) -> Void) {
        let count = ProcessInfo.processInfo.environment["ALLIUM_CYCLES"].flatMap(Int.init) ?? count
        var growth: [Int] = []
        for half in 0..<2 {
            let before = residentKilobytes
            for number in 0..<count / 2 { autoreleasepool { cycle(half * count / 2 + number) } }
            growth.append(residentKilobytes - before)
        }
        print("\(name), \(count) times: \(growth[0]) kB in the first half, \(growth[1]) kB in the second")
    }

    private static func check(_ result: ExitTest.Result?, lines count: Int) {
        let words = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = words.split(separator: "\n").filter { $0.hasSuffix(" kB in the second") }
        #expect(lines.count == count)
        for line in lines {
            print(line)
            let growth = line.split(separator: " ").dropLast(4).last.flatMap { Int($0) }
            #expect(growth.map { $0 <= limit } ?? false, "\(line)")
        }
    }

    private static var residentKilobytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return 0 }
        let fields = text.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4
    }

    /// The list on a phone, with 10,000 rows.
    @MainActor private static func show(_ view: UIScrollView) -> HeadlessHost {
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        root.view.addSubview(view)
        host.show(window)
        host.advance(by: 0)
        return host
    }

    @MainActor private static func layouts() -> [(String, UICollectionViewLayout)] {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 390, height: 44)
        flow.minimumLineSpacing = 0
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return [
            ("flow", flow), ("list", UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))),
            ("compositional", UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))),
        ]
    }

    /// Five rows further with each turn, back at the top after the last: five cells are used again.
    @MainActor private static func scroll(_ view: UIScrollView, _ number: Int, _ host: HeadlessHost) {
        view.contentOffset.y = CGFloat(number % 1500) * 220
        host.advance(by: 0)
    }

    @Test(.assumed("a goal of our own"))
    func `cells that are used again leave nothing behind`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let rows = TableRows(count: 10_000)
                rows.keepsLines = false
                let table = UITableView()
                table.rowHeight = 44
                table.dataSource = rows
                var host = Self.show(table)
                Self.twice("table", 3000) { Self.scroll(table, $0, host) }
                for (name, layout) in Self.layouts() {
                    let items = CollectionItems(count: 10_000)
                    items.keepsLines = false
                    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                    view.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
                    view.dataSource = items
                    host = Self.show(view)
                    Self.twice(name, 3000) { Self.scroll(view, $0, host) }
                }
                exit(0)
            }
        }
        Self.check(result, lines: 4)
    }

    @Test(.assumed("a goal of our own"))
    func `reloading leaves nothing behind`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let rows = TableRows(count: 10_000)
                rows.keepsLines = false
                let table = UITableView()
                table.dataSource = rows
                var host = Self.show(table)
                Self.twice("table", 1000) { _ in
                    table.reloadData()
                    host.advance(by: 0)
                }
                for (name, layout) in Self.layouts() {
                    let items = CollectionItems(count: 1000)
                    items.keepsLines = false
                    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                    view.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
                    view.dataSource = items
                    host = Self.show(view)
                    Self.twice(name, 1000) { _ in
                        view.reloadData()
                        host.advance(by: 0)
                    }
                }
                exit(0)
            }
        }
        Self.check(result, lines: 4)
    }
}
