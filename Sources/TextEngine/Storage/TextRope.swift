/// A long text in UTF-16, cut into pieces that hang in a balanced tree.
///
/// Whoever types into the middle of a hundred thousand lines moves a thousand units and climbs a few dozen nodes; the rest isn't touched.
package struct TextRope: Sendable {
    /// The most units a piece holds.
    static let limit = 1024
    /// As long as pieces of a long text are made: there is room to type in each.
    private static let fill = 768

    struct Node: Sendable {
        var left: Int32 = -1
        var right: Int32 = -1
        var piece: TextPiece
        // Of the subtree.
        var nodes: Int32 = 1
        var count: Int
        var ends: Int

        init(_ piece: TextPiece) {
            self.piece = piece
            count = piece.count
            ends = piece.ends
        }
    }

    private(set) var nodes: ContiguousArray<Node> = []
    private var free: ContiguousArray<Int32> = []
    private(set) var root: Int32 = -1
    /// Which side stays on top when two trees are joined: the same every time.
    private var dice: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// The text that pieces lie in as long as nobody has changed them.
    private(set) var plain = PlainText()
    /// So many units lie there: with none of them that text goes.
    private var borrowed = 0
    /// As long as nothing was changed.
    private(set) var lengthsAsMade: ContiguousArray<Int32>?

    package init() {}

    /// Plain English stays where it is until it is changed.
    package init(_ string: String) {
        if let read = PlainText.read(string, size: string.utf8.count <= Self.limit ? Self.limit : Self.fill) {
            nodes = ContiguousArray(read.pieces.lazy.map { Node($0) })
            (plain, borrowed, lengthsAsMade) = (PlainText(string), string.utf8.count, read.lengths)
        } else {
            nodes = Self.pieces(of: TextUnits.units(of: string))
        }
        root = balance(0..<nodes.count)
    }

    package init(_ units: ContiguousArray<UInt16>) {
        nodes = Self.pieces(of: units)
        root = balance(0..<nodes.count)
    }

    private static func pieces(of units: ContiguousArray<UInt16>) -> ContiguousArray<Node> {
        let size = units.count <= limit ? limit : fill
        if units.count <= size, !units.isEmpty { return [Node(TextPiece(units))] }
        return ContiguousArray(
            stride(from: 0, to: units.count, by: size).map {
                Node(TextPiece(ContiguousArray(units[$0..<min($0 + size, units.count)])))
            })
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
    package var count: Int { count(root) }
    package var isEmpty: Bool { root < 0 }
    /// How many pieces it is in.
    package var pieceCount: Int { root < 0 ? 0 : Int(nodes[Int(root)].nodes) }

    package subscript(_ offset: Int) -> UInt16 {
        let place = piece(at: offset)
        return nodes[Int(place.node)].piece.unit(offset - place.start, plain)
    }

    package func units(in range: Range<Int>) -> ContiguousArray<UInt16> {
        var result = ContiguousArray<UInt16>()
        result.reserveCapacity(range.count)
        collect(root, 0, range, &result)
        return result
    }

    package func string(in range: Range<Int>) -> String { TextUnits.string(of: units(in: range)) }
    package var string: String { lengthsAsMade == nil ? string(in: 0..<count) : plain.string }

    /// From the first to the last.
    func forEachPiece(_ body: (ContiguousArray<UInt16>) -> Void) {
        func visit(_ node: Int32) {
            guard node >= 0 else { return }
            visit(nodes[Int(node)].left)
            body(nodes[Int(node)].piece.units(plain))
            visit(nodes[Int(node)].right)
        }
        visit(root)
    }

    private func collect(_ node: Int32, _ start: Int, _ range: Range<Int>, _ result: inout ContiguousArray<UInt16>) {
        guard node >= 0, !range.isEmpty else { return }
        let here = Int(node)
        guard start < range.upperBound, start + nodes[here].count > range.lowerBound else { return }
        let own = start + count(nodes[here].left)
        let end = own + nodes[here].piece.count
        if start < own { collect(nodes[here].left, start, range, &result) }
        let lower = max(range.lowerBound, own)
        let upper = min(range.upperBound, end)
        if lower < upper { nodes[here].piece.append(lower - own..<upper - own, plain, to: &result) }
        if end < range.upperBound { collect(nodes[here].right, end, range, &result) }
    }

    /// The piece that holds a unit, and where it begins.
    private func piece(at offset: Int) -> (node: Int32, start: Int) {
        var node = root
        var start = 0
        while true {
            let here = Int(node)
            let own = start + count(nodes[here].left)
            let end = own + nodes[here].piece.count
            if offset < own {
                node = nodes[here].left
            } else if offset < end || nodes[here].right < 0 {
                return (node, own)
            } else {
                start = end
                node = nodes[here].right
            }
        }
    }

    // MARK: Changing
    package mutating func replace(_ range: Range<Int>, with string: String) {
        replace(range, with: TextUnits.units(of: string))
    }

    package mutating func replace(_ range: Range<Int>, with units: ContiguousArray<UInt16>) {
        lengthsAsMade = nil
        if !replaceInside(range, with: units) { replaceAcross(range, with: units) }
        if borrowed == 0, !plain.string.isEmpty { plain = PlainText() }
    }

    private mutating func replaceAcross(_ range: Range<Int>, with units: ContiguousArray<UInt16>) {
        let (before, rest) = split(root, range.lowerBound)
        let (middle, after) = split(rest, range.count)
        release(middle)
        var new: Int32 = -1
        for node in Self.pieces(of: units) { new = join(new, add(node)) }
        root = join(join(before, new), after)
        tidy(at: range.lowerBound)
        tidy(at: range.lowerBound + units.count)
    }

    /// Where one piece holds all that changes and has room for what comes.
    private mutating func replaceInside(_ range: Range<Int>, with units: ContiguousArray<UInt16>) -> Bool {
        guard root >= 0 else { return false }
        // A caret behind the last unit of a piece belongs to that piece.
        let place = piece(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
        let node = Int(place.node)
        let inside = range.lowerBound - place.start..<range.upperBound - place.start
        let size = nodes[node].piece.count
        guard inside.upperBound <= size, (1...Self.limit).contains(size - inside.count + units.count) else { return false }
        let ends = nodes[node].piece.ends
        giveBack(nodes[node].piece)
        nodes[node].piece.replace(inside, with: units, plain)
        let moreEnds = nodes[node].piece.ends - ends
        let more = units.count - inside.count
        // Down the same way again.
        var step = root
        var start = 0
        while true {
            nodes[Int(step)].count += more
            nodes[Int(step)].ends += moreEnds
            if step == place.node { return true }
            let own = start + count(nodes[Int(step)].left)
            if place.start < own {
                step = nodes[Int(step)].left
            } else {
                start = own + nodes[Int(step)].piece.count
                step = nodes[Int(step)].right
            }
        }
    }

    /// Two neighbours that have become small are one.
    private mutating func tidy(at offset: Int) {
        guard offset > 0, offset < count else { return }
        let first = piece(at: offset - 1)
        let second = piece(at: offset)
        guard first.node != second.node else { return }
        let sum = nodes[Int(first.node)].piece.count + nodes[Int(second.node)].piece.count
        guard sum <= Self.fill else { return }
        let both = nodes[Int(first.node)].piece.units(plain) + nodes[Int(second.node)].piece.units(plain)
        let (before, rest) = split(root, first.start)
        let (middle, after) = split(rest, sum)
        release(middle)
        root = join(join(before, add(Node(TextPiece(both)))), after)
    }

    // MARK: The tree
    private func count(_ node: Int32) -> Int { node < 0 ? 0 : nodes[Int(node)].count }

    private mutating func refresh(_ node: Int32) {
        let here = Int(node)
        var size: Int32 = 1
        var count = nodes[here].piece.count
        var ends = nodes[here].piece.ends
        let (left, right) = (nodes[here].left, nodes[here].right)
        if left >= 0 {
            size += nodes[Int(left)].nodes
            count += nodes[Int(left)].count
            ends += nodes[Int(left)].ends
        }
        if right >= 0 {
            size += nodes[Int(right)].nodes
            count += nodes[Int(right)].count
            ends += nodes[Int(right)].ends
        }
        (nodes[here].nodes, nodes[here].count, nodes[here].ends) = (size, count, ends)
    }

    private mutating func add(_ node: Node) -> Int32 {
        if let place = free.popLast() {
            nodes[Int(place)] = node
            return place
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    /// A piece no longer lies in the text that the rope was made from.
    private mutating func giveBack(_ piece: TextPiece) {
        if piece.isBorrowed { borrowed -= piece.count }
    }

    private mutating func release(_ node: Int32) {
        var waiting: [Int32] = [node]
        while let next = waiting.popLast() {
            guard next >= 0 else { continue }
            waiting += [nodes[Int(next)].left, nodes[Int(next)].right]
            giveBack(nodes[Int(next)].piece)
            nodes[Int(next)] = Node(TextPiece())
            free.append(next)
        }
    }

    private mutating func split(_ node: Int32, _ offset: Int) -> (Int32, Int32) {
        if node < 0 { return (-1, -1) }
        let here = Int(node)
        let own = count(nodes[here].left)
        let size = nodes[here].piece.count
        if offset <= own {
            let (left, right) = split(nodes[here].left, offset)
            nodes[here].left = right
            refresh(node)
            return (left, node)
        }
        if offset >= own + size {
            let (left, right) = split(nodes[here].right, offset - own - size)
            nodes[here].right = left
            refresh(node)
            return (node, right)
        }
        // Through the piece itself.
        let tail = Node(nodes[here].piece.split(at: offset - own, plain))
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
        let sizes = (UInt64(nodes[Int(left)].nodes), UInt64(nodes[Int(right)].nodes))
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

extension TextRope: Equatable {
    package static func == (left: TextRope, right: TextRope) -> Bool {
        left.count == right.count && left.units(in: 0..<left.count) == right.units(in: 0..<right.count)
    }
}
