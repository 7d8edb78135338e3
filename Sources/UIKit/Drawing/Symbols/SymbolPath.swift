import AppleFoundation
import CoreGraphics

/// Reads the compact notation of the symbol tables.
///
/// A letter and numbers: `M x y` move, `L x y …` lines, `C` and `Q` curves, `Z` close, `O x y r` circle, `E x y rx ry` ellipse,
/// `R x y w h r` rounded rectangle, `A x y r from to` arc in degrees clockwise, `G r x y …` polygon and `P r x y …` open line with
/// rounded corners, `S x y outer inner points r` star, `W x y outer inner teeth` cog.
struct SymbolPathReader {
    private let path = CGMutablePath()
    private var numbers: [CGFloat] = []

    static func path(_ text: some StringProtocol) -> CGPath {
        var reader = SymbolPathReader()
        var command: Character?
        for token in text.split(separator: " ") {
            if let first = token.first, first.isLetter {
                reader.finish(command)
                command = first
                if token.count > 1, let value = Double(token.dropFirst()) { reader.numbers.append(CGFloat(value)) }
            } else if let value = Double(token) {
                reader.numbers.append(CGFloat(value))
            }
        }
        reader.finish(command)
        return reader.path
    }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }

    private var points: [CGPoint] { stride(from: 1, to: numbers.count - 1, by: 2).map(point) }

    private mutating func finish(_ command: Character?) {
        guard let command else { return }
        defer { numbers = [] }
        switch command {
        case "M": path.move(to: point(0))
        case "L": for index in stride(from: 0, to: numbers.count - 1, by: 2) { path.addLine(to: point(index)) }
        case "C":
            for index in stride(from: 0, to: numbers.count - 5, by: 6) {
                path.addCurve(to: point(index + 4), control1: point(index), control2: point(index + 2))
            }
        case "Q":
            for index in stride(from: 0, to: numbers.count - 3, by: 4) {
                path.addQuadCurve(to: point(index + 2), control: point(index))
            }
        case "Z": path.closeSubpath()
        case "O": addEllipse(numbers[2], numbers[2])
        case "E": addEllipse(numbers[2], numbers[3])
        case "R":
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            path.addRoundedRect(in: rect, cornerWidth: numbers[4], cornerHeight: numbers[4])
        case "A": addArc()
        case "G": addPolygon(points, radius: numbers[0], closed: true)
        case "P": addPolygon(points, radius: numbers[0], closed: false)
        case "S": addStar()
        case "W": addCog()
        default: fatalError("A symbol uses the unknown command \(command).")
        }
    }

    private func addEllipse(_ rx: CGFloat, _ ry: CGFloat) {
        path.addEllipse(in: CGRect(x: numbers[0] - rx, y: numbers[1] - ry, width: 2 * rx, height: 2 * ry))
    }

    private func addArc() {
        let start = numbers[3] * .pi / 180
        let end = numbers[4] * .pi / 180
        path.move(to: CGPoint(x: numbers[0] + numbers[2] * cos(start), y: numbers[1] + numbers[2] * sin(start)))
        path.addRelativeArc(center: point(0), radius: numbers[2], startAngle: start, delta: end - start)
    }

    private func addStar() {
        let count = Int(numbers[4])
        var corners: [CGPoint] = []
        for index in 0..<(2 * count) {
            let angle = CGFloat(index) * .pi / CGFloat(count) - .pi / 2
            let radius = index.isMultiple(of: 2) ? numbers[2] : numbers[3]
            corners.append(CGPoint(x: numbers[0] + radius * cos(angle), y: numbers[1] + radius * sin(angle)))
        }
        addPolygon(corners, radius: numbers[5], closed: true)
    }

    private func addCog() {
        let count = Int(numbers[4])
        let pitch: CGFloat = 2 * .pi / CGFloat(count)
        var corners: [CGPoint] = []
        for index in 0..<count {
            let middle = CGFloat(index) * pitch - .pi / 2
            let steps: [(CGFloat, CGFloat)] = [
                (-0.33, numbers[3]), (-0.2, numbers[2]), (0.2, numbers[2]), (0.33, numbers[3]),
            ]
            for (share, radius) in steps {
                let angle = middle + share * pitch
                corners.append(CGPoint(x: numbers[0] + radius * cos(angle), y: numbers[1] + radius * sin(angle)))
            }
        }
        addPolygon(corners, radius: 0.7, closed: true)
    }

    private func addPolygon(_ corners: [CGPoint], radius: CGFloat, closed: Bool) {
        guard corners.count > 1 else { return }
        if closed {
            let first = corners[0]
            let last = corners[corners.count - 1]
            path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
            for (index, corner) in corners.enumerated() {
                round(corner, towards: corners[(index + 1) % corners.count], radius)
            }
            path.closeSubpath()
        } else {
            path.move(to: corners[0])
            for index in 1..<(corners.count - 1) { round(corners[index], towards: corners[index + 1], radius) }
            path.addLine(to: corners[corners.count - 1])
        }
    }

    private func round(_ corner: CGPoint, towards next: CGPoint, _ radius: CGFloat) {
        if radius > 0 {
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        } else {
            path.addLine(to: corner)
        }
    }
}
