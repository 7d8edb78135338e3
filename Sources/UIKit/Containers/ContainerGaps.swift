import AppleFoundation

/// What the standard containers lack.
extension Unsupported {
    package static let tabCustomizing = Unsupported(
        "UITabBar.beginCustomizingItems(_:)", .partial,
        instead: "the mode and its delegate calls, without the panel from which items are dragged")

    package static let ofContainers: [Unsupported] = [tabCustomizing]
}
