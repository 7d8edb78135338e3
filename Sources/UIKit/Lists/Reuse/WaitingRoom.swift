import CoreGraphics

/// Views that wait to be used again, by what they can be asked for. Each name has a queue of its own, an object: a view that comes or goes
/// changes no dictionary, which would allocate.
@MainActor struct WaitingRoom<Name: Hashable, View: UIView> {
    private final class Queue {
        var views: ContiguousArray<View> = []
    }

    private var queues: [Name: Queue] = [:]

    init() {}

    /// The one that came last.
    func take(_ name: Name) -> View? { queues[name]?.views.popLast() }

    mutating func keep(_ view: View, _ name: Name) {
        if let queue = queues[name] {
            queue.views.append(view)
        } else {
            let queue = Queue()
            queue.views.append(view)
            queues[name] = queue
        }
    }

    func forEach(_ body: (View) -> Void) { for queue in queues.values { for view in queue.views { body(view) } } }
}
