import AppleFoundation

/// The coder of interface files, as far as those know it that are made with one: `init(coder:)` asks whether it has got one.
class InterfaceFileCoder: NSCoder {
    var filling: any InterfaceFilling { fatalError("A coder of interface files says what fills their objects.") }

    /// Nil for coders of archives.
    static func of(_ coder: NSCoder) -> (any InterfaceFilling)? { (coder as? InterfaceFileCoder)?.filling }
}

extension NSCoder {
    /// Sets what a file says of an object's attributes, as the card of a class knows them; other coders have none. Called at the end of
    /// `init(coder:)`.
    @MainActor package func fill<Owner: NSObject>(_ object: Owner, as type: Owner.Type) {
        InterfaceFileCoder.of(self)?.fillByCard(object, as: type)
    }
}

/// Fills what is being made with what its element says. Who reads interface files adopts it.
@MainActor protocol InterfaceFilling {
    /// What the element says of an attribute, for what has to be known before there is an object.
    func attribute(_ name: String) -> String?
    func fillByCard<Owner: NSObject>(_ object: Owner, as type: Owner.Type)

    // MARK: By hand
    func fill(_ view: UIView)
    func fill(_ control: UIControl)
    func fill(_ button: UIButton)
    func fill(_ label: UILabel)
    func fill(_ view: UIImageView)
    func fill(_ view: UIVisualEffectView)
    func fill(_ stack: UIStackView)
    func fill(_ table: UITableView)
    func fill(_ cell: UITableViewCell)
    func collectionLayout() -> UICollectionViewLayout?
    func fill(_ view: UICollectionView)
    func fill(_ cell: UICollectionViewCell)
    func fill(_ controller: UIViewController)
    func fillSegments(of control: UISegmentedControl)
}
