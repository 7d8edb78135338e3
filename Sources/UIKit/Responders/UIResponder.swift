import AppleFoundation

/// What can respond to events: views, view controllers, windows, the application.
@preconcurrency @MainActor
open class UIResponder: _MainActorObject, UIPasteConfigurationSupporting {
    public override init() {
        super.init()
        EndsOnMainThread.note(type(of: self))
    }

    // MARK: The chain
    /// Who is asked next; nil at the end.
    open var next: UIResponder? { nil }

    // MARK: First responder (FirstResponderTracker)
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Whether events that belong to no place on the screen, such as keys, come here first.
    open var isFirstResponder: Bool { FirstResponderTracker.isFirst(self) }

    /// Asks the present first responder to step back and takes its place; false if either refuses or no window is near.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard _objcExchanges else { return FirstResponderTracker.become(self) }
        return exchanged(self, UIResponder.self, "becomeFirstResponder") { FirstResponderTracker.become(self) }
    }

    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponderTracker.resign(self) }

    // MARK: Actions (ActionDispatch)
    /// Whether the action may be sent here now: by default, whether there is such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if EditActions.isAnswered(action, by: type(of: self)) ?? responds(to: action) { return true }
        return action == PastedTypes.action && PastedTypes.canPaste(into: self)
    }

    /// This responder, or the first one after it that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return DeepStack.call { next?.target(forAction: action, withSender: sender) }
    }

    // MARK: What assistive programs ask for
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Standard actions, declared only: a class that overrides one can perform it
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    /// Where a configuration says what may be pasted, that is.
    open func paste(_ sender: Any?) { PastedTypes.paste(into: self) }
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}

    // MARK: What is pasted as item providers (PastedTypes)
    open var pasteConfiguration: UIPasteConfiguration? {
        get { PastedTypes.configuration(of: self) }
        set { PastedTypes.set(newValue, of: self) }
    }
    open func paste(itemProviders: [NSItemProvider]) {}
    /// By default where one of them has a form of an acceptable type.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { PastedTypes.canPaste(itemProviders, pasteConfiguration) }

    // MARK: Keys and menus (KeyDispatch, UIMenuSystem)
    /// Offered while this responder is in the chain of the first one.
    open var keyCommands: [UIKeyCommand]? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
    /// Brings a command's title and state up to date before it shows.
    open func validate(_ command: UICommand) { next?.validate(command) }

    /// The nearest one in the chain; windows have one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Activities
    /// What the user does with this responder, or with the nearest one after it that says so.
    open var userActivity: NSUserActivity? {
        get { ResponderActivities.activity(of: self) ?? next?.userActivity }
        set { ResponderActivities.set(newValue, of: self) }
    }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Touches
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isExchanged(self, UIResponder.self, "touchesBegan:withEvent:", [touches, event]) { return }
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isExchanged(self, UIResponder.self, "touchesMoved:withEvent:", [touches, event]) { return }
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isExchanged(self, UIResponder.self, "touchesEnded:withEvent:", [touches, event]) { return }
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isExchanged(self, UIResponder.self, "touchesCancelled:withEvent:", [touches, event]) { return }
        next?.touchesCancelled(touches, with: event)
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { next?.touchesEstimatedPropertiesUpdated(touches) }

    // MARK: Presses and motion
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if isExchanged(self, UIResponder.self, "motionBegan:withEvent:", [motion, event]) { return }
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if isExchanged(self, UIResponder.self, "motionEnded:withEvent:", [motion, event]) { return }
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Input views
    /// Takes the place of the keyboard while this is the first responder.
    open var inputView: UIView? { next?.inputView }
    /// Sits on top of the keyboard or input view.
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }
    /// Which gestures of three fingers edit text.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration {
        next?.editingInteractionConfiguration ?? .default
    }
    /// Has the input views fetched anew, if this is the first responder.
    open func reloadInputViews() { FirstResponderTracker.inputViewsChanged(self) }

    // MARK: Interface Builder
    /// Called after an object was loaded from a nib and connected.
    open func awakeFromNib() { _ = isExchanged(self, UIResponder.self, "awakeFromNib") }
    open func prepareForInterfaceBuilder() {}

    /// Whether the object's class, or an ancestor, has a method of this name. Overrides are asked for actions.
    open func responds(to selector: Selector!) -> Bool { MessageSending.responds(self, to: selector) }

    // MARK: Key-value coding
    nonisolated open func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }
    nonisolated open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, of: self, forKey: key) }

    /// Called for a key without a member. Ends the process unless a subclass answers.
    nonisolated open func value(forUndefinedKey key: String) -> Any? {
        if ArgumentTolerance.acceptsUndefinedKey() { return nil }
        KeyValueCoding.noSuchKey("valueForUndefinedKey:", self, key)
        return nil
    }
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
        if ArgumentTolerance.acceptsUndefinedKey() { return }
        KeyValueCoding.noSuchKey("setValue:forUndefinedKey:", self, key)
    }

    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        KeyValueObserving.unhandledChange(self, keyPath, object)
    }
}

/// Whether swipes of three fingers undo, redo, cut, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}

/// The actions of the edit menu and the like. Responders declare them all.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func delete(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
}

extension UIResponder: UIUserActivityRestoring, UIResponderStandardEditActions {}
extension UIResponder: KeyValueCoded, UndefinedKeyAnswering, KeyValueObserver {}
