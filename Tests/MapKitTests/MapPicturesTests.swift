import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MapKit / Pictures", .serialized)
struct MapPicturesTests {
    private func stage(
        _ style: UIUserInterfaceStyle = .light, _ size: UIContentSizeCategory = .large,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> Stage {
        Stage(
            device: .screen(CGSize(width: 320, height: 400), scale: 2), style: style, contentSize: size,
            layoutDirection: direction)
    }

    private func show(
        _ region: MKCoordinateRegion, on stage: Stage, _ name: String, testName: String = #function,
        _ change: (MKMapView) -> Void = { _ in }
    ) {
        let map = MKMapView(frame: stage.window.bounds)
        map.region = region
        change(map)
        stage.show(map)
        stage.settle()
        assertSnapshot(of: stage, named: name, testName: testName)
    }

    @Test(.ours) func `the world in pictures`() {
        show(MapScene.region(25, 10, 140), on: stage(), "world")
        show(MapScene.region(48, 8, 20), on: stage(), "europe")
        show(MapScene.region(47.37, 8.54, 1.2), on: stage(), "a city")
        show(MapScene.region(85, 0, 60), on: stage(), "north pole")
        show(MapScene.region(-85, 0, 60), on: stage(), "south pole")
        show(MapScene.region(-17.5, 179.5, 8), on: stage(), "date line")
    }

    @Test(.ours) func `the same at night, from right to left, in large type`() {
        show(MapScene.region(48, 8, 20), on: stage(.dark), "europe dark")
        show(MapScene.region(31, 35.5, 6), on: stage(.dark, .accessibilityLarge, .rightToLeft), "dark large mirrored") { map in
            map.showsScale = true
            let camera = map.camera
            camera.heading = 20
            map.camera = camera
        }
    }

    @Test(.ours) func `other kinds of maps`() {
        for (kind, name) in [(MKMapType.mutedStandard, "muted"), (.satellite, "imagery"), (.hybrid, "hybrid")] {
            show(MapScene.region(42, 12, 12), on: stage(), name) { $0.mapType = kind }
        }
    }

    @Test(.ours) func `what stands on a map`() throws {
        let stage = stage()
        let map = MKMapView(frame: stage.window.bounds)
        map.region = MapScene.region(46.8, 8.2, 4)
        func point(_ title: String, _ subtitle: String?, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
            let point = MKPointAnnotation()
            point.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            (point.title, point.subtitle) = (title, subtitle)
            return point
        }
        let bern = point("Bern", "Capital", 46.95, 7.45)
        map.addAnnotations([bern, point("Lugano", nil, 46.0, 8.95), point("Genève", nil, 46.2, 6.15)])
        map.addOverlay(MKCircle(center: CLLocationCoordinate2D(latitude: 47.4, longitude: 8.5), radius: 40_000))
        let watch = MapWatch()
        watch.makeRenderer = { overlay in
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.2)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 2
            return renderer
        }
        map.delegate = watch
        map.showsScale = true
        stage.show(map)
        stage.settle()
        let view = try #require(map.view(for: bern))
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        map.selectAnnotation(bern, animated: false)
        stage.settle()
        assertSnapshot(of: stage, named: "annotations")
    }
}
