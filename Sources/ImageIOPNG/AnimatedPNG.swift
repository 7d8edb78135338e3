import AppleFoundation
import CoreGraphics
import RasterKernels

/// Writes an animated PNG, picture after picture: of each only what differs from the one before, to the last bit.
///
/// Pictures may change their size: the file is as large as the largest, and smaller ones lie in its middle.
package final class AnimatedPNG {
    private struct Piece {
        var x = 0, y = 0, width: Int, height: Int
        /// The picture that the piece is a part of.
        var whole: (width: Int, height: Int)
        var packed: Data?
        /// What isn't packed yet: a picture of which all is new.
        var pixels: PixelBuffer?
        /// Milliseconds since the first one.
        var time: Int
    }

    private var pieces: [Piece] = []
    private var last: PixelBuffer?
    private var start: TimeInterval?
    /// Bytes that are kept so far.
    package private(set) var size = 0

    package init() {}

    package var isEmpty: Bool { pieces.isEmpty }

    // MARK: Pictures

    /// What is seen from a moment on. It differs from the picture before in these parts at most.
    package func add(_ picture: PixelBuffer, in parts: [PixelRect], at time: TimeInterval) throws(ImageCodecError) {
        let start = start ?? time
        self.start = start
        let moment = max(Int(((time - start) * 1000).rounded()), pieces.last.map { $0.time + 1 } ?? 0)
        let bounds = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        guard let last, last.width == picture.width, last.height == picture.height else {
            guard let copy = PixelBuffer(format: .argb, width: picture.width, height: picture.height),
                let canvas = PixelBuffer(format: .argb, width: picture.width, height: picture.height)
            else { throw .cannotEncode(.png, "there is no memory for a picture") }
            for y in 0..<picture.height {
                copy.row(y).update(from: picture.row(y), count: picture.width)
                canvas.row(y).update(from: picture.row(y), count: picture.width)
            }
            last = canvas
            size += copy.byteCount
            pieces.append(
                Piece(
                    width: copy.width, height: copy.height, whole: (copy.width, copy.height), pixels: copy, time: moment))
            return
        }
        var changed: PixelRect?
        for part in parts {
            guard let found = Self.difference(last, picture, in: part.intersection(bounds)) else { continue }
            changed =
                changed.map {
                    PixelRect(
                        minX: min($0.minX, found.minX), minY: min($0.minY, found.minY), maxX: max($0.maxX, found.maxX),
                        maxY: max($0.maxY, found.maxY))
                } ?? found
        }
        guard let changed else { return }
        let packed = try pack(width: changed.maxX - changed.minX, height: changed.maxY - changed.minY) { y, words in
            let (old, new) = (last.row(changed.minY + y) + changed.minX, picture.row(changed.minY + y) + changed.minX)
            for x in 0..<(changed.maxX - changed.minX) {
                // What is clear leaves the picture before as it is, and packs well.
                words[x] = old[x] == new[x] ? 0 : new[x] | 0xFF00_0000
                old[x] = new[x]
            }
        }
        size += packed.count
        pieces.append(
            Piece(
                x: changed.minX, y: changed.minY, width: changed.maxX - changed.minX, height: changed.maxY - changed.minY,
                whole: (picture.width, picture.height), packed: packed, time: moment))
    }

    /// The smallest part around all that differs.
    private static func difference(_ old: PixelBuffer, _ new: PixelBuffer, in part: PixelRect) -> PixelRect? {
        guard !part.isEmpty else { return nil }
        let count = part.maxX - part.minX
        var (minX, minY, maxX, maxY) = (count, -1, 0, 0)
        for y in part.minY..<part.maxY {
            let (a, b) = (old.row(y) + part.minX, new.row(y) + part.minX)
            if memcmp(a, b, count * 4) == 0 { continue }
            if minY < 0 { minY = y }
            maxY = y + 1
            var left = 0, right = count
            while a[left] == b[left] { left += 1 }
            while a[right - 1] == b[right - 1] { right -= 1 }
            (minX, maxX) = (min(minX, left), max(maxX, right))
        }
        guard minY >= 0 else { return nil }
        return PixelRect(minX: part.minX + minX, minY: minY, maxX: part.minX + maxX, maxY: maxY)
    }

    /// Screens of plain colours pack best as they are; what is large even so is a photograph, of which neighbours differ less.
    private func pack(width: Int, height: Int, fill: (Int, UnsafeMutablePointer<UInt32>) -> Void) throws(ImageCodecError)
        -> Data
    {
        guard let pixels = PixelBuffer(format: .argb, width: width, height: height) else {
            throw .cannotEncode(.png, "there is no memory for a picture")
        }
        for y in 0..<height { fill(y, pixels.row(y)) }
        let plain = try pack(pixels, isFiltered: false)
        if plain.count < width * height { return plain }
        let filtered = try pack(pixels, isFiltered: true)
        return filtered.count < plain.count ? filtered : plain
    }

    private func pack(_ pixels: PixelBuffer, isFiltered: Bool) throws(ImageCodecError) -> Data {
        let rows = PNGRows(bytesPerRow: pixels.width * 4, bytesPerPixel: 4)
        let packer = try Deflater(expecting: pixels.width * pixels.height / 4, level: 6)
        for y in 0..<pixels.height {
            PNGRows.copyStraight(pixels.row(y), to: rows.current, count: pixels.width)
            packer.append(isFiltered ? rows.filtered(isFirst: y == 0) : rows.plain())
            rows.advance()
        }
        return try packer.finish()
    }

    // MARK: The file

    /// All of it; the last picture is seen until `time`, and then the first one again.
    package func finish(at time: TimeInterval) throws(ImageCodecError) -> Data {
        guard let start, !pieces.isEmpty else { throw .empty }
        let width = pieces.map(\.whole.width).max() ?? 0, height = pieces.map(\.whole.height).max() ?? 0
        var file = Data(PNGCodec.signature)
        var header = Data()
        header.appendBigEndian(UInt32(width))
        header.appendBigEndian(UInt32(height))
        header.append(contentsOf: [8, 6, 0, 0, 0])
        file.appendChunk("IHDR", header)
        file.appendChunk("sRGB", Data([0]))
        var control = Data()
        control.appendBigEndian(UInt32(pieces.count))
        control.appendBigEndian(0)
        file.appendChunk("acTL", control)
        var number: UInt32 = 0
        let end = Int(((time - start) * 1000).rounded())
        for (index, piece) in pieces.enumerated() {
            let next = index + 1 < pieces.count ? pieces[index + 1].time : max(end, piece.time + 33)
            var (place, packed) = (piece, piece.packed)
            if let pixels = piece.pixels {
                packed = try whole(pixels, width, height)
                (place.x, place.y, place.width, place.height) = (0, 0, width, height)
            } else {
                place.x += (width - piece.whole.width) / 2
                place.y += (height - piece.whole.height) / 2
            }
            file.appendChunk(
                "fcTL", Self.frame(place, number: number, milliseconds: next - piece.time, isWhole: piece.pixels != nil))
            number += 1
            guard let packed else { continue }
            if index == 0 {
                file.appendChunk("IDAT", packed)
            } else {
                var content = Data()
                content.appendBigEndian(number)
                number += 1
                file.appendChunk("fdAT", content + packed)
            }
        }
        file.appendChunk("IEND", Data())
        return file
    }

    private func whole(_ pixels: PixelBuffer, _ width: Int, _ height: Int) throws(ImageCodecError) -> Data {
        let (left, top) = ((width - pixels.width) / 2, (height - pixels.height) / 2)
        return try pack(width: width, height: height) { y, words in
            words.update(repeating: 0xFF00_0000, count: width)
            guard (0..<pixels.height).contains(y - top) else { return }
            let row = pixels.row(y - top)
            for x in 0..<pixels.width { words[left + x] = row[x] | 0xFF00_0000 }
        }
    }

    private static func frame(_ piece: Piece, number: UInt32, milliseconds: Int, isWhole: Bool) -> Data {
        var content = Data()
        for word in [Int(number), piece.width, piece.height, piece.x, piece.y] { content.appendBigEndian(UInt32(word)) }
        // Beyond a minute hundredths do.
        let (count, parts) = milliseconds <= 65_535 ? (milliseconds, 1000) : (min(milliseconds / 10, 65_535), 100)
        content.append(contentsOf: [UInt8(count >> 8), UInt8(count & 0xFF), UInt8(parts >> 8), UInt8(parts & 0xFF)])
        // Nothing is taken away afterwards; what is clear lets the picture before be seen.
        content.append(contentsOf: [0, isWhole ? 0 : 1])
        return content
    }
}
