import AppleFoundation

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
