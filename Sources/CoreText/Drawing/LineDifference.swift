import AppleFoundation
import CoreGraphics

/// What looks otherwise in a line of one layout than in a line of another, where both layouts are drawn at the same place.
package enum LineDifference {
    case none
    /// Around the glyphs that aren't in both, as they were and as they are; in the layouts' coordinates.
    case ink(CGRect)
    /// There is more to the line than glyphs of one colour.
    case unknown

    /// A glyph where it stands.
    private struct Placed: Equatable {
        let typeface: UInt16
        let glyph: UInt16
        let pointSize: Float
        let skew: Float
        let x: Double
        let baseline: Double
    }

    private struct Glyphs {
        var placed: [Placed] = []
        var faces: [Typeface] = []
        var color: CGColor?
    }

    /// `scale` is that of the pixels that both are drawn into.
    package static func between(
        _ new: TextLayout, _ line: Int, _ old: TextLayout, _ oldLine: Int, scale: CGFloat
    ) -> LineDifference {
        TextLock.withLock {
            guard let now = glyphs(of: new, line), let before = glyphs(of: old, oldLine) else { return .unknown }
            if let one = now.color, let other = before.color, one != other { return .unknown }
            var first = 0
            let shared = min(now.placed.count, before.placed.count)
            while first < shared, now.placed[first] == before.placed[first] { first += 1 }
            var (end, oldEnd) = (now.placed.count, before.placed.count)
            while end > first, oldEnd > first, now.placed[end - 1] == before.placed[oldEnd - 1] {
                end -= 1
                oldEnd -= 1
            }
            let box = ink(now, first..<end, scale).union(ink(before, first..<oldEnd, scale))
            return box.isNull ? .none : .ink(box)
        }
    }

    /// From left to right; nil where there is more than glyphs of one colour.
    private static func glyphs(of layout: TextLayout, _ index: Int) -> Glyphs? {
        let line = layout.lines[index]
        var found = Glyphs()
        found.placed.reserveCapacity(line.range.count + 4)
        for fragment in line.fragments {
            let run = fragment.run
            guard run.kind == .glyphs || run.kind == .mark else {
                if run.kind == .tab || run.kind == .hidden { continue }
                return nil
            }
            let style = layout.text.runs[run.styleIndex].style
            guard style.rare == nil, found.color == nil || found.color == style.color else { return nil }
            found.color = style.color
            let face = run.plan.typeface
            layout.forEachGlyph(in: fragment) { glyph, x in
                found.placed.append(
                    Placed(
                        typeface: face.id, glyph: glyph.id, pointSize: run.pointSize, skew: run.skew,
                        x: Double(line.origin.x) + Double(x + glyph.dx), baseline: Double(line.baseline) - Double(glyph.dy)))
                found.faces.append(face)
            }
        }
        return found
    }

    /// With a pixel around it: where the layouts' zero lies between two pixels isn't known here.
    private static func ink(_ glyphs: Glyphs, _ range: Range<Int>, _ scale: CGFloat) -> CGRect {
        var box = CGRect.null
        for index in range {
            let placed = glyphs.placed[index]
            let size = Double(placed.pointSize) * Double(scale)
            guard size <= GlyphCache.largestPixelSize else { return box.union(around(placed)) }
            let image = GlyphCache.image(
                glyphs.faces[index], placed.glyph, size64: UInt32(max(1, min((size * 64).rounded(), 1_000_000))), phase: 0,
                skew: placed.skew)
            guard image.data != nil else { continue }
            let x = CGFloat(placed.x) + CGFloat(image.left - 1) / scale
            let y = CGFloat(placed.baseline) - CGFloat(image.top + 1) / scale
            box = box.union(
                CGRect(x: x, y: y, width: CGFloat(image.width + 3) / scale, height: CGFloat(image.height + 2) / scale))
        }
        return box
    }

    /// Of a glyph that is filled as a path, with much room.
    private static func around(_ placed: Placed) -> CGRect {
        let size = CGFloat(placed.pointSize)
        return CGRect(x: CGFloat(placed.x) - size, y: CGFloat(placed.baseline) - 2 * size, width: 3 * size, height: 3 * size)
    }
}

extension TextLayout {
    /// Nothing but glyphs: no line below them, no colour behind them, no shadow.
    package var isPlainInk: Bool { text.runs.allSatisfy { $0.style.rare == nil } }
}
