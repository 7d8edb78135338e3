import AppleFoundation
import CoreLocation
import MapEngine
import UIKit

/// Finds places by what people call them: cities and countries, out of the gazetteer that comes with the program.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pointOfInterest = ResultType(rawValue: 1 << 0)
        public static let address = ResultType(rawValue: 1 << 1)
        public static let physicalFeature = ResultType(rawValue: 1 << 2)
    }

    open class Request: NSObject, NSCopying, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Whether what lies outside of the region is found, too.
        open var regionPriority = MKLocalSearchRegionPriority.default
        /// Kept: there are no points of interest.
        open var pointOfInterestFilter: MKPointOfInterestFilter? {
            didSet { Unsupported.kept("MKLocalSearch.Request.pointOfInterestFilter") }
        }
        private(set) var completion: MKLocalSearchCompletion?

        public typealias ResultType = MKLocalSearch.ResultType

        public override init() { super.init() }
        /// What a completer has found.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(
                naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
            self.completion = completion
        }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            (copy.region, copy.resultTypes, copy.regionPriority) = (region, resultTypes, regionPriority)
            copy.completion = completion
            if let pointOfInterestFilter { copy.pointOfInterestFilter = pointOfInterestFilter }
            return copy
        }
    }

    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            var rect = MKMapRect.null
            for item in items {
                let point = MKMapPoint(item.placemark.coordinate)
                rect = rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
            }
            boundingRegion = rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
            super.init()
        }
    }

    /// Nil for one that asks for points of interest.
    private let request: Request?
    private var pending: CompletionHandler?

    public init(request: Request) {
        self.request = request.copy() as? Request ?? request
        super.init()
    }

    /// There are no points of interest: nothing is found.
    public init(request: MKLocalPointsOfInterestRequest) {
        self.request = nil
        super.init()
    }

    open var isSearching: Bool { pending != nil }

    /// The handler is called once, on the main queue: with places, or with `MKError.placemarkNotFound`.
    open func start(completionHandler: @escaping CompletionHandler) {
        guard pending == nil else {
            return LaterAnswer.give { completionHandler(nil, MKError(.loadingThrottled)) }
        }
        pending = completionHandler
        LaterAnswer.give { [self] in
            guard let handler = pending else { return }
            pending = nil
            guard LocationSimulator.shared.isNetworkAvailable else { return handler(nil, MKError(.serverFailure)) }
            let items = find()
            handler(items.isEmpty ? nil : Response(items), items.isEmpty ? MKError(.placemarkNotFound) : nil)
        }
    }

    open func start() async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            start { response, error in
                if let response {
                    continuation.resume(returning: response)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    open func cancel() {
        guard let handler = pending else { return }
        pending = nil
        LaterAnswer.give { handler(nil, MKError(.unknown)) }
    }

    private static func spot(_ place: CLPlacemark) -> String {
        let coordinate = place.location?.coordinate ?? CLLocationCoordinate2D()
        return "\(coordinate.latitude) \(coordinate.longitude)"
    }

    private func find() -> [MKMapItem] {
        guard let request else {
            Unsupported.pointsOfInterest.report()
            return []
        }
        // Cities and countries are addresses.
        guard let query = request.naturalLanguageQuery, !query.isEmpty, request.resultTypes.contains(.address) else {
            return []
        }
        if let found = request.completion { return [MKMapItem(placemark: MKPlacemark(placemark: found.placemark))] }
        var places = CLPlacemark.places(named: query, in: nil)
        // Many cities of one country have the same name.
        let known = Set(places.map(Self.spot))
        places += CLPlacemark.places(beginning: query, most: 20).filter { !known.contains(Self.spot($0)) }
        let items = places.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
        guard request.region.span.latitudeDelta > 0 else { return items }
        // What lies in the region comes first.
        let rect = request.region.rect
        let isNear = { (item: MKMapItem) in
            rect.holds(MKMapPoint(item.placemark.coordinate).world.nearest(to: rect.center))
        }
        if request.regionPriority == .required { return items.filter(isNear) }
        return items.filter(isNear) + items.filter { !isNear($0) }
    }
}

/// Answers after the turn, on the main queue.
enum LaterAnswer {
    private struct Work: @unchecked Sendable {
        let body: () -> Void
    }

    static func give(_ body: @escaping () -> Void) {
        let work = Work(body: body)
        DispatchQueue.main.async { work.body() }
    }
}
