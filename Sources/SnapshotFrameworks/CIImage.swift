import AppleFoundation
import CoreGraphics

public let kCIInputExtentKey = "inputExtent"

/// How the pixels of an image lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One component of 16 bits.
    public static let Rh = CIFormat(rawValue: 1)
    /// One component of 32 bits.
    public static let Rf = CIFormat(rawValue: 2)
}

/// An option of a context's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// A picture, or what filters make of it: one number for each pixel. Nothing is worked out before somebody renders it.
open class CIImage: NSObject {
    private let make: () -> [Float]
    private let picture: CGImage?
    public let extent: CGRect
    private lazy var values = make()

    public init(cgImage: CGImage) {
        picture = cgImage
        extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        make = { PixelDistance.lightness(of: cgImage) }
        super.init()
    }

    private init(extent: CGRect, _ make: @escaping () -> [Float]) {
        picture = nil
        self.extent = extent
        self.make = make
        super.init()
    }

    open func applyingFilter(_ name: String, parameters: [String: Any]) -> CIImage {
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        switch name {
        case "CILabDeltaE":
            guard let first = picture, let second = (parameters["inputImage2"] as? CIImage)?.picture else { break }
            let common = extent.intersection(CGRect(x: 0, y: 0, width: second.width, height: second.height))
            return CIImage(extent: common) { PixelDistance.between(first, second) }
        case "CIAreaAverage":
            return CIImage(extent: one) { [self] in [values.isEmpty ? 0 : values.reduce(0, +) / Float(values.count)] }
        case "CIAreaMaximum": return CIImage(extent: one) { [self] in [values.max() ?? 0] }
        default: break
        }
        Unsupported.coreImage.report()
        return self
    }

    open func applyingFilter(_ name: String) -> CIImage { applyingFilter(name, parameters: [:]) }

    /// Row by row.
    fileprivate func value(_ column: Int, _ row: Int) -> Float {
        let width = Int(extent.width)
        guard column < width, row < Int(extent.height) else { return 0 }
        return values[row * width + column]
    }
}

/// Renders what filters make.
open class CIContext: NSObject {
    public init(options: [CIContextOption: Any]? = nil) { super.init() }

    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        for row in 0..<Int(bounds.height) {
            for column in 0..<Int(bounds.width) {
                let value = image.value(column + Int(bounds.minX), row + Int(bounds.minY))
                if format == .Rh {
                    data.storeBytes(of: HalfFloat.bits(value), toByteOffset: row * rowBytes + column * 2, as: UInt16.self)
                } else {
                    data.storeBytes(of: value, toByteOffset: row * rowBytes + column * 4, as: Float.self)
                }
            }
        }
    }
}
