import AppleFoundation
import CoreGraphics

/// How one content of a layer gives way to the next.
public struct CATransitionType: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Leads from what a layer showed to what it shows now.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// What the layer and its sublayers looked like when the transition was added.
    var oldContents: LayerSnapshot?

    public override init() { super.init() }

    override func emptyCopy() -> CAAnimation { CATransition() }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        oldContents = other.oldContents
    }

    override func prepare(for layer: CALayer) {
        oldContents = LayerSnapshot(of: layer)
    }

    /// Where the old and the new stand at a moment of the layer's time; nil outside the active time.
    func stage(atParent time: CFTimeInterval, size: CGSize) -> Stage? {
        guard let phase = timing.phase(atParent: time) else { return nil }
        let part = CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(progress(phase))
        let way: CGSize
        switch subtype {
        case .fromLeft?: way = CGSize(width: -size.width, height: 0)
        case .fromTop?: way = CGSize(width: 0, height: size.height)
        case .fromBottom?: way = CGSize(width: 0, height: -size.height)
        default: way = CGSize(width: size.width, height: 0)
        }
        let arriving = CGSize(width: way.width * (1 - part), height: way.height * (1 - part))
        let leaving = CGSize(width: -way.width * part, height: -way.height * part)
        // What moves also fades, as on iOS.
        switch type {
        case .push: return Stage(oldOffset: leaving, newOffset: arriving, oldOpacity: Float(1 - part), newOpacity: Float(part))
        case .moveIn: return Stage(newOffset: arriving, newOpacity: Float(part))
        case .reveal: return Stage(oldOffset: leaving, oldOpacity: Float(1 - part), isOldOnTop: true)
        default: return Stage(oldOpacity: Float(1 - part), newOpacity: Float(part))
        }
    }

    struct Stage: Equatable {
        var oldOffset = CGSize.zero
        var newOffset = CGSize.zero
        var oldOpacity: Float = 1
        var newOpacity: Float = 1
        var isOldOnTop = false
    }
}
