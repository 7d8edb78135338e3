import AppleFoundation
import CoreGraphics
import CoreLocation
import InterfaceBuilder
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A map that fills a phone, and who hears it.
@MainActor final class MapScene {
    let stage = Stage()
    let map: MKMapView
    let watch = MapWatch()

    init(_ region: MKCoordinateRegion? = MapScene.region(48, 8, 10)) {
        map = MKMapView(frame: stage.window.bounds)
        if let region { map.region = region }
        stage.show(map)
        stage.settle()
        map.delegate = watch
    }

    nonisolated static func region(_ latitude: Double, _ longitude: Double, _ delta: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta))
    }

    func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        let point = MKPointAnnotation()
        point.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        point.title = title
        return point
    }

    func isAt(_ latitude: Double, _ longitude: Double, within: Double = 1e-6) -> Bool {
        abs(map.centerCoordinate.latitude - latitude) < within && abs(map.centerCoordinate.longitude - longitude) < within
    }
}

@MainActor @Suite("MapKit / A map", .serialized)
struct MapViewTests {
    @Test(.documented("MKMapView.region, MKMapView.regionThatFits(_:)"))
    func `a region is fitted to the view, its middle kept, and stays what it is`() {
        let scene = MapScene()
        let region = scene.map.region
        #expect(scene.isAt(48, 8))
        #expect(abs(region.span.longitudeDelta - 10) < 1e-9 && region.span.latitudeDelta > 10)
        scene.map.region = region
        #expect(abs(scene.map.region.span.latitudeDelta - region.span.latitudeDelta) < 1e-9)
        let fitted = scene.map.regionThatFits(MapScene.region(-10, 100, 2))
        #expect(abs(fitted.center.latitude + 10) < 1e-9 && fitted.span.latitudeDelta > 2)
        #expect(scene.isAt(48, 8), "asking moves nothing")
    }

    @Test(.documented("MKMapView.isZoomEnabled, .isScrollEnabled, .isRotateEnabled, .isPitchEnabled, .showsUserLocation"))
    func `a new map lets fingers do all they can, and shows no person`() {
        let map = MKMapView()
        #expect(map.isZoomEnabled && map.isScrollEnabled && map.isRotateEnabled && map.isPitchEnabled)
        #expect(!map.showsUserLocation && map.userTrackingMode == .none && map.mapType == .standard)
    }

    @Test(.documented("MKMapViewDelegate.mapView(_:regionWillChangeAnimated:)"))
    func `a map tells that it will change, that it changes, and that it has changed`() {
        let scene = MapScene()
        _ = scene.watch.take()
        scene.map.setRegion(MapScene.region(0, 0, 5), animated: false)
        #expect(scene.watch.take() == ["will change false", "changes", "did change false"])
        scene.stage.settle()
        #expect(scene.watch.take() == ["will load", "will render", "has loaded", "has rendered true"])
        scene.map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 1), animated: true)
        #expect(scene.watch.take() == ["will change true"] && scene.isAt(0, 0))
        scene.stage.advance(by: 0.2)
        #expect(scene.map.centerCoordinate.latitude > 0 && scene.map.centerCoordinate.latitude < 1)
        scene.stage.settle()
        #expect(scene.watch.take().filter { !$0.contains("load") && !$0.contains("render") } == ["changes", "did change true"])
        #expect(scene.isAt(1, 1))
        scene.map.centerCoordinate = scene.map.centerCoordinate
        #expect(scene.watch.take() == [], "nothing changes, so nothing is told")
    }

    @Test(.assumed("what is set before the first layout is fitted later"))
    func `a region set before there is a view waits for it`() {
        let map = MKMapView()
        map.region = MapScene.region(40, -4, 3)
        let stage = Stage()
        stage.show(map)
        stage.settle()
        #expect(abs(map.centerCoordinate.latitude - 40) < 1e-9 && abs(map.region.span.longitudeDelta - 3) < 1e-9)
    }

    @Test(.documented("MKMapView.convert(_:toPointTo:)")) func `points and places are each other's, also on a turned map`() {
        let scene = MapScene()
        for heading in [0.0, 70] {
            let camera = scene.map.camera
            camera.heading = heading
            scene.map.camera = camera
            for point in [CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 700), CGPoint(x: 196.5, y: 426)] {
                let back = scene.map.convert(scene.map.convert(point, toCoordinateFrom: scene.map), toPointTo: scene.map)
                #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
            }
        }
        #expect(abs(scene.map.camera.heading - 70) < 1e-9)
    }

    @Test(.documented("MKMapView.setVisibleMapRect(_:edgePadding:animated:)"))
    func `a rectangle shows whole beside the padding`() {
        let scene = MapScene()
        let rect = MKMapRect(x: 1e8, y: 1e8, width: 2e6, height: 1e6)
        scene.map.setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 100, left: 20, bottom: 0, right: 73), animated: false)
        let corner = scene.map.convert(rect.origin.coordinate, toPointTo: scene.map)
        let end = scene.map.convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: scene.map)
        #expect(abs(corner.x - 20) < 1e-6 && abs(end.x - 320) < 1e-6 && abs((corner.y + end.y) / 2 - 476) < 1e-6)
        #expect(scene.map.visibleMapRect.contains(rect))
    }

    @Test(.ours) func `over the date line the map goes on`() {
        let scene = MapScene(MapScene.region(0, 179, 10))
        let east = scene.map.convert(CLLocationCoordinate2D(latitude: 0, longitude: -178), toPointTo: scene.map)
        #expect(abs(east.x - (196.5 + 3 * 39.3)) < 1e-6)
        #expect(scene.map.visibleMapRect.spans180thMeridian)
    }

    @Test(.ours) func `what isn't a region, a place or a rectangle is refused`() {
        let scene = MapScene()
        let misuses = MisuseRecorder()
        scene.map.region = MapScene.region(91, 0, 1)
        scene.map.region = MapScene.region(.nan, 0, 1)
        scene.map.region = MapScene.region(0, 0, -1)
        scene.map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 181), animated: true)
        scene.map.setVisibleMapRect(.null, animated: false)
        let told = misuses.take()
        #expect(told.count == 5)
        #expect(told.first == "Invalid Region <center:+91.00000000, +0.00000000 span:+1.00000000, +1.00000000>")
        #expect(scene.isAt(48, 8))
        scene.map.region = scene.map.regionThatFits(MapScene.region(89.9, 0, 0))
        #expect(scene.map.region.center.latitude < 85.06)
        scene.map.region = MapScene.region(10, 10, 0)
        #expect(scene.isAt(10, 10) && scene.map.region.span.latitudeDelta > 0, "a region of no size is as close as maps go")
    }

    // MARK: Fingers
    @Test(.assumed("a map rolls on")) func `a finger moves the map, which rolls on when it lets go`() {
        let scene = MapScene()
        _ = scene.watch.take()
        scene.stage.drag(scene.map, by: CGVector(dx: -100, dy: 0), duration: 0.2)
        let atEnd = scene.map.centerCoordinate.longitude
        #expect(atEnd > 9.5 && abs(scene.map.centerCoordinate.latitude - 48) < 0.01)
        scene.stage.settle()
        #expect(scene.map.centerCoordinate.longitude > atEnd + 0.3)
        let told = scene.watch.take().filter { !$0.contains("load") && !$0.contains("render") }
        #expect(told == ["will change false", "changes", "did change true"])
        scene.map.isScrollEnabled = false
        let before = scene.map.centerCoordinate.longitude
        scene.stage.drag(scene.map, by: CGVector(dx: -100, dy: 0))
        scene.stage.settle()
        #expect(scene.map.centerCoordinate.longitude == before)
    }

    @Test(.assumed("what is under the fingers stays there")) func `two fingers zoom and turn`() {
        let scene = MapScene()
        let span = scene.map.region.span.longitudeDelta
        scene.stage.pinch(scene.map, scale: 2)
        scene.stage.settle()
        #expect(scene.map.region.span.longitudeDelta < span * 0.65 && scene.map.region.span.longitudeDelta > span * 0.4)
        #expect(scene.isAt(48, 8, within: 0.2))
        scene.stage.turn(scene.map, by: .pi / 2)
        scene.stage.settle()
        #expect(scene.map.camera.heading > 240 && scene.map.camera.heading < 300)
    }

    @Test(.assumed("two taps come twice as close")) func `two taps come closer`() {
        let scene = MapScene()
        let span = scene.map.region.span.longitudeDelta
        scene.stage.tap(at: CGPoint(x: 196, y: 426))
        scene.stage.advance(by: 0.1)
        scene.stage.tap(at: CGPoint(x: 196, y: 426))
        scene.stage.settle()
        #expect(abs(scene.map.region.span.longitudeDelta / span - 0.5) < 1e-6)
    }

    @Test(.assumed("a tap of two fingers goes half as close")) func `a tap of two fingers goes away`() {
        let scene = MapScene()
        let span = scene.map.region.span.longitudeDelta
        let fingers = [CGPoint(x: 150, y: 426), CGPoint(x: 240, y: 426)].map { scene.stage.touchDown(at: $0) }
        scene.stage.advance(by: 0.05)
        for finger in fingers { finger.lift() }
        scene.stage.settle()
        #expect(abs(scene.map.region.span.longitudeDelta / span - 2) < 1e-6)
    }

    // MARK: Limits
    @Test(.documented("MKMapView.cameraBoundary, MKMapView.cameraZoomRange"))
    func `a map keeps within its boundary and its range`() {
        let scene = MapScene()
        scene.map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: MapScene.region(48, 8, 4))
        scene.map.centerCoordinate = CLLocationCoordinate2D(latitude: 60, longitude: 30)
        #expect(abs(scene.map.centerCoordinate.longitude - 10) < 1e-6 && scene.map.centerCoordinate.latitude < 50.1)
        scene.map.cameraBoundary = nil
        scene.map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 1_000_000)
        scene.map.region = MapScene.region(48, 8, 0.01)
        #expect(abs(scene.map.camera.centerCoordinateDistance - 1_000_000) < 1000)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5, maxCenterCoordinateDistance: 4) == nil)
    }

    // MARK: Interface files
    @Test(.documented("MKMapView: as Interface Builder writes one")) func `a map of a storyboard has what the file says`()
        throws
    {
        let data = Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <mapView mapType="satellite" zoomEnabled="NO" showsUserLocation="NO" id="m"><rect key="frame" x="0" y="0" width="100" height="200"/></mapView>
            </objects></document>
            """.utf8)
        let made = UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil)
        let map = try #require(made.first as? MKMapView)
        #expect(
            map.mapType == .satellite && !map.isZoomEnabled && map.isScrollEnabled
                && map.bounds.size == CGSize(width: 100, height: 200))
    }

    @Test(.ours) func `a storyboard's scene with a map is whole, and its map as large as the file says`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s"><objects><viewController id="vc">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
            <mapView clipsSubviews="YES" mapType="standard" translatesAutoresizingMaskIntoConstraints="NO" id="map">
            <rect key="frame" x="20" y="44" width="374" height="300"/></mapView></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="map" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
            <constraint firstItem="map" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="map" secondAttribute="trailing" constant="20" id="c"/>
            <constraint firstItem="map" firstAttribute="height" constant="300" id="d"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        let document = try IBDocument(bytes: [UInt8](text.utf8), file: "Map.storyboard")
        let before = StandIns.counts
        #expect(InterfaceCheck(document).instantiate() && StandIns.counts == before, "nothing stands in for the map")
        let frames = InterfaceCheck(document).compareFrames()
        #expect(frames.compared >= 1 && frames.agreed == frames.compared)
    }
}
