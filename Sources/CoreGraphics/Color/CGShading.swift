import AppleFoundation

/// How a function is computed: `evaluate` gets the inputs and writes the outputs.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: ((UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void)?
    public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

    public init(
        version: UInt32,
        evaluate: ((UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void)?,
        releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function from numbers to numbers, within limits.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let domain: [CGFloat]?
    private let range: [CGFloat]?
    private let callbacks: CGFunctionCallbacks
    private let domainDimension: Int
    private let rangeDimension: Int

    /// Nil without an evaluation or with less than one dimension. The limits are pairs of lowest and highest value.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard (1...32).contains(domainDimension), (1...32).contains(rangeDimension), callbacks.pointee.evaluate != nil else {
            return nil
        }
        self.info = info
        self.domainDimension = domainDimension
        self.rangeDimension = rangeDimension
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) }
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) }
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The values at a place between the ends of the (first) domain.
    func values(at fraction: CGFloat) -> [CGFloat] {
        var input = [CGFloat](repeating: 0, count: domainDimension)
        input[0] = domain.map { $0[0] + ($0[1] - $0[0]) * fraction } ?? fraction
        var output = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, input, &output)
        if let range {
            for index in output.indices { output[index] = max(range[index * 2], min(output[index], range[index * 2 + 1])) }
        }
        return output
    }
}

/// A gradient whose colours a function computes.
public final class CGShading {
    fileprivate enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }
    fileprivate let shape: Shape
    fileprivate let gradient: CGGradient
    fileprivate let options: CGGradientDrawingOptions

    private init?(_ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        let steps = 128
        let needed = space.numberOfComponents
        var colors: [SRGBColor] = []
        for step in 0...steps {
            var parts = function.values(at: CGFloat(step) / CGFloat(steps))
            guard parts.count >= needed else { return nil }
            if parts.count == needed { parts.append(1) }
            guard let color = CGColor(colorSpace: space, components: parts) else { return nil }
            colors.append(color.srgb)
        }
        guard let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
        self.shape = shape
        self.gradient = gradient
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// The function gives the components of `space`, with or without alpha.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }
}

extension CGContext {
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
