import Antipode
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Madrid above, its antipode below.
@MainActor final class AntipodeScene: ExampleScene {
    let root: AntipodeController

    init(on device: SimulatedDevice = .iPhone15) {
        root = AntipodeController(location: CLLocation(latitude: 40, longitude: -4))
        super.init(root, on: device)
        for half in [root.here, root.there] {
            name(half.map, "\(half.title!) map")
            name(half.place, "\(half.title!) place")
        }
    }

    /// Where the maps are, to a tenth of a degree.
    var here: String { root.here.map.shownLocation.text }
    var there: String { root.there.map.shownLocation.text }

    func flip(_ half: FlipController) {
        stage.tap(half.flipButton)
        stage.settle()
    }
}

@MainActor @Suite("Examples / Antipode", .assumed("what a person expects of such an app on iOS"), .serialized)
struct AntipodeTests {
    // MARK: Places
    @Test func `latitudes turn over, longitudes go half round`() {
        for (place, antipode) in [
            ("40.0° N, 4.0° W", "40.0° S, 176.0° E"), ("10.0° S, 170.0° E", "10.0° N, 10.0° W"),
            ("0.0° N, 0.0° E", "0.0° N, 180.0° E"),
        ] {
            let numbers = place.split(separator: ",").map { part -> Double in
                let value = Double(
                    part.trimmingCharacters(in: .letters.union(.whitespaces).union(CharacterSet(charactersIn: "°"))))!
                return part.hasSuffix("S") || part.hasSuffix("W") ? -value : value
            }
            let location = CLLocation(latitude: numbers[0], longitude: numbers[1])
            #expect(location.text == place && location.antipode.text == antipode)
            #expect(abs(location.distance(from: location.antipode) - 20_003_931) < 20_000)
        }
    }

    // MARK: Siblings
    @Test func `two containers in one, each with one child that shows`() {
        let scene = AntipodeScene()
        #expect(
            ExampleScene.tree(scene.root) == """
                AntipodeController
                  FlipController
                    MapController
                  FlipController
                    MapController
                """)
        #expect(scene.here == "40.0° N, 4.0° W" && scene.there == "40.0° S, 176.0° E")
    }

    @Test func `moving one map moves the other to the antipode, whichever it is`() {
        let scene = AntipodeScene()
        // Forty degrees are as wide as the view.
        scene.stage.drag(scene.root.here.map.view, by: CGVector(dx: -393 / 2, dy: 0))
        scene.stage.settle()
        let here = scene.root.here.map.shownLocation
        // A drag begins after the first few points, and rolls on at its end.
        #expect(here.coordinate.longitude > 13 && abs(here.coordinate.latitude - 40) < 0.01)
        #expect(scene.there == here.antipode.text)
        scene.stage.drag(scene.root.there.map.view, by: CGVector(dx: 0, dy: 60))
        scene.stage.settle()
        #expect(scene.root.there.map.shownLocation.coordinate.latitude > -37)
        #expect(scene.here == scene.root.there.map.shownLocation.antipode.text)
    }

    @Test func `a pin that is dropped brings its map there, and the other to the antipode`() throws {
        let scene = AntipodeScene()
        let map = scene.root.here.map.mapView
        let pin = try #require(map.annotations.first)
        let view = try #require(map.view(for: pin))
        var heard = 0
        let observation = scene.root.here.observe(\.currentLocation, "currentLocation") { _, _ in heard += 1 }
        let start = map.convert(view.center, to: nil)
        scene.stage.drag(from: start, to: CGPoint(x: start.x + 90, y: start.y + 30), duration: 6)
        let place = scene.root.here.currentLocation
        #expect(place.coordinate.longitude > 3 && place.coordinate.latitude < 39 && heard == 1)
        #expect(scene.there == place.antipode.text)
        scene.stage.advance(by: 0.1)
        let stands = map.convert(place.coordinate, toPointTo: map)
        let offset = CGPoint(
            x: view.center.x - view.centerOffset.x - stands.x, y: view.center.y - view.centerOffset.y - stands.y)
        #expect(abs(offset.x) < 0.4 && abs(offset.y) < 0.4, "while the map comes, the pin stands where it was dropped")
        scene.stage.settle()
        #expect(scene.here == place.text && heard == 1)
        scene.stage.drag(scene.root.here.map.view, by: CGVector(dx: 0, dy: 100))
        scene.stage.settle()
        #expect(heard > 5, "fingers are heard again")
        observation.invalidate()
    }

    @Test func `while a finger moves one map the other goes along`() {
        let scene = AntipodeScene()
        var places: [String] = []
        let observation = scene.root.here.observe(\.currentLocation, "currentLocation") { _, _ in places.append(scene.there) }
        scene.stage.drag(scene.root.here.map.view, by: CGVector(dx: 0, dy: 100))
        #expect(places.count > 5 && Set(places).count > 5)
        observation.invalidate()
    }

    @Test func `the halves know their parent by nothing, and each other not at all`() {
        let alone = FlipController(name: "Alone", location: CLLocation(latitude: 1, longitude: 2))
        var heard: [CLLocation] = []
        let observation = alone.observe(\.currentLocation, "currentLocation") { half, _ in heard.append(half.currentLocation) }
        let scene = ExampleScene(alone)
        scene.stage.drag(alone.map.view, by: CGVector(dx: 0, dy: 100))
        scene.stage.settle()
        #expect(heard.count > 3 && heard.last === alone.currentLocation && alone.place.location === alone.currentLocation)
        heard = []
        alone.show(CLLocation(latitude: 5, longitude: 6))
        #expect(heard.isEmpty && alone.map.shownLocation.text == "5.0° N, 6.0° E")
        observation.invalidate()
    }

    @Test func `the side that doesn't show is kept at the same place, and knows its name when it does`() {
        let scene = AntipodeScene()
        scene.flip(scene.root.here)
        #expect(scene.root.here.place.placeLabel.text == "40.0° N, 4.0° W")
        #expect(scene.root.here.place.placeName?.hasSuffix("Spain") == true)
        scene.stage.drag(scene.root.there.map.view, by: CGVector(dx: 0, dy: 90))
        scene.stage.settle()
        #expect(scene.root.here.place.placeLabel.text == scene.root.there.map.shownLocation.antipode.text)
        scene.flip(scene.root.here)
        #expect(scene.here == scene.root.there.map.shownLocation.antipode.text)
    }

    // MARK: Flips
    @Test func `a flip, whole`() {
        let scene = AntipodeScene()
        scene.stage.tap(scene.root.here.flipButton)
        scene.stage.advance(by: 0.1)
        #expect(
            scene.take() == """
                Here map.willMove(toParent: nil)
                Here place.willMove(toParent: Here)
                Here map.viewWillDisappear(true)
                Here place.viewWillAppear(true)
                Here place.viewIsAppearing(true)
                """)
        #expect(scene.root.here.isFlipping)
        scene.stage.settle()
        #expect(
            scene.take() == """
                Here place.viewDidAppear(true)
                Here map.viewDidDisappear(true)
                Here map.didMove(toParent: nil)
                Here place.didMove(toParent: Here)
                """)
        #expect(scene.root.here.children == [scene.root.here.place] && scene.root.here.map.view.superview == nil)
        #expect(scene.root.here.flipButton.accessibilityLabel == "Map of Here")
        scene.flip(scene.root.here)
        #expect(
            scene.take() == """
                Here place.willMove(toParent: nil)
                Here map.willMove(toParent: Here)
                Here place.viewWillDisappear(true)
                Here map.viewWillAppear(true)
                Here map.viewIsAppearing(true)
                Here map.viewDidAppear(true)
                Here place.viewDidDisappear(true)
                Here place.didMove(toParent: nil)
                Here map.didMove(toParent: Here)
                """)
        #expect(scene.root.here.children == [scene.root.here.map])
        scene.stage.expectNothingPending()
    }

    @Test func `both halves flip at the same time, each on its own`() {
        let scene = AntipodeScene()
        scene.stage.tap(scene.root.here.flipButton)
        scene.stage.advance(by: 0.1)
        scene.stage.tap(scene.root.there.flipButton)
        scene.stage.tap(scene.root.there.flipButton)
        scene.stage.settle()
        #expect(scene.root.here.front === scene.root.here.place && scene.root.there.front === scene.root.there.place)
    }

    @Test func `without animation the other side is there at once`() {
        let scene = AntipodeScene()
        scene.root.here.flip(animated: false)
        #expect(scene.root.here.front === scene.root.here.place && !scene.root.here.isFlipping)
        scene.stage.layoutNow()
        #expect(
            scene.take() == """
                Here map.willMove(toParent: nil)
                Here place.willMove(toParent: Here)
                Here map.viewWillDisappear(false)
                Here place.viewWillAppear(false)
                Here place.viewIsAppearing(false)
                Here place.viewDidAppear(false)
                Here map.viewDidDisappear(false)
                Here map.didMove(toParent: nil)
                Here place.didMove(toParent: Here)
                """)
    }

    // MARK: Sizes
    @Test func `the halves share the longer side, also after the device has turned`() {
        let scene = AntipodeScene()
        #expect(scene.root.here.view.frame == CGRect(x: 0, y: 0, width: 393, height: 424))
        #expect(scene.root.there.view.frame == CGRect(x: 0, y: 428, width: 393, height: 424))
        scene.recorder.records = [.environment]
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.root.here.view.frame == CGRect(x: 0, y: 0, width: 424, height: 393))
        #expect(scene.root.there.view.frame == CGRect(x: 428, y: 0, width: 424, height: 393))
        #expect(scene.recorder.lines.contains("Here.viewWillTransition(to: 424×393)"))
        #expect(scene.recorder.lines.contains("Antipode map.viewWillTransition(to: 424×393)"))
    }

    @Test func `only the half above meets the status bar, only the one below the home indicator`() {
        let scene = AntipodeScene()
        #expect(scene.root.here.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        #expect(scene.root.there.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
}
