import AppleFoundation

/// A controller's children in the order of their adding, and its parent. The parent holds the child, never the other way round.
struct ContainmentGraph {
    private(set) var children: [UIViewController] = []
    /// Who goes away takes leave of its children before.
    private(set) unowned(unsafe) var parent: UIViewController?

    func isChild(of controller: UIViewController) -> Bool { parent === controller }

    mutating func append(_ child: UIViewController) {
        // Most have one: a list of exactly that size.
        if children.capacity == 0 { children = [child] } else { children.append(child) }
    }

    mutating func remove(_ child: UIViewController) {
        // Mostly the one that came last.
        if children.last === child {
            children.removeLast()
        } else if let index = children.firstIndex(where: { $0 === child }) {
            children.remove(at: index)
        }
    }

    mutating func setParent(_ parent: UIViewController?) { self.parent = parent }

    mutating func removeAll() -> [UIViewController] {
        defer { children = [] }
        return children
    }
}
