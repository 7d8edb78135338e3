import AppleFoundation

extension UIView {
    /// What an item says of itself, for the button that shows it.
    final func takeAccessibility(of item: UIBarItem, value: String?) {
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = value
        var traits = item.ownTraits ?? .button
        if !item.isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }
}
