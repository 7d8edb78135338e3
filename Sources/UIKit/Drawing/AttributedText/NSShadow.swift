import AppleFoundation
import CoreGraphics

/// A blurred copy behind text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    private let foreignObjectWord = ForeignObjectWord()
    /// In points, y downwards.
    open var shadowOffset: CGSize = .zero
    open var shadowBlurRadius: CGFloat = 0
    /// A UIColor; a third of black where nothing was set.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    override public init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    var color: UIColor? { shadowColor as? UIColor }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
    }

    override open var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.keptObject(of: UIColor.self, forKey: "NSShadowColor")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(color, forKey: "NSShadowColor")
    }
}
