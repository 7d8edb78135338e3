import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An iOS user recognises them at once.
@MainActor @Suite("Lists / Collection / Pictures", .assumed("looked at"))
struct CollectionPictureTests {
    private func picture(_ appearance: UIUserInterfaceStyle, _ direction: UICollectionView.ScrollDirection, named name: String)
    {
        let stage = Stage(device: .iPhone13, style: appearance)
        let items = CollectionItemsWithEdges([(0..<11).map { "\($0)" }, (0..<7).map { "\($0)" }])
        items.fill = { cell, path in
            let label = UILabel(frame: cell.contentView.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.textAlignment = .center
            label.text = "\(path.section).\(path.item)"
            cell.contentView.addSubview(label)
            cell.contentView.backgroundColor = .secondarySystemBackground
            cell.contentView.layer.cornerRadius = 8
            let selected = UIView()
            selected.backgroundColor = .systemBlue
            selected.layer.cornerRadius = 12
            cell.selectedBackgroundView = selected
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 104, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        layout.headerReferenceSize = CGSize(width: 36, height: 36)
        layout.scrollDirection = direction
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
        view.contentInsetAdjustmentBehavior = .never
        view.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "edge")
        view.dataSource = items
        stage.window.addSubview(view)
        stage.layoutNow()
        view.contentOffset = direction == .vertical ? CGPoint(x: 0, y: 20) : CGPoint(x: 30, y: -60)
        view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
        stage.layoutNow()
        assertSnapshot(of: stage, named: name)
    }

    @Test func `a flow in light and dark, and one to the side`() {
        picture(.light, .vertical, named: "light")
        picture(.dark, .vertical, named: "dark")
        picture(.light, .horizontal, named: "sideways")
    }
}

@MainActor private final class HeaderView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal.withAlphaComponent(0.8)
    }
    required init?(coder: NSCoder) { fatalError("no file") }
}
