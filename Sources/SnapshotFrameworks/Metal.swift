import AppleFoundation
import CoreGraphics

// The names of Metal and of its image filters, for code that asks first whether there is a device. There is none.

public protocol MTLDevice: AnyObject {}
public protocol MTLTexture: AnyObject {}
public protocol MTLCommandBuffer: AnyObject {}

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// Can't be made: it needs a device.
open class MPSImageThresholdBinary: NSObject {
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform: UnsafePointer<Float>?
    ) {
        super.init()
    }

    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {}
}

public protocol CIImageProcessorInput {
    var metalTexture: (any MTLTexture)? { get }
}

public protocol CIImageProcessorOutput {
    var metalTexture: (any MTLTexture)? { get }
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A filter that an app writes for a device.
open class CIImageProcessorKernel: NSObject {
    struct NoDevice: Error, CustomStringConvertible {
        var description: String { "there is no device for CIImageProcessorKernel" }
    }

    open class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {}

    open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
        throw NoDevice()
    }
}
