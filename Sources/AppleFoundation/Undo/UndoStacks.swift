import Foundation

/// One change and how to take it back.
struct UndoOperation {
    weak var target: AnyObject?
    let id: ObjectIdentifier
    let handler: (AnyObject) -> Void

    init(_ target: AnyObject, _ handler: @escaping (AnyObject) -> Void) {
        self.target = target
        id = ObjectIdentifier(target)
        self.handler = handler
    }
}

/// Changes that are taken back together, the last one first.
final class UndoGroup {
    enum Element {
        case operation(UndoOperation)
        case group(UndoGroup)
    }

    var elements: [Element] = []
    var actionName = ""
    var isDiscardable = false

    func run() {
        for element in elements.reversed() {
            switch element {
            case .operation(let operation): if let target = operation.target { operation.handler(target) }
            case .group(let group): group.run()
            }
        }
    }

    /// Drops what belongs to the target, or to targets that are gone; true if nothing is left.
    func remove(_ target: AnyObject?) -> Bool {
        elements.removeAll { element in
            switch element {
            case .operation(let operation): operation.target == nil || operation.target === target
            case .group(let group): group.remove(target)
            }
        }
        return elements.isEmpty
    }
}

/// The groups that can be taken back, those that can be made again, and those that are open.
final class UndoStacks {
    enum State { case idle, undoing, redoing }

    private(set) var state = State.idle
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    private var openGroups: [UndoGroup] = []
    /// Groups that were open when an undo began inside them.
    private var suspended: [[UndoGroup]] = []

    var groupingLevel: Int { openGroups.count }
    var isGroupOpen: Bool { !openGroups.isEmpty }

    // MARK: Filling

    func open() { openGroups.append(UndoGroup()) }
    func add(_ operation: UndoOperation) { openGroups[openGroups.count - 1].elements.append(.operation(operation)) }

    /// An empty group leaves no trace.
    func close(levels: Int, isDiscardable: Bool) {
        let group = openGroups.removeLast()
        if group.elements.isEmpty { return }
        group.isDiscardable = isDiscardable
        if let outer = openGroups.last {
            outer.elements.append(.group(group))
            if outer.actionName.isEmpty { outer.actionName = group.actionName }
        } else if state == .undoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            limit(levels)
        }
    }

    func limit(_ levels: Int) {
        guard levels > 0 else { return }
        if undoGroups.count > levels { undoGroups.removeFirst(undoGroups.count - levels) }
        if redoGroups.count > levels { redoGroups.removeFirst(redoGroups.count - levels) }
    }

    func clearRedo() { redoGroups.removeAll() }

    // MARK: Running

    func enter(_ state: State) {
        self.state = state
        suspended.append(openGroups)
        openGroups = []
    }

    func leave() {
        state = .idle
        openGroups = suspended.removeLast()
    }

    /// The last group: one that is closed inside the open group, or the last on the stack.
    func takeUndo() -> UndoGroup? {
        if let outer = openGroups.last {
            guard case .group(let group)? = outer.elements.last else { return nil }
            outer.elements.removeLast()
            return group
        }
        return undoGroups.popLast()
    }

    func takeRedo() -> UndoGroup? { redoGroups.popLast() }

    // MARK: Asking

    var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.elements.isEmpty } }
    var canRedo: Bool { !redoGroups.isEmpty }
    var undoName: String { (openGroups.first { !$0.elements.isEmpty } ?? undoGroups.last)?.actionName ?? "" }
    var redoName: String { redoGroups.last?.actionName ?? "" }
    var undoIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    var redoIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
    func setName(_ name: String) { (openGroups.last ?? undoGroups.last)?.actionName = name }

    // MARK: Forgetting

    func removeAll() {
        undoGroups.removeAll()
        redoGroups.removeAll()
        openGroups.removeAll()
    }

    func remove(_ target: AnyObject) {
        undoGroups.removeAll { $0.remove(target) }
        redoGroups.removeAll { $0.remove(target) }
        for group in openGroups { _ = group.remove(target) }
    }
}
