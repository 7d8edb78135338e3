/// How long something is, and whether that is known or only estimated.
package struct Extent: Hashable, Sendable {
    package var length: Double
    package var isKnown: Bool

    package init(_ length: Double, isKnown: Bool) {
        self.length = length
        self.isKnown = isKnown
    }

    package static func known(_ length: Double) -> Extent { Extent(length, isKnown: true) }
    package static func estimated(_ length: Double) -> Extent { Extent(length, isKnown: false) }
}

/// Neighbours of the same extent.
package struct ExtentRun: Hashable, Sendable {
    package var count: Int
    package var extent: Extent

    package init(_ count: Int, _ extent: Extent) {
        self.count = count
        self.extent = extent
    }
}
