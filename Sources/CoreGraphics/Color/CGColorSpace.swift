import AppleFoundation

/// What the components of a colour mean, whatever their space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// What a colour's numbers mean. Device RGB is sRGB and device grey is sRGB's grey axis.
public final class CGColorSpace: @unchecked Sendable {
    package let profile: ColorProfile
    /// The space of an uncoloured pattern's colour, or of an indexed space's table.
    public let baseColorSpace: CGColorSpace?
    private let table: [UInt8]
    private let knownName: String?

    private init(_ profile: ColorProfile, name: String?, base: CGColorSpace? = nil, table: [UInt8] = []) {
        self.profile = profile
        knownName = name
        baseColorSpace = base
        self.table = table
    }

    /// Nil for a name that is not known.
    public convenience init?(name: CFString) {
        let name = name as String
        guard let profile = ColorProfile.named[name] else { return nil }
        self.init(profile, name: name)
    }

    public convenience init?(patternBaseSpace base: CGColorSpace?) {
        if base?.model == .pattern { return nil }
        self.init(.pattern, name: nil, base: base)
    }

    /// `colorTable` holds `last + 1` colours of `baseSpace`, a byte for each component.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.model != .indexed, baseSpace.model != .pattern else { return nil }
        let bytes = UnsafeBufferPointer(start: colorTable, count: (last + 1) * baseSpace.numberOfComponents)
        self.init(.indexed, name: nil, base: baseSpace, table: Array(bytes))
    }

    public var name: CFString? { knownName.map { $0 as CFString } }

    public var model: CGColorSpaceModel { profile.model }

    public var numberOfComponents: Int {
        switch profile.model {
        case .monochrome, .indexed: return 1
        case .cmyk: return 4
        case .pattern: return baseColorSpace?.numberOfComponents ?? 0
        default: return 3
        }
    }

    public var colorTable: [UInt8]? { model == .indexed ? table : nil }

    public var supportsOutput: Bool { model == .rgb || model == .monochrome || model == .cmyk }

    /// Whether colours beyond sRGB have a place.
    public var isWideGamutRGB: Bool { profile.primaries != .sRGB && model == .rgb || profile.isExtended && model == .rgb }

    public func copyPropertyList() -> CFTypeRef? { knownName.map { $0 as CFString } }

    // MARK: Shared spaces

    package static let sharedSRGB = CGColorSpace(.sRGB, name: "kCGColorSpaceSRGB")
    package static let sharedExtendedSRGB = CGColorSpace(.extendedSRGB, name: "kCGColorSpaceExtendedSRGB")
    package static let sharedDisplayP3 = CGColorSpace(.displayP3, name: "kCGColorSpaceDisplayP3")
    package static let sharedGray = CGColorSpace(.gray, name: "kCGColorSpaceGenericGrayGamma2_2")
    package static let sharedExtendedGray = CGColorSpace(.extendedGray, name: "kCGColorSpaceExtendedGray")
    package static let sharedDeviceRGB = CGColorSpace(.sRGB, name: "kCGColorSpaceDeviceRGB")
    package static let sharedDeviceGray = CGColorSpace(.gray, name: "kCGColorSpaceDeviceGray")
    package static let sharedDeviceCMYK = CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")
    package static let sharedPattern = CGColorSpace(.pattern, name: nil)
}

extension CGColorSpace: Hashable {
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a === b
            || a.profile == b.profile && a.knownName == b.knownName && a.table == b.table
                && a.baseColorSpace == b.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(profile.model)
        hasher.combine(knownName)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sharedDeviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .sharedDeviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .sharedDeviceCMYK }

// MARK: - Names

extension CGColorSpace {
    public static let sRGB: CFString = "kCGColorSpaceSRGB" as CFString
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB" as CFString
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB" as CFString
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB" as CFString
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3" as CFString
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3" as CFString
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3" as CFString
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3" as CFString
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998" as CFString
    public static let itur_709: CFString = "kCGColorSpaceITUR_709" as CFString
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020" as CFString
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear" as CFString
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2" as CFString
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray" as CFString
    public static let linearGray: CFString = "kCGColorSpaceLinearGray" as CFString
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray" as CFString
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK" as CFString
}
