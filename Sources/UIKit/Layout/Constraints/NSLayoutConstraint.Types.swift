import AppleFoundation

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20

        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the views of a visual format are aligned, in which direction it reads, and what its spaces lie between.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge = FormatOptions([])
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case none, size, absoluteX, readingX, anyX, y }

    var kind: Kind {
        switch self {
        case .notAnAttribute: return .none
        case .width, .height: return .size
        case .left, .right, .leftMargin, .rightMargin: return .absoluteX
        case .leading, .trailing, .leadingMargin, .trailingMargin: return .readingX
        case .centerX, .centerXWithinMargins: return .anyX
        default: return .y
        }
    }

    var isHorizontal: Bool {
        switch kind {
        case .absoluteX, .readingX, .anyX: return true
        case .size: return self == .width
        default: return false
        }
    }

    /// What the plain attributes name, as bits.
    struct Place: OptionSet {
        let rawValue: UInt8
        @inline(__always) init(rawValue: UInt8) { self.rawValue = rawValue }
        static let size = Place(rawValue: 1)
        static let place = Place(rawValue: 2)
        static let horizontal = Place(rawValue: 4)
        static let end = Place(rawValue: 8)
        static let middle = Place(rawValue: 16)
        static let reading = Place(rawValue: 32)
    }

    /// Empty for baselines and margins.
    @inline(__always) var place: Place {
        // By shifting: a branch would go another way for each constraint and be guessed wrong as often.
        let number = UInt64(truncatingIfNeeded: rawValue)
        let table = number < 8 ? Self.sidesAndWidth : number < 16 ? Self.heightAndMiddles : 0
        return Place(rawValue: UInt8(truncatingIfNeeded: table &>> ((number & 7) &* 8)))
    }

    // One byte for each attribute, by its raw value: left, right, top, bottom, leading, trailing and width; height and the centers.
    @inline(__always) private static var sidesAndWidth: UInt64 { 0x05_2E_26_0A_02_0E_06_00 }
    @inline(__always) private static var heightAndMiddles: UInt64 { 0x12_16_01 }

    /// Leading and trailing edges, margins included.
    @inline(__always) var reads: Bool { place.contains(.reading) || (isMargin && kind == .readingX) }

    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// As `description` of a constraint writes it.
    var name: String {
        switch self {
        case .notAnAttribute: return "notAnAttribute"
        case .left: return "left"
        case .right: return "right"
        case .top: return "top"
        case .bottom: return "bottom"
        case .leading: return "leading"
        case .trailing: return "trailing"
        case .width: return "width"
        case .height: return "height"
        case .centerX: return "centerX"
        case .centerY: return "centerY"
        case .lastBaseline: return "lastBaseline"
        case .firstBaseline: return "firstBaseline"
        case .leftMargin: return "leftMargin"
        case .rightMargin: return "rightMargin"
        case .topMargin: return "topMargin"
        case .bottomMargin: return "bottomMargin"
        case .leadingMargin: return "leadingMargin"
        case .trailingMargin: return "trailingMargin"
        case .centerXWithinMargins: return "centerXWithinMargins"
        case .centerYWithinMargins: return "centerYWithinMargins"
        }
    }
}
