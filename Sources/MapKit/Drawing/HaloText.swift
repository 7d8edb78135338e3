import AppleFoundation
import CoreGraphics
import CoreText
import MapEngine
import UIKit

/// A text with a halo around its letters: laid out once, drawn when somebody sees it.
@MainActor struct HaloText {
    /// Most names are a line in one font; others have spaces between their letters, or more than one line.
    private enum Form {
        case plain(PlainText, CGColor)
        case layout(TextLayout)
    }

    private let form: Form
    /// Whole points, with room for the halo.
    let size: CGSize

    /// How far the halo reaches out of the letters, in points.
    private static let reach: CGFloat = 1.5
    static let air: CGFloat = 2

    /// Lines are broken where the text says so, and centred. What is wider than `width` ends in dots.
    init(_ text: String, font: UIFont, spacing: CGFloat = 0, color: CGColor, width: CGFloat = .infinity) {
        let room = max(width - 2 * Self.air, 1)
        let isOneLine = !text.utf8.contains(UInt8(ascii: "\n"))
        let inner: CGSize
        if isOneLine, spacing == 0 {
            let plain = PlainText(text, font: font.engineFont)
            form = .plain(plain, color)
            inner = plain.size(width: room)
        } else {
            var values = TextStyle.Values()
            if spacing > 0 { values.kern = spacing }
            let styled = StyledText(
                text, style: TextStyle(font: font.engineFont, color: color, rare: TextStyle.Rare(values)))
            let free = TextLayout(styled)
            inner = CGSize(width: min(free.size.width, room), height: free.size.height)
            form = .layout(
                isOneLine && free.size.width <= room
                    ? free
                    : TextLayout(
                        styled,
                        TextLayoutOptions(
                            width: ceil(inner.width), maximumLines: isOneLine ? 1 : 0, lineBreakMode: .byTruncatingTail,
                            alignment: .center)))
        }
        size = CGSize(width: ceil(inner.width) + 2 * Self.air, height: ceil(inner.height) + 2 * Self.air)
    }

    /// A picture of the text, or a larger one in which it begins at `origin`; what is drawn besides comes in addition.
    func picture(
        halo: CGColor, scale: CGFloat, within whole: CGSize? = nil, at origin: CGPoint = .zero,
        addition: ((PixelBuffer) -> Void)? = nil
    ) -> CGImage? {
        let whole = whole ?? size
        let (wide, high) = (Int((whole.width * scale).rounded(.up)), Int((whole.height * scale).rounded(.up)))
        guard let pixels = PixelBuffer(width: max(wide, 1), height: max(high, 1)) else { return nil }
        let corner = CGPoint(x: origin.x + Self.air, y: origin.y + Self.air)
        switch form {
        case .plain(let text, let color):
            let room = CGSize(width: size.width - 2 * Self.air, height: size.height - 2 * Self.air)
            text.draw(into: pixels, rect: CGRect(origin: corner, size: room), scale: scale, color: color)
        case .layout(let layout): layout.draw(into: pixels, at: corner, scale: scale)
        }
        Halo.add(
            to: pixels.row(0), width: pixels.width, height: pixels.height, rowLength: pixels.bytesPerRow / 4,
            radius: Double(Self.reach * scale), color: halo.srgb.withAlpha(0.85).word)
        addition?(pixels)
        return CGImage(pixels: pixels)
    }
}

/// The dots of places, of which each is drawn once for each way in which it can lie between pixels.
@MainActor final class HaloDots {
    private struct Phase: Hashable {
        let x, y: CGFloat
    }
    private var drawn: [Phase: PixelBuffer] = [:]

    func forget() { drawn = [:] }

    /// Puts one into `rect`, in points.
    func put(_ rect: CGRect, on pixels: PixelBuffer, scale: CGFloat, color: CGColor, halo: CGColor) {
        let corner = CGPoint(x: (rect.minX * scale).rounded(.down), y: (rect.minY * scale).rounded(.down))
        let phase = Phase(x: rect.minX * scale - corner.x, y: rect.minY * scale - corner.y)
        guard let dot = drawn[phase] ?? draw(rect.size, phase, scale, color, halo) else { return }
        drawn[phase] = dot
        let (left, top) = (Int(corner.x), Int(corner.y))
        for y in max(0, -top)..<max(max(0, -top), min(dot.height, pixels.height - top)) {
            let (from, to) = (dot.row(y), pixels.row(top + y))
            for x in max(0, -left)..<max(max(0, -left), min(dot.width, pixels.width - left)) where from[x] != 0 {
                to[left + x] = to[left + x] == 0 ? from[x] : Halo.over(from[x], to[left + x])
            }
        }
    }

    private func draw(_ size: CGSize, _ phase: Phase, _ scale: CGFloat, _ color: CGColor, _ halo: CGColor) -> PixelBuffer? {
        let (wide, high) = (Int((size.width * scale).rounded(.up)) + 1, Int((size.height * scale).rounded(.up)) + 1)
        guard let pixels = PixelBuffer(width: wide, height: high), let context = CGContext(drawingInto: pixels) else {
            return nil
        }
        context.translateBy(x: 0, y: CGFloat(high))
        context.scaleBy(x: scale, y: -scale)
        let rect = CGRect(x: phase.x / scale, y: phase.y / scale, width: size.width, height: size.height)
        context.setFillColor(halo)
        context.fillEllipse(in: rect)
        context.setFillColor(color)
        context.fillEllipse(in: rect.insetBy(dx: 1.2, dy: 1.2))
        context.flush()
        return pixels
    }
}

extension SRGBColor {
    /// Not premultiplied.
    fileprivate var word: UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(1, value)) * 255 + 0.5) }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
