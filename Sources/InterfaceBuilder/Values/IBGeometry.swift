package struct IBSize: Equatable, Sendable {
    package var width: Double
    package var height: Double
}

package struct IBRect: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

package struct IBInsets: Equatable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    /// An inset of this size, too small to move anything, says "zero, and meant so".
    static let customisedZero = 2.2250738585072014e-308

    /// From an `inset`, an `edgeInsets` or a `directionalEdgeInsets`.
    package init(_ element: IBElement) {
        let side = { (names: [IBName]) -> Double in
            let value = names.lazy.compactMap { element.number($0) }.first ?? 0
            return abs(value) <= Self.customisedZero ? 0 : value
        }
        top = side(["top", "minY"])
        left = side(["left", "leading", "minX"])
        bottom = side(["bottom", "maxY"])
        right = side(["right", "trailing", "maxX"])
    }
}

package struct IBAutoresizing: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let flexibleLeft = IBAutoresizing(rawValue: 1)
    package static let flexibleWidth = IBAutoresizing(rawValue: 2)
    package static let flexibleRight = IBAutoresizing(rawValue: 4)
    package static let flexibleTop = IBAutoresizing(rawValue: 8)
    package static let flexibleHeight = IBAutoresizing(rawValue: 16)
    package static let flexibleBottom = IBAutoresizing(rawValue: 32)

    package init(_ element: IBElement) {
        let flags: [(IBName, IBAutoresizing)] = [
            ("flexibleMinX", .flexibleLeft), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRight),
            ("flexibleMinY", .flexibleTop), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottom),
        ]
        self.init(flags.filter { element.bool($0.0, default: false) }.map(\.1))
    }
}

extension IBElement {
    /// Nil where the child is missing, or lies in its parent's corner by `frameInset`, which needs the parent's size.
    package func rect(key: String) -> IBRect? {
        first("rect", key: key).map {
            IBRect(
                x: $0.number("x", default: 0), y: $0.number("y", default: 0), width: $0.number("width", default: 0),
                height: $0.number("height", default: 0))
        }
    }

    package func size(key: String) -> IBSize? {
        first("size", key: key).map {
            IBSize(width: $0.number("width", default: 0), height: $0.number("height", default: 0))
        }
    }

    package func insets(key: String) -> IBInsets? {
        children.first { $0.key == key && ($0.has("inset") || $0.has("edgeInsets") || $0.has("directionalEdgeInsets")) }
            .map { IBInsets($0) }
    }
}
