/// All sections of a flow, one after the other: where each item, header and footer is, and which of them lie in a range.
///
/// Pure arithmetic. A section of items that are alike costs the same however many they are.
package struct FlowContent: Sendable {
    package enum Part: Hashable, Sendable {
        case header(Int)
        case item(ListPath)
        case footer(Int)
    }

    package private(set) var sections: ContiguousArray<FlowSection> = []
    /// Where each section begins, and where the last one ends.
    private var starts: ContiguousArray<Double> = [0]
    /// Across the direction that scrolls.
    package let width: Double
    /// Pixels in a point: origins lie on whole ones.
    package let scale: Double

    package init(width: Double, scale: Double) {
        self.width = width
        self.scale = scale
    }

    package mutating func append(_ measures: FlowMeasures, _ sizes: FlowSizes) {
        let section = FlowSection(measures, sizes, width: width)
        sections.append(section)
        starts.append(length + section.length)
    }

    package var length: Double { starts[starts.count - 1] }

    package func start(ofSection section: Int) -> Double { starts[section] }
    package func end(ofSection section: Int) -> Double { starts[section + 1] }

    package func contains(_ path: ListPath) -> Bool {
        sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].sizes.count
    }

    // MARK: - Places

    /// The place of a part; nil for what isn't there, and for headers and footers without a length.
    package func rect(of part: Part) -> FlowRect? {
        switch part {
        case .item(let path):
            guard contains(path) else { return nil }
            var rect = sections[path.section].rect(of: path.item)
            rect.start += starts[path.section]
            return onPixels(rect)
        case .header(let section):
            guard sections.indices.contains(section), sections[section].measures.header > 0 else { return nil }
            return edge(starts[section], sections[section].measures.header)
        case .footer(let section):
            guard sections.indices.contains(section), sections[section].measures.footer > 0 else { return nil }
            let length = sections[section].measures.footer
            return edge(starts[section + 1] - length, length)
        }
    }

    private func edge(_ start: Double, _ length: Double) -> FlowRect {
        onPixels(FlowRect(start: start, length: length, offset: 0, width: width))
    }

    private func onPixels(_ rect: FlowRect) -> FlowRect {
        FlowRect(
            start: (rect.start * scale).rounded() / scale, length: rect.length, offset: (rect.offset * scale).rounded() / scale,
            width: rect.width)
    }

    /// Everything that touches the range, in order.
    package func forEach(from low: Double, to high: Double, _ body: (Part, FlowRect) -> Void) {
        guard low <= high, !sections.isEmpty else { return }
        // A pixel more on both sides, because places are rounded.
        let margin = 1 / scale
        var number = firstSection(endingAtOrAfter: low - margin)
        while number < sections.count, starts[number] <= high + margin {
            let section = sections[number]
            let start = starts[number]
            func visit(_ part: Part) {
                if let rect = rect(of: part), rect.start <= high, rect.end >= low { body(part, rect) }
            }
            visit(.header(number))
            section.forEachItem(from: low - margin - start, to: high + margin - start) { item, rect in
                var rect = rect
                rect.start += start
                rect = onPixels(rect)
                if rect.start <= high, rect.end >= low { body(.item(ListPath(number, item)), rect) }
            }
            visit(.footer(number))
            number += 1
        }
    }

    package func firstSection(endingAtOrAfter place: Double) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
