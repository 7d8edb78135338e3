import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibSession {
    func color(_ element: IBElement) -> UIColor { UIColor.interface(IBColor(element), source) }

    func font(_ element: IBElement) -> UIFont {
        switch IBFont(element) {
        case .system(let size, nil): return .systemFont(ofSize: CGFloat(size))
        case .system(let size, let weight?): return .systemFont(ofSize: CGFloat(size), weight: Self.weight(weight))
        case .boldSystem(let size): return .boldSystemFont(ofSize: CGFloat(size))
        case .italicSystem(let size): return .italicSystemFont(ofSize: CGFloat(size))
        case .standard(let word): return .systemFont(ofSize: word == "button" ? 15 : 17)
        case .style(let name): return .preferredFont(forTextStyle: Self.textStyle(name))
        case .named(let name, let family, let size):
            if let font = UIFont(name: name, size: CGFloat(size)) ?? family.flatMap({ UIFont(name: $0, size: CGFloat(size)) }) {
                return font
            }
            return .systemFont(ofSize: CGFloat(size))
        }
    }

    private static func weight(_ word: String) -> UIFont.Weight {
        switch word {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    private static func textStyle(_ name: String) -> UIFont.TextStyle {
        switch name {
        case "largeTitle": .largeTitle
        case "title1": .title1
        case "title2": .title2
        case "title3": .title3
        case "headline": .headline
        case "subheadline": .subheadline
        case "callout": .callout
        case "footnote": .footnote
        case "caption1": .caption1
        case "caption2": .caption2
        default: .body
        }
    }
}

extension UIColor {
    /// A colour of a file; where an asset is missing, what the file remembers of it.
    @MainActor static func interface(_ color: IBColor, _ source: NibSource) -> UIColor {
        switch color {
        case .rgb(let red, let green, let blue, let alpha): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
        case .system(let name):
            if let color = InterfaceColors.system(name) { return color }
            if let fallback = source.document.resources.systemColor(name + "Color") { return .remembered(fallback) }
            return .black
        case .named(let name):
            if let color = UIColor(named: name, in: source.bundle, compatibleWith: nil) { return color }
            NibReport.say(
                source.document.diagnostic(
                    .warning, at: source.document.root,
                    "Could not find the color named \"\(name)\"; the value that the file remembers is used"))
            return source.document.resources.namedColor(name).map { .remembered($0) } ?? .black
        }
    }

    /// A value from the file's own list, which names nothing further.
    private static func remembered(_ color: IBColor) -> UIColor {
        switch color {
        case .rgb(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
        case .system(let name): InterfaceColors.system(name) ?? .black
        case .named: .black
        }
    }
}
