import CoreGraphics
import ImageIO
import TestEvidence
import Testing

@testable import UIKitTesting

@Suite("Testing kit / Snapshots / Images", .ours)
final class ImageSnapshotTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-\(UUID().uuidString)")
    var place: SnapshotPlace {
        SnapshotPlace(testFile: folder.path + "/CardTests.swift", testName: "draws()", name: nil, extension: "png")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func `a missing reference is written and fails once`() throws {
        let snapshot = ImageSnapshot(pixels: picture())
        let first = try #require(message(snapshot.verify(at: place, mode: .missing)))
        #expect(
            first
                == "There was no reference, so this one was recorded: \(place.reference.path). Look at it, keep it and run the test again."
        )
        #expect(snapshot.verify(at: place, mode: .missing) == .matches)
    }

    @Test func `CI is told how to record a missing reference and nothing is written`() throws {
        let text = try #require(message(ImageSnapshot(pixels: picture()).verify(at: place, mode: .never)))
        #expect(text == "There is no reference at \(place.reference.path). Run this test with ALLIUM_RECORD=1 to record it.")
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `a difference says how much, where, and shows it`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        let changed = picture()
        changed.row(3)[5] = 0xFF10_2030
        changed.row(7)[9] = 0xFFFF_FFFF
        let text = try #require(message(ImageSnapshot(pixels: changed).verify(at: place, mode: .missing)))
        #expect(
            text == """
                The picture differs from its reference in 2 of 240 pixels, by up to 205 of 255, between (5, 3) and (9, 7).
                Expected, actual, difference: \(place.failure.path)
                Reference: \(place.reference.path)
                To accept what is shown now, run this test with ALLIUM_RECORD=1.
                """)
        let shown = try ImageCodecs.decode(Data(contentsOf: place.failure)).pixels
        #expect(shown.width == 20 * 3 + 16 * 4 && shown.height == 12 + 16 * 2)
        #expect(shown.row(16 + 3)[16 + 5] == 0xFF32_6496)
        #expect(shown.row(16 + 3)[16 + 20 + 16 + 5] == 0xFF10_2030)
        #expect(shown.row(16 + 3)[16 + (20 + 16) * 2 + 5] >> 16 & 255 > 0x80)
    }

    @Test func `another size is named`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        let text = try #require(message(ImageSnapshot(pixels: picture(width: 21)).verify(at: place, mode: .missing)))
        #expect(text.hasPrefix("The picture is 21 by 12 pixels, its reference 20 by 12.\nExpected, actual, difference: "))
    }

    @Test func `a tolerance forgives small differences and few pixels`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        let changed = picture()
        changed.row(0)[0] = 0xFF34_6496
        #expect(message(ImageSnapshot(pixels: changed).verify(at: place, mode: .missing)) != nil)
        let byTwo = ImageSnapshot(pixels: changed, tolerance: SnapshotTolerance(channel: 2))
        #expect(byTwo.verify(at: place, mode: .missing) == .matches)
        let onePixel = ImageSnapshot(pixels: changed, tolerance: SnapshotTolerance(pixels: 1 / 240.0))
        #expect(onePixel.verify(at: place, mode: .missing) == .matches)
    }

    @Test func `what an eye can't tell apart may be forgiven, however far a channel is`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        let changed = picture()
        // A blue that is a little darker, and a green that isn't the same.
        changed.row(2)[3] = 0xFF32_6492
        changed.row(4)[5] = 0xFF32_7896
        let near = PerceivedDifference.distance(0xFF32_6496, 0xFF32_6492)
        let far = PerceivedDifference.distance(0xFF32_6496, 0xFF32_7896)
        #expect(near > 1 && near < 3 && far > 8)
        func verify(_ limit: Double, channel: Int = 0) -> String? {
            message(
                ImageSnapshot(pixels: changed, tolerance: .init(channel: channel, perceptual: limit)).verify(
                    at: place, mode: .never))
        }
        #expect(verify(near - 0.1)?.contains("in 2 of 240 pixels") == true)
        #expect(verify(near + 0.1)?.contains("in 1 of 240 pixels, by up to 20 of 255, between (5, 4) and (5, 4)") == true)
        #expect(verify(far + 0.1) == nil && verify(near + 0.1, channel: 20) == nil)
    }

    @Test(
        arguments: [
            (0xFFFF_FFFF, 0xFF00_0000, 100.0), (0xFFFF_0000, 0xFF00_FF00, 170.6), (0xFF80_8080, 0xFF81_8181, 0.39),
            (0x0000_0000, 0xFF00_0000, 100),
        ] as [(UInt32, UInt32, Double)])
    func `the distance of colours is that of CIE Lab`(a: UInt32, b: UInt32, distance: Double) {
        #expect(abs(PerceivedDifference.distance(a, b) - distance) < 0.1)
    }

    @Test func `the tolerance of a run is exact unless the environment says otherwise`() {
        #expect(SnapshotTolerance(environment: nil) == .exact && SnapshotTolerance(environment: "") == .exact)
        #expect(SnapshotTolerance(environment: "channel=2,pixels=0.1%") == .otherMachines)
    }

    @Test func `a reference that lies there under another name is told, with the command that moves it`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        let renamed = SnapshotPlace(
            testFile: folder.path + "/CardTests.swift", testName: "drawsCard()", name: nil, extension: "png")
        let words =
            "The same is the reference draws.png; if the test has a new name: git mv '\(place.reference.path)' '\(renamed.reference.path)'"
        for mode in [SnapshotMode.never, .missing] {
            #expect(message(ImageSnapshot(pixels: picture()).verify(at: renamed, mode: mode))?.hasSuffix(words) == true)
        }
        let other = SnapshotPlace(
            testFile: folder.path + "/CardTests.swift", testName: "drawsLess()", name: nil, extension: "png")
        #expect(message(ImageSnapshot(pixels: picture(width: 3)).verify(at: other, mode: .never))?.contains("git mv") == false)
    }

    @Test func `a failure picture goes away when the test passes again`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        _ = ImageSnapshot(pixels: picture(width: 3)).verify(at: place, mode: .missing)
        #expect(FileManager.default.fileExists(atPath: place.failure.path))
        #expect(ImageSnapshot(pixels: picture()).verify(at: place, mode: .missing) == .matches)
        #expect(!FileManager.default.fileExists(atPath: place.failure.path))
    }

    @Test func `a reference without a stamp is compared pixel by pixel`() throws {
        try FileManager.default.createDirectory(
            at: place.reference.deletingLastPathComponent(), withIntermediateDirectories: true)
        try ImageCodecs.encodePNG(picture()).write(to: place.reference)
        #expect(ImageSnapshot(pixels: picture()).verify(at: place, mode: .missing) == .matches)
    }

    @Test func `a damaged reference is named, not trusted`() throws {
        _ = ImageSnapshot(pixels: picture()).verify(at: place, mode: .all)
        try Data(contentsOf: place.reference).prefix(60).write(to: place.reference)
        let text = try #require(message(ImageSnapshot(pixels: picture()).verify(at: place, mode: .missing)))
        #expect(
            text
                == "The snapshot at \(place.reference.path) could not be read or written: The PNG data ends before the image does."
        )
    }

    private func picture(width: Int = 20) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: 12)!
        for y in 0..<12 { for x in 0..<width { pixels.row(y)[x] = 0xFF32_6496 } }
        return pixels
    }

    private func message(_ outcome: SnapshotOutcome) -> String? {
        if case .failed(let message) = outcome { message } else { nil }
    }
}
