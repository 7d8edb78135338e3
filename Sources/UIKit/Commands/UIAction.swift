import AppleFoundation
import CoreGraphics

public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, with the closure that does it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Names of actions. A control has one for each name: another one with the same takes its place.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String? { didSet { Unsupported.kept("UIAction.discoverabilityTitle") } }
    open var attributes: Attributes
    open var state: State
    open var selectedImage: UIImage? { didSet { Unsupported.kept("UIAction.selectedImage") } }
    /// Who is performing the action right now.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    override open var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    override open var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Runs the handler; `sender` can be read from the action meanwhile.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
