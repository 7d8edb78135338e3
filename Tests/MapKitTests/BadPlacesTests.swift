import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MapKit / What makes no sense", .serialized)
struct BadPlacesTests {
    private static let nowhere = [
        CLLocationCoordinate2D(latitude: .nan, longitude: 8), CLLocationCoordinate2D(latitude: 48, longitude: .infinity),
        CLLocationCoordinate2D(latitude: 91, longitude: 0), CLLocationCoordinate2D(latitude: 0, longitude: -181),
        kCLLocationCoordinate2DInvalid,
    ]

    @Test(.ours) func `an annotation that is nowhere is kept and never shown, until it has a place`() {
        let scene = MapScene()
        let points = Self.nowhere.map { place in
            let point = MKPointAnnotation()
            point.coordinate = place
            return point
        }
        scene.map.addAnnotations(points)
        scene.stage.settle()
        #expect(scene.map.annotations.count == points.count && points.allSatisfy { scene.map.view(for: $0) == nil })
        scene.map.showAnnotations(points, animated: false)
        #expect(scene.isAt(48, 8), "there is nothing to show")
        points[0].coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 8)
        scene.stage.settle()
        #expect(scene.map.view(for: points[0]) != nil)
        points[0].coordinate = CLLocationCoordinate2D(latitude: .nan, longitude: .nan)
        scene.stage.settle()
        #expect(scene.map.view(for: points[0]) == nil)
    }

    @Test(.ours) func `overlays that are nowhere, or of no size, draw nothing and stop nothing`() {
        let scene = MapScene()
        scene.watch.makeRenderer = { overlay in
            let renderer: MKOverlayPathRenderer =
                overlay is MKCircle ? MKCircleRenderer(overlay: overlay) : MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .red
            renderer.fillColor = .red
            return renderer
        }
        scene.map.addOverlay(MKPolyline(coordinates: Self.nowhere, count: Self.nowhere.count))
        scene.map.addOverlay(MKPolyline(coordinates: [], count: 0))
        for place in Self.nowhere { scene.map.addOverlay(MKCircle(center: place, radius: 1000)) }
        for radius in [0, -5, .nan, .infinity] {
            scene.map.addOverlay(MKCircle(center: CLLocationCoordinate2D(latitude: 48, longitude: 8), radius: radius))
        }
        scene.stage.settle()
        #expect(scene.map.overlays.count == 2 + Self.nowhere.count + 4 && scene.isAt(48, 8))
    }

    @Test(.ours) func `points and places that are no numbers are converted to such`() {
        let scene = MapScene()
        for place in Self.nowhere {
            let point = scene.map.convert(place, toPointTo: scene.map)
            #expect(!(point.x > 0 && point.x < 393 && point.y > 0 && point.y < 852) || CLLocationCoordinate2DIsValid(place))
        }
        let place = scene.map.convert(CGPoint(x: CGFloat.nan, y: 0), toCoordinateFrom: scene.map)
        #expect(!CLLocationCoordinate2DIsValid(place))
        let far = scene.map.convert(CGPoint(x: 1e9, y: -1e9), toCoordinateFrom: scene.map)
        #expect(CLLocationCoordinate2DIsValid(far), "the world goes round, and ends at the top")
    }

    @Test(.ours) func `rectangles that make no sense are refused, those larger than the world show all of it`() {
        let scene = MapScene()
        let misuses = MisuseRecorder()
        for rect in [
            MKMapRect(x: .nan, y: 0, width: 10, height: 10), MKMapRect(x: 0, y: 0, width: .infinity, height: 10),
            MKMapRect(x: 0, y: 0, width: -10, height: 10), .null,
        ] { scene.map.setVisibleMapRect(rect, animated: false) }
        #expect(misuses.take().count == 4 && scene.isAt(48, 8))
        scene.map.setVisibleMapRect(MKMapRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), animated: false)
        scene.stage.settle()
        #expect(misuses.take().isEmpty && scene.map.visibleMapRect.height == MKMapSize.world.height)
        scene.map.setVisibleMapRect(MKMapRect(x: 1e8, y: 1e8, width: 0, height: 0), animated: false)
        #expect(abs(scene.map.visibleMapRect.midX - 1e8) < 1e-3 && scene.map.visibleMapRect.width > 0)
    }

    @Test(.documented("MKMapView.region")) func `regions that are set read back within a pixel`() {
        let scene = MapScene()
        let map = scene.map
        for (latitude, longitude, delta) in [
            (48.0, 8.0, 10.0), (0, 0, 90), (-54.8, -68.3, 0.5), (71.17, 25.78, 3), (64, 179.99, 2), (40.4168, -3.7038, 0.002),
            (-17.7, -179.9, 30),
        ] {
            let wanted = map.regionThatFits(MapScene.region(latitude, longitude, delta))
            map.region = MapScene.region(latitude, longitude, delta)
            let region = map.region
            let pixel = region.span.longitudeDelta / Double(map.bounds.width * map.traitCollection.displayScale)
            #expect(abs(region.center.latitude - wanted.center.latitude) < pixel)
            #expect(abs(remainder(region.center.longitude - wanted.center.longitude, 360)) < pixel)
            #expect(abs(region.span.latitudeDelta - wanted.span.latitudeDelta) < pixel)
            #expect(abs(region.span.longitudeDelta - wanted.span.longitudeDelta) < pixel)
            // Where it was asked for nothing stands in the way: what was asked for shows whole, and touches two edges.
            let corner = CLLocationCoordinate2D(latitude: latitude, longitude: longitude - delta / 2)
            guard abs(wanted.center.latitude - latitude) < pixel, CLLocationCoordinate2DIsValid(corner) else { continue }
            let left = map.convert(corner, toPointTo: map)
            #expect(left.x > -0.5 && left.x < map.bounds.width / 2)
        }
    }
}
