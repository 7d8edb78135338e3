import AppleFoundation
import CoreGraphics

/// Something that an element offers besides being activated.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}
