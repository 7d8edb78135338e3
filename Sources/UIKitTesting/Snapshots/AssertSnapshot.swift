import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKit

/// Compares a picture of the view with its reference, as it would look where it is now.
///
/// References are PNGs in `__Snapshots__`. A missing one is recorded and fails once; `ALLIUM_RECORD=1` records all of them anew.
/// `tolerance` is that of the run unless a test says its own.
@preconcurrency @MainActor public func assertSnapshot(
    of view: UIView, named name: String? = nil, tolerance: SnapshotTolerance = .current, mode: SnapshotMode = .current,
    fileID: String = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    guard let pixels = ViewPicture(view: view).pixels() else {
        TestFailure.report(
            "\(recordedName(view)) has no size or lies beside the screen, so there is no picture of it. Give it a frame or put it on a stage.",
            at: .init(fileID: fileID, filePath: file, line: line, column: column))
        return
    }
    let snapshot = ImageSnapshot(pixels: pixels, tolerance: tolerance)
    let place = SnapshotPlace(testFile: "\(file)", testName: testName, name: name, extension: "png", failures: .failures)
    TestFailure.report(
        snapshot.verify(at: place, mode: mode), at: .init(fileID: fileID, filePath: file, line: line, column: column))
}

/// Compares the stage's screen with its reference.
@preconcurrency @MainActor public func assertSnapshot(
    of stage: Stage, named name: String? = nil, tolerance: SnapshotTolerance = .current, mode: SnapshotMode = .current,
    fileID: String = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let snapshot = ImageSnapshot(pixels: stage.session.render(), tolerance: tolerance)
    let place = SnapshotPlace(testFile: "\(file)", testName: testName, name: name, extension: "png", failures: .failures)
    TestFailure.report(
        snapshot.verify(at: place, mode: mode), at: .init(fileID: fileID, filePath: file, line: line, column: column))
}

/// Compares an image with its reference, pixel by pixel.
public func assertSnapshot(
    of image: CGImage, named name: String? = nil, tolerance: SnapshotTolerance = .current, mode: SnapshotMode = .current,
    fileID: String = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let snapshot = ImageSnapshot(pixels: image.pixels, tolerance: tolerance)
    let place = SnapshotPlace(testFile: "\(file)", testName: testName, name: name, extension: "png", failures: .failures)
    TestFailure.report(
        snapshot.verify(at: place, mode: mode), at: .init(fileID: fileID, filePath: file, line: line, column: column))
}

/// Compares an image with its reference, pixel by pixel.
public func assertSnapshot(
    of image: UIImage, named name: String? = nil, tolerance: SnapshotTolerance = .current, mode: SnapshotMode = .current,
    fileID: String = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    guard let picture = image.cgImage else {
        return TestFailure.report(
            "The image has no pixels, so there is nothing to compare.",
            at: .init(fileID: fileID, filePath: file, line: line, column: column))
    }
    assertSnapshot(
        of: picture, named: name, tolerance: tolerance, mode: mode, fileID: fileID, file: file, testName: testName, line: line,
        column: column)
}

/// Compares a text with its reference, line by line.
public func assertSnapshot(
    of text: String, named name: String? = nil, mode: SnapshotMode = .current, fileID: String = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = SnapshotPlace(testFile: "\(file)", testName: testName, name: name, extension: "txt", failures: .failures)
    TestFailure.report(
        TextSnapshot(text: text).verify(at: place, mode: mode),
        at: .init(fileID: fileID, filePath: file, line: line, column: column))
}

/// Compares the view tree, as text, with its reference: class, identifier, text and frame of every view.
@preconcurrency @MainActor public func assertTreeSnapshot(
    of view: UIView, named name: String? = nil, mode: SnapshotMode = .current, fileID: String = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    view.layoutIfNeeded()
    assertSnapshot(
        of: view.treeDescription, named: name ?? "tree", mode: mode, fileID: fileID, file: file, testName: testName, line: line,
        column: column)
}

extension TestFailure {
    static func report(_ outcome: SnapshotOutcome, at location: Location) {
        if case .failed(let message) = outcome { report(message, at: location) }
    }
}

extension URL {
    /// Where failure pictures go instead of beside the references, as CI may wish.
    fileprivate static let failures = ProcessInfo.processInfo.environment["ALLIUM_FAILURES"].map { URL(fileURLWithPath: $0) }
}
