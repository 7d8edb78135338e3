import AppleFoundation

/// A controller's children in the order of their adding, and its parent. The parent holds the child, never the other way round.
struct ContainmentGraph {
    private(set) var children: [UIViewController] = []
    private(set) var parentReference: Unmanaged<UIViewController>?

    var parent: UIViewController? { parentReference?.takeUnretainedValue() }

    func isChild(of controller: UIViewController) -> Bool {
        parentReference?.toOpaque() == Unmanaged.passUnretained(controller).toOpaque()
    }

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

    mutating func setParent(_ parent: UIViewController?) { parentReference = parent.map { Unmanaged.passUnretained($0) } }

    mutating func removeAll() -> [UIViewController] {
        defer { children = [] }
        return children
    }
}

/// Frees chains of controllers one after the other, so that a tree of any depth can go without deep recursion.
@MainActor enum ControllerTeardown {
    private static var queue: [AnyObject] = []
    private static var isRunning = false

    static func release(_ graph: inout ContainmentGraph, rarities: ControllerRarities?) {
        if graph.children.isEmpty, rarities?.presented == nil { return }
        enqueue(&graph, rarities)
        if isRunning || queue.isEmpty { return }
        isRunning = true
        // Freed here one by one: their own children join the queue.
        while let next = take() { withExtendedLifetime(next) {} }
        isRunning = false
    }

    private static func enqueue(_ graph: inout ContainmentGraph, _ rarities: ControllerRarities?) {
        for child in graph.removeAll() {
            child.containment.setParent(nil)
            queue.append(child)
        }
        if let presented = rarities?.presented {
            queue.append(presented)
            rarities?.presented = nil
        }
    }

    private static func take() -> AnyObject? { queue.popLast() }
}
