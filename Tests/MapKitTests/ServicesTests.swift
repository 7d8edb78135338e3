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
}
