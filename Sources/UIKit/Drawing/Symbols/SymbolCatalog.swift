import AppleFoundation
import CoreGraphics
import Synchronization

/// Finds the drawing for a symbol's name: in the tables, or composed from them as the name says.
enum SymbolCatalog {
    private static let glyphs = Mutex<[String: SymbolGlyph]>([:])
    private static let unknown = Mutex<[String: Int]>([:])

    /// Nil for a name that is neither drawn nor composed.
    static func glyph(named name: String) -> SymbolGlyph? {
        if let glyph = glyphs.withLock({ $0[name] }) { return glyph }
        guard let glyph = make(name) else {
            let times = unknown.withLock { unknown in
                unknown[name, default: 0] += 1
                return unknown[name]
            }
            if times == 1 {
                Unsupported.symbolName.report(
                    "UIImage(systemName: \"\(name)\")", words: "is not among the symbols that are drawn here", instead: "nil")
            }
            return nil
        }
        glyphs.withLock { $0[name] = glyph }
        return glyph
    }

    /// The names asked for in vain, and how often.
    static var unknownNames: [String: Int] { unknown.withLock { $0 } }

    // MARK: Composition

    private static let badges = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]

    private static func make(_ name: String) -> SymbolGlyph? {
        if let drawing = SymbolTables.drawings[name] { return read(drawing) }
        if let turned = turned(name) { return turned }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let stem = String(name[..<dot])
        switch name[name.index(after: dot)...] {
        case "fill":
            guard let glyph = make(stem), glyph.canFill else { return nil }
            return glyph.filled()
        case "slash": return make(stem)?.slashed()
        case "circle":
            return make(stem)?.enclosed(in: SymbolPathReader.path("O 12 12 9.4"), size: CGSize(width: 20.6, height: 20.6))
        case "square":
            let square = SymbolPathReader.path("R 3.4 3.4 17.2 17.2 3.4")
            return make(stem)?.enclosed(in: square, size: CGSize(width: 19.4, height: 19.4))
        case "rectangle":
            let rectangle = SymbolPathReader.path("R 1.4 4.6 21.2 14.8 2.8")
            return make(stem)?.enclosed(in: rectangle, size: CGSize(width: 23.4, height: 17), factor: 0.46)
        case "shield":
            return make(stem)?.enclosed(
                in: SymbolPathReader.path(SymbolTables.shield), size: CGSize(width: 18, height: 22), factor: 0.46, offset: -0.4)
        case "seal":
            return make(stem)?.enclosed(
                in: SymbolPathReader.path(SymbolTables.seal), size: CGSize(width: 22, height: 22), factor: 0.5)
        case "badge": return make(stem)?.badged(with: nil)
        case let sign where badges.contains(String(sign)) && stem.hasSuffix(".badge"):
            return make(String(stem.dropLast(6)))?.badged(with: make(String(sign)))
        default: return nil
        }
    }

    /// Drawings that are another one turned or mirrored.
    private static func turned(_ name: String) -> SymbolGlyph? {
        guard let (source, turn) = SymbolTables.turns[name], let glyph = make(source) else { return nil }
        switch turn {
        case .mirrored: return glyph.mirrored()
        case .upsideDown: return glyph.upsideDown()
        case .quarter: return glyph.turned(degrees: 90)
        case .threeQuarters: return glyph.turned(degrees: -90)
        case .same: return glyph
        }
    }

    /// `width height [flip]: shape; shape…`, each shape a kind, a colon and a path.
    private static func read(_ drawing: String) -> SymbolGlyph {
        let parts = drawing.split(separator: ";")
        let head = parts[0].split(separator: " ")
        let size = CGSize(width: Double(head[0]) ?? 24, height: Double(head[1]) ?? 24)
        var elements: [SymbolGlyph.Element] = []
        for part in parts.dropFirst() {
            let text = part.drop { $0 == " " }
            guard let kind = text.first.flatMap(SymbolGlyph.Kind.init(rawValue:)) else {
                fatalError("The shape '\(text)' of a symbol has no kind.")
            }
            elements.append(SymbolGlyph.Element(kind: kind, path: SymbolPathReader.path(text.dropFirst(2))))
        }
        let hasDetails = elements.contains { $0.kind == .detail || $0.kind == .spot || $0.kind == .hole }
        for index in elements.indices where elements[index].kind == .body && hasDetails { elements[index].level = 1 }
        return SymbolGlyph(elements: elements, size: size, flipsForRightToLeft: head.contains("flip"))
    }
}

/// What there is to choose from.
package enum SymbolNames {
    /// The names of the tables; many more are composed from them.
    package static var drawn: [String] { SymbolTables.drawings.keys.sorted() }
    /// The names asked for in vain in this process, and how often.
    package static var unknown: [String: Int] { SymbolCatalog.unknownNames }
}
