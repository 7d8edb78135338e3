import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MapKit / Searches, ways, pictures", .serialized)
struct ServicesTests {
    private let stage = Stage()

    private func search(_ text: String, _ region: MKCoordinateRegion? = nil) -> (MKLocalSearch.Response?, (any Error)?) {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = text
        if let region { request.region = region }
        var answer: (MKLocalSearch.Response?, (any Error)?) = (nil, nil)
        let search = MKLocalSearch(request: request)
        search.start { answer = ($0, $1) }
        #expect(search.isSearching && answer.0 == nil && answer.1 == nil)
        stage.advance(by: 0)
        #expect(!search.isSearching)
        return answer
    }

    @Test(.ours) func `a search finds cities, those of the region first, and says when it finds none`() throws {
        let found = try #require(search("Springfield").0)
        #expect(found.mapItems.count > 3 && found.mapItems.allSatisfy { $0.name?.hasPrefix("Springfield") == true })
        let near = try #require(search("Springfield", MapScene.region(39.8, -89.6, 1)).0)
        #expect(abs((near.mapItems.first?.placemark.coordinate.longitude ?? 0) + 89.6) < 0.5)
        let (nothing, error) = search("Qqqq")
        #expect(nothing == nil && (error as? MKError)?.code == .placemarkNotFound)
    }

    @Test(.ours) func `there are no ways, unless a test asks for great circles`() throws {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)))
        request.destination = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)))
        var answers: [(MKDirections.Response?, (any Error)?)] = []
        MKDirections(request: request).calculate { answers.append(($0, $1)) }
        stage.advance(by: 0)
        #expect(answers.count == 1 && (answers[0].1 as? MKError)?.code == .directionsNotFound)
        MKDirections.greatCircleSpeed = 100
        defer { MKDirections.greatCircleSpeed = nil }
        MKDirections(request: request).calculate { answers.append(($0, $1)) }
        stage.advance(by: 0)
        let route = try #require(answers.last?.0?.routes.first)
        #expect(abs(route.distance - 1_181_000) < 2_000 && abs(route.expectedTravelTime - route.distance / 100) < 1e-6)
        #expect(route.polyline.pointCount > 10)
    }

    @Test(.documented("MKMapSnapshotter")) func `a picture of a map has the size and scale it was asked for`() throws {
        let options = MKMapSnapshotter.Options()
        options.region = MapScene.region(45, 10, 10)
        options.size = CGSize(width: 200, height: 120)
        options.scale = 2
        var made: MKMapSnapshotter.Snapshot?
        let snapshotter = MKMapSnapshotter(options: options)
        snapshotter.start { picture, _ in made = picture }
        stage.advance(by: 0)
        let picture = try #require(made)
        #expect(picture.image.size == options.size && picture.image.cgImage?.width == 400)
        let middle = picture.point(for: CLLocationCoordinate2D(latitude: 45, longitude: 10))
        #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 60) < 1e-6)
    }

    @Test(.documented("MKMapSnapshotter.start(with:completionHandler:)"))
    func `a picture is handed over on the queue that was asked for`() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 50, height: 40)
        options.preferredConfiguration = MKImageryMapConfiguration()
        let queue = DispatchQueue(label: "pictures")
        let isThere = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            MKMapSnapshotter(options: options).start(with: queue) { picture, error in
                dispatchPrecondition(condition: .onQueue(queue))
                continuation.resume(returning: picture != nil && error == nil)
            }
        }
        #expect(isThere)
        let picture = try await MKMapSnapshotter(options: options).start()
        #expect(picture.image.size == options.size)
        options.size = .zero
        await #expect(throws: MKError.self) { try await MKMapSnapshotter(options: options).start() }
    }

    @Test(.documented("MKLocalSearchCompleter, MKLocalSearchCompletion"))
    func `names are completed while they are written, and can be searched for`() throws {
        let completer = MKLocalSearchCompleter()
        let watch = CompleterWatch()
        completer.delegate = watch
        completer.queryFragment = "Ma"
        completer.queryFragment = "madr"
        #expect(completer.isSearching && watch.lines.isEmpty)
        stage.advance(by: 0)
        #expect(watch.lines.count == 1 && watch.lines[0].hasPrefix("Madrid") && !completer.isSearching)
        let first = try #require(completer.results.first)
        #expect(first.title == "Madrid" && first.subtitle.hasSuffix("Spain"))
        #expect(first.titleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 4)])
        var found: MKLocalSearch.Response?
        MKLocalSearch(request: MKLocalSearch.Request(completion: first)).start { response, _ in found = response }
        stage.advance(by: 0)
        let item = try #require(found?.mapItems.first)
        #expect(found?.mapItems.count == 1 && abs(item.placemark.coordinate.latitude - 40.4) < 0.1)
        completer.queryFragment = "Qqq"
        stage.advance(by: 0)
        #expect(watch.lines.last == "" && completer.results.isEmpty)
        completer.queryFragment = "Paris"
        completer.cancel()
        stage.advance(by: 0)
        #expect(watch.lines.count == 2)
        completer.resultTypes = .pointOfInterest
        stage.advance(by: 0)
        #expect(completer.results.isEmpty, "the world has no points of interest")
    }

    @Test(.documented("MKLocalSearchCompleter.region")) func `what lies in the region is completed first, or alone`() throws {
        let completer = MKLocalSearchCompleter()
        completer.region = MapScene.region(39.8, -89.6, 1)
        completer.queryFragment = "Springfield"
        stage.advance(by: 0)
        #expect(completer.results.count > 3 && completer.results.first?.subtitle.hasPrefix("IL") == true)
        completer.regionPriority = .required
        stage.advance(by: 0)
        #expect(completer.results.count == 1)
    }

    @Test(.ours) func `without a network searches, ways and completions say so`() {
        LocationSimulator.shared.isNetworkAvailable = false
        defer { LocationSimulator.shared.reset() }
        let completer = MKLocalSearchCompleter()
        let watch = CompleterWatch()
        completer.delegate = watch
        completer.queryFragment = "Paris"
        var codes: [MKError.Code?] = []
        MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Paris")).start {
            codes.append(($1 as? MKError)?.code)
        }
        MKDirections(request: MKDirections.Request()).calculate { codes.append(($1 as? MKError)?.code) }
        stage.advance(by: 0)
        #expect(codes == [.serverFailure, .serverFailure] && watch.lines == ["error 2"])
    }

    @Test(.ours) func `there are no points of interest: nothing is found, once`() {
        var codes: [MKError.Code?] = []
        let request = MKLocalPointsOfInterestRequest(center: CLLocationCoordinate2D(latitude: 48, longitude: 8), radius: 1000)
        #expect(abs(request.region.span.latitudeDelta - 0.018) < 0.0005)
        MKLocalSearch(request: request).start { codes.append(($1 as? MKError)?.code) }
        let other = MKLocalSearch.Request(naturalLanguageQuery: "Paris")
        other.resultTypes = .pointOfInterest
        MKLocalSearch(request: other).start { codes.append(($1 as? MKError)?.code) }
        stage.advance(by: 0)
        #expect(codes == [.placemarkNotFound, .placemarkNotFound])
    }

    @Test(.documented("MKDirections.calculateETA(completionHandler:)"))
    func `how long a way takes is known where there is one`() throws {
        let request = MKDirections.Request()
        func item(_ latitude: Double) -> MKMapItem {
            MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 10)))
        }
        (request.source, request.destination) = (item(50), item(51))
        request.arrivalDate = Date(timeIntervalSinceReferenceDate: 10_000)
        var answers: [(MKDirections.ETAResponse?, (any Error)?)] = []
        MKDirections(request: request).calculateETA { answers.append(($0, $1)) }
        stage.advance(by: 0)
        #expect(answers[0].0 == nil && (answers[0].1 as? MKError)?.code == .directionsNotFound)
        MKDirections.greatCircleSpeed = 100
        defer { MKDirections.greatCircleSpeed = nil }
        MKDirections(request: request).calculateETA { answers.append(($0, $1)) }
        stage.advance(by: 0)
        let eta = try #require(answers[1].0)
        #expect(abs(eta.distance - 111_240) < 100 && abs(eta.expectedTravelTime - 1112.4) < 1)
        #expect(eta.expectedArrivalDate == request.arrivalDate)
        #expect(eta.expectedDepartureDate == request.arrivalDate?.addingTimeInterval(-eta.expectedTravelTime))
    }

    @Test(.documented("MKMapItem.openInMaps(launchOptions:from:completionHandler:)"))
    func `no other app shows maps, which is said once`() {
        var answers: [Bool] = []
        MKMapItem.forCurrentLocation().openInMaps(from: nil) { answers.append($0) }
        #expect(answers.isEmpty)
        stage.advance(by: 0)
        #expect(answers == [false])
    }
}
