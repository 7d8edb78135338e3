import AppleFoundation
import CoreGraphics

/// A symbol as shapes on a grid: 24 units wide and high, one unit a point at a font size of 17.
struct SymbolGlyph {
    /// What a shape is in the outlined and in the filled form of the symbol.
    enum Kind: Character {
        /// The symbol's body: outlined, or filled.
        case body = "b"
        /// A line inside the body: drawn, or cut out of the filled body.
        case detail = "d"
        /// A solid spot inside the body: drawn, or cut out.
        case spot = "k"
        /// A shape inside the body: outlined, or cut out as a whole.
        case hole = "h"
        /// A line in both forms.
        case line = "l"
        /// A solid shape in both forms.
        case solid = "x"
        /// Cuts a shape with a margin out of everything drawn before, in both forms.
        case gap = "e"
        /// Cuts a broad line out of everything drawn before.
        case broadGap = "s"
    }

    struct Element {
        var kind: Kind
        var path: CGPath
        /// Parts put inside another shape have slightly thinner lines.
        var strokeFactor: CGFloat = 1
        /// 0 is the most important part, 1 what it stands on.
        var level = 0
    }

    var elements: [Element]
    var size: CGSize
    var isFilled = false
    var flipsForRightToLeft = false

    static let center = CGPoint(x: 12, y: 12)
    /// A line's width in units at each weight, ultralight to black.
    private static let strokes: [CGFloat] = [0.5, 0.8, 1.2, 1.6, 1.85, 2.1, 2.4, 2.75, 3.15]
    static let regularStroke: CGFloat = 1.6

    static func stroke(_ weight: UIImage.SymbolWeight) -> CGFloat {
        weight == .unspecified ? regularStroke : strokes[weight.rawValue - 1]
    }

    var canFill: Bool { elements.contains { $0.kind == .body } && !isFilled }

    // MARK: Composing

    func filled() -> SymbolGlyph {
        var glyph = self
        glyph.isFilled = true
        return glyph
    }

    func transformed(_ transform: CGAffineTransform, strokeFactor: CGFloat = 1) -> SymbolGlyph {
        var glyph = self
        glyph.elements = elements.map { element in
            var changed = element
            let path = CGMutablePath()
            path.addPath(element.path, transform: transform)
            changed.path = path
            changed.strokeFactor *= strokeFactor
            return changed
        }
        return glyph
    }

    /// Turned about the middle of the grid.
    func turned(degrees: CGFloat) -> SymbolGlyph {
        let middle = Self.center
        let transform = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: degrees * .pi / 180)
            .translatedBy(x: -middle.x, y: -middle.y)
        var glyph = transformed(transform)
        if abs(degrees) == 90 { glyph.size = CGSize(width: size.height, height: size.width) }
        return glyph
    }

    func mirrored() -> SymbolGlyph { transformed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)) }
    func upsideDown() -> SymbolGlyph { transformed(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)) }

    /// The symbol made small inside a circle, square or other closed shape.
    func enclosed(in enclosure: CGPath, size: CGSize, factor: CGFloat = 0.56, offset: CGFloat = 0) -> SymbolGlyph {
        let fit = factor * min(1, 19 / max(self.size.width, self.size.height))
        let middle = Self.center
        let shrink = CGAffineTransform(translationX: middle.x, y: middle.y + offset).scaledBy(x: fit, y: fit)
            .translatedBy(x: -middle.x, y: -middle.y)
        var inner = transformed(shrink, strokeFactor: 0.98).elements
        for index in inner.indices {
            switch inner[index].kind {
            case .line: inner[index].kind = .detail
            case .solid: inner[index].kind = .spot
            case .body: inner[index].kind = isFilled ? .spot : .hole
            default: break
            }
        }
        let outer = Element(kind: .body, path: enclosure, level: 1)
        return SymbolGlyph(elements: [outer] + inner, size: size, flipsForRightToLeft: flipsForRightToLeft)
    }

    /// Crossed out from the upper left to the lower right.
    func slashed() -> SymbolGlyph {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 3.4, y: 3.2))
        line.addLine(to: CGPoint(x: 20.6, y: 20.8))
        var glyph = self
        for index in glyph.elements.indices { glyph.elements[index].level = 1 }
        glyph.elements.append(Element(kind: .broadGap, path: line))
        glyph.elements.append(Element(kind: .line, path: line))
        glyph.size.width = max(size.width, 19)
        glyph.size.height = max(size.height, 20)
        return glyph
    }

    /// With a small sign in a disc at the lower right corner.
    func badged(with badge: SymbolGlyph?) -> SymbolGlyph {
        var glyph = self
        for index in glyph.elements.indices { glyph.elements[index].level = 1 }
        let disc = CGMutablePath()
        let middle = badge == nil ? CGPoint(x: 18.2, y: 5.4) : CGPoint(x: 18.4, y: 18)
        let radius: CGFloat = badge == nil ? 3.2 : 5
        disc.addEllipse(
            in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        glyph.elements.append(Element(kind: .gap, path: disc))
        if let badge {
            let shrink = CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(x: 0.46, y: 0.46)
                .translatedBy(x: -12, y: -12)
            glyph.elements += badge.transformed(shrink, strokeFactor: 0.98).elements
        } else {
            glyph.elements.append(Element(kind: .solid, path: disc))
        }
        glyph.size.width = max(size.width, 23)
        glyph.size.height = max(size.height, 22)
        return glyph
    }
}
