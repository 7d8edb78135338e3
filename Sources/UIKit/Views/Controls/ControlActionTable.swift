import AppleFoundation

/// Who wants to know of which events, in the order in which they asked.
struct ControlActionTable {
    /// A method of an object that is not kept, of a class, or of whoever in the responder chain has it.
    struct TargetAction {
        private weak var object: AnyObject?
        private let type: AnyClass?
        let selector: Selector
        /// Names the object after it went, so that nobody else at its address is taken for it.
        let isForChain: Bool

        init(target: Any?, selector: Selector) {
            // A class must be asked for before the value becomes an object: boxing would hide it.
            type = target as? AnyClass
            object = type == nil ? target.map(objectOf) : nil
            isForChain = target == nil
            self.selector = selector
        }

        /// Nil once the object is gone.
        var target: Any? { type ?? object }

        func isMeant(by other: Any?) -> Bool {
            guard let other else { return isForChain }
            if let otherType = other as? AnyClass { return otherType == type }
            return object === objectOf(other)
        }
    }

    enum Handler {
        case action(UIAction)
        case selector(TargetAction)
    }

    struct Entry {
        let handler: Handler
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []

    // MARK: Actions

    @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.action === action }) {
            entries[index].events.formUnion(events)
            return
        }
        // One action for each identifier and event: the newer one takes the older one's place.
        remove(action.identifier, for: events)
        entries.append(Entry(handler: .action(action), events: events))
    }

    @MainActor mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { $0.action?.identifier == identifier }
    }

    // MARK: Targets

    mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
        let index = entries.firstIndex { entry in
            guard let known = entry.targetAction else { return false }
            return known.selector == selector && known.isMeant(by: target)
        }
        if let index {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .selector(TargetAction(target: target, selector: selector)), events: events))
        }
    }

    /// Nil stands for every target, or every selector.
    mutating func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
        subtract(events) { entry in
            guard let known = entry.targetAction else { return false }
            return (target == nil || known.isMeant(by: target)) && (selector == nil || known.selector == selector)
        }
    }

    private mutating func subtract(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    // MARK: Asking

    var allEvents: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    func handlers(for events: UIControl.Event) -> [Handler] {
        if entries.isEmpty { return [] }
        return entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
    }
}

extension ControlActionTable.Entry {
    var action: UIAction? {
        if case .action(let action) = handler { return action }
        return nil
    }

    var targetAction: ControlActionTable.TargetAction? {
        if case .selector(let targetAction) = handler { return targetAction }
        return nil
    }
}
