/// The lines of one section: items one after the other, as many on a line as fit.
package struct FlowSection: Sendable {
    package let measures: FlowMeasures
    package let sizes: FlowSizes
    /// From the start of the header to the end of the footer.
    package let length: Double
    /// How much of the width is there for items.
    let room: Double
    /// For items of one size.
    private let perLine: Int
    /// For items of different sizes.
    private let lines: ContiguousArray<Line>

    private struct Line: Sendable {
        let first: Int
        let start: Double
        let length: Double
        /// Where its items are, if they don't stand at their least distance from the beginning.
        let offset: Double
        let spacing: Double
    }

    /// Sums of fractions may miss what they should be by this.
    private static let tolerance = 1e-9

    package init(_ measures: FlowMeasures, _ sizes: FlowSizes, width: Double) {
        self.measures = measures
        self.sizes = sizes
        room = width - measures.leading - measures.trailing
        let content: Double
        switch sizes {
        case .uniform(let size, let count):
            lines = []
            perLine = Self.capacity(size.width, measures.itemSpacing, room, atMost: count)
            let number = count == 0 ? 0 : (count + perLine - 1) / perLine
            content = number == 0 ? 0 : Double(number) * size.length + Double(number - 1) * measures.lineSpacing
        case .each(let sizes):
            perLine = 0
            lines = Self.broken(sizes, measures, room)
            content = lines.last.map { $0.start + $0.length } ?? 0
        }
        length = measures.header + measures.before + content + measures.after + measures.footer
    }

    /// Whether an item is wider than its line may be.
    package var hasTooWide: Bool {
        switch sizes {
        case .uniform(let size, let count): count > 0 && size.width > room + Self.tolerance
        case .each(let sizes): sizes.contains { $0.width > room + Self.tolerance }
        }
    }

    // MARK: - Breaking

    /// How many items of one width a line takes; one at least.
    private static func capacity(_ width: Double, _ spacing: Double, _ room: Double, atMost count: Int) -> Int {
        let most = max(count, 1)
        guard width + spacing > 0, room.isFinite else { return most }
        let number = ((room + spacing + tolerance) / (width + spacing)).rounded(.down)
        return number >= Double(most) ? most : max(1, Int(number))
    }

    private static func broken(
        _ sizes: ContiguousArray<FlowSize>, _ measures: FlowMeasures, _ room: Double
    ) -> ContiguousArray<Line> {
        var lines: ContiguousArray<Line> = []
        var first = 0
        var start = 0.0
        while first < sizes.count {
            var used = sizes[first].width
            var sum = used
            var longest = sizes[first].length
            var end = first + 1
            while end < sizes.count, used + measures.itemSpacing + sizes[end].width <= room + tolerance {
                used += measures.itemSpacing + sizes[end].width
                sum += sizes[end].width
                longest = max(longest, sizes[end].length)
                end += 1
            }
            let isLast = end == sizes.count
            let isEven = isLast && sizes[first..<end].allSatisfy { $0 == sizes[first] }
            let (offset, spacing) = placing(
                count: end - first, sum: sum, width: sizes[first].width, measures.itemSpacing, room, isLast: isLast,
                isEven: isEven)
            lines.append(Line(first: first, start: start, length: longest, offset: offset, spacing: spacing))
            start += longest + measures.lineSpacing
            first = end
        }
        return lines
    }

    /// Where a line's items begin and how far apart they are.
    ///
    /// Lines are justified. The last one of a section is too, as if more items of its size followed; one of different sizes isn't.
    private static func placing(
        count: Int, sum: Double, width: Double, _ least: Double, _ room: Double, isLast: Bool, isEven: Bool
    ) -> (offset: Double, spacing: Double) {
        if isLast, !isEven { return (0, least) }
        let number = isLast ? capacity(width, least, room, atMost: .max) : count
        let taken = isLast ? Double(number) * width : sum
        if number <= 1 { return ((room - sum) / 2, least) }
        guard number < .max else { return (0, least) }
        return (0, (room - taken) / Double(number - 1))
    }

    // MARK: - Places, from the section's own start

    private var lineStart: Double { measures.header + measures.before }

    private func number(ofLineWith item: Int) -> Int {
        if case .uniform = sizes { return item / perLine }
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].first <= item { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    package func rect(of item: Int) -> FlowRect {
        switch sizes {
        case .uniform(let size, let count):
            let line = item / perLine
            let place = uniformPlacing(size, count, line)
            return FlowRect(
                start: lineStart + Double(line) * (size.length + measures.lineSpacing), length: size.length,
                offset: measures.leading + place.offset + Double(item % perLine) * (size.width + place.spacing),
                width: size.width)
        case .each(let sizes):
            let line = lines[number(ofLineWith: item)]
            var offset = measures.leading + line.offset
            for other in line.first..<item { offset += sizes[other].width + line.spacing }
            return rect(sizes[item], line, offset)
        }
    }

    private func rect(_ size: FlowSize, _ line: Line, _ offset: Double) -> FlowRect {
        FlowRect(
            start: lineStart + line.start + (line.length - size.length) / 2, length: size.length, offset: offset,
            width: size.width)
    }

    private func uniformPlacing(_ size: FlowSize, _ count: Int, _ line: Int) -> (offset: Double, spacing: Double) {
        let isLast = (line + 1) * perLine >= count
        let number = isLast ? count - line * perLine : perLine
        return Self.placing(
            count: number, sum: Double(number) * size.width, width: size.width, measures.itemSpacing, room, isLast: isLast,
            isEven: true)
    }

    /// The items of all lines that reach into the range, in order.
    func forEachItem(from low: Double, to high: Double, _ body: (Int, FlowRect) -> Void) {
        let (low, high) = (low - lineStart, high - lineStart)
        switch sizes {
        case .uniform(let size, let count):
            guard count > 0 else { return }
            let step = size.length + measures.lineSpacing
            let number = (count + perLine - 1) / perLine
            let first = step > 0 ? Self.index((low - size.length) / step, number) : 0
            let last = step > 0 ? Self.index(high / step, number) : number - 1
            guard first <= last else { return }
            for line in first...last {
                let place = uniformPlacing(size, count, line)
                let start = lineStart + Double(line) * step
                var offset = measures.leading + place.offset
                for item in line * perLine..<min((line + 1) * perLine, count) {
                    body(item, FlowRect(start: start, length: size.length, offset: offset, width: size.width))
                    offset += size.width + place.spacing
                }
            }
        case .each(let sizes):
            var number = firstLine(endingAtOrAfter: low)
            while number < lines.count, lines[number].start <= high {
                let line = lines[number]
                let end = number + 1 < lines.count ? lines[number + 1].first : sizes.count
                var offset = measures.leading + line.offset
                for item in line.first..<end {
                    body(item, rect(sizes[item], line, offset))
                    offset += sizes[item].width + line.spacing
                }
                number += 1
            }
        }
    }

    private static func index(_ place: Double, _ count: Int) -> Int {
        if place <= 0 { return 0 }
        return place >= Double(count - 1) ? count - 1 : Int(place)
    }

    private func firstLine(endingAtOrAfter place: Double) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].start + lines[middle].length < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
