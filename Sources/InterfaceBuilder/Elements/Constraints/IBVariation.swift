/// What changes for a size class or an idiom.
package struct IBVariation {
    package enum SizeClass: String, Sendable {
        case compact, regular
    }

    package let element: IBElement
    /// Both nil in the default variation.
    package private(set) var width: SizeClass?
    package private(set) var height: SizeClass?
    package private(set) var idiom: String?
    package let isDefault: Bool

    init(_ element: IBElement) {
        self.element = element
        let key = element.key ?? "default"
        isDefault = key == "default"
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=").map(String.init)
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "widthClass": width = SizeClass(rawValue: pair[1])
            case "heightClass": height = SizeClass(rawValue: pair[1])
            case "userInterfaceIdiom": idiom = pair[1]
            default: break
            }
        }
    }

    /// The default first; two classes are more specific than one.
    package var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }

    package func included(_ list: String) -> [String] { references("include", list) }
    package func excluded(_ list: String) -> [String] { references("exclude", list) }

    private func references(_ name: IBName, _ list: String) -> [String] {
        element.first("mask", key: list)?.children.filter { $0.has(name) }.compactMap { $0.string("reference") } ?? []
    }
}

extension IBElement {
    /// From the most general to the most specific, in which order they apply.
    package var variations: [IBVariation] {
        let all = children.filter { $0.has("variation") }.map(IBVariation.init)
        return all.count < 2
            ? all : all.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }
}
