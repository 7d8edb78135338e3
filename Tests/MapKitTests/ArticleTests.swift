import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The example of the article on containment drives its two maps so (github.com/RickiG/view-controller-containment).
@MainActor @Suite("MapKit / The article's two maps", .serialized)
struct ArticleTests {
    private let stage = Stage()
    private let root = ArticleRoot()

    init() {
        stage.window.rootViewController = root
        stage.settle()
    }

    private func isAt(_ map: MKMapView, _ place: CLLocationCoordinate2D) -> Bool {
        abs(map.centerCoordinate.latitude - place.latitude) < 1e-6
            && abs(remainder(map.centerCoordinate.longitude - place.longitude, 360)) < 1e-6
    }

    @Test(.assumed("as the article's example drives its maps"))
    func `regions that are set before there is a window show, a thousand kilometres around`() {
        #expect(isAt(root.start.mapView, CLLocationCoordinate2D(latitude: 56.55, longitude: 8.316667)))
        #expect(isAt(root.target.mapView, CLLocationCoordinate2D(latitude: -56.55, longitude: -171.683333)))
        let rect = root.start.mapView.visibleMapRect
        let metres = MKMetersPerMapPointAtLatitude(56.55)
        #expect(abs(min(rect.width, rect.height) * metres / 1_000_000 - 1) < 0.02)
    }

    @Test(.assumed("as the article's example drives its maps"))
    func `an annotation that moves without a word stands where it is, with the view it was given`() throws {
        let annotation = try #require(root.start.mapView.annotations.last as? ArticleAnnotation)
        let view = try #require(root.start.mapView.view(for: annotation))
        #expect(view is ArticleView && view.image != nil)
        let place = root.start.mapView.convert(annotation.coordinate, toPointTo: root.start.mapView)
        #expect(abs(view.center.x - place.x) < 0.34 && abs(view.center.y - place.y) < 0.34)
    }

    @Test(.assumed("as the article's example drives its maps"))
    func `one that is dropped brings its map there, and the other to the antipode, once`() throws {
        let map = root.start.mapView
        let annotation = try #require(map.annotations.last as? ArticleAnnotation)
        let view = try #require(map.view(for: annotation))
        let start = map.convert(view.center, to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y + 40), duration: 6)
        stage.settle()
        let place = annotation.coordinate
        #expect(place.longitude > 9 && place.latitude < 56.4 && root.heard == 1)
        #expect(root.start.states == [1, 2, 4, 0] && root.start.currentLocation?.coordinate.latitude == place.latitude)
        #expect(isAt(map, place) && view.dragState == .none)
        let antipode = ArticleRoot.antipode(CLLocation(latitude: place.latitude, longitude: place.longitude)).coordinate
        #expect(isAt(root.target.mapView, antipode) && root.target.currentLocation == nil)
        let shown = map.convert(place, toPointTo: map)
        #expect(abs(view.center.x - shown.x) < 0.34 && abs(view.center.y - shown.y) < 0.34, "where it was dropped it stands")
    }
}
