import AppleFoundation

/// The five steps of which a path is made.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// One step of a path; `points` is valid only while the callback runs.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A fixed shape of lines and Bézier curves.
public class CGPath: Hashable, @unchecked Sendable {
    package final var storage: PathStorage

    package init(storage: PathStorage) {
        self.storage = storage
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addRect(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathStorage()
        storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    // MARK: Copies

    public final func copy() -> CGPath? { CGPath(storage: storage) }

    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    // MARK: Questions

    public final var isEmpty: Bool { storage.isEmpty }

    /// The last point of the path, or zero when it is empty.
    public final var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    /// The box of all points, control points included; null for an empty path.
    public final var boundingBox: CGRect { storage.controlBox }

    /// The box of the drawn shape; null for an empty path.
    public final var boundingBoxOfPath: CGRect { storage.exactBox }

    /// Whether the path is one rectangle; its box goes to `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let box = storage.asRect else { return false }
        rect?.pointee = box
        return true
    }

    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        return storage.contains(transform.isIdentity ? point : point.applying(transform.inverted()), rule)
    }

    // MARK: Steps

    public final func apply(
        info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
        applyWithBlock { function(info, $0) }
    }

    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        storage.forEach { verb, points in
            var element = CGPathElement(
                type: CGPathElementType(rawValue: Int32(verb.rawValue))!, points: UnsafeMutablePointer(mutating: points))
            withUnsafePointer(to: &element, block)
        }
    }

    // MARK: Identity

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.storage == b.storage }

    public final func hash(into hasher: inout Hasher) { storage.hash(into: &hasher) }
}

extension CGPath: CustomDebugStringConvertible {
    public var debugDescription: String {
        var lines: [String] = []
        storage.forEach { verb, p in
            switch verb {
            case .move: lines.append("moveto (\(p[0].x), \(p[0].y))")
            case .line: lines.append("lineto (\(p[0].x), \(p[0].y))")
            case .quad: lines.append("quadto (\(p[0].x), \(p[0].y)) (\(p[1].x), \(p[1].y))")
            case .cubic: lines.append("curveto (\(p[0].x), \(p[0].y)) (\(p[1].x), \(p[1].y)) (\(p[2].x), \(p[2].y))")
            case .close: lines.append("closepath")
            }
        }
        return lines.joined(separator: "\n")
    }
}
