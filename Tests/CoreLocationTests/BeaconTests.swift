import CoreLocation
import TestEvidence
import Testing
import UIKitTesting

@MainActor @Suite("Core Location / Beacons and visits", .serialized)
struct BeaconTests {
    private let stage = Stage()
    private let world = LocationSimulator.shared
    private let shop = UUID()

    /// Between the making of a suite and its test others may run: each test begins by itself.
    private func begin() {
        stage.advance(by: 0)
        world.reset()
    }

    private func manager(_ watch: PlaceWatch, _ status: CLAuthorizationStatus = .authorizedAlways) -> CLLocationManager {
        world.authorize(status)
        let manager = CLLocationManager()
        manager.delegate = watch
        stage.advance(by: 0)
        _ = watch.take()
        return manager
    }

    @Test(.documented("CLLocationManager.isRangingAvailable(), CLError.Code.rangingUnavailable"))
    func `a device without beacons says so`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        #expect(!CLLocationManager.isRangingAvailable() && !CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: shop))
        manager.startMonitoring(for: CLBeaconRegion(uuid: shop, identifier: "shop"))
        #expect(watch.take() == [])
        stage.advance(by: 0)
        #expect(watch.take() == ["hears none: 16", "no shop: 5"] && manager.rangedBeaconConstraints.isEmpty)
    }

    @Test(.documented("CLLocationManager.startRangingBeacons(satisfying:), CLBeaconIdentityConstraint"))
    func `beacons that are heard are told to those who asked for them, by owner and numbers`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        world.beacons = [LocationSimulator.beacon(uuid: shop, major: 1, minor: 2), LocationSimulator.beacon(uuid: UUID())]
        manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: shop, major: 1))
        manager.startMonitoring(for: CLBeaconRegion(uuid: shop, major: 1, minor: 3, identifier: "shelf"))
        stage.advance(by: 0)
        #expect(watch.take() == ["hears 1.2", "watches shelf"])
        world.beacons = [
            LocationSimulator.beacon(uuid: shop, major: 1, minor: 3), LocationSimulator.beacon(uuid: shop, major: 2, minor: 3),
        ]
        stage.advance(by: 0)
        #expect(watch.take() == ["hears 1.3", "enters shelf", "state 1 of shelf"])
        manager.stopRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: shop, major: 1))
        world.beacons = []
        stage.advance(by: 0)
        #expect(watch.take() == ["leaves shelf", "state 2 of shelf"])
    }

    @Test(.documented("CLBeaconRegion")) func `a region of beacons has their owner and numbers, and is one by its name`() throws
    {
        begin()
        let region = CLBeaconRegion(uuid: shop, major: 7, minor: 9, identifier: "r")
        #expect(region.uuid == shop && region.major == 7 && region.minor == 9 && region.notifyOnEntry)
        #expect(region == CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "r") as CLRegion)
        let constraint = region.beaconIdentityConstraint
        let data = try NSKeyedArchiver.archivedData(withRootObject: constraint, requiringSecureCoding: false)
        let again = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? CLBeaconIdentityConstraint)
        #expect(again == constraint && again != CLBeaconIdentityConstraint(uuid: shop, major: 7))
        #expect(CLBeaconRegion(uuid: shop, identifier: "all").major == nil)
    }

    @Test(.documented("CLLocationManager.startMonitoringVisits()"))
    func `visits are told to those who asked, with leave for always`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        world.visit(CLLocationCoordinate2DMake(3, 4))
        stage.advance(by: 0)
        #expect(watch.take() == [])
        manager.startMonitoringVisits()
        world.visit(CLLocationCoordinate2DMake(5, 6))
        stage.advance(by: 0)
        #expect(watch.take() == ["visits 5.0"])
        world.authorize(.authorizedWhenInUse)
        stage.advance(by: 0)
        _ = watch.take()
        world.visit(CLLocationCoordinate2DMake(7, 8))
        stage.advance(by: 0)
        #expect(watch.take() == [])
    }

    @Test(.ours) func `without a network a geocoder says so`() {
        begin()
        world.isNetworkAvailable = false
        defer { world.reset() }
        var codes: [CLError.Code?] = []
        CLGeocoder().geocodeAddressString("Paris") { codes.append($0 == nil ? ($1 as? CLError)?.code : nil) }
        CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48, longitude: 8)) {
            codes.append($0 == nil ? ($1 as? CLError)?.code : nil)
        }
        stage.advance(by: 0)
        #expect(codes == [.network, .network])
    }
}
