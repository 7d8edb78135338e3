import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MapKit / Compasses, scales, tracking", .serialized)
struct ControlsTests {
    private func turn(_ scene: MapScene, to heading: Double) {
        let camera = scene.map.camera
        camera.heading = heading
        scene.map.camera = camera
        scene.stage.settle()
    }

    private func isSeen(_ view: UIView) -> Bool { view.subviews.contains { !$0.isHidden } }

    @Test(.documented("MKCompassButton, MKFeatureVisibility"))
    func `a compass anywhere shows while north isn't up, and a tap turns the map there`() {
        let scene = MapScene()
        scene.map.showsCompass = false
        let compass = MKCompassButton(mapView: scene.map)
        compass.frame.origin = CGPoint(x: 50, y: 600)
        scene.stage.window.addSubview(compass)
        scene.stage.settle()
        #expect(compass.intrinsicContentSize == CGSize(width: 40, height: 40) && !isSeen(compass))
        turn(scene, to: 70)
        #expect(isSeen(compass))
        scene.stage.tap(at: CGPoint(x: 70, y: 620))
        scene.stage.settle()
        #expect(scene.map.camera.heading == 0 && !isSeen(compass))
        compass.compassVisibility = .visible
        #expect(isSeen(compass))
        compass.compassVisibility = .hidden
        turn(scene, to: 70)
        #expect(!isSeen(compass))
    }

    @Test(.documented("MKScaleView")) func `a scale anywhere shows while the map moves, or always`() {
        let scene = MapScene()
        let scale = MKScaleView(mapView: scene.map)
        scale.frame = CGRect(x: 20, y: 600, width: 120, height: 24)
        scene.stage.window.addSubview(scale)
        scene.stage.settle()
        #expect(scale.legendAlignment == .leading && !isSeen(scale))
        scene.map.setRegion(MapScene.region(48, 8, 5), animated: true)
        scene.stage.advance(by: 0.2)
        #expect(isSeen(scale))
        scene.stage.settle()
        #expect(!isSeen(scale))
        scale.scaleVisibility = .visible
        scene.stage.settle()
        #expect(isSeen(scale) && scale.subviews[0].frame.minX == 0)
        scale.legendAlignment = .trailing
        scene.stage.settle()
        #expect(scale.subviews[0].frame.maxX == 120)
    }

    @Test(.documented("MKUserTrackingButton, MKUserTrackingBarButtonItem, MKUserTrackingMode"))
    func `a tracking button makes the map follow the person, and a finger ends that`() throws {
        let world = LocationSimulator.shared
        world.reset()
        defer { world.reset() }
        world.authorize(.authorizedWhenInUse)
        world.move(to: CLLocationCoordinate2D(latitude: 50, longitude: 10))
        let scene = MapScene()
        let button = MKUserTrackingButton(mapView: scene.map)
        button.frame.origin = CGPoint(x: 300, y: 700)
        scene.stage.window.addSubview(button)
        let item = MKUserTrackingBarButtonItem(mapView: scene.map)
        let still = item.image
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 322, y: 722))
        scene.stage.settle()
        #expect(scene.map.userTrackingMode == .follow && scene.map.showsUserLocation && scene.isAt(50, 10))
        #expect(item.image != nil && item.image != still)
        // Without a compass there are two steps, with one three.
        scene.stage.tap(at: CGPoint(x: 322, y: 722))
        scene.stage.settle()
        #expect(scene.map.userTrackingMode == .none && item.image == still)
        world.turn(to: 90)
        scene.map.userTrackingMode = .follow
        scene.stage.tap(at: CGPoint(x: 322, y: 722))
        scene.stage.settle()
        #expect(scene.map.userTrackingMode == .followWithHeading)
        scene.stage.drag(scene.map, by: CGVector(dx: -100, dy: 0))
        scene.stage.settle()
        #expect(scene.map.userTrackingMode == .none)
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(scene.map.userTrackingMode == .follow)
    }

    @Test(.documented("MKMapView.showsUserTrackingButton")) func `a map may have the button on itself`() {
        let scene = MapScene()
        func buttons() -> [MKUserTrackingButton] { scene.map.subviews.compactMap { $0 as? MKUserTrackingButton } }
        #expect(buttons().isEmpty)
        scene.map.showsUserTrackingButton = true
        scene.stage.settle()
        #expect(buttons().count == 1 && !buttons()[0].isHidden)
        scene.map.showsUserTrackingButton = false
        scene.stage.settle()
        #expect(buttons()[0].isHidden)
    }

    @Test(.ours) func `what an app puts onto a map before it shows lies over the map's own parts`() throws {
        let stage = Stage()
        let map = MKMapView(frame: stage.window.bounds)
        let sign = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 52))
        map.addSubview(sign)
        stage.show(map)
        stage.settle()
        #expect(map.subviews.last === sign)
    }

    @Test(.documented("MKMapView.preferredConfiguration")) func `a configuration is kept with all it says`() {
        let map = MKMapView()
        let muted = MKStandardMapConfiguration(emphasisStyle: .muted)
        muted.showsTraffic = true
        muted.pointOfInterestFilter = .excludingAll
        map.preferredConfiguration = muted
        #expect(map.mapType == .mutedStandard)
        #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.showsTraffic == true)
        map.mapType = .hybrid
        #expect(map.preferredConfiguration is MKHybridMapConfiguration)
        map.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
        map.selectableMapFeatures = [.territories]
        #expect(map.pointOfInterestFilter?.includes(.cafe) == true && map.selectableMapFeatures == .territories)
    }

    @Test(.documented("MKPointOfInterestFilter")) func `a filter includes what it names, or all but that`() throws {
        let some = MKPointOfInterestFilter(including: [.museum, .zoo])
        #expect(some.includes(.zoo) && some.excludes(.bank) && !some.includes(.bank))
        let others = MKPointOfInterestFilter(excluding: [.museum])
        #expect(others.excludes(.museum) && others.includes(.bank) && others != some)
        #expect(MKPointOfInterestFilter.includingAll.includes(.atm) && MKPointOfInterestFilter.excludingAll.excludes(.atm))
        let data = try NSKeyedArchiver.archivedData(withRootObject: some, requiringSecureCoding: false)
        #expect(NSKeyedUnarchiver.unarchiveObject(with: data) as? MKPointOfInterestFilter == some)
    }
}
