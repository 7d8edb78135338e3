import AppleFoundation
import TestEvidence
import Testing

@testable import UIKitTesting

@Suite("Testing kit / Snapshots / Places", .ours)
struct SnapshotPlaceTests {
    @Test func `a package keeps references in one folder for each test target`() {
        let place = SnapshotPlace(
            testFile: "/code/App/Tests/AppTests/Views/CardTests.swift", testName: "draws()", name: nil, extension: "png")
        #expect(place.reference.path == "/code/App/Tests/AppTests/__Snapshots__/Views/CardTests/draws.png")
        #expect(place.failure.path == "/code/App/Tests/AppTests/__Snapshots__/Views/CardTests/Failures/draws.png")
    }

    @Test func `elsewhere they stand beside the test file`() {
        let place = SnapshotPlace(
            testFile: "/code/AppTests/CardTests.swift", testName: "testCard", name: "wide", extension: "txt")
        #expect(place.reference.path == "/code/AppTests/__Snapshots__/CardTests/testCard.wide.txt")
    }

    @Test func `a sentence becomes a file name`() {
        #expect(SnapshotPlace.fileName("`draws a card, twice`()") == "draws-a-card-twice")
        #expect(SnapshotPlace.fileName("draws(card:)") == "draws")
        #expect(SnapshotPlace.fileName("iPhone 15@3x") == "iPhone-15@3x")
        #expect(SnapshotPlace.fileName("///") == "snapshot")
    }

    @Test(
        arguments: [
            ("1", SnapshotMode.all), ("all", .all), ("never", .never), ("0", .never), ("missing", .missing), (nil, .missing),
            ("?", .missing),
        ] as [(String?, SnapshotMode)])
    func `the environment chooses what happens`(value: String?, mode: SnapshotMode) {
        #expect(SnapshotMode(environment: value) == mode)
    }
}
