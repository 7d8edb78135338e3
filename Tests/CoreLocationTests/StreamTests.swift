import CoreLocation
import TestEvidence
import Testing
import UIKitTesting

/// Loops run as tasks of the main actor while the stage moves on.
@MainActor @Suite("Core Location / Loops over places", .serialized)
struct StreamTests {
    private let stage = Stage()
    private let world = LocationSimulator.shared

    /// Between the making of a suite and its test others may run: each test begins by itself.
    private func begin() {
        stage.advance(by: 0)
        world.reset()
    }

    @MainActor private final class Heard<Thing> {
        var things: [Thing] = []
        var isOver = false
        var take: [Thing] {
            defer { things = [] }
            return things
        }
    }

    private func listen<Source: AsyncSequence>(to source: Source) -> Heard<Source.Element> {
        let heard = Heard<Source.Element>()
        Task { @MainActor in
            for try await thing in source { heard.things.append(thing) }
            heard.isOver = true
        }
        return heard
    }

    /// What other executors do takes a moment of real time.
    private func wait(_ condition: () -> Bool) {
        for _ in 0..<20_000 where !condition() {
            stage.advance(by: 0)
            usleep(500)
        }
    }

    private func done(_ body: @escaping @Sendable () async -> Void) {
        let isDone = Heard<Int>()
        Task {
            await body()
            await MainActor.run { isDone.isOver = true }
        }
        wait { isDone.isOver }
    }

    @Test(.assumed("as CLLocationUpdate.liveUpdates(_:) is documented"))
    func `a loop hears what is known, then each change, and why there is no place`() throws {
        begin()
        let heard = listen(to: CLLocationUpdate.liveUpdates())
        wait { heard.things.count == 1 }
        let asking = try #require(heard.take.first)
        #expect(asking.authorizationRequestInProgress && asking.location == nil)
        world.authorize(.authorizedWhenInUse)
        wait { heard.things.count == 1 }
        let unknown = try #require(heard.take.first)
        #expect(unknown.locationUnavailable && !unknown.authorizationDenied && !unknown.authorizationRequestInProgress)
        world.move(to: CLLocationCoordinate2DMake(1, 2))
        world.move(to: CLLocationCoordinate2DMake(3, 4))
        wait { heard.things.count == 2 }
        #expect(heard.take.map { $0.location?.coordinate.latitude } == [1, 3])
        world.authorize(.denied)
        wait { heard.things.count == 1 }
        let denied = try #require(heard.take.first)
        #expect(denied.authorizationDenied && denied.location == nil)
        world.isServiceEnabled = false
        wait { heard.things.count == 1 }
        #expect(heard.take.first?.authorizationDeniedGlobally == true && !heard.isOver)
        world.reset()
        wait { heard.isOver }
        #expect(heard.isOver, "a reset ends those that wait")
    }

    @Test(.assumed("as CLMonitor is documented"))
    func `a monitor tells when a condition comes to be met, and when it no longer is`() throws {
        begin()
        world.authorize(.authorizedAlways)
        world.move(to: CLLocationCoordinate2DMake(10, 10))
        let home = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2DMake(0, 0), radius: 1000)
        nonisolated(unsafe) var made: CLMonitor?
        done {
            let monitor = await CLMonitor("places")
            await monitor.add(home, identifier: "home", assuming: .unsatisfied)
            await monitor.add(home, identifier: "unsure")
            made = monitor
        }
        let monitor = try #require(made)
        let heard = listen(to: monitor.events)
        func told() -> [String] { heard.take.map { "\($0.identifier) \($0.state)" } }
        wait { heard.things.count == 1 }
        #expect(told() == ["unsure unsatisfied"], "what was assumed is no news")
        done { await monitor.remove("unsure") }
        world.move(to: CLLocationCoordinate2DMake(0.001, 0))
        world.move(to: CLLocationCoordinate2DMake(0.002, 0))
        world.move(to: CLLocationCoordinate2DMake(1, 0))
        wait { heard.things.count == 2 }
        #expect(told() == ["home satisfied", "home unsatisfied"])
        nonisolated(unsafe) var names: [String] = []
        nonisolated(unsafe) var state: CLMonitor.Event.State?
        done {
            names = await CLMonitor("places").identifiers
            state = await monitor.record(for: "home")?.lastEvent.state
        }
        #expect(names == ["home"] && state == .unsatisfied, "of one name there is one")
        world.reset()
    }

    @Test(.assumed("as CLMonitor.BeaconIdentityCondition is documented")) func `a beacon is a condition, too`() throws {
        begin()
        world.authorize(.authorizedAlways)
        let shop = UUID()
        nonisolated(unsafe) var made: CLMonitor?
        done {
            let monitor = await CLMonitor("beacons")
            await monitor.add(
                CLMonitor.BeaconIdentityCondition(uuid: shop, major: 3), identifier: "shop", assuming: .unsatisfied)
            made = monitor
        }
        let heard = listen(to: try #require(made).events)
        world.beacons = [LocationSimulator.beacon(uuid: shop, major: 4)]
        world.beacons = [LocationSimulator.beacon(uuid: shop, major: 3)]
        wait { heard.things.count == 1 }
        #expect(heard.take.map(\.state) == [.satisfied])
        world.reset()
    }

    @Test(.assumed("as CLServiceSession is documented")) func `a session asks for what it needs`() {
        begin()
        world.answer = .authorizedWhenInUse
        let session = CLServiceSession(authorization: .whenInUse)
        #expect(world.authorizationStatus == .notDetermined)
        stage.advance(by: 0)
        #expect(world.authorizationStatus == .authorizedWhenInUse)
        session.invalidate()
        world.reset()
    }
}
