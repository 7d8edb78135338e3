import CoreLocation
import TestEvidence
import Testing
import UIKitTesting

/// On a stage, so that time and turns are those of the tests.
@MainActor @Suite("Core Location / Managers", .serialized)
struct ManagerTests {
    private let stage = Stage()
    private let world = LocationSimulator.shared

    /// Between the making of a suite and its test others may run: each test begins by itself.
    private func begin() {
        stage.advance(by: 0)
        world.reset()
    }

    private func manager(_ watch: PlaceWatch, _ status: CLAuthorizationStatus = .authorizedWhenInUse) -> CLLocationManager {
        world.authorize(status)
        let manager = CLLocationManager()
        manager.delegate = watch
        stage.advance(by: 0)
        _ = watch.take()
        return manager
    }

    @Test(.documented("CLLocationManager.distanceFilter, .pausesLocationUpdatesAutomatically, .headingFilter"))
    func `a new manager wants every change, and nothing in the background`() {
        begin()
        let manager = CLLocationManager()
        #expect(manager.distanceFilter == kCLDistanceFilterNone && manager.distanceFilter == -1)
        #expect(manager.activityType == .other && manager.pausesLocationUpdatesAutomatically)
        #expect(!manager.allowsBackgroundLocationUpdates && manager.headingFilter == 1)
        #expect(manager.location == nil, "before the first one is known")
    }

    // MARK: What is allowed
    @Test(.documented("CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)"))
    func `a manager tells its delegate what is allowed when it gets one, at a later turn, and whenever that changes`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = CLLocationManager()
        manager.delegate = watch
        #expect(watch.take() == [])
        stage.advance(by: 0)
        #expect(watch.take() == ["allowed 0"])
        world.authorize(.authorizedAlways)
        world.authorize(.authorizedAlways)
        stage.advance(by: 0)
        #expect(watch.take() == ["allowed 3"] && manager.authorizationStatus == .authorizedAlways)
    }

    @Test(.documented("CLLocationManager: it calls its delegate on the run loop of the thread that made it"))
    func `who makes a manager on another thread hears there`() {
        begin()
        let heard = Heard()
        Thread.detachNewThread {
            let (watch, me) = (NewPlaceWatch(), Thread.current)
            watch.body = { _ in heard.note(Thread.current === me && !Thread.isMainThread) }
            let manager = CLLocationManager()
            manager.delegate = watch
            while heard.lines.isEmpty { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
            withExtendedLifetime(watch) {}
        }
        for _ in 0..<1000 where heard.lines.isEmpty { stage.advance(by: 0.01) }
        #expect(heard.lines == [true])
        heard.note(true)
    }

    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [Bool] = []
        var lines: [Bool] { lock.withLock { all } }
        func note(_ isHere: Bool) { lock.withLock { all.append(isHere) } }
    }

    @Test(.documented("CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)"))
    func `the older method is called where it is the only one`() {
        begin()
        let watch = OldPlaceWatch()
        let manager = CLLocationManager()
        manager.delegate = watch
        stage.advance(by: 0)
        #expect(watch.take() == ["status 0"])
        withExtendedLifetime(manager) {}
    }

    @Test(.assumed("no screen asks anybody, so nobody agrees unless a test says so"))
    func `a request is refused unless it is said otherwise, and asked once`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch, .notDetermined)
        manager.requestWhenInUseAuthorization()
        #expect(manager.authorizationStatus == .notDetermined)
        stage.advance(by: 0)
        #expect(manager.authorizationStatus == .denied && watch.take() == ["allowed 2"])
        world.answer = .authorizedWhenInUse
        manager.requestWhenInUseAuthorization()
        stage.advance(by: 0)
        #expect(manager.authorizationStatus == .denied && watch.take() == [])
        world.reset()
        world.answer = .authorizedAlways
        manager.requestWhenInUseAuthorization()
        stage.advance(by: 0)
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
        manager.requestAlwaysAuthorization()
        stage.advance(by: 0)
        #expect(manager.authorizationStatus == .authorizedAlways)
    }

    // MARK: Places
    @Test(.documented("CLLocationManager.startUpdatingLocation(), CLLocationManager.distanceFilter"))
    func `whoever has begun hears where the device is and whenever it has moved far enough`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        #expect(manager.location == nil)
        world.move(to: CLLocationCoordinate2DMake(10, 20))
        stage.advance(by: 0)
        #expect(watch.take() == [] && manager.location?.coordinate.latitude == 10)
        manager.startUpdatingLocation()
        #expect(watch.take() == [])
        stage.advance(by: 0)
        #expect(watch.take() == ["at 10.0 20.0"])
        manager.distanceFilter = 1000
        world.move(to: CLLocationCoordinate2DMake(10.001, 20))
        world.move(to: CLLocationCoordinate2DMake(10.02, 20))
        stage.advance(by: 0)
        #expect(watch.take() == ["at 10.02 20.0"])
        manager.stopUpdatingLocation()
        world.move(to: CLLocationCoordinate2DMake(50, 20))
        stage.advance(by: 0)
        #expect(watch.take() == [])
    }

    @Test(.documented("CLError.Code.denied, CLError.Code.locationUnknown"))
    func `who isn't allowed and who can't be found hears why`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch, .denied)
        manager.startUpdatingLocation()
        stage.advance(by: 0)
        #expect(watch.take() == ["error 1"] && manager.location == nil)
        world.authorize(.authorizedAlways)
        stage.advance(by: 0)
        #expect(watch.take() == ["allowed 3", "error 0"])
        world.isServiceEnabled = false
        stage.advance(by: 0)
        #expect(watch.take() == ["allowed 3", "error 1"] && !CLLocationManager.locationServicesEnabled())
    }

    @Test(.documented("CLLocationManager.startUpdatingLocation()"))
    func `what is wanted before anybody was asked waits for the answer`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch, .notDetermined)
        world.move(to: CLLocationCoordinate2DMake(1, 2))
        manager.startUpdatingLocation()
        stage.advance(by: 1)
        #expect(watch.take() == [])
        world.answer = .authorizedWhenInUse
        manager.requestWhenInUseAuthorization()
        stage.advance(by: 0)
        #expect(watch.take() == ["allowed 4", "at 1.0 2.0"])
    }

    @Test(.documented("CLLocationManager.startUpdatingLocation()"))
    func `whoever begins when it is told that it may is answered once, and beginning again changes nothing`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch, .notDetermined)
        world.move(to: CLLocationCoordinate2DMake(1, 2))
        watch.body = { [unowned manager] line in if line == "allowed 4" { manager.startUpdatingLocation() } }
        world.authorize(.authorizedWhenInUse)
        stage.advance(by: 0)
        #expect(watch.take() == ["allowed 4", "at 1.0 2.0"])
        manager.startUpdatingLocation()
        stage.advance(by: 0)
        #expect(watch.take() == [])
    }

    @Test(.documented("CLLocationManager.requestLocation()"))
    func `a single place is told once`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        world.move(to: CLLocationCoordinate2DMake(1, 2))
        manager.requestLocation()
        manager.requestLocation()
        stage.advance(by: 0)
        #expect(watch.take() == ["at 1.0 2.0"])
        world.move(to: CLLocationCoordinate2DMake(3, 4))
        stage.advance(by: 0)
        #expect(watch.take() == [])
        manager.requestLocation()
        manager.stopUpdatingLocation()
        stage.advance(by: 0)
        #expect(watch.take() == [])
        world.loseLocation()
        manager.requestLocation()
        stage.advance(by: 0)
        #expect(watch.take() == ["error 0"])
    }

    @Test(.assumed("an exception names the method that is missing"))
    func `a single place needs a delegate that takes errors`() async {
        begin()
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let manager = CLLocationManager()
                let watch = CarelessWatch()
                manager.delegate = watch
                manager.requestLocation()
            }
        }
    }

    @Test(.documented("CLLocationManager.headingFilter"))
    func `turns that are large enough are told`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        #expect(!CLLocationManager.headingAvailable())
        world.turn(to: 90)
        manager.startUpdatingHeading()
        stage.advance(by: 0)
        world.turn(to: 90.5)
        world.turn(to: 359.8)
        world.turn(to: 0.2)
        stage.advance(by: 0)
        #expect(watch.take() == ["heading 90.0", "heading 359.8"] && CLLocationManager.headingAvailable())
    }

    // MARK: Regions
    @Test(.documented("CLLocationManager.startMonitoring(for:)"))
    func `borders that are crossed are told, and the side on which one is when asked`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch, .authorizedAlways)
        let home = CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 1000, identifier: "home")
        world.move(to: CLLocationCoordinate2DMake(1, 1))
        manager.startMonitoring(for: home)
        stage.advance(by: 0)
        #expect(watch.take() == ["watches home"] && manager.monitoredRegions == [home])
        #expect(CLLocationManager().monitoredRegions == [home])
        world.move(to: CLLocationCoordinate2DMake(0.001, 0))
        stage.advance(by: 0)
        #expect(watch.take() == ["enters home", "state 1 of home"])
        world.move(to: CLLocationCoordinate2DMake(0.002, 0))
        stage.advance(by: 0)
        #expect(watch.take() == [])
        home.notifyOnExit = false
        world.move(to: CLLocationCoordinate2DMake(2, 0))
        manager.requestState(for: home)
        stage.advance(by: 0)
        #expect(watch.take() == ["state 2 of home", "state 2 of home"])
        manager.stopMonitoring(for: home)
        #expect(manager.monitoredRegions.isEmpty)
    }

    @Test(.documented("CLError.Code.regionMonitoringDenied, CLError.Code.regionMonitoringFailure"))
    func `regions want leave for always, and there are twenty`() {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch, .authorizedWhenInUse)
        manager.startMonitoring(for: CLCircularRegion(center: .init(), radius: 1, identifier: "a"))
        stage.advance(by: 0)
        #expect(watch.take() == ["no a: 4"] && manager.monitoredRegions.isEmpty)
        world.authorize(.authorizedAlways)
        stage.advance(by: 0)
        _ = watch.take()
        for number in 0..<21 {
            manager.startMonitoring(for: CLCircularRegion(center: .init(), radius: 1, identifier: "\(number)"))
        }
        stage.advance(by: 0)
        #expect(watch.take().last == "no 20: 5" && manager.monitoredRegions.count == 20)
    }

    // MARK: Routes
    private let gpx = """
        <?xml version="1.0"?>
        <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
          <wpt lat="0" lon="0"><ele>10</ele><time>2026-01-01T00:00:00Z</time></wpt>
          <wpt lat="0" lon="0.01"><ele>20</ele><time>2026-01-01T00:00:10Z</time></wpt>
          <trk><trkseg><trkpt lat="50" lon="8"/></trkseg></trk>
        </gpx>
        """

    @Test(.assumed("a route goes with the time of timers and animations"))
    func `a route moves the device along with the clock`() throws {
        begin()
        let watch = NewPlaceWatch()
        let manager = manager(watch)
        manager.startUpdatingLocation()
        let route = try LocationRoute(gpx: Data(gpx.utf8))
        #expect(route.points.count == 2)
        var places: [CLLocation] = []
        watch.body = { _ in if let place = manager.location { places.append(place) } }
        world.play(route)
        stage.advance(by: 5.05)
        let half = try #require(places.last)
        #expect(abs(half.coordinate.longitude - 0.005) < 1e-6 && abs(half.altitude - 15) < 1e-6 && abs(half.course - 90) < 1e-6)
        #expect(abs(half.speed - 111.3) < 0.1 && half.sourceInformation?.isSimulatedBySoftware == true && places.count >= 6)
        stage.advance(by: 20)
        #expect(manager.location?.coordinate.longitude == 0.01 && places.count <= 13)
        // Without times the speed says when.
        world.play(LocationRoute(route.points.map { .init($0.coordinate) }), speed: 111.32)
        stage.advance(by: 5.05)
        #expect(abs((manager.location?.coordinate.longitude ?? 0) - 0.005) < 1e-5)
        world.stop()
    }

    @Test(.ours) func `a file that is no route says why`() {
        begin()
        for (text, words) in [
            ("", "is no GPX"), ("<gpx>", "is no GPX"), ("<gpx></gpx>", "no points"),
            ("<gpx><wpt lat='1'/></gpx>", "without a place"),
            ("<gpx><wpt lat='91' lon='0'/></gpx>", "no place, in line 1"), ("<gpx><wpt lat='nan' lon='0'/></gpx>", "no place"),
            ("<!DOCTYPE gpx [<!ENTITY a 'b'>]><gpx>&a;</gpx>", "entities"),
        ] {
            let error = #expect(throws: LocationRoute.Unreadable.self) { try LocationRoute(gpx: Data(text.utf8)) }
            #expect(error?.description.contains(words) == true, "\(text): \(error?.description ?? "")")
        }
    }

    // MARK: Geocoding
    @Test(.documented("CLGeocoder.cancelGeocode(), CLError.Code.geocodeCanceled, CLError.Code.geocodeFoundNoResult"))
    func `a question for a place's name is answered once, on the main queue, and can be taken back`() {
        begin()
        let geocoder = CLGeocoder()
        var codes: [CLError.Code] = []
        geocoder.geocodeAddressString("Nowhere at all") { _, error in
            codes.append((error as? CLError)?.code ?? .network)
        }
        #expect(geocoder.isGeocoding && codes.isEmpty)
        stage.advance(by: 0)
        #expect(codes == [.geocodeFoundNoResult] && !geocoder.isGeocoding)
        geocoder.geocodeAddressString("Paris") { _, error in codes.append((error as? CLError)?.code ?? .network) }
        geocoder.cancelGeocode()
        stage.advance(by: 0)
        #expect(codes == [.geocodeFoundNoResult, .geocodeCanceled])
    }

    @Test(.ours) func `a thousand questions at once are answered once each`() {
        begin()
        let one = CLGeocoder()
        var (answers, refusals) = (0, 0)
        for _ in 0..<1000 {
            one.geocodeAddressString("Madrid") { places, error in
                if places?.first?.locality == "Madrid" { answers += 1 }
                if (error as? CLError)?.code == .network { refusals += 1 }
            }
        }
        stage.advance(by: 0)
        #expect(answers == 1 && refusals == 999, "a geocoder answers one question at a time")
        for _ in 0..<1000 {
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 40.4, longitude: -3.7)) { places, _ in
                if places?.first?.locality == "Madrid" { answers += 1 }
            }
        }
        stage.advance(by: 0)
        #expect(answers == 1001)
        for (latitude, longitude) in [(Double.nan, 0.0), (0, .infinity), (91, 0), (0, 181)] {
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: latitude, longitude: longitude)) { _, error in
                if (error as? CLError)?.code == .geocodeFoundNoResult { refusals += 1 }
            }
        }
        stage.advance(by: 0)
        #expect(refusals == 1003, "what is no place has no name")
    }

    @Test(.documented("PLACE-5")) func `places have the names of their city, state, country or ocean`() throws {
        begin()
        for (latitude, longitude, locality, area, country, ocean) in [
            (40.4168, -3.7038, "Madrid", nil, "Spain", nil), (37.7793, -122.4193, "San Francisco", "CA", "United States", nil),
            (-33.87, 151.21, "Sydney", nil, "Australia", nil), (0, -150, nil, nil, nil, "Pacific Ocean"),
            (-24, 133, nil, nil, "Australia", nil),
        ] as [(Double, Double, String?, String?, String?, String?)] {
            var found: CLPlacemark?
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: latitude, longitude: longitude)) { places, _ in
                found = places?.first
            }
            stage.advance(by: 0)
            let place = try #require(found)
            #expect(place.locality == locality && place.country == country && place.ocean == ocean, "\(latitude) \(longitude)")
            if area != nil { #expect(place.administrativeArea == area) }
            #expect(place.name == locality ?? country ?? ocean)
            #expect(place.location?.coordinate.latitude == latitude)
        }
    }

    @Test(.documented("PLACE-5")) func `an address is where its city is, in the country and state that it names`() throws {
        begin()
        for (address, latitude, longitude, country) in [
            ("Paris", 48.9, 2.3, "FR"), ("Paris, TX", 33.7, -95.6, "US"), ("Paris, Texas, USA", 33.7, -95.6, "US"),
            ("10115 Berlin, Germany", 52.5, 13.4, "DE"), ("1 Infinite Loop, Cupertino, CA 95014", 37.3, -122, "US"),
            ("zürich", 47.4, 8.5, "CH"), ("Spain", 40, -4, "ES"),
        ] {
            var found: CLPlacemark?
            CLGeocoder().geocodeAddressString(address) { places, _ in found = places?.first }
            stage.advance(by: 0)
            let place = try #require(found, "\(address)")
            let coordinate = try #require(place.location?.coordinate)
            #expect(abs(coordinate.latitude - latitude) < 2.5 && abs(coordinate.longitude - longitude) < 2.5, "\(address)")
            #expect(place.isoCountryCode == country)
        }
    }
}
