import AppleFoundation
import CoreGraphics

extension UICollectionView {
    /// What a cell is made of and how it is filled. Made once and used for all items of a kind.
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let mark: RegistrationMark
        let handler: Handler

        public init(handler: @escaping Handler) {
            mark = RegistrationMark(.type(Cell.self))
            self.handler = handler
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            mark = RegistrationMark(.nib(cellNib))
            self.handler = handler
        }
    }

    /// What a view beside the items is made of and how it is filled.
    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let mark: RegistrationMark
        let kind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            mark = RegistrationMark(.type(Supplementary.self))
            kind = elementKind
            self.handler = handler
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            mark = RegistrationMark(.nib(supplementaryNib))
            kind = elementKind
            self.handler = handler
        }
    }

    /// The cell of the item, filled by the registration's handler.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let mark = registration.mark
        mark.check(self)
        let key = CollectionPool.Key(kind: "", identifier: mark.identifier)
        if !pool.isKnown(key) { pool.register(mark.source, key) }
        let cell = display.dequeueCell(mark.identifier, for: indexPath, self)
        guard let typed = cell as? Cell else { return mark.wrong(cell, Cell._new(frame: .zero)) }
        if let item { registration.handler(typed, indexPath, item) }
        return typed
    }

    /// The view of the kind, filled by the registration's handler.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let mark = registration.mark
        mark.check(self)
        let key = CollectionPool.Key(kind: registration.kind, identifier: mark.identifier)
        if !pool.isKnown(key) { pool.register(mark.source, key) }
        let view = display.dequeueView(registration.kind, mark.identifier, for: indexPath, self)
        guard let typed = view as? Supplementary else { return mark.wrong(view, Supplementary._new(frame: .zero)) }
        registration.handler(typed, registration.kind, indexPath)
        return typed
    }
}

/// What tells registrations apart, and where each was made.
@MainActor final class RegistrationMark {
    let source: CollectionPool.Source
    /// Made while a data source was asked for a cell: one for each cell.
    private let question = CollectionQuestions.current

    init(_ source: CollectionPool.Source) { self.source = source }

    var identifier: String { "Registration " + Diagnostics.address(self) }

    func check(_ view: UICollectionView) {
        guard let question, question == CollectionQuestions.current else { return }
        reportMisuse(
            "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a "
                + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will "
                + "prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
                + "Registrations should be created up front and reused. Registration: \(Diagnostics.name(self))",
            exception: .internalInconsistencyException)
    }

    func wrong<Wanted: UICollectionReusableView>(_ found: UICollectionReusableView, _ made: Wanted) -> Wanted {
        reportMisuse(
            "A view of the class \(Diagnostics.typeName(type(of: found))) was made where the registration speaks of "
                + "\(Diagnostics.typeName(Wanted.self)).", exception: .internalInconsistencyException)
        made.identifier = identifier
        return made
    }
}

/// Which question to a data source is being answered; each has its number.
@MainActor enum CollectionQuestions {
    private static var number = 0
    private(set) static var current: Int?

    static func ask<Answer>(_ body: () -> Answer) -> Answer {
        let outer = current
        number += 1
        current = number
        defer { current = outer }
        return body()
    }
}
