import AppleFoundation
import CoreLocation
import Synchronization
import UIKit

public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from place to place.
open class MKRoute: NSObject, @unchecked Sendable {
    open class Step: NSObject, @unchecked Sendable {
        public let polyline: MKPolyline
        public let distance: CLLocationDistance
        public let instructions: String
        open var notice: String? { nil }
        open var transportType: MKDirectionsTransportType { .any }

        init(_ polyline: MKPolyline, _ distance: CLLocationDistance, _ instructions: String) {
            (self.polyline, self.distance, self.instructions) = (polyline, distance, instructions)
            super.init()
        }
    }

    public let name: String
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let steps: [Step]
    public let transportType: MKDirectionsTransportType
    open var advisoryNotices: [String] { [] }
    open var hasHighways: Bool { false }
    open var hasTolls: Bool { false }

    init(
        _ name: String, _ polyline: MKPolyline, _ distance: CLLocationDistance, _ time: TimeInterval,
        _ type: MKDirectionsTransportType
    ) {
        (self.name, self.polyline, self.distance, expectedTravelTime, transportType) = (name, polyline, distance, time, type)
        steps = [Step(polyline, distance, name)]
        super.init()
    }
}

/// Ways from place to place. The world here has no roads, so there are none: `MKError.directionsNotFound`. A test may ask for great circles.
open class MKDirections: NSObject, @unchecked Sendable {
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        /// Kept: there are neither motorways nor tolls.
        open var highwayPreference = RoutePreference.any {
            didSet { Unsupported.kept("MKDirections.Request.highwayPreference") }
        }
        open var tollPreference = RoutePreference.any { didSet { Unsupported.kept("MKDirections.Request.tollPreference") } }
        public override init() { super.init() }
    }

    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
            super.init()
        }
    }

    public enum RoutePreference: Int, Sendable {
        case any = 0
        case avoid = 1
    }

    /// How long a way takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType

        init(_ request: Request, _ way: Response, _ route: MKRoute) {
            (source, destination, transportType) = (way.source, way.destination, route.transportType)
            (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
            expectedDepartureDate =
                request.departureDate ?? request.arrivalDate?.addingTimeInterval(-route.expectedTravelTime) ?? Date()
            expectedArrivalDate = expectedDepartureDate.addingTimeInterval(route.expectedTravelTime)
            super.init()
        }
    }
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// Ours, for tests: the shortest way over the ground, at this speed in metres a second, instead of an error. Nil asks for none.
    public static var greatCircleSpeed: CLLocationSpeed? {
        get { speed.withLock { $0 } }
        set { speed.withLock { $0 = newValue } }
    }
    private static let speed = Mutex<CLLocationSpeed?>(nil)

    private let request: Request
    public private(set) var isCalculating = false

    public init(request: Request) {
        self.request = request
        super.init()
    }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        guard !isCalculating else { return LaterAnswer.give { completionHandler(nil, MKError(.loadingThrottled)) } }
        isCalculating = true
        LaterAnswer.give { [self] in
            guard isCalculating else { return completionHandler(nil, MKError(.unknown)) }
            isCalculating = false
            guard LocationSimulator.shared.isNetworkAvailable else { return completionHandler(nil, MKError(.serverFailure)) }
            let response = answer()
            completionHandler(response, response == nil ? MKError(.directionsNotFound) : nil)
        }
    }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        calculate { [request] response, error in
            guard let response, let route = response.routes.first else { return completionHandler(nil, error) }
            completionHandler(ETAResponse(request, response, route), nil)
        }
    }

    open func calculateETA() async throws -> ETAResponse {
        let response = try await calculate()
        guard let route = response.routes.first else { throw MKError(.directionsNotFound) }
        return ETAResponse(request, response, route)
    }

    open func calculate() async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            calculate { response, error in
                if let response {
                    continuation.resume(returning: response)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    open func cancel() { isCalculating = false }

    private func answer() -> Response? {
        guard let speed = Self.greatCircleSpeed, speed > 0 else {
            Unsupported.directions.report()
            return nil
        }
        guard let source = request.source, let destination = request.destination else { return nil }
        let ends = [source.placemark.coordinate, destination.placemark.coordinate]
        guard ends.allSatisfy(CLLocationCoordinate2DIsValid) else { return nil }
        let line = MKGeodesicPolyline(coordinates: ends, count: 2)
        let distance = Geodesic(from: ends[0], to: ends[1]).distance
        return Response(
            source, destination, [MKRoute("Great circle", line, distance, distance / speed, request.transportType)])
    }
}
