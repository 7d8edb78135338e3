import AppleFoundation

/// The coder of interface files, as far as those know it that are made with one: `init(coder:)` asks whether it has got one.
class InterfaceFileCoder: NSCoder {
    var filling: any InterfaceFilling { fatalError("A coder of interface files says what fills their objects.") }

    /// Nil for coders of archives.
    static func of(_ coder: NSCoder) -> (any InterfaceFilling)? { (coder as? InterfaceFileCoder)?.filling }
}

/// Fills what is being made with what its element says. Who reads interface files adopts it.
@MainActor protocol InterfaceFilling {
    func fill(_ view: UIView)
    func fill(_ control: UIControl)
    func fill(_ view: UIImageView)
    func fill(_ view: UIVisualEffectView)
    func fill(_ stack: UIStackView)
    func fill(_ controller: UIViewController)
}
