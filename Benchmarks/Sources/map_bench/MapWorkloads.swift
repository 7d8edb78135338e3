import CoreLocation
import Foundation
import HeadlessHost
import MapKit
import UIKit

/// A map that fills a phone of 393 by 852 points with two pixels to a point.
@MainActor
enum MapWorkloads {
    private static func shown(_ latitude: Double, _ longitude: Double, _ delta: Double) -> (host: HeadlessHost, map: MKMapView)
    {
        let host = HeadlessHost(device: .screen(CGSize(width: 393, height: 852), scale: 2))
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        map.region = region(latitude, longitude, delta)
        host.show(map)
        host.drawFrame()
        return (host, map)
    }

    private static func region(_ latitude: Double, _ longitude: Double, _ delta: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta))
    }

    /// From the start of the process to the first frame, with a map in it or with a label on a screen's usual background.
    static func start(hasMap: Bool, picture: String?, since wall: Double) throws {
        let host: HeadlessHost
        if hasMap {
            host = shown(48, 8, 10).host
        } else {
            host = HeadlessHost(device: .screen(CGSize(width: 393, height: 852), scale: 2))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            label.text = "No map"
            label.backgroundColor = .systemBackground
            host.show(label)
            host.drawFrame()
        }
        let cpu = Measurement.cpuMicroseconds
        let figures = String(
            format: "wall_us=%.1f cpu_us=%.1f us_op=%.1f", Measurement.wallMicroseconds - wall, cpu, cpu)
        print("w=map.first_frame\(hasMap ? "" : "_without") n=1 ops=1 \(figures) rss_kb=\(Measurement.residentKilobytes)")
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// Looks that nothing drawn before serves, and steps of three points to the side.
    static func frames(repetitions: Int, picture: String?) throws {
        let places = [(48.0, 8.0, 10.0), (20, 0, 150), (40.7, -74, 1), (-33.9, 151.2, 0.3), (35.7, 139.7, 25)]
        for (name, index) in [("europe", 0), ("world", 1), ("city", 2), ("close", 3), ("japan", 4)] {
            let (latitude, longitude, delta) = places[index]
            let (host, map) = shown(latitude, longitude, delta)
            let whole = Measurement()
            for turn in 0..<repetitions {
                // A little larger each time: all of it is drawn anew.
                map.region = region(latitude, longitude, delta * (1 + Double(turn % 10 + 1) * 0.02))
                host.drawFrame()
            }
            whole.end("map.frame.\(name)", 1, operations: repetitions)
            let panned = Measurement()
            for _ in 0..<repetitions * 4 {
                map.centerCoordinate = map.convert(CGPoint(x: 393 / 2 + 3, y: 852 / 2), toCoordinateFrom: map)
                host.drawFrame()
            }
            panned.end("map.frame.panned.\(name)", 1, operations: repetitions * 4)
            if let picture, index == 0 { try host.writePNG(to: URL(fileURLWithPath: picture)) }
        }
    }

    /// So many annotations over Europe that join each other.
    static func clusters(_ count: Int, repetitions: Int, picture: String?) throws {
        let (host, map) = shown(48, 8, 10)
        map.register(ClusteredView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        var state: UInt64 = 7
        func share() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        let points = (0..<count).map { index -> MKPointAnnotation in
            let point = MKPointAnnotation()
            point.coordinate = CLLocationCoordinate2D(latitude: 38 + share() * 20, longitude: -2 + share() * 20)
            point.title = "\(index)"
            return point
        }
        let adding = Measurement()
        map.addAnnotations(points)
        host.drawFrame()
        adding.end("map.pins.added", count, operations: 1)
        let zoomed = Measurement()
        for turn in 0..<repetitions {
            map.region = region(48, 8, 10 * (1 + Double(turn % 10 + 1) * 0.02))
            host.drawFrame()
        }
        zoomed.end("map.pins.clustered", count, operations: repetitions)
        let panned = Measurement()
        for _ in 0..<repetitions * 4 {
            map.centerCoordinate = map.convert(CGPoint(x: 393 / 2 + 3, y: 852 / 2), toCoordinateFrom: map)
            host.drawFrame()
        }
        panned.end("map.pins.panned", count, operations: repetitions * 4)
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// What the world costs: a screen without a map, then one with it.
    static func memory() {
        let host = HeadlessHost(device: .screen(CGSize(width: 393, height: 852), scale: 2))
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        host.show(page)
        host.drawFrame()
        let before = Measurement.residentKilobytes
        let map = MKMapView(frame: page.bounds)
        map.region = region(48, 8, 10)
        page.addSubview(map)
        host.drawFrame()
        print("w=mem.map n=1 delta_kb=\(Measurement.residentKilobytes - before)")
    }

    /// The first question reads the gazetteer; then places by name and names by place.
    static func geocode(_ count: Int) {
        let before = Measurement.residentKilobytes
        let host = HeadlessHost(device: .screen(CGSize(width: 100, height: 100), scale: 1))
        var found = 0
        func ask(_ index: Int) {
            let geocoder = CLGeocoder()
            if index % 2 == 0 {
                geocoder.geocodeAddressString(["Madrid, Spain", "Paris, TX", "zürich", "10115 Berlin"][index / 2 % 4]) {
                    places, _ in
                    found += places?.count ?? 0
                }
            } else {
                let location = CLLocation(
                    latitude: Double(index * 37 % 140) - 70, longitude: Double(index * 61 % 360) - 180)
                geocoder.reverseGeocodeLocation(location) { places, _ in found += places?.count ?? 0 }
            }
            host.advance(by: 0)
        }
        let first = Measurement()
        ask(0)
        first.end("geocode.first", 1, operations: 1)
        print("w=mem.gazetteer n=1 delta_kb=\(Measurement.residentKilobytes - before)")
        // Which country a place lies in the world's borders say.
        let near = Measurement()
        ask(1)
        near.end("geocode.first_place", 1, operations: 1)
        let rest = Measurement()
        for index in 0..<count { ask(index) }
        rest.end("geocode.lookup", count, operations: count, check: Double(found))
    }
}

final class ClusteredView: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        clusteringIdentifier = "points"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
