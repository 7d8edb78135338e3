import UIKit
import XCTest

@testable import Pantry

/// Swift 6 mode, and the main actor has the whole class.
@MainActor
class PantryTestCase: XCTestCase {
    var shelf: Shelf!

    override func setUp() async throws {
        try await super.setUp()
        shelf = Shelf()
    }

    override func tearDown() {
        shelf = nil
        super.tearDown()
    }
}

final class ShelfTests: PantryTestCase {
    private final class ByCount: NSObject, ShelfDelegate {
        func shelf(_ shelf: Shelf, roomFor jars: Int) -> CGFloat { CGFloat(jars) }
    }
    private final class BySize: NSObject, ShelfDelegate {
        func shelf(_ shelf: Shelf, roomFor size: CGSize) -> CGFloat { size.height }
    }

    func testEachDelegateAnswersWhatItKnows() {
        XCTAssertEqual(shelf.rooms(), [nil, nil])
        let count = ByCount()
        shelf.delegate = count
        XCTAssertEqual(shelf.rooms(), [3, nil])
        let size = BySize()
        shelf.delegate = size
        XCTAssertEqual(shelf.rooms(), [nil, 5])
    }

    func testExpectationsAreMetOnTheMainActor() throws {
        let met = expectation(description: "a task has run")
        Task { @MainActor in
            XCTAssertNotNil(shelf)
            met.fulfill()
        }
        waitForExpectations(timeout: 5) { error in
            if let error { XCTFail("\(error)") }
        }
        XCTAssertTrue(name.contains("testExpectationsAreMetOnTheMainActor"), #function)
    }

    func testTestsMayWait() async {
        await Task.yield()
        XCTAssertNotNil(shelf)
    }
}

final class FlowTests: XCTestCase {
    @MainActor func testTheRootIsMadeThroughItsClass() {
        let coordinator = Coordinator<CupboardFlow>()
        XCTAssertFalse(coordinator.root.isOpen)
        coordinator.root.loadViewIfNeeded()
        XCTAssertTrue(coordinator.root.isOpen)
    }
}

final class WeightTests: XCTestCase {
    func testSwiftCallsWhatCHasOnThisSystem() { XCTAssertEqual(ounces(grams: 28.35), 1, accuracy: 1e-9) }
}

final class InheritedTests: XCTestCase {
    @MainActor func testSubclassesInheritInitialisers() {
        let view = UIView()
        let constraint = LabelledConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 7)
        constraint.label = "width"
        XCTAssertEqual(constraint.constant, 7)
        XCTAssertEqual(constraint.identifier, "width")
        XCTAssertEqual(CountedAction(title: "Go", style: .cancel).title, "Go")
        XCTAssertEqual(PretendedTouch().location(in: nil), CGPoint(x: 3, y: 4))
        XCTAssertEqual(PretendedDevice().model, "Pantry")
    }

    @MainActor func testPropertiesOfAnAppsClassAreSetForAllOfIt() {
        Tag.appearance().ink = .brown
        Tag.appearance().margin = 9
        let (plain, own) = (Tag(), Tag())
        own.margin = 2
        let window = UIWindow()
        window.addSubview(plain)
        window.addSubview(own)
        XCTAssertEqual(plain.ink, .brown)
        XCTAssertEqual(plain.margin, 9)
        XCTAssertEqual(own.margin, 2)
        XCTAssertEqual(own.ink, .brown)
    }

    @MainActor func testALayerManagesTheValuesOfItsSubclass() {
        let ring = RingLayer()
        ring.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        XCTAssertEqual(ring.progress, 0)
        ring.displayIfNeeded()
        ring.progress = 0.5
        XCTAssertEqual(ring.value(forKey: "progress") as? CGFloat, 0.5)
        XCTAssertTrue(ring.needsDisplay())
        ring.displayIfNeeded()
        XCTAssertEqual(ring.drawn.last, 0.5)
    }

    @MainActor func testAssistiveGesturesAreOverriddenInExtensions() {
        let controller = ClosingController()
        let responder: UIResponder = controller
        XCTAssertTrue(responder.accessibilityPerformEscape())
        XCTAssertTrue(controller.isClosed)
    }
}
