import AppleFoundation
import UIKit

public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

public enum MKFeatureVisibility: Int, Sendable {
    case adaptive = 0
    case hidden = 1
    case visible = 2
}

public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

// MARK: - Looks
/// What a map looks like.
open class MKMapConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable {
        case flat = 0
        case realistic = 1
    }

    /// Kept: the world is flat here.
    open var elevationStyle: ElevationStyle { didSet { Unsupported.kept("MKMapConfiguration.elevationStyle") } }

    fileprivate init(_ elevationStyle: ElevationStyle) {
        self.elevationStyle = elevationStyle
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapConfiguration, type(of: other) == type(of: self) else { return false }
        return elevationStyle == other.elevationStyle
    }
    open override var hash: Int { elevationStyle.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable {
        case `default` = 0
        case muted = 1
    }

    open var emphasisStyle: EmphasisStyle
    /// Kept: the world has neither traffic nor points of interest.
    open var showsTraffic = false { didSet { Unsupported.kept("MKStandardMapConfiguration.showsTraffic") } }
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        didSet { Unsupported.kept("MKStandardMapConfiguration.pointOfInterestFilter") }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? MKStandardMapConfiguration)?.emphasisStyle == emphasisStyle
    }

    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle)
    }
    public convenience init() { self.init(elevationStyle: .flat) }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }
    public convenience init() { self.init(elevationStyle: .flat) }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    /// Kept: the world has neither traffic nor points of interest.
    open var showsTraffic = false { didSet { Unsupported.kept("MKHybridMapConfiguration.showsTraffic") } }
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        didSet { Unsupported.kept("MKHybridMapConfiguration.pointOfInterestFilter") }
    }

    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }
    public convenience init() { self.init(elevationStyle: .flat) }
}

// MARK: - Errors
public let MKErrorDomain = "MKErrorDomain"

/// What can go wrong with maps.
public struct MKError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
        case decodingFailed = 6

        /// For `catch MKError.serverFailure`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
    }

    public let code: Code
    public let userInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public var errorUserInfo: [String: Any] { userInfo }

    public static func == (left: MKError, right: MKError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}
