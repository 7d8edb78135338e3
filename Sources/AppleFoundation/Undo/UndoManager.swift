import Foundation

/// Remembers how to take changes back, in groups, and how to make them again.
open class UndoManager: NSObject {
    private let stacks = UndoStacks()
    private var disableCount = 0
    private var turnGroup: UndoTurnGroup?
    private var actionIsDiscardable = false

    public override init() { super.init() }

    // MARK: Registering

    /// Remembers how to take a change back. `target` is not kept; when it goes, what it could take back goes too.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        register(target) { handler(unsafeDowncast($0, to: TargetType.self)) }
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        register(target as AnyObject) { MessageSending.send(selector, to: $0, [object]) }
    }

    private func register(_ target: AnyObject, _ handler: @escaping (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if stacks.state == .idle, groupsByEvent, groupingLevel == 0 { openTurnGroup() }
        guard stacks.isGroupOpen else {
            fatalError("UndoManager: must begin a group before registering undo")
        }
        stacks.add(UndoOperation(target, handler))
        if stacks.state == .idle { stacks.clearRedo() }
    }

    // MARK: Groups

    /// Groups within groups: how many are open.
    open var groupingLevel: Int { stacks.groupingLevel }

    open func beginUndoGrouping() {
        if groupingLevel == 0, groupsByEvent, stacks.state == .idle { openTurnGroup() }
        beginGroup()
    }

    private func beginGroup() {
        post(.NSUndoManagerCheckpoint)
        stacks.open()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        guard groupingLevel > 0 else {
            fatalError("UndoManager: endUndoGrouping called with no matching begin")
        }
        post(.NSUndoManagerCheckpoint)
        post(
            .NSUndoManagerWillCloseUndoGroup,
            actionIsDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil)
        stacks.close(levels: levelsOfUndo, isDiscardable: actionIsDiscardable)
        if groupingLevel == 0 {
            actionIsDiscardable = false
            turnGroup = nil
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Everything that one turn of the run loop registers is one group.
    open var groupsByEvent = true

    open var runLoopModes: [RunLoop.Mode] = [.default]

    private func openTurnGroup() {
        beginGroup()
        let group = UndoTurnGroup(self)
        turnGroup = group
        RunLoop.current.perform(inModes: runLoopModes) { group.end() }
    }

    fileprivate func endTurnGroup(_ group: UndoTurnGroup) {
        guard turnGroup === group, groupingLevel == 1, stacks.state == .idle else { return }
        endUndoGrouping()
    }

    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 {
        didSet { stacks.limit(levelsOfUndo) }
    }

    // MARK: Switching off

    open func disableUndoRegistration() { disableCount += 1 }

    open func enableUndoRegistration() {
        guard disableCount > 0 else {
            fatalError("UndoManager: enableUndoRegistration may only be called with a matching call to disableUndoRegistration")
        }
        disableCount -= 1
    }

    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    // MARK: Undo and redo

    /// Ends the turn's group and takes it back.
    open func undo() {
        if groupingLevel == 1, groupsByEvent { endUndoGrouping() }
        guard groupingLevel == 0 else {
            fatalError("UndoManager: undo was called with too many nested undo groups")
        }
        undoNestedGroup()
    }

    /// Takes the last closed group back, even within an open one.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard let group = stacks.takeUndo() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    open func redo() {
        post(.NSUndoManagerCheckpoint)
        if groupingLevel == 1, groupsByEvent { endUndoGrouping() }
        guard let group = stacks.takeRedo() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// What is registered meanwhile becomes one group on the other stack, of the same name.
    private func run(_ group: UndoGroup, as state: UndoStacks.State) {
        stacks.enter(state)
        stacks.open()
        stacks.setName(group.actionName)
        group.run()
        while stacks.groupingLevel > 0 { stacks.close(levels: levelsOfUndo, isDiscardable: group.isDiscardable) }
        stacks.leave()
    }

    open var canUndo: Bool { stacks.canUndo }

    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return stacks.canRedo
    }

    open var isUndoing: Bool { stacks.state == .undoing }
    open var isRedoing: Bool { stacks.state == .redoing }

    // MARK: Forgetting

    open func removeAllActions() {
        stacks.removeAll()
        turnGroup = nil
        disableCount = 0
    }

    open func removeAllActions(withTarget target: Any) { stacks.remove(target as AnyObject) }

    // MARK: Names

    /// Names the group that is open, or the one that would be taken back next.
    open func setActionName(_ actionName: String) { stacks.setName(actionName) }

    open var undoActionName: String { canUndo ? stacks.undoName : "" }
    open var redoActionName: String { canRedo ? stacks.redoName : "" }

    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    // MARK: Discardable actions

    open func setActionIsDiscardable(_ discardable: Bool) { actionIsDiscardable = discardable }
    open var undoActionIsDiscardable: Bool { stacks.undoIsDiscardable }
    open var redoActionIsDiscardable: Bool { stacks.redoIsDiscardable }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
}

/// The group of one turn, ended by the run loop's next one.
private final class UndoTurnGroup: @unchecked Sendable {
    private weak var manager: UndoManager?
    init(_ manager: UndoManager) { self.manager = manager }
    func end() { manager?.endTurnGroup(self) }
}

/// In a group's notification: whether all of it may be discarded.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension Notification.Name {
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
