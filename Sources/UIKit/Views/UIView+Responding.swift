import AppleFoundation

extension UIView {
    final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in gestureRecognizers ?? [] { detachGesture(recognizer) }
        if recognizers == nil { rarities?.gestureRecognizers = nil }
        for recognizer in recognizers ?? [] { attachGesture(recognizer) }
    }

    final func attachGesture(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    final func detachGesture(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self, let rarities else { return }
        GestureArbiter.shared.drop(recognizer)
        rarities.gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    /// Asks the first responder to step back if it is inside this view; `force` takes no for an answer.
    final func resignEditing(force: Bool) -> Bool {
        let place = FirstResponder.on(window?.screen)
        guard let view = place.responder as? UIView, view.isInside(self) else { return true }
        if view.resignFirstResponder() { return true }
        guard force else { return false }
        FirstResponderTracker.drop(view)
        return true
    }
}
