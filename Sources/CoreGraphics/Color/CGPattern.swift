import AppleFoundation

/// How a pattern's cell is drawn; `drawPattern` gets the pattern's info and a context in pattern space.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?
    public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

    public init(
        version: UInt32, drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?,
        releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that repeats over the plane, used as a colour.
public final class CGPattern: @unchecked Sendable {
    package let bounds: CGRect
    /// From pattern space to the base space of the context that draws it.
    package let matrix: CGAffineTransform
    package let xStep: CGFloat
    package let yStep: CGFloat
    package let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Nil when a step is zero or something is not finite.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard bounds.isFinite, matrix.isFinite, xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0 else { return nil }
        self.info = info
        self.bounds = bounds.standardized
        self.matrix = matrix
        self.xStep = abs(xStep)
        self.yStep = abs(yStep)
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    /// A coloured pattern whose cell is `bounds`, drawn by `body`.
    package init(bounds: CGRect, matrix: CGAffineTransform = .identity, body: @escaping (CGContext) -> Void) {
        info = nil
        self.bounds = bounds
        self.matrix = matrix
        xStep = max(bounds.width, 1e-6)
        yStep = max(bounds.height, 1e-6)
        isColored = true
        callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, context in body(context) }, releaseInfo: nil)
    }

    deinit { callbacks.releaseInfo?(info) }

    func drawCell(in context: CGContext) { callbacks.drawPattern?(info, context) }
}

extension CGPattern: Hashable {
    public static func == (a: CGPattern, b: CGPattern) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
