import AppleFoundation

extension UIGestureRecognizer {
    /// Until recognisers take targets, their actions have no way.
    final func addInterfaceTarget(_ target: Any, _ action: Selector) { Unsupported.interfaceElement.report() }
}
