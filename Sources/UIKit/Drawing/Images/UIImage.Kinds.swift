import AppleFoundation
import CoreGraphics

extension UIImage {
    /// How the stored pixels are turned to be shown upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// Whether the picture is drawn as it is or as a stencil in the tint colour.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// What happens to the middle of a resizable picture.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}

extension UIImage.Orientation {
    /// From the EXIF number, 1 to 8.
    init(exif: Int) {
        switch exif {
        case 2: self = .upMirrored
        case 3: self = .down
        case 4: self = .downMirrored
        case 5: self = .leftMirrored
        case 6: self = .right
        case 7: self = .rightMirrored
        case 8: self = .left
        default: self = .up
        }
    }

    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: return true
        default: return false
        }
    }

    /// From stored to upright, both measured from the middle with y downwards.
    var transform: CGAffineTransform {
        switch self {
        case .up: return .identity
        case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }

    /// The orientation that shows the same picture as in a mirror.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: return .upMirrored
        case .down: return .downMirrored
        case .left: return .rightMirrored
        case .right: return .leftMirrored
        case .upMirrored: return .up
        case .downMirrored: return .down
        case .leftMirrored: return .right
        case .rightMirrored: return .left
        }
    }
}
