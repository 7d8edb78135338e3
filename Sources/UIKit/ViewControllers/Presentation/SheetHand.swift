import AppleFoundation
import CoreGraphics
import QuartzCore

/// The user's hand on a sheet: resizes it between its detents, and pulls it away.
@MainActor final class SheetHand {
    private unowned let sheet: UISheetPresentationController
    private var drag: SheetDrag?
    private var translation: CGFloat = 0
    /// Drives the dismissal while the sheet is below its smallest detent.
    private var driver: UIPercentDrivenInteractiveTransition?
    /// The answer to whether the user may dismiss; asked once a pull, when it matters.
    private var mayGo: Bool?

    init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

    var isDragging: Bool { drag != nil }

    /// The sheet's upper edge while the hand holds it above its smallest detent, or where it may not go.
    private(set) var top: CGFloat?

    // MARK: The finger
    func begin() {
        guard sheet.phase == .presented, drag == nil, let place = sheet.place else { return }
        drag = SheetDrag(tops: place.tops, bottom: place.bottom, start: sheet.frameOfPresentedViewInContainerView.minY)
        translation = 0
        mayGo = nil
    }

    func move(by translation: CGFloat) {
        guard let drag else { return }
        self.translation = translation
        let wished = drag.start + translation
        if wished > drag.lowest, mayGo == nil { mayGo = sheet.userMayDismiss() }
        if wished > drag.lowest, mayGo == true {
            if driver == nil { startLeaving() }
            let share = drag.share(at: drag.top(for: translation, mayGo: true))
            driver?.update(share)
            sheet.showPresenter(1 - share)
        } else {
            comeBack()
            place(at: drag.top(for: translation, mayGo: false))
        }
    }

    /// `velocity` in points per second, downwards.
    func end(velocity: CGFloat) {
        guard let drag else { return }
        self.drag = nil
        let moved = drag.top(for: translation, mayGo: driver != nil)
        let rest = drag.rest(
            top: moved, velocity: velocity, mayGo: driver != nil || (mayGo == nil && mayLeaveByFlick(drag, moved, velocity)))
        switch rest {
        case .gone:
            if driver == nil { startLeaving() }
            letGo(share: drag.share(at: moved), way: drag.bottom - drag.lowest, velocity: velocity)
        case .detent(let index):
            if let driver {
                self.driver = nil
                sheet.showPresenter(1, duration: 0.3)
                driver.cancel()
            }
            settle(at: index)
            if mayGo == false, drag.isAttempt(translation: translation, velocity: velocity) { sheet.userWasRefused() }
        }
    }

    func cancel() { end(velocity: 0) }

    /// A flick from above the smallest detent may carry beyond it.
    private func mayLeaveByFlick(_ drag: SheetDrag, _ top: CGFloat, _ velocity: CGFloat) -> Bool {
        guard drag.rest(top: top, velocity: velocity, mayGo: true) == .gone else { return false }
        mayGo = sheet.userMayDismiss()
        return mayGo == true
    }

    // MARK: Resizing
    private func place(at top: CGFloat) {
        self.top = top
        sheet.handMoved()
    }

    private func settle(at index: Int) {
        guard sheet.phase == .presented else {
            top = nil
            return
        }
        sheet.animateChanges {
            top = nil
            sheet.userPlaced(at: index)
        }
        sheet.userHasPlaced()
    }

    // MARK: Leaving
    private func startLeaving() {
        top = nil
        sheet.handMoved()
        let driver = UIPercentDrivenInteractiveTransition()
        self.driver = driver
        sheet.presentedViewController.dismissPresented(
            animated: true, byUser: true, hand: DismissalHand(animator: SheetSlide(), interaction: driver), completion: nil)
    }

    /// The finger has gone back above the smallest detent.
    private func comeBack() {
        guard let driver else { return }
        self.driver = nil
        mayGo = nil
        driver.update(0)
        driver.cancel()
        sheet.showPresenter(1)
    }

    private func letGo(share: CGFloat, way: CGFloat, velocity: CGFloat) {
        guard let driver else { return }
        self.driver = nil
        driver.completionCurve = .easeOut
        let left = (1 - share) * way
        // As fast as the finger was, and never slower than by itself.
        let wished = velocity > 0 ? left / velocity : CGFloat(SheetSlide.duration)
        let takes = min(max(wished, 0.12), CGFloat(SheetSlide.duration) * max(1 - share, 0.3))
        driver.completionSpeed = max((1 - share) * CGFloat(SheetSlide.duration) / takes, 0.1)
        sheet.showPresenter(0, duration: Double(takes))
        driver.finish()
    }
}

/// Slides a sheet down and out.
@MainActor final class SheetSlide: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.4

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - view.frame.minY)
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveLinear, animations: { view.transform = below },
            completion: { _ in
                view.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
