/// Paragraphs one after the other: where each begins in the text, and how far down it stands.
///
/// Dozens of them lie side by side in a leaf of a balanced tree, so that a long text has its tree as soon as its lengths are known. Heights are
/// kept where somebody has looked; all others are guessed from their lengths, and take no room.
package struct ParagraphTree: Sendable {
    /// The most paragraphs a leaf holds, and how many it begins with.
    static let limit = 128
    private static let fill = 64

    private struct Node: Sendable {
        var left: Int32 = -1
        var right: Int32 = -1
        var lengths: ContiguousArray<Int32>
        /// NaN where nobody has looked; empty where nobody has looked at any.
        var heights: ContiguousArray<Double> = []
        var ownUnits: Int
        var ownHeight: Double
        // Of the subtree.
        var size: Int32 = 1
        var count = 0
        var units = 0
        var height = 0.0

        init(_ lengths: ContiguousArray<Int32>, heights: ContiguousArray<Double> = [], _ guess: ParagraphGuess) {
            self.lengths = lengths
            self.heights = heights
            ownUnits = 0
            ownHeight = 0
            measure(guess)
            (count, units, height) = (lengths.count, ownUnits, ownHeight)
        }

        func height(_ index: Int, _ guess: ParagraphGuess) -> Double {
            if !heights.isEmpty, !heights[index].isNaN { return heights[index] }
            return guess.height(Int(lengths[index]))
        }

        mutating func measure(_ guess: ParagraphGuess) {
            var sum = 0
            for length in lengths { sum += Int(length) }
            ownUnits = sum
            ownHeight = height(before: lengths.count, guess)
        }

        func units(before index: Int) -> Int {
            var sum = 0
            for place in 0..<index { sum += Int(lengths[place]) }
            return sum
        }

        /// Equal ones next to each other are multiplied: their sum has no more to be rounded than one of them.
        func height(before index: Int, _ guess: ParagraphGuess) -> Double {
            var sums = Sums()
            for place in 0..<index { sums.add(height(place, guess)) }
            return sums.total
        }
    }

    private struct Sums {
        private var done = 0.0
        private var latest = 0.0
        private var times = 0.0
        var total: Double { done + times * latest }

        mutating func add(_ height: Double) {
            if height == latest {
                times += 1
            } else {
                done = total
                latest = height
                times = 1
            }
        }
    }

    private var nodes: ContiguousArray<Node> = []
    private var free: ContiguousArray<Int32> = []
    private var root: Int32 = -1
    private var guess: ParagraphGuess
    /// Which side stays on top when two trees are joined: the same every time.
    private var dice: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() { guess = ParagraphGuess() }

    package init(_ lengths: ContiguousArray<Int32>, guess: ParagraphGuess) {
        self.guess = guess
        nodes.reserveCapacity(lengths.count / Self.fill + 1)
        for part in Self.parts(lengths) { nodes.append(Node(part, guess)) }
        root = balance(0..<nodes.count)
    }

    private static func parts(_ lengths: ContiguousArray<Int32>) -> some Sequence<ContiguousArray<Int32>> {
        let size = lengths.count <= limit ? limit : fill
        return stride(from: 0, to: lengths.count, by: size).lazy.map {
            ContiguousArray(lengths[$0..<Swift.min($0 + size, lengths.count)])
        }
    }

    private mutating func balance(_ range: Range<Int>) -> Int32 {
        if range.isEmpty { return -1 }
        let middle = (range.lowerBound + range.upperBound) / 2
        nodes[middle].left = balance(range.lowerBound..<middle)
        nodes[middle].right = balance(middle + 1..<range.upperBound)
        refresh(Int32(middle))
        return Int32(middle)
    }

    // MARK: Asking
    package var count: Int { root < 0 ? 0 : nodes[Int(root)].count }
    /// Of all the text.
    package var units: Int { root < 0 ? 0 : nodes[Int(root)].units }
    package var height: Double { root < 0 ? 0 : nodes[Int(root)].height }

    /// A leaf, which of its paragraphs is meant, and what lies before the leaf.
    fileprivate struct Place {
        var node: Int
        var index: Int
        var units = 0
        var height = 0.0
    }

    fileprivate func place(_ index: Int) -> Place {
        guard index >= 0, index < count else { fatalError("There is no paragraph of that number.") }
        var found = Place(node: Int(root), index: index)
        while true {
            let node = found.node
            let left = nodes[node].left
            if left >= 0, found.index < nodes[Int(left)].count {
                found.node = Int(left)
                continue
            }
            if left >= 0 { found.pass(nodes[Int(left)].count, nodes[Int(left)].units, nodes[Int(left)].height) }
            if found.index < nodes[node].lengths.count { return found }
            found.pass(nodes[node].lengths.count, nodes[node].ownUnits, nodes[node].ownHeight)
            found.node = Int(nodes[node].right)
        }
    }

    /// Where it begins in the text; the text's length for their count.
    package func start(of index: Int) -> Int {
        if index == count { return units }
        let place = place(index)
        return place.units + nodes[place.node].units(before: place.index)
    }

    package func length(of index: Int) -> Int {
        let place = place(index)
        return Int(nodes[place.node].lengths[place.index])
    }

    package func range(of index: Int) -> Range<Int> {
        let place = place(index)
        let start = place.units + nodes[place.node].units(before: place.index)
        return start..<start + Int(nodes[place.node].lengths[place.index])
    }

    /// How far down it stands.
    package func top(of index: Int) -> Double {
        if index == count { return height }
        let place = place(index)
        return place.height + nodes[place.node].height(before: place.index, guess)
    }

    package func height(of index: Int) -> Double {
        let place = place(index)
        return nodes[place.node].height(place.index, guess)
    }

    /// So many from here on have heights that aren't guessed, as far as one leaf says so.
    package func knownHeights(from index: Int) -> Int {
        let place = place(index)
        return nodes[place.node].heights.dropFirst(place.index).prefix { !$0.isNaN }.count
    }

    package func isKnown(_ index: Int) -> Bool { knownHeights(from: index) > 0 }

    /// The first paragraph that ends behind a place in the text; the last one for places behind all.
    package func paragraph(at offset: Int) -> Int {
        guard offset < units else { return Swift.max(0, count - 1) }
        let (first, found) = descend { sum, place in place.units + sum.units > offset }
        var end = found.units
        let index = nodes[found.node].lengths.firstIndex { length in
            end += Int(length)
            return end > offset
        }
        return first + (index ?? nodes[found.node].lengths.count - 1)
    }

    /// The first one that ends below a height; the last one for places below all. `paragraph(atHeight: top(of: n))` is `n`, to the last bit.
    package func paragraph(atHeight y: Double) -> Int {
        guard y < height else { return Swift.max(0, count - 1) }
        let (first, found) = descend { sum, place in place.height + sum.height > y }
        let all = nodes[found.node].lengths.count
        var sums = Sums()
        for index in 0..<all {
            sums.add(nodes[found.node].height(index, guess))
            if found.height + sums.total > y { return first + index }
        }
        return first + all - 1
    }

    /// The leaf that something lies in, and the number of its first paragraph. `ends` says whether what is so long ends behind it.
    @inline(__always) private func descend(_ ends: ((units: Int, height: Double), Place) -> Bool) -> (first: Int, Place) {
        var first = 0
        var found = Place(node: Int(root), index: 0)
        while true {
            let node = found.node
            let left = Int(nodes[node].left)
            if left >= 0 {
                if ends((nodes[left].units, nodes[left].height), found) {
                    found.node = left
                    continue
                }
                found.pass(0, nodes[left].units, nodes[left].height)
                first += nodes[left].count
            }
            let right = nodes[node].right
            if right < 0 || ends((nodes[node].ownUnits, nodes[node].ownHeight), found) { return (first, found) }
            found.pass(0, nodes[node].ownUnits, nodes[node].ownHeight)
            first += nodes[node].lengths.count
            found.node = Int(right)
        }
    }

    // MARK: Changing
    /// Somebody has looked at it. False where that was known.
    package mutating func setHeight(of index: Int, to height: Double) -> Bool {
        let place = place(index)
        if !nodes[place.node].heights.isEmpty, nodes[place.node].heights[place.index] == height { return false }
        if nodes[place.node].heights.isEmpty {
            nodes[place.node].heights = ContiguousArray(repeating: .nan, count: nodes[place.node].lengths.count)
        }
        let isAsGuessed = nodes[place.node].height(place.index, guess) == height
        nodes[place.node].heights[place.index] = height
        if !isAsGuessed { refreshPath(to: index) }
        return true
    }

    /// All heights are guesses again.
    package mutating func forgetHeights(_ guess: ParagraphGuess) {
        self.guess = guess
        func forget(_ node: Int32) {
            guard node >= 0 else { return }
            let here = Int(node)
            forget(nodes[here].left)
            forget(nodes[here].right)
            nodes[here].heights = []
            nodes[here].measure(guess)
            refresh(node)
        }
        forget(root)
    }

    /// New paragraphs have heights that are guessed.
    package mutating func replace(_ range: Range<Int>, with lengths: ContiguousArray<Int32>) {
        guard range.lowerBound >= 0, range.upperBound <= count else { fatalError("There are no paragraphs of these numbers.") }
        if replaceInside(range, with: lengths) { return }
        let (front, rest) = split(root, range.lowerBound)
        let (dropped, back) = split(rest, range.count)
        release(dropped)
        var tree = front
        for part in Self.parts(lengths) { tree = join(tree, add(Node(part, guess))) }
        root = join(tree, back)
        tidy(at: range.lowerBound)
        tidy(at: range.lowerBound + lengths.count)
    }

    /// Where one leaf holds all that changes and has room for what comes.
    private mutating func replaceInside(_ range: Range<Int>, with lengths: ContiguousArray<Int32>) -> Bool {
        guard root >= 0 else { return false }
        let place = place(range.isEmpty ? Swift.max(0, range.lowerBound - 1) : range.lowerBound)
        let first = range.isEmpty && range.lowerBound > 0 ? place.index + 1 : place.index
        let size = nodes[place.node].lengths.count
        let inside = first..<first + range.count
        guard inside.upperBound <= size, (1...Self.limit).contains(size - range.count + lengths.count) else { return false }
        nodes[place.node].lengths.replaceSubrange(inside, with: lengths)
        if !nodes[place.node].heights.isEmpty {
            nodes[place.node].heights.replaceSubrange(inside, with: repeatElement(.nan, count: lengths.count))
        }
        // The leaf is found again by its first paragraph: one it has in any case, and nothing before it has moved.
        refreshPath(to: range.lowerBound - first)
        return true
    }

    /// Two neighbours that have become small are one.
    private mutating func tidy(at index: Int) {
        guard index > 0, index < count else { return }
        let (first, second) = (place(index - 1), place(index))
        guard first.node != second.node else { return }
        let sum = nodes[first.node].lengths.count + nodes[second.node].lengths.count
        guard sum <= Self.fill else { return }
        var heights: ContiguousArray<Double> = []
        if !nodes[first.node].heights.isEmpty || !nodes[second.node].heights.isEmpty {
            for node in [first.node, second.node] {
                heights += nodes[node].heights
                let unknown = nodes[node].lengths.count - nodes[node].heights.count
                heights += repeatElement(.nan, count: unknown)
            }
        }
        let both = Node(nodes[first.node].lengths + nodes[second.node].lengths, heights: heights, guess)
        let (front, rest) = split(root, index - 1 - first.index)
        let (dropped, back) = split(rest, sum)
        release(dropped)
        root = join(join(front, add(both)), back)
    }

    // MARK: The tree
    private mutating func refresh(_ node: Int32) {
        let here = Int(node)
        var size: Int32 = 1
        var count = nodes[here].lengths.count
        var units = nodes[here].ownUnits
        var height = nodes[here].ownHeight
        func take(_ side: Int32) {
            guard side >= 0 else { return }
            size += nodes[Int(side)].size
            count += nodes[Int(side)].count
            units += nodes[Int(side)].units
            height += nodes[Int(side)].height
        }
        take(nodes[here].left)
        take(nodes[here].right)
        (nodes[here].size, nodes[here].count, nodes[here].units, nodes[here].height) = (size, count, units, height)
    }

    private mutating func refreshPath(to index: Int) {
        var path: [Int32] = []
        var node = root
        var rest = index
        while true {
            path.append(node)
            let here = Int(node)
            let left = nodes[here].left < 0 ? 0 : nodes[Int(nodes[here].left)].count
            if rest < left {
                node = nodes[here].left
            } else if rest < left + nodes[here].lengths.count {
                break
            } else {
                rest -= left + nodes[here].lengths.count
                node = nodes[here].right
            }
        }
        nodes[Int(node)].measure(guess)
        for node in path.reversed() { refresh(node) }
    }

    private mutating func add(_ node: Node) -> Int32 {
        if let place = free.popLast() {
            nodes[Int(place)] = node
            return place
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    private mutating func release(_ node: Int32) {
        var waiting: [Int32] = [node]
        while let next = waiting.popLast() {
            guard next >= 0 else { continue }
            waiting += [nodes[Int(next)].left, nodes[Int(next)].right]
            nodes[Int(next)] = Node([], guess)
            free.append(next)
        }
    }

    /// The first so many paragraphs of a tree, and the others.
    private mutating func split(_ node: Int32, _ amount: Int) -> (Int32, Int32) {
        if node < 0 { return (-1, -1) }
        let here = Int(node)
        let left = nodes[here].left < 0 ? 0 : nodes[Int(nodes[here].left)].count
        let size = nodes[here].lengths.count
        if amount <= left {
            let (front, back) = split(nodes[here].left, amount)
            nodes[here].left = back
            refresh(node)
            return (front, node)
        }
        if amount >= left + size {
            let (front, back) = split(nodes[here].right, amount - left - size)
            nodes[here].right = front
            refresh(node)
            return (node, back)
        }
        // Through the leaf itself.
        let cut = amount - left
        let heights = nodes[here].heights
        let tail = Node(
            ContiguousArray(nodes[here].lengths[cut...]), heights: heights.isEmpty ? [] : ContiguousArray(heights[cut...]),
            guess)
        nodes[here].lengths.removeSubrange(cut...)
        if !heights.isEmpty { nodes[here].heights.removeSubrange(cut...) }
        nodes[here].measure(guess)
        let after = nodes[here].right
        nodes[here].right = -1
        refresh(node)
        return (node, join(add(tail), after))
    }

    private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
        if left < 0 { return right }
        if right < 0 { return left }
        dice ^= dice << 13
        dice ^= dice >> 7
        dice ^= dice << 17
        let sizes = (UInt64(nodes[Int(left)].size), UInt64(nodes[Int(right)].size))
        if dice % (sizes.0 + sizes.1) < sizes.0 {
            let joined = join(nodes[Int(left)].right, right)
            nodes[Int(left)].right = joined
            refresh(left)
            return left
        }
        let joined = join(left, nodes[Int(right)].left)
        nodes[Int(right)].left = joined
        refresh(right)
        return right
    }
}

extension ParagraphTree.Place {
    fileprivate mutating func pass(_ paragraphs: Int, _ units: Int, _ height: Double) {
        index -= paragraphs
        self.units += units
        self.height += height
    }
}
