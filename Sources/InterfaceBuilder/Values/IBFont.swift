package enum IBFont: Equatable, Sendable {
    /// `weight` is the file's word: medium, semibold, heavy, …
    case system(size: Double, weight: String?)
    case boldSystem(size: Double)
    case italicSystem(size: Double)
    /// The size of system text or of buttons.
    case standard(String)
    /// A text style: `body`, `largeTitle`, …
    case style(String)
    case named(String, family: String?, size: Double)

    package init(_ element: IBElement) {
        let size = element.number("pointSize", default: 17)
        if let style = element.string("style") {
            self = .style(Self.styles[style] ?? style)
        } else if let name = element.string("name") {
            self = .named(name, family: element.string("family"), size: size)
        } else if let standard = element.string("size"), element.number("pointSize") == nil {
            self = .standard(standard)
        } else {
            switch element.string("type") {
            case "boldSystem"?: self = .boldSystem(size: size)
            case "italicSystem"?: self = .italicSystem(size: size)
            default: self = .system(size: size, weight: element.string("weight"))
            }
        }
    }

    private static let styles: [String: String] = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
        "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
    ]
}

extension IBElement {
    package func font(key: String = "fontDescription") -> IBFont? { first("fontDescription", key: key).map(IBFont.init) }
}
