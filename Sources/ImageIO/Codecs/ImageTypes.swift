import AppleFoundation
import CoreGraphics

extension ImageFormat {
    /// The uniform type identifier.
    package var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webp: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        }
    }

    /// Whether there is an encoder.
    package var canBeWritten: Bool { self != .gif }

    package init?(typeIdentifier: String) {
        guard let format = Self.allCases.first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
        self = format
    }
}

/// How an EXIF orientation moves the stored pixels to where they are seen.
package struct ImageOrientation: Equatable, Sendable {
    /// 1 to 8.
    package let exif: Int

    package init(exif: Int) { self.exif = (1...8).contains(exif) ? exif : 1 }

    /// Whether width and height change places.
    package var swapsSides: Bool { exif >= 5 }

    /// The picture upright; the same buffer when it already is, nil when there is no memory.
    package func upright(_ stored: PixelBuffer) -> PixelBuffer? {
        if exif == 1 { return stored }
        let width = swapsSides ? stored.height : stored.width
        let height = swapsSides ? stored.width : stored.height
        guard let result = PixelBuffer(format: stored.format, width: width, height: height) else { return nil }
        let right = stored.width - 1
        let bottom = stored.height - 1
        let bytes = stored.format == .argb ? 4 : 1
        for y in 0..<height {
            for x in 0..<width {
                let (sourceX, sourceY): (Int, Int)
                switch exif {
                case 2: (sourceX, sourceY) = (right - x, y)
                case 3: (sourceX, sourceY) = (right - x, bottom - y)
                case 4: (sourceX, sourceY) = (x, bottom - y)
                case 5: (sourceX, sourceY) = (y, x)
                case 6: (sourceX, sourceY) = (y, bottom - x)
                case 7: (sourceX, sourceY) = (right - y, bottom - x)
                default: (sourceX, sourceY) = (right - y, x)
                }
                let source = stored.data + sourceY * stored.bytesPerRow + sourceX * bytes
                let target = result.data + y * result.bytesPerRow + x * bytes
                target.copyMemory(from: source, byteCount: bytes)
            }
        }
        return result
    }
}
