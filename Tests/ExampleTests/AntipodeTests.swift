import Antipode
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Madrid above, its antipode below.
@MainActor final class AntipodeScene: ExampleScene {
    let root: AntipodeController

    init(on device: SimulatedDevice = .iPhone15) {
        root = AntipodeController(center: GeoPoint(40, -4))
        super.init(root, on: device)
        for half in [root.here, root.there] {
            name(half.map, "\(half.title!) map")
            name(half.place, "\(half.title!) place")
        }
    }

    func flip(_ half: FlipController) {
        stage.tap(half.flipButton)
        stage.settle()
    }
}

@MainActor @Suite("Examples / Antipode", .assumed("what a person expects of such an app on iOS"), .serialized)
struct AntipodeTests {
    // MARK: Places
    @Test func `latitudes turn over, longitudes go half round`() {
        #expect(GeoPoint(40, -4).antipode == GeoPoint(-40, 176))
        #expect(GeoPoint(-10, 170).antipode == GeoPoint(10, -10))
        #expect(GeoPoint(0, 0).antipode == GeoPoint(0, -180))
        #expect(GeoPoint(95, 725) == GeoPoint(90, 5))
        #expect(GeoPoint(40.04, -3.7).text == "40.0° N, 3.7° W")
        for point in [GeoPoint(12, 34), GeoPoint(-89, -179), GeoPoint(0, 180)] { #expect(point.antipode.antipode == point) }
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
        #expect(scene.root.there.center == GeoPoint(-40, 176))
    }

    @Test func `moving one map moves the other to the antipode, whichever it is`() {
        let scene = AntipodeScene()
        // As many points as the longer side has degrees: 120.
        let perDegree = max(393, (852 - 4) / 2) / 120.0
        scene.stage.drag(scene.root.here.map.view, by: CGVector(dx: -20 * perDegree, dy: 0))
        scene.stage.settle()
        let here = scene.root.here.center
        // A drag begins after the first few points.
        #expect(here.longitude > 8 && here.longitude < 17 && here.latitude == 40)
        #expect(scene.root.there.center == here.antipode)
        scene.stage.drag(scene.root.there.map.view, by: CGVector(dx: 0, dy: 60))
        scene.stage.settle()
        #expect(scene.root.there.center.latitude > -30)
        #expect(scene.root.here.center == scene.root.there.center.antipode)
    }

    @Test func `the halves know their parent by what it gave them, and each other not at all`() {
        let alone = FlipController(name: "Alone", center: GeoPoint(1, 2))
        var heard: [GeoPoint] = []
        alone.onMove = { heard.append($0) }
        let scene = ExampleScene(alone)
        scene.stage.drag(alone.map.view, by: CGVector(dx: 0, dy: 100))
        scene.stage.settle()
        #expect(heard.count > 3 && heard.last == alone.center && alone.place.center == alone.center)
        heard = []
        alone.center = GeoPoint(5, 6)
        #expect(heard.isEmpty && alone.map.center == GeoPoint(5, 6))
    }

    @Test func `the side that doesn't show is kept at the same place`() {
        let scene = AntipodeScene()
        scene.flip(scene.root.there)
        scene.stage.drag(scene.root.here.map.view, by: CGVector(dx: 0, dy: 90))
        scene.stage.settle()
        #expect(scene.root.there.place.placeLabel.text == scene.root.here.center.antipode.text)
        scene.flip(scene.root.there)
        #expect(scene.root.there.map.center == scene.root.here.center.antipode)
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
