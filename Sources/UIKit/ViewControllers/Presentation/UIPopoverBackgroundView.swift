import AppleFoundation
import CoreGraphics

/// The measures of a popover's own frame and arrow.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// The arrow's width where it leaves the frame.
    static func arrowBase() -> CGFloat
    /// How far the frame reaches around the content, the arrow left out.
    static func contentViewInsets() -> UIEdgeInsets
    static func arrowHeight() -> CGFloat
}

/// Draws a popover's frame and arrow. Subclasses override everything here.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How far the arrow's middle is from the middle of its side.
    open var arrowOffset: CGFloat {
        get { Self.mustOverride("arrowOffset") }
        set { Self.mustOverride("arrowOffset") }
    }
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.mustOverride("arrowDirection") }
        set { Self.mustOverride("arrowDirection") }
    }
    /// Whether the content gets round corners.
    open class var wantsDefaultContentAppearance: Bool { true }
    open class func arrowBase() -> CGFloat { mustOverride("arrowBase()") }
    open class func contentViewInsets() -> UIEdgeInsets { mustOverride("contentViewInsets()") }
    open class func arrowHeight() -> CGFloat { mustOverride("arrowHeight()") }

    private static func mustOverride(_ name: String) -> Never {
        fatalError("\(self) has to override \(name): a popover asks its background view for it.")
    }
}
