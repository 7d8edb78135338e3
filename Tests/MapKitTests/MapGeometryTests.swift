import AppleFoundation
import CoreLocation
import MapKit
import TestEvidence
import Testing

@Suite("MapKit / Points, rectangles, regions")
struct MapGeometryTests {
    @Test(.documented("MKMapSize.world, MKMapRect.world")) func `the world is 2^28 points wide and high`() {
        #expect(
            MKMapSize.world.width == 268_435_456 && MKMapRect.world.size == .world && MKMapRect.world.origin == MKMapPoint())
    }

    @Test(.documented("MKMapPoint.init(_:), MKMapPoint.coordinate")) func `a place and its point are each other's`() {
        for (latitude, longitude) in [(0.0, 0.0), (51.4779, 0), (-54.8, -68.3), (71.17, 25.78), (0, 180), (12, -180)] {
            let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
            #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
        }
        #expect(MKMapPoint(kCLLocationCoordinate2DInvalid) == MKMapPoint(x: -1, y: -1))
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: .nan, longitude: 0)) == MKMapPoint(x: -1, y: -1))
        #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: -5, y: 0).coordinate))
    }

    @Test(.documented("MKMapPoint.distance(to:)")) func `points know how far they are from each other on the ground`() {
        let (berlin, rome) = (
            CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 41.9028, longitude: 12.4964)
        )
        let distance = MKMapPoint(berlin.coordinate).distance(to: MKMapPoint(rome.coordinate))
        #expect(abs(distance - berlin.distance(from: rome)) < 0.01)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) * MKMapSize.world.width - 40_075_016.686) < 0.01)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-12)
        #expect(abs(MKMetersPerMapPointAtLatitude(40) * MKMapPointsPerMeterAtLatitude(40) - 1) < 1e-12)
    }

    @Test(.documented("MKMapRect")) func `rectangles join, meet, shrink and split`() {
        let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
        #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5) && a.intersects(b))
        #expect(a.intersection(a.offsetBy(dx: 20, dy: 0)).isNull && MKMapRect.null.isNull && MKMapRect.null.isEmpty)
        #expect(a.union(.null) == a && MKMapRect.null.union(a) == a)
        #expect(a.insetBy(dx: 2, dy: 3) == MKMapRect(x: 2, y: 3, width: 6, height: 4) && a.insetBy(dx: 6, dy: 0).isNull)
        #expect(a.contains(MKMapPoint(x: 9, y: 9)) && !a.contains(MKMapPoint(x: 10, y: 5)) && a.contains(a))
        let parts = a.divided(atDistance: 3, from: .maxXEdge)
        #expect(parts.slice == MKMapRect(x: 7, y: 0, width: 3, height: 10) && parts.remainder.width == 7)
        #expect(MKStringFromMapRect(a) == "{{0.0, 0.0}, {10.0, 10.0}}")
    }

    @Test(.documented("MKMapRect.spans180thMeridian, MKMapRect.remainder()"))
    func `what reaches over the date line goes on at the other side`() {
        let rect = MKMapRect(x: MKMapSize.world.width - 10, y: 5, width: 30, height: 7)
        #expect(rect.spans180thMeridian && rect.remainder() == MKMapRect(x: 0, y: 5, width: 20, height: 7))
        let west = MKMapRect(x: -10, y: 5, width: 30, height: 7)
        #expect(west.remainder() == MKMapRect(x: MKMapSize.world.width - 10, y: 5, width: 10, height: 7))
        #expect(MKMapRect.world.remainder().isNull)
    }

    @Test(.documented("MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)"))
    func `a region in metres is that long on the ground`() {
        for latitude in [0.0, 40, -60, 80] {
            let center = CLLocationCoordinate2D(latitude: latitude, longitude: 20)
            let region = MKCoordinateRegion(center: center, latitudinalMeters: 2000, longitudinalMeters: 1000)
            let (half, wide) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
            let north = CLLocation(latitude: latitude + half, longitude: 20)
                .distance(from: CLLocation(latitude: latitude - half, longitude: 20))
            let east = CLLocation(latitude: latitude, longitude: 20 + wide)
                .distance(from: CLLocation(latitude: latitude, longitude: 20 - wide))
            #expect(abs(north - 2000) < 0.2 && abs(east - 1000) < 0.1)
        }
    }

    @Test(.ours) func `distances are said as people say them`() {
        let format = MKDistanceFormatter()
        format.units = .metric
        #expect(
            [3, 42, 480, 1234, 25_400].map { format.string(fromDistance: $0) } == ["3 m", "42 m", "500 m", "1.2 km", "25 km"])
        format.units = .imperial
        #expect([30, 1609.344, 40_000].map { format.string(fromDistance: $0) } == ["100 ft", "1 mi", "25 mi"])
        format.unitStyle = .full
        #expect(format.string(fromDistance: 1609.344) == "1 mile" && format.string(fromDistance: 3218.688) == "2 miles")
        #expect(format.distance(from: "2 km") == 2000 && format.distance(from: "much") == -1)
        #expect(format.string(fromDistance: .nan) == "")
    }
}
