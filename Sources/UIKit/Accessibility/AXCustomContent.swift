import AppleFoundation

/// One further thing that an assistive program tells of an element.
open class AXCustomContent: NSObject {
    /// Whether a piece of content is read out always or when it is asked for.
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high = 1
    }

    open var label: String { attributedLabel.string }
    open var value: String { attributedValue.string }
    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    /// High importance is told without being asked for.
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }
}

/// Has more to tell than a label and a value.
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
