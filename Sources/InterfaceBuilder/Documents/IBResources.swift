/// What the file remembers of the assets it names: to be used where an asset is missing.
package struct IBResources {
    private let element: IBElement?

    init(_ element: IBElement?) { self.element = element }

    /// In points.
    package func imageSize(_ name: String) -> IBSize? {
        element?.children.first { $0.has("image") && $0.string("name") == name }.flatMap { image in
            guard let width = image.number("width"), let height = image.number("height") else { return nil }
            return IBSize(width: width, height: height)
        }
    }

    package func namedColor(_ name: String) -> IBColor? { color("namedColor", name) }
    package func systemColor(_ name: String) -> IBColor? { color("systemColor", name) }

    private func color(_ kind: IBName, _ name: String) -> IBColor? {
        element?.children.first { $0.has(kind) && $0.string("name") == name }?.first("color").map(IBColor.init)
    }
}
