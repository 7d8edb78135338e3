import CoreLocation
import TestEvidence
import Testing

@Suite("Core Location / Places")
struct PlaceTests {
    @Test(.assumed("initialisers that classes have from NSObject"))
    func `a place without a word is at zero degrees`() {
        #expect(CLLocation().coordinate.latitude == 0 && CLLocation().coordinate.longitude == 0)
    }

    @Test(.documented("CLLocationCoordinate2DIsValid(_:)"))
    func `a place lies between the poles and within half a turn`() {
        for (latitude, longitude, isValid) in [
            (90.0, 180.0, true), (-90, -180, true), (90.001, 0, false), (0, 180.001, false), (.nan, 0, false),
        ] { #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid) }
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test(.documented("CLLocation.init(latitude:longitude:)"))
    func `a location of two numbers knows neither its height nor its way`() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.coordinate.latitude == 1 && place.coordinate.longitude == 2 && place.altitude == 0)
        #expect(place.horizontalAccuracy == 0 && place.verticalAccuracy == -1 && place.course == -1 && place.speed == -1)
        #expect(place.floor == nil && place.sourceInformation == nil)
    }

    @Test(.oracle("PLACE-1"))
    func `a location describes itself by its place, accuracy, speed and course`() {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2DMake(37.785834, -122.406417), altitude: 0, horizontalAccuracy: 5,
            verticalAccuracy: -1,
            timestamp: Date(timeIntervalSince1970: 0))
        #expect(place.description.hasPrefix("<+37.78583400,-122.40641700> +/- 5.00m (speed -1.00 mps / course -1.00) @ "))
    }

    @Test(.documented("CLLocation"))
    func `a location is archived whole`() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2DMake(-3.5, 170.25), altitude: 12, horizontalAccuracy: 3, verticalAccuracy: 4,
            course: 90,
            courseAccuracy: 1, speed: 2, speedAccuracy: 0.5, timestamp: Date(timeIntervalSinceReferenceDate: 1000))
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(again.description == place.description && again.altitude == 12 && again.courseAccuracy == 1 && again !== place)
    }

    // MARK: Distances
    /// Pairs of all kinds: far, near, antipodes and almost, poles, the equator. `ALLIUM_GEODESICS` names a longer list.
    @Test(.documented("PLACE-2"))
    func `distances and courses are those of the ellipsoid`() throws {
        let list =
            ProcessInfo.processInfo.environment["ALLIUM_GEODESICS"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Oracles/geodesics.txt")
        var worst = 0.0
        var count = 0
        var worstPlace = 0.0
        for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            let start = CLLocation(latitude: numbers[0], longitude: numbers[1])
            let end = CLLocation(latitude: numbers[2], longitude: numbers[3])
            let distance = start.distance(from: end)
            count += 1
            worst = max(worst, abs(distance - numbers[4]) / max(numbers[4], 1))
            #expect(abs(distance - end.distance(from: start)) <= 1e-5 * max(distance, 1), "\(line)")
            // Courses of two ways that are equally short differ: where the course leads is what counts.
            let way = Geodesic(from: start.coordinate, to: end.coordinate)
            let there = Geodesic.place(from: start.coordinate, course: way.startCourse, distance: way.distance)
            worstPlace = max(worstPlace, CLLocation(latitude: there.latitude, longitude: there.longitude).distance(from: end))
        }
        #expect(count > 100 && worst < 1e-7, "off by \(worst) of \(count)")
        #expect(worstPlace < 0.01, "a course leads \(worstPlace) m off")
    }

    // MARK: Regions
    @Test(.documented("CLCircularRegion.contains(_:)"))
    func `a circle holds what is no further than its radius, and its name says which it is`() {
        let region = CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 111_000, identifier: "middle")
        #expect(region.contains(CLLocationCoordinate2DMake(0.99, 0)) && !region.contains(CLLocationCoordinate2DMake(1.01, 0)))
        #expect(region.notifyOnEntry && region.notifyOnExit)
        #expect(region == CLCircularRegion(center: CLLocationCoordinate2DMake(5, 5), radius: 1, identifier: "middle"))
        #expect(Set([region, CLCircularRegion(center: region.center, radius: 1, identifier: "other")]).count == 2)
    }

    // MARK: Errors
    @Test(.documented("CLError"))
    func `an error is caught by its code, in Swift and by its number`() {
        let error: any Error = CLError(.denied)
        #expect((error as NSError).domain == kCLErrorDomain && (error as NSError).code == 1)
        #expect((error as? CLError)?.code == .denied)
        var isCaught = false
        do { throw error } catch CLError.denied { isCaught = true } catch {}
        #expect(isCaught)
    }

    @Test(.documented("CLVisit: a class of NSObject")) func `a visit can be made, and has no beginning and no end`() {
        let visit = CLVisit()
        #expect(visit.arrivalDate == .distantPast && visit.departureDate == .distantFuture && visit.horizontalAccuracy == 0)
    }
}
