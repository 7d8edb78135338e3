import AppleFoundation
import CoreGraphics

/// A place on the line that a tab character moves to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// What may be said of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// CharacterSet of the characters that end a decimal column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let foreignObjectWord = ForeignObjectWord()
    open private(set) var alignment: NSTextAlignment
    open private(set) var location: CGFloat
    open private(set) var options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// Twelve stops, 28 points apart.
    static let defaults: [NSTextTab] = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.location == location && other.alignment == alignment
    }

    override open var hash: Int { location.hashValue ^ alignment.rawValue }
}
