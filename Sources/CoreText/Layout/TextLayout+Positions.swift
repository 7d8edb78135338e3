import AppleFoundation

/// A part of a selection in one line.
package struct TextSelectionRect {
    package let rect: CGRect
    package let isRightToLeft: Bool
    package let containsStart: Bool
    package let containsEnd: Bool

    package init(rect: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool) {
        self.rect = rect
        self.isRightToLeft = isRightToLeft
        self.containsStart = containsStart
        self.containsEnd = containsEnd
    }
}

extension TextLayout {
    /// The line that shows the character at `index`; the last line for an index behind the text.
    package func lineIndex(at index: Int) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].range.upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The line nearest to `y`.
    package func lineIndex(atY y: CGFloat) -> Int {
        for (index, line) in lines.enumerated() where y < line.origin.y + line.height { return index }
        return max(0, lines.count - 1)
    }

    /// The line nearest to a point: of those side by side the nearer one.
    package func lineIndex(nearest point: CGPoint) -> Int {
        var best = lineIndex(atY: point.y)
        guard options.obstacles != nil, !lines.isEmpty else { return best }
        func distance(_ line: TextLine) -> CGFloat {
            max(line.origin.x - point.x, point.x - line.origin.x - line.width, 0)
        }
        let y = lines[best].origin.y
        for (index, line) in lines.enumerated() where line.origin.y == y && distance(line) < distance(lines[best]) {
            best = index
        }
        return best
    }

    /// Where a caret before the character at `index` stands: two points wide, as tall as the line.
    package func caretRect(at index: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let position = lineIndex(at: min(max(index, 0), text.count))
        let line = lines[position]
        return CGRect(x: caretX(at: index, in: line) - 1, y: line.origin.y, width: 2, height: line.height)
    }

    private func caretX(at index: Int, in line: TextLine) -> CGFloat {
        var previous: (fragment: LineFragment, end: Int)?
        for fragment in line.fragments where fragment.textEnd > fragment.textStart {
            if index >= Int(fragment.textStart), index < Int(fragment.textEnd) {
                return line.origin.x + CGFloat(edge(of: index, in: fragment))
            }
            if Int(fragment.textEnd) <= index, Int(fragment.textEnd) > (previous?.end ?? -1) {
                previous = (fragment, Int(fragment.textEnd))
            }
        }
        guard let fragment = previous?.fragment else {
            return line.isRightToLeft ? line.origin.x + line.width : line.origin.x
        }
        return line.origin.x + CGFloat(fragment.isRightToLeft ? fragment.x : fragment.x + fragment.width)
    }

    /// The leading edge of a character, relative to the line: left when its run goes left to right.
    private func edge(of index: Int, in fragment: LineFragment) -> Float {
        var result = fragment.isRightToLeft ? fragment.x + fragment.width : fragment.x
        forEachCluster(in: fragment) { cluster in
            guard index >= cluster.start, index < cluster.end else { return true }
            let part: Float = clusterPart(index, cluster)
            result = fragment.isRightToLeft ? cluster.left + cluster.width * (1 - part) : cluster.left + cluster.width * part
            return false
        }
        return result
    }

    struct Cluster {
        var start: Int
        var end: Int
        var left: Float
        var width: Float
    }

    /// How much of a cluster's width lies before `index`, for carets inside ligatures.
    private func clusterPart(_ index: Int, _ cluster: Cluster) -> Float {
        let graphemes = graphemeStarts(cluster.start..<cluster.end)
        guard graphemes.count > 1 else { return 0 }
        let before = graphemes.filter { $0 <= index }.count - 1
        return Float(max(0, before)) / Float(graphemes.count)
    }

    private func graphemeStarts(_ range: Range<Int>) -> [Int] {
        guard range.count > 1 else { return [range.lowerBound] }
        let paragraph = shaping.paragraphs.first { $0.start <= range.lowerBound && $0.next >= range.upperBound }
        guard let paragraph else { return [range.lowerBound] }
        let breaks = TextLock.withLock { paragraph.breaks }
        return range.filter { breaks[$0 - paragraph.start] & ShapedParagraph.graphemeStart != 0 }
    }

    /// From left to right; `body` returns false to stop.
    func forEachCluster(in fragment: LineFragment, _ body: (Cluster) -> Bool) {
        let glyphs = fragment.run.glyphs
        var x = fragment.x
        var index = Int(fragment.glyphs.lowerBound)
        let upper = Int(fragment.glyphs.upperBound)
        var previousStart = Int(fragment.textEnd)
        while index < upper {
            let start = Int(glyphs[index].cluster)
            let left = x
            while index < upper, Int(glyphs[index].cluster) == start {
                x += fragment.run.kind == .tab ? fragment.width : glyphs[index].advance
                if fragment.spaceExtra != 0, text.utf16[start] == 0x20 { x += fragment.spaceExtra }
                index += 1
            }
            var end = Int(fragment.textEnd)
            if fragment.isRightToLeft {
                end = previousStart
                previousStart = start
            } else if index < upper {
                end = Int(glyphs[index].cluster)
            }
            if !body(Cluster(start: start, end: max(end, start), left: left, width: x - left)) { return }
        }
    }

    // MARK: Hit-testing

    /// The position between two characters that is nearest to `point`.
    package func index(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let line = lines[lineIndex(nearest: point)]
        guard let hit = cluster(at: point.x, in: line) else { return line.range.lowerBound }
        let graphemes = graphemeStarts(hit.cluster.start..<hit.cluster.end) + [hit.cluster.end]
        let part = hit.cluster.width > 0 ? (Float(point.x - line.origin.x) - hit.cluster.left) / hit.cluster.width : 0
        let along = min(max(hit.isRightToLeft ? 1 - part : part, 0), 1)
        let step = Int((along * Float(graphemes.count - 1)).rounded())
        return min(graphemes[step], lastPosition(in: line))
    }

    /// The character under `point`, nil outside of the text.
    package func characterIndex(containing point: CGPoint) -> Int? {
        for line in lines where point.y >= line.origin.y && point.y < line.origin.y + line.height {
            guard point.x >= line.origin.x, point.x < line.origin.x + line.width else { continue }
            return cluster(at: point.x, in: line)?.cluster.start
        }
        return nil
    }

    /// The character nearest to `point`, and how far through it the point lies. Nil where there is none.
    package func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        guard !lines.isEmpty else { return nil }
        let line = lines[lineIndex(nearest: point)]
        guard let hit = cluster(at: point.x, in: line) else { return nil }
        let graphemes = graphemeStarts(hit.cluster.start..<hit.cluster.end)
        let part = hit.cluster.width > 0 ? (Float(point.x - line.origin.x) - hit.cluster.left) / hit.cluster.width : 0
        let along = min(max(hit.isRightToLeft ? 1 - part : part, 0), 1) * Float(graphemes.count)
        let step = min(Int(along), graphemes.count - 1)
        return (graphemes[step], CGFloat(along - Float(step)))
    }

    /// The first glyph of the character at `index`; nil for what has none.
    package func glyph(at index: Int) -> UInt16? {
        guard !lines.isEmpty, index < text.count else { return nil }
        for fragment in lines[lineIndex(at: index)].fragments where fragment.run.kind == .glyphs {
            guard index >= Int(fragment.textStart), index < Int(fragment.textEnd) else { continue }
            for glyph in fragment.glyphs where Int(fragment.run.glyphs[Int(glyph)].cluster) == index {
                return fragment.run.glyphs[Int(glyph)].id
            }
        }
        return nil
    }

    /// Even where a character is read from left to right.
    package func bidiLevel(at index: Int) -> UInt8 {
        guard !lines.isEmpty, index < text.count else { return 0 }
        let fragment = lines[lineIndex(at: index)].fragments.first {
            index >= Int($0.textStart) && index < Int($0.textEnd)
        }
        return fragment?.run.level ?? 0
    }

    /// The last place for a caret that still stands on this line: before the line end, or before the space at which it wraps.
    private func lastPosition(in line: TextLine) -> Int {
        var end = line.range.upperBound
        guard line.endsParagraph else { return line.contentEnd < end ? end - 1 : end }
        while end > line.range.lowerBound, UTF16Scanning.isLineEnd(text.utf16[end - 1]) { end -= 1 }
        return end
    }

    private func cluster(at x: CGFloat, in line: TextLine) -> (cluster: Cluster, isRightToLeft: Bool)? {
        let target = Float(x - line.origin.x)
        var best: (cluster: Cluster, isRightToLeft: Bool)?
        for fragment in line.fragments where fragment.textEnd > fragment.textStart {
            var found = false
            forEachCluster(in: fragment) { cluster in
                if best == nil || target >= cluster.left {
                    best = (cluster, fragment.isRightToLeft)
                    found = target < cluster.left + cluster.width
                }
                return !found
            }
            if found { break }
        }
        return best
    }

    /// What `TextStyle.Values.link` holds at a point, if there is a link.
    package func link(at point: CGPoint) -> AnyHashable? {
        guard let index = characterIndex(containing: point) else { return nil }
        return text.style(at: index).rare?.values.link
    }

    // MARK: Ranges

    /// The rectangles that cover a range, from top to bottom and left to right.
    package func selectionRects(for range: Range<Int>) -> [TextSelectionRect] {
        var rects: [TextSelectionRect] = []
        for line in lines {
            guard line.range.lowerBound < range.upperBound, line.range.upperBound > range.lowerBound else { continue }
            var spans: [(left: Float, right: Float, isRightToLeft: Bool, hasStart: Bool, hasEnd: Bool)] = []
            for fragment in line.fragments where fragment.textEnd > fragment.textStart {
                forEachCluster(in: fragment) { cluster in
                    guard cluster.start < range.upperBound, cluster.end > range.lowerBound else { return true }
                    let right = cluster.left + cluster.width
                    let hasStart = cluster.start <= range.lowerBound
                    let hasEnd = cluster.end >= range.upperBound
                    if let last = spans.last, abs(last.right - cluster.left) < 0.01,
                        last.isRightToLeft == fragment.isRightToLeft
                    {
                        spans[spans.count - 1].right = right
                        if hasStart { spans[spans.count - 1].hasStart = true }
                        if hasEnd { spans[spans.count - 1].hasEnd = true }
                    } else {
                        spans.append((cluster.left, right, fragment.isRightToLeft, hasStart, hasEnd))
                    }
                    return true
                }
            }
            for span in spans {
                rects.append(
                    TextSelectionRect(
                        rect: CGRect(
                            x: line.origin.x + CGFloat(span.left), y: line.origin.y, width: CGFloat(span.right - span.left),
                            height: line.height), isRightToLeft: span.isRightToLeft,
                        containsStart: span.hasStart, containsEnd: span.hasEnd))
            }
        }
        return rects
    }

    /// The smallest rectangle around a range's characters.
    package func boundingRect(for range: Range<Int>) -> CGRect {
        selectionRects(for: range).reduce(CGRect.null) { $0.union($1.rect) }
    }
}
