/// A size in a flow's own measure: `length` in the direction that scrolls, `width` across it.
package struct FlowSize: Hashable, Sendable {
    package var length: Double
    package var width: Double

    package init(length: Double, width: Double) {
        self.length = length
        self.width = width
    }
}

/// A place in a flow's own measure.
package struct FlowRect: Hashable, Sendable {
    /// In the direction that scrolls.
    package var start: Double
    package var length: Double
    /// Across it, from the side where lines begin.
    package var offset: Double
    package var width: Double

    package init(start: Double, length: Double, offset: Double, width: Double) {
        self.start = start
        self.length = length
        self.offset = offset
        self.width = width
    }

    package var end: Double { start + length }
}

/// What one section of a flow is made from.
package struct FlowMeasures: Hashable, Sendable {
    package var lineSpacing = 0.0
    package var itemSpacing = 0.0
    /// Before the first and after the last line.
    package var before = 0.0
    package var after = 0.0
    /// At both ends of each line.
    package var leading = 0.0
    package var trailing = 0.0
    package var header = 0.0
    package var footer = 0.0

    package init() {}
}

/// How large the items of a section are: all alike, which costs nothing however many they are, or each for itself.
package enum FlowSizes: Sendable {
    case uniform(FlowSize, count: Int)
    case each(ContiguousArray<FlowSize>)

    package var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .each(let sizes): sizes.count
        }
    }

    package subscript(item: Int) -> FlowSize {
        switch self {
        case .uniform(let size, _): size
        case .each(let sizes): sizes[item]
        }
    }

    package var isUniform: Bool { if case .uniform = self { true } else { false } }

    /// One after the other; nothing is stored for them while they are alike.
    package init(count: Int, _ size: (Int) -> FlowSize) {
        guard count > 0 else {
            self = .uniform(FlowSize(length: 0, width: 0), count: 0)
            return
        }
        let first = size(0)
        var each: ContiguousArray<FlowSize>?
        for item in 1..<max(count, 1) {
            let next = size(item)
            if each == nil {
                if next == first { continue }
                var made = ContiguousArray(repeating: first, count: item)
                made.reserveCapacity(count)
                each = made
            }
            each?.append(next)
        }
        self = each.map { .each($0) } ?? .uniform(first, count: count)
    }
}
