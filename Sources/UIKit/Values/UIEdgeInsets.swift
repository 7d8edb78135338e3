import AppleFoundation

/// Distances from the edges of a rectangle; positive values shrink it.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public static let zero = UIEdgeInsets()

    /// Written out: operators that apps declare are weighed against it, and the compiler's own can't be seen.
    public static func == (one: UIEdgeInsets, other: UIEdgeInsets) -> Bool {
        one.top == other.top && one.left == other.left && one.bottom == other.bottom && one.right == other.right
    }
}

extension UIEdgeInsets: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let top = try values.decode(CGFloat.self)
        let left = try values.decode(CGFloat.self)
        let bottom = try values.decode(CGFloat.self)
        let right = try values.decode(CGFloat.self)
        self.init(top: top, left: left, bottom: bottom, right: right)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [top, left, bottom, right] { try values.encode(value) }
    }
}

/// Insets by reading direction: leading is left where people read from left to right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public static let zero = NSDirectionalEdgeInsets()

    /// Written out: operators that apps declare are weighed against it, and the compiler's own can't be seen.
    public static func == (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> Bool {
        one.top == other.top && one.leading == other.leading && one.bottom == other.bottom && one.trailing == other.trailing
    }

    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }

    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}

/// A displacement.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init() { self.init(horizontal: 0, vertical: 0) }

    public static let zero = UIOffset()

    /// Written out: operators that apps declare are weighed against it, and the compiler's own can't be seen.
    public static func == (one: UIOffset, other: UIOffset) -> Bool {
        one.horizontal == other.horizontal && one.vertical == other.vertical
    }
}

extension CGRect {
    /// The rectangle, each edge moved inwards by its inset.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

extension CGRect {
    /// The rectangle, each edge moved outwards by its inset.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}

// MARK: - Text form

extension NSCoder {
    /// `{1, 2, 3, 4}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{" + [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.short).joined(separator: ", ") + "}"
    }

    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        "{" + [insets.top, insets.leading, insets.bottom, insets.trailing].map(NumberText.short).joined(separator: ", ") + "}"
    }

    public class func string(for offset: UIOffset) -> String {
        "{\(NumberText.short(offset.horizontal)), \(NumberText.short(offset.vertical))}"
    }

    public class func string(for point: CGPoint) -> String {
        "{\(NumberText.short(point.x)), \(NumberText.short(point.y))}"
    }

    public class func string(for size: CGSize) -> String {
        "{\(NumberText.short(size.width)), \(NumberText.short(size.height))}"
    }

    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let v = NumberText.numbers(in: string, count: 4)
        return UIEdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3])
    }

    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let v = NumberText.numbers(in: string, count: 4)
        return NSDirectionalEdgeInsets(top: v[0], leading: v[1], bottom: v[2], trailing: v[3])
    }

    public class func uiOffset(for string: String) -> UIOffset {
        let v = NumberText.numbers(in: string, count: 2)
        return UIOffset(horizontal: v[0], vertical: v[1])
    }

    public class func cgPoint(for string: String) -> CGPoint {
        let v = NumberText.numbers(in: string, count: 2)
        return CGPoint(x: v[0], y: v[1])
    }

    public class func cgSize(for string: String) -> CGSize {
        let v = NumberText.numbers(in: string, count: 2)
        return CGSize(width: v[0], height: v[1])
    }

    public class func cgRect(for string: String) -> CGRect {
        let v = NumberText.numbers(in: string, count: 4)
        return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    }
}
