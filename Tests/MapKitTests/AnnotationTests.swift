import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MapKit / Annotations and overlays", .serialized)
struct AnnotationTests {
    @Test(.documented("MKMapViewDelegate.mapView(_:viewFor:), MKMapView.view(for:)"))
    func `a view is asked for when an annotation comes into sight`() {
        let scene = MapScene()
        _ = scene.watch.take()
        let (near, far) = (scene.point("near", 48, 8), scene.point("far", -30, 100))
        scene.map.addAnnotations([near, far])
        #expect(scene.map.view(for: near) == nil && scene.map.annotations.count == 2)
        scene.stage.settle()
        #expect(scene.watch.take() == ["view for near", "added 1"])
        #expect(scene.map.view(for: near) is MKMarkerAnnotationView && scene.map.view(for: far) == nil)
        scene.map.centerCoordinate = far.coordinate
        scene.stage.settle()
        #expect(scene.map.view(for: near) == nil && scene.map.view(for: far) != nil)
        scene.map.removeAnnotations([near, far])
        #expect(scene.map.annotations.isEmpty && scene.map.view(for: far) == nil)
    }

    @Test(.assumed("the tip of a marker stands on its place")) func `a marker's tip stands on its place, and goes with it`()
        throws
    {
        let scene = MapScene()
        let point = scene.point("here", 48.5, 8.5)
        scene.map.addAnnotation(point)
        scene.stage.settle()
        func offset() throws -> CGPoint {
            let view = try #require(scene.map.view(for: point))
            let place = scene.map.convert(point.coordinate, toPointTo: scene.map)
            return CGPoint(x: view.frame.midX - place.x, y: view.frame.maxY - place.y)
        }
        #expect(try abs(offset().x) < 0.34 && abs(offset().y) < 0.34)
        point.coordinate = CLLocationCoordinate2D(latitude: 47, longitude: 9)
        scene.stage.settle()
        #expect(try abs(offset().x) < 0.34 && abs(offset().y) < 0.34)
    }

    @Test(.documented("MKMapView.dequeueReusableAnnotationView(withIdentifier:)"))
    func `views are used again, of the class that is registered`() throws {
        let scene = MapScene()
        #expect(scene.map.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
        scene.map.register(StationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        let station = Station("one", 48, 8)
        let view = scene.map.dequeueReusableAnnotationView(withIdentifier: "pin", for: station)
        #expect(view is StationView && view.reuseIdentifier == "pin" && view.annotation === station)
        scene.watch.makeView = { map, annotation in map.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation) }
        scene.map.addAnnotation(station)
        scene.stage.settle()
        let shown = try #require(scene.map.view(for: station))
        scene.map.removeAnnotation(station)
        #expect(scene.map.dequeueReusableAnnotationView(withIdentifier: "pin") === shown)
    }

    @Test(.documented("MKMapView.dequeueReusableAnnotationView(withIdentifier:for:)"))
    func `a view of an identifier that nobody registered is asked for in vain`() {
        let scene = MapScene()
        let misuses = MisuseRecorder()
        let marker = scene.map.dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: Station("one", 48, 8))
        #expect(marker is MKMarkerAnnotationView && misuses.take().isEmpty, "every map knows this one")
        _ = scene.map.dequeueReusableAnnotationView(withIdentifier: "none", for: Station("one", 48, 8))
        #expect(
            misuses.take() == [
                "unable to dequeue an annotation view with identifier none - must register a class for the identifier"
            ])
    }

    @Test(.documented("MKMapViewDelegate.mapView(_:didSelect:)")) func `a tap selects, and a tap beside it deselects`() throws {
        let scene = MapScene()
        let point = scene.point("Bern", 48, 8)
        scene.map.addAnnotation(point)
        scene.stage.settle()
        let view = try #require(scene.map.view(for: point))
        view.canShowCallout = true
        let button = UIButton(type: .detailDisclosure)
        button.tag = 7
        view.rightCalloutAccessoryView = button
        _ = scene.watch.take()
        scene.stage.tap(at: CGPoint(x: view.frame.midX, y: view.frame.midY))
        scene.stage.settle()
        #expect(scene.watch.take() == ["selects view", "selects Bern"])
        #expect(view.isSelected && scene.map.selectedAnnotations.count == 1)
        scene.stage.tap(button)
        scene.stage.settle()
        #expect(scene.watch.take() == ["accessory 7"])
        scene.stage.tap(at: CGPoint(x: 60, y: 700))
        scene.stage.settle()
        #expect(scene.watch.take() == ["deselects view", "deselects Bern"] && !view.isSelected)
        #expect(button.window == nil)
    }

    @Test(.documented("MKAnnotationView.isDraggable, MKAnnotationView.DragState"))
    func `a held annotation is dragged, and has its new place when that ends`() throws {
        let scene = MapScene()
        let station = Station("one", 48, 8)
        scene.map.register(
            StationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        scene.map.addAnnotation(station)
        scene.stage.settle()
        let view = try #require(scene.map.view(for: station))
        _ = scene.watch.take()
        let start = CGPoint(x: view.frame.midX, y: view.frame.midY)
        // Slowly, so that the finger rests at first.
        scene.stage.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 30), duration: 6)
        scene.stage.settle()
        #expect(
            scene.watch.take().filter { $0.hasPrefix("drag") } == ["drag 0 to 1", "drag 1 to 2", "drag 2 to 4", "drag 4 to 0"])
        let place = scene.map.convert(station.coordinate, toPointTo: scene.map)
        #expect(abs(place.x - (196.5 + 56)) < 6 && abs(place.y - (426 + 28)) < 6)
        #expect(scene.isAt(48, 8), "the map itself stays")
    }

    @Test(.documented("MKAnnotationView.clusteringIdentifier, MKClusterAnnotation"))
    func `views that ask for it join those near them, and part when they come closer`() throws {
        let scene = MapScene()
        scene.map.register(
            StationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let stations = (0..<10).map { Station("s\($0)", 48 + Double($0) * 0.01, 8) } + [Station("alone", 45, 10)]
        scene.map.addAnnotations(stations)
        scene.stage.settle()
        #expect(scene.map.view(for: stations[0]) == nil && scene.map.view(for: stations[10]) != nil)
        scene.map.region = MapScene.region(48.05, 8, 0.05)
        scene.stage.settle()
        #expect(scene.map.view(for: stations[5]) != nil)
    }

    @Test(.ours) func `a hundred thousand annotations at one point are one`() throws {
        let scene = MapScene()
        scene.map.register(
            StationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let stations = (0..<100_000).map { Station("s\($0)", 48, 8) }
        scene.map.addAnnotations(stations)
        scene.stage.settle()
        #expect(scene.map.annotations.count == 100_000)
        let views = scene.map.subviews.flatMap(\.subviews).filter { $0 is MKAnnotationView }
        #expect(views.count == 1)
        let cluster = try #require((views.first as? MKAnnotationView)?.annotation as? MKClusterAnnotation)
        #expect(cluster.memberAnnotations.count == 100_000)
        scene.map.removeAnnotations(stations)
        scene.stage.settle()
        #expect(scene.map.annotations.isEmpty)
    }

    // MARK: Overlays
    @Test(.documented("MKOverlayRenderer, MKPolygon.interiorPolygons"))
    func `overlays are drawn where they are, with their holes`() throws {
        let scene = MapScene()
        func places(_ corners: [(Double, Double)]) -> [CLLocationCoordinate2D] {
            corners.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        }
        let hole = MKPolygon(coordinates: places([(47.5, 7.5), (48.5, 7.5), (48.5, 8.5), (47.5, 8.5)]), count: 4)
        let polygon = MKPolygon(
            coordinates: places([(46, 6), (50, 6), (50, 10), (46, 10)]), count: 4, interiorPolygons: [hole])
        scene.watch.makeRenderer = { overlay in
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
        scene.map.addOverlay(polygon)
        scene.stage.settle()
        func isRed(_ latitude: Double, _ longitude: Double) throws -> Bool {
            let point = scene.map.convert(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), toPointTo: nil)
            let color = try #require(scene.color(at: point))
            return color.red > 0.95 && color.green < 0.05
        }
        #expect(try isRed(46.5, 7) && isRed(49.5, 9.5) && !isRed(48, 8) && !isRed(51, 8))
        scene.map.removeOverlay(polygon)
        scene.stage.settle()
        #expect(try !isRed(46.5, 7) && scene.map.overlays.isEmpty)
    }

    @Test(.documented("MKGradientPolylineRenderer.setColors(_:locations:)"))
    func `a line's colour changes along its way, over the ground`() throws {
        let scene = MapScene()
        let ends = [(48.0, 4.0), (48, 6), (48, 12)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        let line = MKPolyline(coordinates: ends, count: 3)
        scene.watch.makeRenderer = { overlay in
            let renderer = MKGradientPolylineRenderer(overlay: overlay)
            renderer.lineWidth = 12
            renderer.lineCap = .butt
            renderer.setColors([.red, .green, .blue], locations: [0, 0.5, 1])
            return renderer
        }
        scene.map.addOverlay(line)
        scene.stage.settle()
        func color(_ longitude: Double) throws -> [Int] {
            let point = scene.map.convert(CLLocationCoordinate2D(latitude: 48, longitude: longitude), toPointTo: nil)
            let color = try #require(scene.color(at: point))
            return [color.red, color.green, color.blue].map { Int(($0 * 100).rounded()) }
        }
        for (longitude, wanted) in [
            (4.05, [99, 1, 0]), (6.0, [50, 50, 0]), (8, [0, 100, 0]), (10, [0, 50, 50]), (11.9, [0, 2, 97]),
        ] {
            let found = try color(longitude)
            #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 4 }, "\(longitude): \(found)")
        }
        let misuses = MisuseRecorder()
        MKGradientPolylineRenderer(polyline: line).setColors([.red], locations: [])
        #expect(misuses.take().count == 1)
        #expect(line.locations(at: IndexSet([0, 1, 2])).map { ($0 * 100).rounded() } == [0, 25, 100])
    }

    @Test(.documented("MKCircleRenderer.strokeEnd, MKPolygonRenderer.strokeStart"))
    func `outlines are stroked in part, and filled whole`() throws {
        let scene = MapScene()
        func corner(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        let square = MKPolygon(coordinates: [corner(50, 5), corner(50, 7), corner(46, 7), corner(46, 5)], count: 4)
        let circle = MKCircle(center: corner(48, 10), radius: 100_000)
        scene.watch.makeRenderer = { overlay in
            if overlay is MKCircle {
                let renderer = MKCircleRenderer(overlay: overlay)
                renderer.strokeEnd = 0.5
                (renderer.strokeColor, renderer.lineWidth) = (.red, 8)
                return renderer
            }
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.strokeStart = 0.5
            (renderer.strokeColor, renderer.fillColor, renderer.lineWidth) = (.red, .blue, 8)
            return renderer
        }
        scene.map.addOverlays([square, circle])
        scene.stage.settle()
        func isRed(_ latitude: Double, _ longitude: Double) throws -> Bool {
            let point = scene.map.convert(corner(latitude, longitude), toPointTo: nil)
            let color = try #require(scene.color(at: point))
            return color.red > 0.9 && color.green < 0.3
        }
        // Of the square the west comes last, the north first; of the circle the south comes first.
        #expect(try isRed(48, 5) && !isRed(50, 6) && !isRed(48, 6))
        let half = 100_000 / 111_195.0
        #expect(try isRed(48 - half, 10) && !isRed(48 + half, 10))
    }

    @Test(.documented("MKMapView.insertOverlay(_:above:), MKMapView.exchangeOverlay(_:with:)"))
    func `overlays keep their order`() {
        let scene = MapScene()
        let circles = (0..<4).map { MKCircle(center: CLLocationCoordinate2D(latitude: Double($0), longitude: 0), radius: 1000) }
        func order() -> [Double] { scene.map.overlays.map(\.coordinate.latitude) }
        scene.map.addOverlays([circles[0], circles[1]])
        scene.map.insertOverlay(circles[2], above: circles[0])
        scene.map.insertOverlay(circles[3], below: circles[0])
        #expect(order() == [3, 0, 2, 1])
        scene.map.exchangeOverlay(circles[3], with: circles[1])
        #expect(order() == [1, 0, 2, 3])
        scene.map.removeOverlays(circles)
        #expect(order() == [])
    }
}

extension MapScene {
    func color(at point: CGPoint) -> (red: CGFloat, green: CGFloat, blue: CGFloat)? {
        let image = stage.currentFrame
        let scale = CGFloat(image.width) / stage.window.bounds.width
        guard
            let part = image.cropping(
                to: CGRect(x: (point.x * scale).rounded(), y: (point.y * scale).rounded(), width: 1, height: 1)),
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        return (CGFloat(bytes[0]) / 255, CGFloat(bytes[1]) / 255, CGFloat(bytes[2]) / 255)
    }
}
