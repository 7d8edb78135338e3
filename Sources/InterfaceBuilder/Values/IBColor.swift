/// A color as the file writes it.
package enum IBColor: Equatable, Sendable {
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    case white(Double, alpha: Double)
    /// One of the system's, without "Color" at the end: `label`.
    case system(String)
    /// One of the app's asset catalogs.
    case named(String)

    package init(_ element: IBElement) {
        // The newer name wins where both are written.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] as [IBName]
        if let system = names.lazy.compactMap({ element.string($0) }).first {
            self = .system(system.hasSuffix("Color") ? String(system.dropLast(5)) : system)
            return
        }
        let alpha = element.number("alpha", default: 1)
        if let name = element.string("name") {
            self =
                element.string("catalog") == "System"
                ? .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name) : .named(name)
        } else if let white = element.number("white") {
            self = .white(white, alpha: alpha)
        } else {
            let (red, green, blue) = (
                element.number("red", default: 0), element.number("green", default: 0), element.number("blue", default: 0)
            )
            self =
                element.string("customColorSpace") == "displayP3"
                ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
                : .rgb(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

extension IBElement {
    package func color(key: String) -> IBColor? { first("color", key: key).map(IBColor.init) }
    /// `<nil key="…"/>`: set to nil, which is not the same as unset.
    package func setsNil(key: String) -> Bool { children.contains { $0.has("nil") && $0.key == key } }
}
