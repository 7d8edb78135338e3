import AppleFoundation
import CoreGraphics

/// The text of a page: what its elements say and what they look like, paragraph by paragraph.
struct HTMLText {
    private struct Element {
        var name: String
        var style: HTMLStyle
        /// Of a list with numbers the next one; nil of others.
        var number: Int?
    }

    private var tokens: HTMLTokens
    private let defaults: [NSAttributedString.Key: Any]
    private var sheet = CSSSheet()
    private var open: [Element]
    private let text = NSMutableAttributedString(string: "")
    /// Spaces between words are one; before the first word of a paragraph there is none.
    private var owesSpace = false
    /// Of the element that the space stands in.
    private var styleOfSpace = HTMLStyle()
    private var last: unichar?
    private var isBehindMark = false

    init(_ page: String, _ defaults: [NSAttributedString.Key: Any]) {
        tokens = HTMLTokens(page)
        self.defaults = defaults
        var style = HTMLStyle()
        if let font = defaults[.font] as? UIFont {
            style.families = [font.familyName]
            style.size = font.pointSize
        }
        open = [Element(name: "", style: style)]
    }

    private var style: HTMLStyle { open[open.count - 1].style }

    func read() -> NSAttributedString {
        var reader = self
        reader.readAll()
        return reader.text
    }

    private mutating func readAll() {
        while let token = tokens.next() {
            switch token {
            case .text(let words): add(words)
            case .start(let name, let attributes, let isClosed): begin(name, attributes, isClosed)
            case .end(let name): end(name)
            }
        }
    }

    // MARK: Elements
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
        "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section",
        "table", "td", "th", "tr", "ul",
    ]
    private static let empty: Set<String> = [
        "br", "hr", "img", "input", "meta", "link", "wbr", "col", "source", "area", "base",
    ]
    private static let mostOpen = 512

    private mutating func begin(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
        switch name {
        case "style": return take(tokens.raw(upTo: name))
        case "script", "title", "textarea", "template", "noscript": return _ = tokens.raw(upTo: name)
        case "br": return lineBreak()
        case "wbr": return append("\u{200B}", style)
        case "p": end(innermost: "p", in: ["div", "td", "li", "body"])
        case "li": end(innermost: "li", in: ["ul", "ol"])
        case "td", "th": end(innermost: "td", in: ["tr"])
        case "tr": end(innermost: "tr", in: ["table"])
        default: break
        }
        var element = Element(name: name, style: style)
        element.style.inherit(from: style, isBlock: Self.blocks.contains(name))
        element.style.setUsual(name, attributes)
        for line in sheet.declarations(name, attributes) + CSSSheet.declarations(attributes["style"] ?? "") {
            element.style.set(line.name, line.value, around: style)
        }
        // What a list's line begins with stands beside its mark.
        if Self.blocks.contains(name), !isBehindMark { endParagraph() }
        if name == "img" { return image(attributes, element.style) }
        guard !Self.empty.contains(name), !isClosed || Self.blocks.contains(name), open.count < Self.mostOpen else { return }
        if name == "ol" { element.number = attributes["start"].flatMap { Int($0) } ?? 1 }
        open.append(element)
        if name == "li" { mark() }
    }

    /// A page has a body even where it doesn't say so.
    private mutating func take(_ rules: String) {
        sheet.add(rules)
        let usual = open[0].style
        for line in sheet.declarations("html", [:]) + sheet.declarations("body", [:]) {
            open[0].style.set(line.name, line.value, around: usual)
        }
    }

    private mutating func end(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else {
            if name == "p" { endParagraph() }
            return
        }
        for element in open[index...].reversed() where Self.blocks.contains(element.name) { endParagraph() }
        open.removeSubrange(index...)
    }

    /// What ends by itself where the next of its kind begins.
    private mutating func end(innermost name: String, in borders: Set<String>) {
        for element in open.reversed() {
            if element.name == name || name == "td" && element.name == "th" { return end(element.name) }
            if borders.contains(element.name) { return }
        }
    }

    /// The point or the number of a list's line.
    private mutating func mark() {
        let lists = open.indices.filter { open[$0].name == "ul" || open[$0].name == "ol" }
        guard let list = lists.last else { return }
        var sign = ["•", "◦", "▪"][min(lists.count - 1, 2)]
        if let number = open[list].number {
            sign = "\(number)."
            open[list].number = number &+ 1
        }
        let depth = CGFloat(lists.count)
        let line = open.count - 1
        open[line].style.listIndent = 36 * depth
        append("\t\(sign)\t", open[line].style)
        isBehindMark = true
    }

    private mutating func image(_ attributes: [String: String], _ style: HTMLStyle) {
        guard !style.isHidden, let source = attributes["src"] else { return }
        let attachment = NSTextAttachment()
        if source.hasPrefix("data:"), let comma = source.firstIndex(of: ","),
            let data = Data(base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters)
        {
            attachment.image = UIImage(data: data)
        } else {
            Unsupported.picturesOfPages.report()
        }
        if let width = attributes["width"].flatMap(Double.init), let height = attributes["height"].flatMap(Double.init) {
            attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        }
        paySpace()
        var all = style.attributes(defaults)
        all[.attachment] = attachment
        write("\u{FFFC}", all)
    }

    // MARK: Characters
    private mutating func add(_ words: String) {
        let style = style
        guard !style.isHidden else { return }
        if style.keepsSpaces { return append(words, style) }
        var line = ""
        var isBehindSpace = false
        for scalar in words.unicodeScalars {
            if scalar == " " || (9...13).contains(scalar.value) {
                isBehindSpace = true
                continue
            }
            if isBehindSpace {
                if line.isEmpty { oweSpace(style) } else { line += " " }
                isBehindSpace = false
            }
            line.unicodeScalars.append(scalar)
        }
        if !line.isEmpty { append(line, style) }
        if isBehindSpace { oweSpace(style) }
    }

    private mutating func oweSpace(_ style: HTMLStyle) {
        guard !owesSpace, !isAtStart else { return }
        (owesSpace, styleOfSpace) = (true, style)
    }

    private mutating func append(_ words: String, _ style: HTMLStyle) {
        paySpace()
        var shown = words
        switch style.transform {
        case "uppercase": shown = words.uppercased()
        case "lowercase": shown = words.lowercased()
        case "capitalize": shown = words.prefix(1).uppercased() + words.dropFirst()
        default: break
        }
        write(shown, style.attributes(defaults))
    }

    private mutating func paySpace() {
        guard owesSpace else { return }
        owesSpace = false
        write(" ", styleOfSpace.attributes(defaults))
    }

    private mutating func write(_ words: String, _ attributes: [NSAttributedString.Key: Any]) {
        guard let unit = words.utf16.last else { return }
        last = unit
        isBehindMark = false
        text.append(NSAttributedString(string: words, attributes: attributes))
    }

    private var isAtStart: Bool { last.map { $0 == 0x0A || $0 == 0x2028 || $0 == 0x09 } ?? true }

    private mutating func lineBreak() {
        owesSpace = false
        write("\u{2028}", style.attributes(defaults))
    }

    private mutating func endParagraph() {
        owesSpace = false
        guard let last, last != 0x0A else { return }
        // The end looks like the letters before it.
        let looks = text.attributes(at: text.length - 1, effectiveRange: nil)
        write("\n", looks.filter { $0.key != .attachment && $0.key != .link })
    }
}

extension HTMLStyle {
    /// Room around a paragraph and a background aren't those of what is inside.
    fileprivate mutating func inherit(from around: HTMLStyle, isBlock: Bool) {
        if isBlock { (spacingAfter, spacingBefore, background) = (0, 0, around.background) }
    }

    /// What browsers do with an element of which no style sheet says anything.
    fileprivate mutating func setUsual(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "b", "strong", "th", "dt": weight = .bold
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "small": size /= 1.2
        case "big": size *= 1.2
        case "sup": (baseline, size) = (size / 3, size / 1.2)
        case "sub": (baseline, size) = (-size / 6, size / 1.2)
        case "code", "tt", "kbd", "samp": families = ["Courier New"]
        case "pre": (families, keepsSpaces) = (["Courier New"], true)
        case "mark": background = CSSColor.color("yellow")
        case "center": alignment = .center
        case "p": spacingAfter = size
        case "blockquote": indent += 40
        case "h1", "h2", "h3", "h4", "h5", "h6":
            let factors: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
            size *= factors[(name.last?.wholeNumberValue ?? 1) - 1]
            weight = .bold
            spacingAfter = (size * 0.67 * 100).rounded() / 100
        case "a":
            guard let target = attributes["href"], let url = URL(string: target) else { break }
            (link, isUnderlined) = (url, true)
        case "font":
            color = attributes["color"].flatMap { CSSColor.color($0.lowercased()) } ?? color
            if let face = attributes["face"] {
                families = face.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
            if let step = attributes["size"].flatMap({ Int($0) }), (1...7).contains(step) { size = sizes[step - 1] }
        default: break
        }
        if let way = attributes["align"] { set("text-align", way, around: self) }
        if let way = attributes["dir"] { isRightToLeft = way.lowercased() == "rtl" }
    }
}
