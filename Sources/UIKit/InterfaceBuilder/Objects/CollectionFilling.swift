import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// The layout that a collection view has in its file, made before the view itself.
    @MainActor func collectionLayout() -> UICollectionViewLayout? {
        let outer = node
        defer { node = outer }
        guard let child = element.children.first(where: { $0.key == "collectionViewLayout" }) else { return nil }
        return session.make(child) as? UICollectionViewLayout
    }

    /// The end of `UICollectionView.init(coder:)`: what takes more than setting a property.
    @MainActor func fill(_ view: UICollectionView) {
        for child in element.children { belonging(child, of: view) }
    }

    @MainActor private func belonging(_ child: IBElement, of view: UICollectionView) {
        func prototype(_ element: IBElement, _ kind: String) {
            // They are a storyboard's: a xib's view knows nothing of them.
            guard session.scene != nil, let identifier = element.string("reuseIdentifier"), !identifier.isEmpty else { return }
            view.pool.register(.prototype(NibPrototype(element, session)), .init(kind: kind, identifier: identifier))
        }
        switch child.key {
        case "backgroundView": view.backgroundView = session.make(child) as? UIView
        case "sectionHeaderView": prototype(child, UICollectionView.elementKindSectionHeader)
        case "sectionFooterView": prototype(child, UICollectionView.elementKindSectionFooter)
        default: if child.has("cells") { for cell in child.children { prototype(cell, "") } }
        }
    }

    /// What `UICollectionViewCell.init(coder:)` does before its attributes are set: the views of the file.
    @MainActor func fill(_ cell: UICollectionViewCell) {
        let element = element
        if let content = element.children.first(where: { $0.key == "contentView" && IBView($0) != nil }),
            let view = session.make(content) as? UIView
        {
            cell.parts.adopt(view, cell)
        }
        for child in element.children {
            switch child.key {
            case "backgroundView": cell.backgroundView = session.make(child) as? UIView
            case "selectedBackgroundView": cell.selectedBackgroundView = session.make(child) as? UIView
            default: break
            }
        }
    }
}
