import UIKit

// Without initialisers of their own these have those of UIKit's class.
public final class LabelledConstraint: NSLayoutConstraint {
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
}
public final class CountedAction: UIAlertAction { public var uses = 0 }
public final class PretendedTouch: UITouch {
    public override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
}
public final class PretendedDevice: UIDevice { public override var model: String { "Pantry" } }

public final class ClosingController: UIViewController {
    public private(set) var isClosed = false
}
extension ClosingController {
    public override func accessibilityPerformEscape() -> Bool {
        isClosed = true
        return true
    }
}

/// Its looks can be set for all of its class.
public final class Tag: UIView {
    @objc public dynamic var ink: UIColor?
    @objc public dynamic var margin: CGFloat = 4
}

/// A property that is animated like those of every layer, and drawn for each of its values.
public final class RingLayer: CALayer {
    @NSManaged public var progress: CGFloat
    public private(set) var drawn: [CGFloat] = []

    public override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(RingLayer.progress) || super.needsDisplay(forKey: key)
    }
    public override func draw(in context: CGContext) { drawn.append(progress) }
}
