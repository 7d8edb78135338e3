@_spi(House) import AppleFoundation
import CGIF
import CoreGraphics
import RasterKernels

/// Unpacks a GIF's frames one after the other, each as it is seen: over what the ones before have left.
package final class GIFFrames {
    private final class Input {
        let bytes: UnsafeRawBufferPointer
        var position = 0
        init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }
    }

    private struct Control {
        var disposal = 0
        var transparent = -1
    }

    private let data: Data
    private let copy: UnsafeMutableRawBufferPointer
    private let library: GIFLibrary
    private let input: Input
    private let file: GIFLibrary.File
    private let canvas: PixelBuffer
    private var before: PixelBuffer?
    private var control = Control()
    private var cleared: PixelRect?
    /// The number of the next frame.
    package private(set) var position = 0

    package init(_ data: Data, header: ImageHeader) throws(ImageCodecError) {
        library = try GIFLibrary.load()
        try ImageLimits.check(header)
        canvas = try ImageLimits.makePixels(header)
        self.data = data
        copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 8)
        data.copyBytes(to: copy)
        input = Input(UnsafeRawBufferPointer(copy))
        var error: Int32 = 0
        let opened = library.open(
            ObjectPlace.of(input),
            { file, target, count in
                guard let file, let target, let place = file.pointee.UserData, count > 0 else { return 0 }
                let input = ObjectPlace.object(at: place, as: Input.self)
                let length = min(Int(count), input.bytes.count - input.position)
                guard length > 0, let base = input.bytes.baseAddress else { return 0 }
                memcpy(target, base + input.position, length)
                input.position += length
                return Int32(length)
            }, &error)
        guard let opened else {
            copy.deallocate()
            throw .corrupt(.gif, "its header cannot be read")
        }
        file = opened
    }

    deinit {
        _ = library.close(file, nil)
        copy.deallocate()
    }

    /// The next frame; nil after the last one.
    package func next() throws(ImageCodecError) -> PixelBuffer? {
        finishLast()
        while true {
            var record = UNDEFINED_RECORD_TYPE
            guard library.recordType(file, &record) != 0 else { throw problem() }
            switch record {
            case IMAGE_DESC_RECORD_TYPE:
                try draw()
                position += 1
                guard let picture = canvas.copy() else { throw .tooLarge(.gif, width: canvas.width, height: canvas.height) }
                return picture
            case EXTENSION_RECORD_TYPE: try readExtension()
            default: return nil
            }
        }
    }

    private func problem() -> ImageCodecError {
        input.position >= input.bytes.count ? .truncated(.gif) : .corrupt(.gif, "a frame cannot be unpacked")
    }

    private func readExtension() throws(ImageCodecError) {
        var kind: Int32 = 0
        var block: UnsafeMutablePointer<UInt8>?
        guard library.firstBlock(file, &kind, &block) != 0 else { throw problem() }
        while let bytes = block {
            if kind == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4 {
                control.disposal = Int(bytes[1] >> 2 & 7)
                control.transparent = bytes[1] & 1 != 0 ? Int(bytes[4]) : -1
            }
            guard library.nextBlock(file, &block) != 0 else { throw problem() }
        }
    }

    // MARK: Frames
    /// What the last frame wants done before the next one comes.
    private func finishLast() {
        if let before {
            memcpy(canvas.data, before.data, canvas.byteCount)
        } else if let cleared {
            for y in cleared.minY..<cleared.maxY {
                let row = canvas.row(y)
                for x in cleared.minX..<cleared.maxX { row[x] = 0 }
            }
        }
        before = nil
        cleared = nil
    }

    private func draw() throws(ImageCodecError) {
        guard library.imageDescription(file) != 0 else { throw problem() }
        let image = file.pointee.Image
        let (left, top, width, height) = (Int(image.Left), Int(image.Top), Int(image.Width), Int(image.Height))
        guard width > 0, height > 0, width <= ImageLimits.maximumSide, left >= 0, top >= 0,
            let map = image.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors
        else { throw .corrupt(.gif, "a frame has no size or no colours") }
        let frame = PixelRect(
            x: min(left, canvas.width), y: min(top, canvas.height), width: min(width, max(0, canvas.width - left)),
            height: min(height, max(0, canvas.height - top)))
        let last = control
        control = Control()
        if last.disposal == Int(DISPOSE_PREVIOUS) { before = canvas.copy() }
        if last.disposal == Int(DISPOSE_BACKGROUND) { cleared = frame }
        var palette = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<min(256, Int(map.pointee.ColorCount)) {
            let color = colors[index]
            palette[index] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        }
        var line = [UInt8](repeating: 0, count: width)
        for row in Self.rows(height, isInterlaced: image.Interlace) {
            guard library.line(file, &line, Int32(width)) != 0 else { throw problem() }
            let y = top + row
            guard y < frame.maxY else { continue }
            let target = canvas.row(y) + frame.minX
            for x in 0..<(frame.maxX - frame.minX) where Int(line[x]) != last.transparent { target[x] = palette[Int(line[x])] }
        }
    }

    /// Interlaced rows come in four rounds.
    private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}
