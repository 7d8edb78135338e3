/// How large the items of a section turned out to be. What isn't known takes no room.
package struct LayoutMeasures: Sendable {
    private static let unknown = Extent.estimated(0)

    private var widths: ExtentTree?
    private var heights: ExtentTree?
    private(set) var count: Int
    /// Behind this one nothing is known.
    private(set) var end = 0

    package init(count: Int) { self.count = count }

    var isEmpty: Bool { end == 0 }

    func length(_ axis: LayoutAxis, of item: Int) -> Double? {
        guard item < end, let tree = axis == .horizontal ? widths : heights else { return nil }
        let extent = tree[item]
        return extent.isKnown ? extent.length : nil
    }

    /// Whether anything is known of some items.
    func knows(_ axis: LayoutAxis, _ range: Range<Int>) -> Bool {
        guard range.lowerBound < end, let tree = axis == .horizontal ? widths : heights else { return false }
        var item = range.lowerBound
        while item < min(range.upperBound, end) {
            let run = tree.run(at: item)
            if run.extent.isKnown { return true }
            item += run.count
        }
        return false
    }

    /// True if that was news.
    mutating func set(_ axis: LayoutAxis, _ item: Int, _ length: Double) -> Bool {
        guard item >= 0, item < count, self.length(axis, of: item) != length else { return false }
        end = max(end, item + 1)
        if axis == .horizontal {
            if widths == nil { widths = ExtentTree([ExtentRun(count, Self.unknown)]) }
            widths?[item] = .known(length)
        } else {
            if heights == nil { heights = ExtentTree([ExtentRun(count, Self.unknown)]) }
            heights?[item] = .known(length)
        }
        return true
    }

    mutating func forget(_ item: Int) {
        guard item < end else { return }
        widths?[item] = Self.unknown
        heights?[item] = Self.unknown
    }

    /// What is known goes with its items: first those that are gone, then those that came.
    mutating func edit(gone: [Range<Int>], placed: [Range<Int>]) {
        for range in gone {
            widths?.remove(range)
            heights?.remove(range)
            count -= range.count
            if range.lowerBound < end { end = max(range.lowerBound, end - range.count) }
        }
        for range in placed {
            widths?.insert(CollectionOfOne(ExtentRun(range.count, Self.unknown)), at: range.lowerBound)
            heights?.insert(CollectionOfOne(ExtentRun(range.count, Self.unknown)), at: range.lowerBound)
            count += range.count
            if range.lowerBound < end { end += range.count }
        }
        end = min(end, count)
    }
}
