import AppleFoundation

/// The way from one scene to another, while it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let handler: (() -> Void)?
    /// What the storyboard says of it; nil for segues made by code.
    var template: SegueTemplate?
    var sender: Any?
    var isUnwinding = false

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    /// A segue that does what `performHandler` says.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init()
    }

    /// Brings the destination into view. A subclass of a standard kind may call super for that kind's effect.
    open func perform() {
        if let handler { return handler() }
        if isUnwinding { return Unwinding.perform(self) }
        template?.performDefault(self)
    }
}

/// The maker for `init(identifier:source:destination:)`; see AppleFoundation's `SlotConstruction`.
open class _UIStoryboardSegueMaker: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    @inline(never)
    public static func _new(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        _objcMade(
            _objcMaker(self, _UIStoryboardSegueMaker.self)
                .init(identifier: identifier, source: source, destination: destination))
    }
}

/// Where an unwind segue starts.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}
