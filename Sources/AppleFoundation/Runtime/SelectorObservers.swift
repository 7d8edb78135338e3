import Foundation

/// Observers by selector. They are called in the order in which they were added; Foundation's own blocks come in any order.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private struct Observer {
        weak var object: AnyObject?
        let id: ObjectIdentifier
        let selector: Selector
        let name: Notification.Name?
        weak var sender: AnyObject?
        let hasSender: Bool
    }

    /// The observers of one centre, and the blocks that call them: one for each name.
    private final class Centre {
        weak var centre: NotificationCenter?
        var observers: [Observer] = []
        var tokens: [Notification.Name?: NSObjectProtocol] = [:]

        init(_ centre: NotificationCenter) { self.centre = centre }
    }

    private let lock = NSLock()
    private var centres: [ObjectIdentifier: Centre] = [:]

    private func centre(_ centre: NotificationCenter) -> Centre {
        if let known = centres[ObjectIdentifier(centre)], known.centre === centre { return known }
        let new = Centre(centre)
        centres[ObjectIdentifier(centre)] = new
        return new
    }

    func add(
        _ object: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ sender: AnyObject?,
        to centre: NotificationCenter
    ) {
        let needsToken = lock.withLock {
            let entry = self.centre(centre)
            entry.observers.removeAll { $0.object == nil }
            entry.observers.append(
                Observer(
                    object: object, id: ObjectIdentifier(object), selector: selector, name: name, sender: sender,
                    hasSender: sender != nil))
            return entry.tokens[name] == nil
        }
        guard needsToken else { return }
        let token = centre.addObserver(forName: name, object: nil, queue: nil) { [unowned self, weak centre] notification in
            guard let centre else { return }
            deliver(notification, for: name, in: centre)
        }
        lock.withLock { self.centre(centre).tokens[name] = token }
    }

    private func deliver(_ notification: Notification, for name: Notification.Name?, in centre: NotificationCenter) {
        let sender = notification.object.map { $0 as AnyObject }
        let called = lock.withLock {
            self.centre(centre).observers.filter { observer in
                observer.name == name && (!observer.hasSender || observer.sender === sender)
            }
        }
        for observer in called {
            guard let object = observer.object, isObserving(object, observer.selector, name, centre) else { continue }
            MessageSending.send(observer.selector, to: object, [notification])
        }
    }

    /// An observer that an earlier one removed is not called any more.
    private func isObserving(
        _ object: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ centre: NotificationCenter
    ) -> Bool {
        lock.withLock {
            self.centre(centre).observers.contains { $0.object === object && $0.selector == selector && $0.name == name }
        }
    }

    func remove(_ object: AnyObject, _ name: Notification.Name?, _ sender: AnyObject?, from centre: NotificationCenter) {
        lock.withLock {
            self.centre(centre).observers.removeAll { observer in
                observer.id == ObjectIdentifier(object) && (name == nil || observer.name == name)
                    && (sender == nil || observer.sender === sender)
            }
        }
    }
}

extension NotificationCenter {
    /// Calls the method of `observer`, which is not kept, for each notification of that name and sender.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.shared.add(observer as AnyObject, selector, name, object.map { $0 as AnyObject }, to: self)
    }

    /// Ends observing, by selector or by block.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, nil, nil, from: self)
        removeObserver(observer as Any)
    }

    /// Ends observing a name or a sender, by selector or by block.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.shared.remove(observer, name, object.map { $0 as AnyObject }, from: self)
        removeObserver(observer as Any, name: name, object: object)
    }
}
