@_spi(House) import AppleFoundation

/// What becomes of items where they are let go.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: they go back.
    case cancel = 0
    /// Nothing, though they might be taken elsewhere in the app.
    case forbidden = 1
    case copy = 2
    /// Only of a session that allows it, and within one app.
    case move = 3
}

/// What a view would do with the items above it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    public let operation: UIDropOperation
    /// Whether the place of the finger counts, as it does in a text.
    open var isPrecise = false { didSet { Unsupported.kept("UIDropProposal.isPrecise") } }
    open var prefersFullSizePreview = false { didSet { Unsupported.kept("UIDropProposal.prefersFullSizePreview") } }

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        Isolation.assumeMain {
            let copy = UIDropProposal(operation: operation)
            copy.isPrecise = isPrecise
            copy.prefersFullSizePreview = prefersFullSizePreview
            return copy
        }
    }
}
