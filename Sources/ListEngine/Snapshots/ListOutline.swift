/// The items of one section as a tree: which belong below which, and which of them are open.
package struct ListOutline<Item: Hashable>: Equatable {
    struct Node: Equatable {
        var parent: Item?
        var children: [Item] = []
        var isExpanded = false
    }

    private var nodes: [Item: Node] = [:]
    package private(set) var roots: [Item] = []

    package init() {}

    /// Items without any below them.
    package init(_ items: [Item]) {
        roots = items
        for item in items { nodes[item] = Node() }
    }

    // MARK: - Asking
    /// Each before what is below it.
    package var items: [Item] { walk { _ in true } }
    /// Those above which all are open.
    package var visible: [Item] { walk(\.isExpanded) }
    package var isEmpty: Bool { nodes.isEmpty }

    private func walk(_ goesDown: (Node) -> Bool) -> [Item] {
        var list: [Item] = []
        list.reserveCapacity(nodes.count)
        var pending = Array(roots.reversed())
        while let item = pending.popLast() {
            list.append(item)
            if let node = nodes[item], !node.children.isEmpty, goesDown(node) {
                pending.append(contentsOf: node.children.reversed())
            }
        }
        return list
    }

    package func contains(_ item: Item) -> Bool { nodes[item] != nil }
    package func index(of item: Item) -> Int? { nodes[item] == nil ? nil : items.firstIndex(of: item) }
    package func hasChildren(_ item: Item) -> Bool { nodes[item]?.children.isEmpty == false }

    package func isExpanded(_ item: Item) throws(SnapshotProblem) -> Bool { try node(item).isExpanded }

    package func isVisible(_ item: Item) throws(SnapshotProblem) -> Bool {
        var parent = try node(item).parent
        while let above = parent, let node = nodes[above] {
            if !node.isExpanded { return false }
            parent = node.parent
        }
        return true
    }

    package func level(of item: Item) throws(SnapshotProblem) -> Int {
        var level = 0
        var parent = try node(item).parent
        while let above = parent {
            level += 1
            parent = nodes[above]?.parent
        }
        return level
    }

    package func parent(of item: Item) throws(SnapshotProblem) -> Item? { try node(item, "Child item identifier").parent }

    private func node(_ item: Item, _ start: String = "Item identifier") throws(SnapshotProblem) -> Node {
        guard let node = nodes[item] else { throw .outlineItemMissing(start, String(describing: item)) }
        return node
    }

    // MARK: - Changing
    package mutating func append(_ items: [Item], to parent: Item?) throws(SnapshotProblem) {
        if items.isEmpty { return }
        if let parent { _ = try node(parent, "Parent item identifier") }
        try checkNew(items)
        put(items, below: parent, at: children(of: parent).count)
    }

    package mutating func insert(_ items: [Item], _ other: Item, isAfter: Bool) throws(SnapshotProblem) {
        if items.isEmpty { return }
        let parent = try node(other, "Item identifier to insert \(isAfter ? "after" : "before")").parent
        try checkNew(items)
        put(items, below: parent, at: children(of: parent).firstIndex(of: other)! + (isAfter ? 1 : 0))
    }

    private func checkNew(_ items: [Item]) throws(SnapshotProblem) {
        var new: Set<Item> = []
        let known = items.filter { nodes[$0] != nil || !new.insert($0).inserted }
        if !known.isEmpty { throw .outlineDuplicates(SnapshotProblem.names(known)) }
    }

    private func children(of parent: Item?) -> [Item] { parent.map { nodes[$0]?.children ?? [] } ?? roots }

    private mutating func put(_ items: [Item], below parent: Item?, at index: Int) {
        for item in items { nodes[item] = Node(parent: parent) }
        if let parent {
            nodes[parent]!.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    /// With all that is below them.
    package mutating func delete(_ items: [Item]) throws(SnapshotProblem) {
        for item in items where nodes[item] == nil { throw .outlineIndexMissing(String(describing: item)) }
        var parents: Set<Item?> = []
        var pending = items
        while let item = pending.popLast() {
            guard let node = nodes.removeValue(forKey: item) else { continue }
            parents.insert(node.parent)
            pending.append(contentsOf: node.children)
        }
        for parent in parents {
            if let parent {
                let left = nodes[parent]?.children.filter { nodes[$0] != nil }
                nodes[parent]?.children = left ?? []
            } else {
                roots.removeAll { nodes[$0] == nil }
            }
        }
    }

    package mutating func deleteAll() { self = Self() }

    /// Those that aren't there are nothing to open or to close.
    package mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
        for item in items { nodes[item]?.isExpanded = isExpanded }
    }

    // MARK: - Parts
    /// What is below an item, as a tree of its own.
    package func part(of parent: Item, includingParent: Bool) throws(SnapshotProblem) -> ListOutline {
        let top = try node(parent, "Parent item identifier")
        var part = ListOutline()
        part.roots = includingParent ? [parent] : top.children
        var pending = part.roots
        while let item = pending.popLast() {
            part.nodes[item] = nodes[item]
            pending.append(contentsOf: nodes[item]!.children)
        }
        for root in part.roots { part.nodes[root]?.parent = nil }
        return part
    }

    package mutating func replaceChildren(of parent: Item, with other: ListOutline) throws(SnapshotProblem) {
        let old = try node(parent, "Parent item identifier").children
        var changed = self
        try changed.delete(old)
        try changed.graft(other, below: parent, at: 0)
        self = changed
    }

    package mutating func insert(_ other: ListOutline, _ item: Item, isAfter: Bool) throws(SnapshotProblem) {
        let parent = try node(item, "Item identifier to insert \(isAfter ? "after" : "before")").parent
        try graft(other, below: parent, at: children(of: parent).firstIndex(of: item)! + (isAfter ? 1 : 0))
    }

    private mutating func graft(_ other: ListOutline, below parent: Item?, at index: Int) throws(SnapshotProblem) {
        let known = other.items.filter { nodes[$0] != nil }
        if !known.isEmpty { throw .outlineDuplicates(SnapshotProblem.names(known)) }
        for (item, node) in other.nodes { nodes[item] = node }
        for root in other.roots { nodes[root]?.parent = parent }
        if let parent {
            nodes[parent]!.children.insert(contentsOf: other.roots, at: index)
        } else {
            roots.insert(contentsOf: other.roots, at: index)
        }
    }

    // MARK: - Telling
    /// A line for each item: whether it is open, whether it can be seen, and what it is.
    package var lines: [String] {
        var list: [String] = []
        var pending = roots.reversed().map { (item: $0, level: 0, isVisible: true) }
        while let (item, level, isVisible) = pending.popLast() {
            guard let node = nodes[item] else { continue }
            list.append(
                String(repeating: "  ", count: level) + (node.isExpanded ? "+" : "-") + (isVisible ? "*" : " ")
                    + String(describing: item))
            pending.append(contentsOf: node.children.reversed().map { ($0, level + 1, isVisible && node.isExpanded) })
        }
        return list
    }
}

extension ListOutline: Sendable where Item: Sendable {}
extension ListOutline.Node: Sendable where Item: Sendable {}
