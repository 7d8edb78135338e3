import AppleFoundation
import UIKit

// Views of frameworks that aren't here, for libraries of snapshots that ask of each view whether it is one of them.

/// A scene of SceneKit's. There is nothing in it.
open class SCNScene: NSObject {}

/// A view for scenes of SceneKit's. It stays empty.
open class SCNView: UIView {
    open var scene: SCNScene? { didSet { Unsupported.sceneKit.report() } }

    open func snapshot() -> UIImage {
        Unsupported.sceneKit.report()
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in }
    }
}

/// A scene of SpriteKit's. There is nothing in it.
open class SKScene: NSObject {}

/// What a node of SpriteKit's looks like.
open class SKTexture: NSObject {
    private let picture: CGImage

    init(_ picture: CGImage) {
        self.picture = picture
        super.init()
    }

    open func cgImage() -> CGImage { picture }
}

/// A view for scenes of SpriteKit's. It stays empty.
open class SKView: UIView {
    open private(set) var scene: SKScene?

    open func presentScene(_ scene: SKScene?) {
        Unsupported.spriteKit.report()
        self.scene = scene
    }

    open func texture(from scene: SKScene) -> SKTexture? {
        Unsupported.spriteKit.report()
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in }.cgImage.map(SKTexture.init)
    }
}

/// How a web view's picture is taken.
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var afterScreenUpdates = true
}

/// A view for pages of the web. It stays empty.
open class WKWebView: UIView {
    open var isLoading: Bool { false }

    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        Unsupported.webKit.report()
        completionHandler(UIGraphicsImageRenderer(bounds: bounds).image { _ in }, nil)
    }
}

/// What is missing of them.
extension Unsupported {
    static let sceneKit = Unsupported("SceneKit", .absent, instead: "an SCNView is an empty view")
    static let spriteKit = Unsupported("SpriteKit", .absent, instead: "an SKView is an empty view")
    static let webKit = Unsupported("WebKit", .absent, instead: "a WKWebView is an empty view")
    static let coreImage = Unsupported(
        "CIImage.applyingFilter(_:parameters:)", .partial,
        instead: "CILabDeltaE, CIAreaAverage and CIAreaMaximum work, other filters give the image itself")
}
