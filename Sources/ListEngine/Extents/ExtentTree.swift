/// Things one after the other, each as long as it is: where the one with a number begins, and which one is at a place.
///
/// A balanced tree of runs. Every question and every change costs the logarithm of the number of runs; ten million things of one length are
/// one run.
package struct ExtentTree: Sendable {
    struct Node: Sendable {
        var left: Int32 = -1
        var right: Int32 = -1
        /// Nodes in the subtree.
        var size: Int32 = 1
        var own: Int
        var extent: Extent
        /// Of the subtree.
        var count: Int
        var length: Double

        init(_ run: ExtentRun) {
            own = run.count
            extent = run.extent
            count = run.count
            length = Double(run.count) * run.extent.length
        }
    }

    var nodes: ContiguousArray<Node> = []
    private var free: ContiguousArray<Int32> = []
    private var root: Int32 = -1
    /// Which side stays on top when two trees are joined: the same every time.
    private var dice: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() {}

    package init(_ runs: [ExtentRun]) {
        nodes.reserveCapacity(runs.count)
        for run in runs where run.count > 0 {
            if let last = nodes.indices.last, nodes[last].extent == run.extent {
                nodes[last] = Node(ExtentRun(nodes[last].own + run.count, run.extent))
            } else {
                nodes.append(Node(run))
            }
        }
        root = balance(0..<nodes.count)
    }

    private mutating func balance(_ range: Range<Int>) -> Int32 {
        if range.isEmpty { return -1 }
        let middle = (range.lowerBound + range.upperBound) / 2
        nodes[middle].left = balance(range.lowerBound..<middle)
        nodes[middle].right = balance(middle + 1..<range.upperBound)
        refresh(Int32(middle))
        return Int32(middle)
    }

    // MARK: - Asking

    package var count: Int { root < 0 ? 0 : nodes[Int(root)].count }
    package var length: Double { root < 0 ? 0 : nodes[Int(root)].length }
    /// How many runs of equal extents there are.
    package var runCount: Int { root < 0 ? 0 : Int(nodes[Int(root)].size) }

    /// Where the thing begins; the end of all for their count.
    package func offset(of index: Int) -> Double {
        var node = root
        var rest = index
        var offset = 0.0
        while node >= 0 {
            let here = nodes[Int(node)]
            let left = here.left < 0 ? 0 : nodes[Int(here.left)].count
            if rest < left {
                node = here.left
                continue
            }
            if here.left >= 0 { offset += nodes[Int(here.left)].length }
            rest -= left
            if rest < here.own { return offset + Double(rest) * here.extent.length }
            offset += Double(here.own) * here.extent.length
            rest -= here.own
            node = here.right
        }
        return offset
    }

    package subscript(index: Int) -> Extent {
        get { nodes[Int(find(index).node)].extent }
        set { replace(index..<index + 1, with: CollectionOfOne(ExtentRun(1, newValue))) }
    }

    private func find(_ index: Int) -> (node: Int32, first: Int) {
        guard index >= 0 && index < count else { fatalError("There is no thing of that number.") }
        var node = root
        var first = 0
        while true {
            let here = nodes[Int(node)]
            let left = here.left < 0 ? 0 : nodes[Int(here.left)].count
            if index < first + left {
                node = here.left
            } else if index < first + left + here.own {
                return (node, first + left)
            } else {
                first += left + here.own
                node = here.right
            }
        }
    }

    /// The first thing that ends behind the place; things without length are nowhere. The last one for places behind all, nil where there is
    /// none at all.
    package func index(at place: Double) -> Int? {
        guard root >= 0 else { return nil }
        var node = root
        var first = 0
        var rest = place
        while true {
            let here = nodes[Int(node)]
            if here.left >= 0 {
                let left = nodes[Int(here.left)]
                if rest < left.length {
                    node = here.left
                    continue
                }
                rest -= left.length
                first += left.count
            }
            if rest < 0 { return first }
            let own = Double(here.own) * here.extent.length
            if rest < own { return first + Swift.min(Int(rest / here.extent.length), here.own - 1) }
            if here.right < 0 { return Swift.min(first + here.own, count) - 1 }
            rest -= own
            first += here.own
            node = here.right
        }
    }

    /// The run that the thing is in, cut off at the thing: so many things from here on are of this extent.
    package func run(at index: Int) -> ExtentRun {
        let (node, first) = find(index)
        let here = nodes[Int(node)]
        return ExtentRun(first + here.own - index, here.extent)
    }

    package var runs: [ExtentRun] {
        var list: [ExtentRun] = []
        list.reserveCapacity(runCount)
        var above: [Int32] = []
        var node = root
        while node >= 0 || !above.isEmpty {
            while node >= 0 {
                above.append(node)
                node = nodes[Int(node)].left
            }
            let here = nodes[Int(above.removeLast())]
            list.append(ExtentRun(here.own, here.extent))
            node = here.right
        }
        return list
    }

    // MARK: - Changing

    package mutating func insert(_ runs: some Sequence<ExtentRun>, at index: Int) { replace(index..<index, with: runs) }
    package mutating func remove(_ range: Range<Int>) { replace(range, with: EmptyCollection()) }

    package mutating func replace(_ range: Range<Int>, with runs: some Sequence<ExtentRun>) {
        guard range.lowerBound >= 0 && range.upperBound <= count else { fatalError("There are no things of these numbers.") }
        if range.count == 1, setAlone(range.lowerBound, runs) { return }
        let (front, rest) = split(root, range.lowerBound)
        let (dropped, back) = split(rest, range.count)
        release(dropped)
        var tree = front
        for run in runs where run.count > 0 { tree = join(tree, make(run)) }
        root = join(tree, back)
    }

    /// Without a change of the tree's shape, where a single thing that is a run of its own, or keeps its extent, is replaced by a single one.
    private mutating func setAlone(_ index: Int, _ runs: some Sequence<ExtentRun>) -> Bool {
        var only: ExtentRun?
        for run in runs {
            if only != nil { return false }
            only = run
        }
        guard let only, only.count == 1 else { return false }
        let place = find(index)
        if nodes[Int(place.node)].extent == only.extent { return true }
        guard nodes[Int(place.node)].own == 1 else { return false }
        // Beside its like it becomes part of that run.
        if index > 0, nodes[Int(find(index - 1).node)].extent == only.extent { return false }
        if index + 1 < count, nodes[Int(find(index + 1).node)].extent == only.extent { return false }
        nodes[Int(place.node)].extent = only.extent
        refreshPath(from: root, to: index)
        return true
    }

    /// What changed in a thing counts for all above it, from below.
    private mutating func refreshPath(from node: Int32, to index: Int) {
        let here = nodes[Int(node)]
        let left = here.left < 0 ? 0 : nodes[Int(here.left)].count
        if index < left {
            refreshPath(from: here.left, to: index)
        } else if index >= left + here.own {
            refreshPath(from: here.right, to: index - left - here.own)
        }
        refresh(node)
    }

    // MARK: - Trees

    private mutating func make(_ run: ExtentRun) -> Int32 {
        if let node = free.popLast() {
            nodes[Int(node)] = Node(run)
            return node
        }
        nodes.append(Node(run))
        return Int32(nodes.count - 1)
    }

    private mutating func release(_ node: Int32) {
        guard node >= 0 else { return }
        let here = nodes[Int(node)]
        release(here.left)
        release(here.right)
        free.append(node)
    }

    private mutating func refresh(_ node: Int32) {
        var here = nodes[Int(node)]
        here.size = 1
        here.count = here.own
        here.length = Double(here.own) * here.extent.length
        if here.left >= 0 {
            let left = nodes[Int(here.left)]
            here.size += left.size
            here.count += left.count
            here.length += left.length
        }
        if here.right >= 0 {
            let right = nodes[Int(here.right)]
            here.size += right.size
            here.count += right.count
            here.length += right.length
        }
        nodes[Int(node)] = here
    }

    /// The first so many things of a tree, and the others. A run may be cut in two.
    private mutating func split(_ node: Int32, _ amount: Int) -> (Int32, Int32) {
        if node < 0 { return (-1, -1) }
        if amount <= 0 { return (-1, node) }
        let here = nodes[Int(node)]
        if amount >= here.count { return (node, -1) }
        let left = here.left < 0 ? 0 : nodes[Int(here.left)].count
        if amount <= left {
            let (front, back) = split(here.left, amount)
            nodes[Int(node)].left = back
            refresh(node)
            return (front, node)
        }
        if amount >= left + here.own {
            let (front, back) = split(here.right, amount - left - here.own)
            nodes[Int(node)].right = front
            refresh(node)
            return (node, back)
        }
        let kept = amount - left
        let cut = make(ExtentRun(here.own - kept, here.extent))
        nodes[Int(node)].own = kept
        nodes[Int(node)].right = -1
        refresh(node)
        return (node, merge(cut, here.right))
    }

    /// One tree after the other, the runs where they meet together if they are alike.
    private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
        if left < 0 { return right }
        if right < 0 { return left }
        var last = left
        while nodes[Int(last)].right >= 0 { last = nodes[Int(last)].right }
        var first = right
        while nodes[Int(first)].left >= 0 { first = nodes[Int(first)].left }
        guard nodes[Int(last)].extent == nodes[Int(first)].extent else { return merge(left, right) }
        let amount = nodes[Int(first)].own
        let (cut, rest) = split(right, amount)
        release(cut)
        nodes[Int(last)].own += amount
        refreshPath(from: left, to: nodes[Int(left)].count - 1)
        return merge(left, rest)
    }

    private mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
        if left < 0 { return right }
        if right < 0 { return left }
        dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let weight = UInt64(nodes[Int(left)].size)
        let all = weight + UInt64(nodes[Int(right)].size)
        if (dice >> 33) % all < weight {
            let merged = merge(nodes[Int(left)].right, right)
            nodes[Int(left)].right = merged
            refresh(left)
            return left
        }
        let merged = merge(left, nodes[Int(right)].left)
        nodes[Int(right)].left = merged
        refresh(right)
        return right
    }
}
