import AppleFoundation
import RasterKernels

/// Colours at places between 0 and 1.
public final class CGGradient: @unchecked Sendable {
    package struct Stop: Hashable, Sendable {
        package let location: Float
        package let color: SRGBColor
    }

    /// In rising order of location.
    package let stops: [Stop]

    private let lock = NSLock()
    private var cachedTable: GradientTable?

    /// The colours as the kernels want them, made once.
    package var table: GradientTable {
        lock.lock()
        defer { lock.unlock() }
        if let cachedTable { return cachedTable }
        let table = GradientTable(
            stops: stops.map {
                GradientStop(
                    location: $0.location, red: $0.color.red, green: $0.color.green, blue: $0.color.blue,
                    alpha: $0.color.alpha)
            })
        cachedTable = table
        return table
    }

    package init?(colors: [SRGBColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = max(colors.count - 1, 1)
        var stops: [Stop] = []
        stops.reserveCapacity(colors.count)
        for (index, color) in colors.enumerated() {
            let place = locations.map { $0[index] } ?? CGFloat(index) / CGFloat(last)
            guard place.isFinite else { return nil }
            stops.append(Stop(location: Float(min(max(place, 0), 1)), color: color))
        }
        // Stable: of two colours at one place the earlier ends the part before.
        self.stops = stops.enumerated().sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }.map(\.element)
    }

    /// `colors` holds `CGColor`s; without locations they are spread evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        var converted: [SRGBColor] = []
        for element in colors {
            guard let color = element as? CGColor else { return nil }
            converted.append(color.srgb)
        }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: converted.count)) }
        self.init(colors: converted, locations: places)
    }

    /// `components` holds `count` colours of `space`, each followed by its alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.model != .pattern, space.model != .indexed else { return nil }
        let stride = space.numberOfComponents + 1
        var converted: [SRGBColor] = []
        for index in 0..<count {
            guard let color = CGColor(colorSpace: space, components: components + index * stride) else { return nil }
            converted.append(color.srgb)
        }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(colors: converted, locations: places)
    }
}

extension CGGradient: Hashable {
    public static func == (a: CGGradient, b: CGGradient) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
