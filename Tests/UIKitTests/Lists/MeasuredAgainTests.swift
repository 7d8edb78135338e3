import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What changes around items that have measured themselves. A page or a window gives the device as many pixels for each point as there is room
/// for, while the app runs: heights of texts, which are whole
/// pixels, are others then.
@MainActor @Suite("Lists / Measured again", .ours)
struct MeasuredAgainTests {
    private static let text = "We counted forty storks on the way home. Rain again, and the river is higher than last year."

    private static func label(_ number: Int, in view: UIView, width: CGFloat? = nil) {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 13 + CGFloat(number % 7))
        label.text = String(text.prefix(30 + number * 17 % 60))
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -11),
        ])
        if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var width: CGFloat?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            MeasuredAgainTests.label(indexPath.row, in: cell.contentView)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(indexPath.item)", for: indexPath)
            if cell.contentView.subviews.isEmpty {
                MeasuredAgainTests.label(indexPath.item, in: cell.contentView, width: width)
            }
            return cell
        }
    }

    private func lines(_ stage: Stage, _ labels: () -> [UILabel]) {
        for scale in [2, 1.95, 1, 1.05, 2.35, 3] as [CGFloat] {
            SizeTransition.resize(.main, to: SimulatedDevice.iPhone15.scaled(scale).device)
            stage.layoutNow()
            let all = labels()
            #expect(all.count > 3)
            for label in all {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
                #expect(label.bounds.height >= needed - 1e-6, "at \(scale): \(label.text ?? "")")
            }
        }
    }

    private func labels(in cells: [UIView]) -> [UILabel] { cells.flatMap { $0.subviews.compactMap { $0 as? UILabel } } }

    @Test func `rows of a table keep the room for their texts`() {
        let rows = Rows()
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: stage.window.bounds)
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.layoutNow()
        lines(stage) { labels(in: table.visibleCells.map(\.contentView)) }
    }

    /// Items as wide as a list's rows, or of 200 points each in a flow.
    private func collection(isFlow: Bool, _ rows: Rows, on stage: Stage) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        rows.width = isFlow ? 200 : nil
        let view = UICollectionView(
            frame: stage.window.bounds,
            collectionViewLayout: isFlow ? flow : UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        for item in 0..<30 { view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "\(item)") }
        view.dataSource = rows
        stage.window.addSubview(view)
        stage.layoutNow()
        return view
    }

    @Test(arguments: [false, true]) func `items of a collection view do, too`(isFlow: Bool) {
        let rows = Rows()
        let stage = Stage(device: .iPhone15)
        let view = collection(isFlow: isFlow, rows, on: stage)
        lines(stage) { labels(in: view.visibleCells.map(\.contentView)) }
    }

    @Test(arguments: [false, true]) func `items keep their heights in the dark, in other insets and in another width`(
        isFlow: Bool
    ) {
        let rows = Rows()
        let stage = Stage(device: .iPhone15)
        let view = collection(isFlow: isFlow, rows, on: stage)
        func check(_ words: String) {
            stage.layoutNow()
            for label in labels(in: view.visibleCells.map(\.contentView)) {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
                #expect(label.bounds.height >= needed - 1e-6, "\(words): \(label.text ?? "")")
            }
        }
        check("at first")
        stage.window.overrideUserInterfaceStyle = .dark
        check("in the dark")
        view.contentInset.left = 30
        check("beside something")
        view.frame.size.width = 300
        check("in a narrow view")
    }
}
