import AppleFoundation
import CoreGraphics

/// The usual way forward and back: the new screen comes from the side, the old one goes the other way a third as fast.
@MainActor final class NavigationSlide: NSObject, HoldableAnimator {
    private let operation: UINavigationController.Operation
    private let duration: TimeInterval
    /// The bar's part.
    var alongside: (() -> Void)?
    private var propertyAnimator: UIViewPropertyAnimator?

    init(operation: UINavigationController.Operation, duration: TimeInterval) {
        self.operation = operation
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        animator(using: context).startAnimation()
    }

    func animator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let propertyAnimator { return propertyAnimator }
        let stage = SlideStage(context, isPop: operation == .pop)
        let made = UIViewPropertyAnimator(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
        let alongside = alongside
        made.addAnimations {
            stage.move()
            alongside?()
        }
        made.addCompletion { [weak self] position in
            stage.clear()
            self?.propertyAnimator = nil
            context.completeTransition(position == .end)
        }
        propertyAnimator = made
        return made
    }
}

/// The two screens, the shade over the lower one, and the shadow at the upper one's edge.
@MainActor private final class SlideStage {
    private let upper: UIView?
    private let lower: UIView?
    private let isPop: Bool
    private let width: CGFloat
    private let direction: CGFloat
    private let shade = UIView(frame: .zero)
    private let edge = SlideEdgeView(frame: .zero)
    private var restingUpper = CGRect.zero
    private var restingLower = CGRect.zero

    init(_ context: any UIViewControllerContextTransitioning, isPop: Bool) {
        self.isPop = isPop
        let container = context.containerView
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        upper = isPop ? from : to
        lower = isPop ? to : from
        width = container.bounds.width
        direction = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        UIView.performWithoutAnimation { place(context, container) }
    }

    private func place(_ context: any UIViewControllerContextTransitioning, _ container: UIView) {
        guard let upper, let lower, let to = context.viewController(forKey: .to) else { return }
        let from = isPop ? upper : lower
        let new = isPop ? lower : upper
        let oldFrame = from.superview.map { $0.convert(from.frame, to: container) } ?? from.frame
        new.frame = context.finalFrame(for: to)
        restingUpper = isPop ? oldFrame : new.frame
        restingLower = isPop ? new.frame : oldFrame
        if isPop, from.superview !== container { container.addSubview(from) }
        from.frame = oldFrame
        if isPop { container.insertSubview(new, belowSubview: from) } else { container.addSubview(new) }
        shade.frame = container.bounds
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: upper)
        container.insertSubview(edge, belowSubview: upper)
        edge.isMirrored = direction < 0
        set(upperIsIn: isPop)
        container.layoutIfNeeded()
    }

    private func set(upperIsIn: Bool) {
        let upperShift = upperIsIn ? 0 : direction * width
        let lowerShift = upperIsIn ? -direction * (width * 0.3).rounded() : 0
        upper?.frame = restingUpper.offsetBy(dx: upperShift, dy: 0)
        lower?.frame = restingLower.offsetBy(dx: lowerShift, dy: 0)
        let x = direction > 0 ? restingUpper.minX + upperShift - 9 : restingUpper.maxX + upperShift
        edge.frame = CGRect(x: x, y: restingUpper.minY, width: 9, height: restingUpper.height)
        shade.alpha = upperIsIn ? 1 : 0
        edge.alpha = upperIsIn ? 1 : 0.3
    }

    func move() { set(upperIsIn: !isPop) }

    func clear() {
        shade.removeFromSuperview()
        edge.removeFromSuperview()
    }
}

/// A soft shadow beside a screen.
private final class SlideEdgeView: UIView {
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .scaleToFill
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        let steps = 9
        for step in 0..<steps {
            let share = CGFloat(step + 1) / CGFloat(steps)
            UIColor(white: 0, alpha: 0.09 * share * share).setFill()
            let width = bounds.width / CGFloat(steps)
            let x = isMirrored ? bounds.width - CGFloat(step + 1) * width : CGFloat(step) * width
            UIRectFillUsingBlendMode(CGRect(x: x, y: 0, width: width, height: bounds.height), .normal)
        }
    }
}
