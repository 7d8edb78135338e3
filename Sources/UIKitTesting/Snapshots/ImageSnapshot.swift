import AppleFoundation
import CoreGraphics
import ImageIO
import ImageIOPNG
import RasterKernels

/// Compares pixels with a PNG.
///
/// A reference carries a stamp of its pixels, so the usual case, an equal picture, is settled without unpacking the file.
struct ImageSnapshot {
    var pixels: PixelBuffer
    var tolerance = SnapshotTolerance.exact

    func verify(at place: SnapshotPlace, mode: SnapshotMode) -> SnapshotOutcome {
        let files = SnapshotFiles(place: place, mode: mode)
        return files.verify(
            write: { url in
                var encoder = PNGEncoder()
                encoder.isStamped = true
                try encoder.encode(pixels).write(to: url)
            },
            compare: { try difference(from: $0, files: files) })
    }

    private func difference(from data: Data, files: SnapshotFiles) throws -> String? {
        if data.withUnsafeBytes({ PNGStamp.proves($0, equalTo: pixels) }) { return nil }
        let expected = try ImageCodecs.decode(data).pixels
        guard expected.width == pixels.width, expected.height == pixels.height else {
            return """
                The picture is \(pixels.width) by \(pixels.height) pixels, its reference \(expected.width) by \(expected.height).
                \(writePicture(expected: expected, files))
                """
        }
        var comparison = PixelComparison.difference(expected.words, pixels.words, tolerance: tolerance.channel)
        if comparison.count > 0, tolerance.perceptual > 0 {
            comparison = PerceivedDifference(limit: tolerance.perceptual).narrow(
                comparison, expected, pixels, tolerance.channel)
        }
        let count = pixels.width * pixels.height
        let box = comparison.bounds
        guard comparison.count > 0, Double(comparison.count) > tolerance.pixels * Double(count) else { return nil }
        return """
            The picture differs from its reference in \(comparison.count) of \(count) pixels, by up to \(comparison.largest) \
            of 255, between (\(box.minX), \(box.minY)) and (\(box.maxX - 1), \(box.maxY - 1)).
            \(writePicture(expected: expected, files))
            """
    }

    private func writePicture(expected: PixelBuffer, _ files: SnapshotFiles) -> String {
        let name = files.place.reference.deletingPathExtension().lastPathComponent
        RunAttachments.keep(try ImageCodecs.encodePNG(expected), named: name + ".expected.png")
        RunAttachments.keep(try ImageCodecs.encodePNG(pixels), named: name + ".actual.png")
        if let difference = FailurePicture(expected: expected, actual: pixels).difference() {
            RunAttachments.keep(try ImageCodecs.encodePNG(difference), named: name + ".difference.png")
        }
        guard let picture = FailurePicture(expected: expected, actual: pixels).draw(),
            let data = try? ImageCodecs.encodePNG(picture)
        else { return "Expected, actual, difference: the picture would be too large." }
        return "Expected, actual, difference: \(files.writeFailure(data))"
    }
}

extension PixelBuffer {
    fileprivate var words: ARGBPixels {
        ARGBPixels(base: data, width: width, height: height, bytesPerRow: bytesPerRow)
    }
}
