import AppleFoundation
import CoreGraphics

/// Lines and curves together with the way to stroke and fill them.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path: CGMutablePath
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    // MARK: Making a path

    override public init() { path = CGMutablePath() }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        RoundedRectangle(rect, corners: corners, radii: cornerRadii).add(to: path)
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    // MARK: Its shape

    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Building it

    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Angles in radians from the positive x axis; `clockwise` as seen with y downwards.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }

    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) {
        let changed = CGMutablePath()
        changed.addPath(path, transform: transform)
        path = changed
    }

    /// The same outline drawn the other way round.
    open func reversing() -> UIBezierPath {
        let reversed = copyStyle()
        PathReversal.append(path, to: reversed.path)
        return reversed
    }

    // MARK: Its strokes

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// How far a flattened curve may be from the true one.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing it into the current context

    open func fill() { fill(with: .normal, alpha: 1) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.addPath(path)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    open func stroke() { stroke(with: .normal, alpha: 1) }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.addPath(path)
            context.strokePath()
        }
    }

    /// From now on only what lies inside the path is drawn.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.setFlatness(flatness)
        context.beginPath()
        body(context)
        context.restoreGState()
    }

    // MARK: Copying and archiving

    private func copyStyle() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyStyle()
        copy.path.addPath(path)
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self
            || (other.path == path && other.lineWidth == lineWidth && other.usesEvenOddFillRule == usesEvenOddFillRule)
    }

    override open var hash: Int { path.hashValue }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        path = CGMutablePath()
        super.init()
        guard let numbers = coder.keptObject(of: [NSArray.self, NSNumber.self], forKey: "UIBezierPathElements") as? [Double]
        else { return nil }
        PathNumbers.append(numbers, to: path)
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
    }

    open func encode(with coder: NSCoder) {
        let numbers = PathNumbers.list(path) as NSArray
        coder.encode(numbers, forKey: "UIBezierPathElements")
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
    }
}
