import AppleFoundation
import MapEngine
import TestEvidence
import Testing

@Suite("Map Engine / The flat world")
struct MercatorTests {
    @Test(.documented("PLACE-3"))
    func `places lie where PROJ puts them, and come back`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Oracles/mercator.txt")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count > 400)
        for row in rows {
            let numbers = row.split(separator: " ").compactMap { Double($0) }
            let point = Mercator.point(latitude: numbers[0], longitude: numbers[1])
            #expect(abs(point.x / Mercator.side - numbers[2]) < 1e-9 && abs(point.y / Mercator.side - numbers[3]) < 1e-9)
            #expect(abs(Mercator.latitude(y: point.y) - numbers[0]) < 1e-9)
            #expect(abs(Mercator.longitude(x: point.x) - numbers[1]) < 1e-9)
        }
    }

    @Test(.ours) func `the poles lie at the edges, and beyond them is nothing`() {
        #expect(abs(Mercator.point(latitude: 90, longitude: 0).y) < 1e-4)
        #expect(abs(Mercator.point(latitude: -90, longitude: 0).y - Mercator.side) < 1e-4)
        #expect(Mercator.wrapped(-1) == Mercator.side - 1 && Mercator.wrapped(Mercator.side + 2) == 2)
        #expect(Mercator.wrapped(Mercator.side) == Mercator.side)
    }

    @Test(.ours) func `a band of degrees about a latitude is as far up as down, and as many degrees high`() {
        for latitude in stride(from: -80.0, through: 80, by: 10) {
            for degrees in [0.001, 1, 20, 90, 170] {
                let half = Mercator.halfHeight(degrees: degrees, about: latitude)
                guard half < Mercator.side / 2 else { continue }
                #expect(abs(Mercator.degrees(halfHeight: half, about: latitude) - degrees) < 1e-9)
                let middle = Mercator.point(latitude: latitude, longitude: 0).y
                let height = Mercator.latitude(y: middle - half) - Mercator.latitude(y: middle + half)
                #expect(abs(height - degrees) < 1e-9)
            }
        }
    }
}

@Suite("Map Engine / What a map shows")
struct ViewportTests {
    private let phone = Viewport(width: 393, height: 852)

    @Test(.ours) func `the world is never smaller than the view`() {
        #expect(phone.scaled(to: 0).scale == 852 / Mercator.side)
        #expect(phone.scaled(to: 100).scale == 2)
        #expect(Viewport(width: 852, height: 393).scaled(to: 0).visibleRect.width == Mercator.side)
    }

    @Test(.ours) func `a region that was read shows the same again`() {
        for (latitude, longitude, delta) in [
            (40.4, -3.7, 8.0), (0, 0, 60), (-33.9, 151.2, 0.05), (65, 179.9, 3), (47, 8, 0.001),
        ] {
            let first = phone.showing(latitude: latitude, longitude: longitude, latitudeDelta: delta, longitudeDelta: delta)
            let region = first.region
            #expect(abs(region.latitude - latitude) < 1e-9 && abs(remainder(region.longitude - longitude, 360)) < 1e-9)
            let again = phone.showing(
                latitude: region.latitude, longitude: region.longitude, latitudeDelta: region.latitudeDelta,
                longitudeDelta: region.longitudeDelta)
            #expect(abs(again.scale / first.scale - 1) < 1e-9)
            // One of the two fits, the other has room.
            #expect(abs(min(region.longitudeDelta, region.latitudeDelta) - delta) < 1e-9)
        }
    }

    @Test(.ours) func `points of the screen and of the world are each other's, turned or not`() {
        for heading in [0.0, 30, 90, 213] {
            var view = phone.showing(latitude: 48, longitude: 179, latitudeDelta: 10, longitudeDelta: 10)
            view.heading = heading
            for (x, y) in [(0.0, 0.0), (393, 0), (100, 800), (196.5, 426)] {
                let back = view.screen(view.world(x: x, y: y).inWorld)
                #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
            }
        }
        var east = phone.scaled(to: 0.001)
        east.heading = 90
        let right = east.screen(WorldPoint(east.center.x + 1000, east.center.y))
        #expect(abs(right.x - 196.5) < 1e-9 && right.y < 426, "with east up, what is east shows above")
    }

    @Test(.ours) func `what a finger holds stays under it, but the edge of the world stays at the edge`() {
        let view = phone.showing(latitude: 0, longitude: 0, latitudeDelta: 20, longitudeDelta: 20)
        let held = view.world(x: 50, y: 60)
        let place = view.dragged(fromX: 50, 60, toX: 300, 500).screen(held)
        #expect(abs(place.x - 300) < 1e-9 && abs(place.y - 500) < 1e-9)
        let far = view.dragged(fromX: 0, 0, toX: 0, 1_000_000)
        #expect(far.visibleRect.minY >= -1e-6)
        let zoomed = view.zoomed(by: 3, turnedBy: 40, aboutX: 120, 700)
        let kept = zoomed.screen(view.world(x: 120, y: 700))
        #expect(abs(kept.x - 120) < 1e-6 && abs(kept.y - 700) < 1e-6 && abs(zoomed.heading - 40) < 1e-9)
    }

    @Test(.ours) func `the way between two looks begins and ends there, and moves no faster than it must`() {
        let start = phone.showing(latitude: 52, longitude: 13, latitudeDelta: 1, longitudeDelta: 1)
        let end = phone.showing(latitude: -36, longitude: 175, latitudeDelta: 2, longitudeDelta: 2)
        #expect(start.between(end, share: 0) == start && start.between(end, share: 1) == end)
        var last = start
        for step in 1...100 {
            let next = start.between(end, share: Double(step) / 100)
            let goal = next.center.nearest(to: last.center)
            #expect(abs(goal.x - last.center.x) * last.scale < 6 * 393, "a frame is not six screens away")
            last = next
        }
    }
}
