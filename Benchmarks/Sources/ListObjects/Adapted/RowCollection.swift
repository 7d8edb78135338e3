// swift-format-ignore-file
import UIKit

/// How a collection places the peers' rows.
public enum RowLayout: String, CaseIterable {
    case flow, list, compositional

    @MainActor var made: UICollectionViewLayout {
        switch self {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 780, height: ListRow.height)
            layout.minimumLineSpacing = 0
            return layout
        case .list:
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.showsSeparators = false
            return UICollectionViewCompositionalLayout.list(using: configuration)
        case .compositional:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(ListRow.height))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
    }
}

/// A collection of the peers' rows.
public final class RowCollection: UICollectionView {
    let items: Items

    @preconcurrency @MainActor final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        let font: UIFont
        let hasSameTexts: Bool

        init(_ count: Int, _ font: UIFont, _ hasSameTexts: Bool) {
            (self.count, self.font, self.hasSameTexts) = (count, font, hasSameTexts)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            (cell as? RowItem)?.show(indexPath.item, font, isAsBefore: hasSameTexts)
            return cell
        }
    private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Items.self }, "ListObjects.RowCollection.Items") { r in _ = r } } } }

    public init(_ count: Int, _ layout: RowLayout, font: UIFont, hasSameTexts: Bool = false) {
        items = Items(count, font, hasSameTexts)
        super.init(frame: .zero, collectionViewLayout: layout.made)
        register(RowItem.self, forCellWithReuseIdentifier: "row")
        dataSource = items
        showsVerticalScrollIndicator = false
        backgroundColor = .white
    }

    public required init?(coder: NSCoder) { fatalError("Collections are made in code.") }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RowCollection.self }, "ListObjects.RowCollection") { r in _ = r } } } }

final class RowItem: UICollectionViewCell {
    private var row: ListRow?

    func show(_ number: Int, _ font: UIFont, isAsBefore: Bool) {
        if isAsBefore, row != nil { return }
        if row == nil {
            let made = ListRow(font: font)
            made.frame = contentView.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(made)
            row = made
        }
        row?.show(number)
    }

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.size.height = ListRow.height
        return attributes
    }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RowItem.self }, "ListObjects.RowItem") { r in _ = r } } } }
