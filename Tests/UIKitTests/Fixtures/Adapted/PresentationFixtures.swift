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
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PresentationHearer.self); switch i { case 0: return _objcRet(o.presentationControllerShouldDismiss(_objcArg(a, 0, (UIPresentationController).self))); case 1: return _objcRet(o.presentationControllerWillDismiss(_objcArg(a, 0, (UIPresentationController).self))); case 2: return _objcRet(o.presentationControllerDidDismiss(_objcArg(a, 0, (UIPresentationController).self))); case 3: return _objcRet(o.presentationControllerDidAttemptToDismiss(_objcArg(a, 0, (UIPresentationController).self))); case 4: return _objcRet(o.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_objcArg(a, 0, (UISheetPresentationController).self))); case 5: return _objcRet(o.prepareForPopoverPresentation(_objcArg(a, 0, (UIPopoverPresentationController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PresentationHearer.self }, "UIKitTests.PresentationHearer") { r in r.c("-presentationControllerShouldDismiss: -presentationControllerWillDismiss: -presentationControllerDidDismiss: -presentationControllerDidAttemptToDismiss: -sheetPresentationControllerDidChangeSelectedDetentIdentifier: -prepareForPopoverPresentation:", call); r.t("presentationControllerShouldDismiss:", { unsafeDowncast($0, to: PresentationHearer.self).presentationControllerShouldDismiss($1) } as @MainActor (AnyObject, UIPresentationController) -> Bool, as: ((AnyObject, UIPresentationController) -> Bool).self); r.t("presentationControllerWillDismiss:", { unsafeDowncast($0, to: PresentationHearer.self).presentationControllerWillDismiss($1) } as @MainActor (AnyObject, UIPresentationController) -> Void, as: ((AnyObject, UIPresentationController) -> Void).self); r.t("presentationControllerDidDismiss:", { unsafeDowncast($0, to: PresentationHearer.self).presentationControllerDidDismiss($1) } as @MainActor (AnyObject, UIPresentationController) -> Void, as: ((AnyObject, UIPresentationController) -> Void).self); r.t("presentationControllerDidAttemptToDismiss:", { unsafeDowncast($0, to: PresentationHearer.self).presentationControllerDidAttemptToDismiss($1) } as @MainActor (AnyObject, UIPresentationController) -> Void, as: ((AnyObject, UIPresentationController) -> Void).self); r.t("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", { unsafeDowncast($0, to: PresentationHearer.self).sheetPresentationControllerDidChangeSelectedDetentIdentifier($1) } as @MainActor (AnyObject, UISheetPresentationController) -> Void, as: ((AnyObject, UISheetPresentationController) -> Void).self); r.t("prepareForPopoverPresentation:", { unsafeDowncast($0, to: PresentationHearer.self).prepareForPopoverPresentation($1) } as @MainActor (AnyObject, UIPopoverPresentationController) -> Void, as: ((AnyObject, UIPopoverPresentationController) -> Void).self) } } } }

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
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AdaptingHearer.self); switch i { case 0: return _objcRet(o.adaptivePresentationStyle(for: _objcArg(a, 0, (UIPresentationController).self), traitCollection: _objcArg(a, 1, (UITraitCollection).self))); case 1: return _objcRet(o.presentationController(_objcArg(a, 0, (UIPresentationController).self), viewControllerForAdaptivePresentationStyle: _objcArg(a, 1, (UIModalPresentationStyle).self))); case 2: return _objcRet(o.presentationController(_objcArg(a, 0, (UIPresentationController).self), prepare: _objcArg(a, 1, (UIPresentationController).self))); case 3: return _objcRet(o.presentationController(_objcArg(a, 0, (UIPresentationController).self), willPresentWithAdaptiveStyle: _objcArg(a, 1, (UIModalPresentationStyle).self), transitionCoordinator: _objcArg(a, 2, (UIViewControllerTransitionCoordinator?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AdaptingHearer.self }, "UIKitTests.AdaptingHearer") { r in r.c("-adaptivePresentationStyleForPresentationController:traitCollection: -presentationController:viewControllerForAdaptivePresentationStyle: -presentationController:prepareAdaptivePresentationController: -presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", call); r.t("adaptivePresentationStyleForPresentationController:traitCollection:", { unsafeDowncast($0, to: AdaptingHearer.self).adaptivePresentationStyle(for: $1, traitCollection: $2) } as @MainActor (AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle, as: ((AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle).self); r.t("presentationController:viewControllerForAdaptivePresentationStyle:", { unsafeDowncast($0, to: AdaptingHearer.self).presentationController($1, viewControllerForAdaptivePresentationStyle: $2) } as @MainActor (AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?, as: ((AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?).self); r.t("presentationController:prepareAdaptivePresentationController:", { unsafeDowncast($0, to: AdaptingHearer.self).presentationController($1, prepare: $2) } as @MainActor (AnyObject, UIPresentationController, UIPresentationController) -> Void, as: ((AnyObject, UIPresentationController, UIPresentationController) -> Void).self); r.t("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", { unsafeDowncast($0, to: AdaptingHearer.self).presentationController($1, willPresentWithAdaptiveStyle: $2, transitionCoordinator: $3) } as @MainActor (AnyObject, UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void, as: ((AnyObject, UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void).self) } } } }

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
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: WrappingHearer.self); switch i { case 0: return _objcRet(o.adaptivePresentationStyle(for: _objcArg(a, 0, (UIPresentationController).self), traitCollection: _objcArg(a, 1, (UITraitCollection).self))); case 1: return _objcRet(o.presentationController(_objcArg(a, 0, (UIPresentationController).self), viewControllerForAdaptivePresentationStyle: _objcArg(a, 1, (UIModalPresentationStyle).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ WrappingHearer.self }, "UIKitTests.WrappingHearer") { r in r.c("-adaptivePresentationStyleForPresentationController:traitCollection: -presentationController:viewControllerForAdaptivePresentationStyle:", call); r.t("adaptivePresentationStyleForPresentationController:traitCollection:", { unsafeDowncast($0, to: WrappingHearer.self).adaptivePresentationStyle(for: $1, traitCollection: $2) } as @MainActor (AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle, as: ((AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle).self); r.t("presentationController:viewControllerForAdaptivePresentationStyle:", { unsafeDowncast($0, to: WrappingHearer.self).presentationController($1, viewControllerForAdaptivePresentationStyle: $2) } as @MainActor (AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?, as: ((AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?).self) } } } }

/// Only the method from before traits.
class OldAdaptingHearer: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OldAdaptingHearer.self); switch i { case 0: return _objcRet(o.adaptivePresentationStyle(for: _objcArg(a, 0, (UIPresentationController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OldAdaptingHearer.self }, "UIKitTests.OldAdaptingHearer") { r in r.c("-adaptivePresentationStyleForPresentationController:", call); r.t("adaptivePresentationStyleForPresentationController:", { unsafeDowncast($0, to: OldAdaptingHearer.self).adaptivePresentationStyle(for: $1) } as @MainActor (AnyObject, UIPresentationController) -> UIModalPresentationStyle, as: ((AnyObject, UIPresentationController) -> UIModalPresentationStyle).self) } } } }

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
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TransitionGiver.self); switch i { case 0: return _objcRet(o.animationController(forPresented: _objcArg(a, 0, (UIViewController).self), presenting: _objcArg(a, 1, (UIViewController).self), source: _objcArg(a, 2, (UIViewController).self))); case 1: return _objcRet(o.animationController(forDismissed: _objcArg(a, 0, (UIViewController).self))); case 2: return _objcRet(o.interactionControllerForPresentation(using: _objcArg(a, 0, (UIViewControllerAnimatedTransitioning).self))); case 3: return _objcRet(o.interactionControllerForDismissal(using: _objcArg(a, 0, (UIViewControllerAnimatedTransitioning).self))); case 4: return _objcRet(o.presentationController(forPresented: _objcArg(a, 0, (UIViewController).self), presenting: _objcArg(a, 1, (UIViewController?).self), source: _objcArg(a, 2, (UIViewController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TransitionGiver.self }, "UIKitTests.TransitionGiver") { r in r.c("-animationControllerForPresentedController:presentingController:sourceController: -animationControllerForDismissedController: -interactionControllerForPresentation: -interactionControllerForDismissal: -presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", call); r.t("animationControllerForPresentedController:presentingController:sourceController:", { unsafeDowncast($0, to: TransitionGiver.self).animationController(forPresented: $1, presenting: $2, source: $3) } as @MainActor (AnyObject, UIViewController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?, as: ((AnyObject, UIViewController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self); r.t("animationControllerForDismissedController:", { unsafeDowncast($0, to: TransitionGiver.self).animationController(forDismissed: $1) } as @MainActor (AnyObject, UIViewController) -> UIViewControllerAnimatedTransitioning?, as: ((AnyObject, UIViewController) -> UIViewControllerAnimatedTransitioning?).self); r.t("interactionControllerForPresentation:", { unsafeDowncast($0, to: TransitionGiver.self).interactionControllerForPresentation(using: $1) } as @MainActor (AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?, as: ((AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self); r.t("interactionControllerForDismissal:", { unsafeDowncast($0, to: TransitionGiver.self).interactionControllerForDismissal(using: $1) } as @MainActor (AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?, as: ((AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self); r.t("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", { unsafeDowncast($0, to: TransitionGiver.self).presentationController(forPresented: $1, presenting: $2, source: $3) } as @MainActor (AnyObject, UIViewController, UIViewController?, UIViewController) -> UIPresentationController?, as: ((AnyObject, UIViewController, UIViewController?, UIViewController) -> UIPresentationController?).self) } } } }

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
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SlideAnimator.self); switch i { case 0: return _objcRet(o.animationEnded(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SlideAnimator.self }, "UIKitTests.SlideAnimator") { r in r.c("-animationEnded:", call); r.t("animationEnded:", { unsafeDowncast($0, to: SlideAnimator.self).animationEnded($1) } as @MainActor (AnyObject, Bool) -> Void, as: ((AnyObject, Bool) -> Void).self) } } } }

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
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: InterruptibleSlide.self); switch i { case 0: return _objcRet(o.interruptibleAnimator(using: _objcArg(a, 0, (UIViewControllerContextTransitioning).self))); case 1: return _objcRet(o.animationEnded(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ InterruptibleSlide.self }, "UIKitTests.InterruptibleSlide") { r in r.c("-interruptibleAnimatorForTransition: -animationEnded:", call); r.t("interruptibleAnimatorForTransition:", { unsafeDowncast($0, to: InterruptibleSlide.self).interruptibleAnimator(using: $1) } as @MainActor (AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating, as: ((AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating).self); r.t("animationEnded:", { unsafeDowncast($0, to: InterruptibleSlide.self).animationEnded($1) } as @MainActor (AnyObject, Bool) -> Void, as: ((AnyObject, Bool) -> Void).self) } } } }

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
private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: HandDriver.self); switch i { case 0: return _objcRet(o.wantsInteractiveStart); case 1: return _objcRet(o.completionSpeed); case 2: return _objcRet(o.completionCurve); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ HandDriver.self }, "UIKitTests.HandDriver") { r in r.c("<wantsInteractiveStart <completionSpeed <completionCurve", call) } } } }

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
private enum __ObjC10 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RecordingPresentation.self }, "UIKitTests.RecordingPresentation") { r in _ = r } } } }

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
private enum __ObjC11 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PaperBackground.self }, "UIKitTests.PaperBackground") { r in _ = r } } } }

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
private enum __ObjC12 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AlertViewHearer.self); switch i { case 0: return _objcRet(o.willPresent(_objcArg(a, 0, (UIAlertView).self))); case 1: return _objcRet(o.didPresent(_objcArg(a, 0, (UIAlertView).self))); case 2: return _objcRet(o.alertView(_objcArg(a, 0, (UIAlertView).self), clickedButtonAt: _objcArg(a, 1, (Int).self))); case 3: return _objcRet(o.alertView(_objcArg(a, 0, (UIAlertView).self), willDismissWithButtonIndex: _objcArg(a, 1, (Int).self))); case 4: return _objcRet(o.alertView(_objcArg(a, 0, (UIAlertView).self), didDismissWithButtonIndex: _objcArg(a, 1, (Int).self))); case 5: return _objcRet(o.alertViewShouldEnableFirstOtherButton(_objcArg(a, 0, (UIAlertView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AlertViewHearer.self }, "UIKitTests.AlertViewHearer") { r in r.c("-willPresentAlertView: -didPresentAlertView: -alertView:clickedButtonAtIndex: -alertView:willDismissWithButtonIndex: -alertView:didDismissWithButtonIndex: -alertViewShouldEnableFirstOtherButton:", call); r.t("willPresentAlertView:", { unsafeDowncast($0, to: AlertViewHearer.self).willPresent($1) } as @MainActor (AnyObject, UIAlertView) -> Void, as: ((AnyObject, UIAlertView) -> Void).self); r.t("didPresentAlertView:", { unsafeDowncast($0, to: AlertViewHearer.self).didPresent($1) } as @MainActor (AnyObject, UIAlertView) -> Void, as: ((AnyObject, UIAlertView) -> Void).self); r.t("alertView:clickedButtonAtIndex:", { unsafeDowncast($0, to: AlertViewHearer.self).alertView($1, clickedButtonAt: $2) } as @MainActor (AnyObject, UIAlertView, Int) -> Void, as: ((AnyObject, UIAlertView, Int) -> Void).self); r.t("alertView:willDismissWithButtonIndex:", { unsafeDowncast($0, to: AlertViewHearer.self).alertView($1, willDismissWithButtonIndex: $2) } as @MainActor (AnyObject, UIAlertView, Int) -> Void, as: ((AnyObject, UIAlertView, Int) -> Void).self); r.t("alertView:didDismissWithButtonIndex:", { unsafeDowncast($0, to: AlertViewHearer.self).alertView($1, didDismissWithButtonIndex: $2) } as @MainActor (AnyObject, UIAlertView, Int) -> Void, as: ((AnyObject, UIAlertView, Int) -> Void).self); r.t("alertViewShouldEnableFirstOtherButton:", { unsafeDowncast($0, to: AlertViewHearer.self).alertViewShouldEnableFirstOtherButton($1) } as @MainActor (AnyObject, UIAlertView) -> Bool, as: ((AnyObject, UIAlertView) -> Bool).self) } } } }
