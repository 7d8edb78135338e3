// swift-format-ignore-file
import UIKit

/// What the delegates below were asked and told, in order.
final class PresentationJournal {
    nonisolated(unsafe) static var lines: [String] = []
    static func write(_ line: String) { lines.append(line) }
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Tells of everything, and answers as it is told to.
class PresentationHearer: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    var allows = true
    var onWillDismiss: ((UIPresentationController) -> Void)?
    var onPrepare: ((UIPopoverPresentationController) -> Void)?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        PresentationJournal.write("should")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        PresentationJournal.write("will")
        onWillDismiss?(presentationController)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { PresentationJournal.write("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        PresentationJournal.write("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        PresentationJournal.write("detent \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        PresentationJournal.write("prepare")
        onPrepare?(popoverPresentationController)
    }
}

/// Answers which style a presentation takes.
class AdaptingHearer: NSObject, UIAdaptivePresentationControllerDelegate {
    var answer = UIModalPresentationStyle.none
    var other: UIViewController?
    var answerForTraits: ((UITraitCollection) -> UIModalPresentationStyle)?
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        PresentationJournal.write("style")
        return answerForTraits?(traitCollection) ?? answer
    }
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
        PresentationJournal.write("controller for \(style.rawValue)")
        return other
    }
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) {
        PresentationJournal.write("prepare \(type(of: adaptivePresentationController))")
    }
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?) {
        PresentationJournal.write("will present \(style.rawValue)")
    }
}

/// Puts a navigation controller around what is presented, as apps do.
class WrappingHearer: NSObject, UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    init(_ answer: UIModalPresentationStyle) {
        self.answer = answer
        super.init()
    }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { answer }
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
    }
}

/// Only the method from before traits.
class OldAdaptingHearer: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
}

/// Gives whatever it has, and writes down what it was asked.
class TransitionGiver: NSObject, UIViewControllerTransitioningDelegate {
    var presenting: UIViewControllerAnimatedTransitioning?
    var dismissing: UIViewControllerAnimatedTransitioning?
    var presentingInteraction: UIViewControllerInteractiveTransitioning?
    var dismissingInteraction: UIViewControllerInteractiveTransitioning?
    var makesController: ((UIViewController, UIViewController?) -> UIPresentationController?)?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PresentationJournal.write("animator for \(presented.title ?? "") on \(presenting.title ?? "") from \(source.title ?? "")")
        return self.presenting
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PresentationJournal.write("animator away \(dismissed.title ?? "")")
        return dismissing
    }
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        PresentationJournal.write("interaction")
        return presentingInteraction
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        PresentationJournal.write("interaction away")
        return dismissingInteraction
    }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        PresentationJournal.write("controller for \(presented.title ?? "") on \(presenting?.title ?? "nil") from \(source.title ?? "")")
        return makesController?(presented, presenting)
    }
}

/// Slides in from the right, or out to it, and tells what it is told.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var duration: TimeInterval = 0.4
    var curve: UIView.AnimationOptions = .curveLinear
    /// Looks at the context before anything is done.
    var onAnimate: ((UIViewControllerContextTransitioning) -> Void)?
    /// False never says that it is done.
    var completes = true
    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        PresentationJournal.write("duration")
        return duration
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        PresentationJournal.write("animate\(transitionContext.isAnimated ? "" : " without moving")")
        onAnimate?(transitionContext)
        let container = transitionContext.containerView
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        if let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) {
            let frame = transitionContext.finalFrame(for: to)
            if frame != .zero { view.frame = frame }
            if isPresenting { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
        }
        guard completes else { return }
        let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
        if isPresenting { moving?.transform = aside }
        let change: () -> Void = { moving?.transform = self.isPresenting ? .identity : aside }
        let done = { (_: Bool) in
            PresentationJournal.write("complete \(!transitionContext.transitionWasCancelled)")
            moving?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        if transitionContext.isAnimated {
            UIView.animate(withDuration: duration, delay: 0, options: curve, animations: change, completion: done)
        } else {
            change()
            done(true)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { PresentationJournal.write("ended \(transitionCompleted)") }
}

/// The same with an animator that can be interrupted.
class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        PresentationJournal.write("animate")
        interruptibleAnimator(using: transitionContext).startAnimation()
    }
    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) else { fatalError() }
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: transitionContext.containerView.bounds.width, y: 0)
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.transform = .identity }
        made.addCompletion { _ in
            PresentationJournal.write("complete \(!transitionContext.transitionWasCancelled)")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator = made
        return made
    }
    func animationEnded(_ transitionCompleted: Bool) { PresentationJournal.write("ended \(transitionCompleted)") }
}

/// Drives nothing, and says when it is started.
class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: UIViewControllerContextTransitioning?
    var starts = true
    var wantsInteractiveStart: Bool { starts }
    var completionSpeed: CGFloat { 3 }
    var completionCurve: UIView.AnimationCurve { .easeIn }
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        PresentationJournal.write("start")
        context = transitionContext
    }
}

/// Writes down every phase.
class RecordingPresentation: UIPresentationController {
    var removes = false
    var framing: ((CGRect) -> CGRect)?
    var writesLayout = false
    let chrome = UIView()
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return framing?(bounds) ?? bounds
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        PresentationJournal.write("will begin")
        guard let containerView else { return }
        chrome.frame = containerView.bounds
        chrome.alpha = 0
        containerView.insertSubview(chrome, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            PresentationJournal.write("alongside")
            self.chrome.alpha = 1
        }, completion: nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        PresentationJournal.write("did end \(completed)")
        if !completed { chrome.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        PresentationJournal.write("away will begin")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.chrome.alpha = 0 }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        PresentationJournal.write("away did end \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if writesLayout { PresentationJournal.write("will lay out") }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if writesLayout { PresentationJournal.write("did lay out") }
    }
    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        framing?(CGRect(origin: .zero, size: parentSize)).size ?? parentSize
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        PresentationJournal.write("size \(Int(size.width))×\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        PresentationJournal.write("preferred \(Int(container.preferredContentSize.width))×\(Int(container.preferredContentSize.height))")
    }
}

/// Frame and arrow of an app's own.
class PaperBackground: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .brown
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set { direction = newValue }
    }
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
}

/// Hears of an alert view.
final class AlertViewHearer: NSObject, UIAlertViewDelegate {
    var allows = true
    func willPresent(_ alertView: UIAlertView) { PresentationJournal.write("will present") }
    func didPresent(_ alertView: UIAlertView) { PresentationJournal.write("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        PresentationJournal.write("clicked \(buttonIndex)\(alertView.isVisible ? "" : ", gone")")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        PresentationJournal.write("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        PresentationJournal.write("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { allows }
}
