import UIKit

/// May give the pager other ways to move, and hears where it is.
@preconcurrency @MainActor public protocol PagerControllerDelegate: AnyObject {
    /// Nil stands for the pager's own slide.
    func pager(_ pager: PagerController, animatorFrom from: UIViewController, to: UIViewController, forward: Bool)
        -> UIViewControllerAnimatedTransitioning?
    func pager(_ pager: PagerController, didShow page: UIViewController)
}

extension PagerControllerDelegate {
    public func pager(_ pager: PagerController, animatorFrom from: UIViewController, to: UIViewController, forward: Bool)
        -> UIViewControllerAnimatedTransitioning?
    { nil }
    public func pager(_ pager: PagerController, didShow page: UIViewController) {}
}

/// Shows one of its pages at a time, with a strip of their titles above. A tap on a title or a swipe goes to another page.
///
/// All pages are children from the beginning, but only the one that shows has its view in the hierarchy, and only it appears.
public final class PagerController: UIViewController {
    public let pages: [UIViewController]
    public private(set) var selectedIndex = 0
    public weak var delegate: PagerControllerDelegate?
    public let strip: TabStrip
    public let swipe = UIPanGestureRecognizer()
    private let stage = UIView()
    private var running: PagerTransitionContext?
    private var interaction: PagerInteraction?
    /// What was asked for while the pages were moving: done afterwards, only the last wish.
    private var nextIndex: Int?

    public init(pages: [UIViewController]) {
        self.pages = pages
        strip = TabStrip(titles: pages.map { $0.title ?? "" })
        super.init(nibName: nil, bundle: nil)
        for page in pages {
            addChild(page)
            page.didMove(toParent: self)
        }
    }

    public required init?(coder: NSCoder) { fatalError("A pager is made in code, with its pages.") }

    public var selectedPage: UIViewController { pages[selectedIndex] }
    public var isMoving: Bool { running != nil }

    // MARK: Views
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addSubview(strip)
        strip.onSelect = { [weak self] index in self?.select(index, animated: true) }
        swipe.addTarget(self, action: Selector("swiped:")  )
        swipe.delegate = self
        stage.addGestureRecognizer(swipe)
        selectedPage.view.frame = stage.bounds
        stage.addSubview(selectedPage.view)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        strip.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: TabStrip.height)
        stage.frame = CGRect(
            x: 0, y: strip.frame.maxY, width: view.bounds.width, height: view.bounds.height - strip.frame.maxY)
        if running == nil { selectedPage.view.frame = stage.bounds }
    }

    // MARK: Going to a page
    public func select(_ index: Int, animated: Bool = true) {
        guard running == nil else {
            nextIndex = index
            return
        }
        guard index != selectedIndex, pages.indices.contains(index) else { return }
        guard isViewLoaded else {
            selectedIndex = index
            strip.position = CGFloat(index)
            return
        }
        let (context, animator) = makeTransition(to: index, animated: animated && isShown)
        begin(context)
        guard context.isAnimated else {
            stage.addSubview(context.to.view)
            context.to.view.frame = stage.bounds
            strip.position = CGFloat(index)
            return context.completeTransition(true)
        }
        animator.animateTransition(using: context)
        UIView.animate(withDuration: animator.transitionDuration(using: context)) { self.strip.position = CGFloat(index) }
    }

    private func makeTransition(to index: Int, animated: Bool) -> (
        PagerTransitionContext, UIViewControllerAnimatedTransitioning
    ) {
        let forward = index > selectedIndex
        let from = selectedPage
        let to = pages[index]
        let context = PagerTransitionContext(in: stage, from: from, to: to, isAnimated: animated)
        context.onUpdate = { [weak self, selectedIndex] share in
            self?.strip.position = CGFloat(selectedIndex) + (forward ? share : -share)
        }
        context.onComplete = { [weak self] completed in self?.end(context, arrivedAt: completed ? index : nil) }
        let animator = delegate?.pager(self, animatorFrom: from, to: to, forward: forward) ?? PagerSlide(forward: forward)
        return (context, animator)
    }

    private func begin(_ context: PagerTransitionContext) {
        running = context
        guard isShown else { return }
        context.from.beginAppearanceTransition(false, animated: context.isAnimated)
        context.to.beginAppearanceTransition(true, animated: context.isAnimated)
    }

    private func end(_ context: PagerTransitionContext, arrivedAt index: Int?) {
        let (from, to) = (context.from, context.to)
        running = nil
        interaction = nil
        if let index {
            selectedIndex = index
            from.view.removeFromSuperview()
        } else {
            to.view.removeFromSuperview()
        }
        selectedPage.view.frame = stage.bounds
        if isShown {
            if index == nil {
                // Nobody went: what was announced is taken back, as navigation does it.
                to.beginAppearanceTransition(false, animated: true)
                to.endAppearanceTransition()
                from.beginAppearanceTransition(true, animated: true)
                from.endAppearanceTransition()
            } else {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
        }
        setNeedsStatusBarAppearanceUpdate()
        if index != nil { delegate?.pager(self, didShow: selectedPage) }
        if let next = nextIndex {
            nextIndex = nil
            select(next, animated: true)
        }
    }

    // MARK: Swiping
          private func swiped(_ pan: UIPanGestureRecognizer) {
        let width = stage.bounds.width
        let way = pan.translation(in: stage).x * (isMirrored ? -1 : 1)
        switch pan.state {
        case .began:
            beginSwipe(toNext: (pan.velocity(in: stage).x < 0) != isMirrored)
        case .changed:
            guard let interaction else { return }
            interaction.update(min(max((interaction.isForward ? -way : way) / width, 0), 1))
        case .ended:
            guard let interaction else { return }
            let speed = pan.velocity(in: stage).x * (isMirrored ? -1 : 1) / width
            let share = interaction.share + (interaction.isForward ? -speed : speed) * 0.15
            finishSwipe(share > 0.5)
        default:
            finishSwipe(false)
        }
    }

    private func beginSwipe(toNext: Bool) {
        let index = selectedIndex + (toNext ? 1 : -1)
        guard running == nil, pages.indices.contains(index) else { return }
        let (context, animator) = makeTransition(to: index, animated: true)
        let interaction = PagerInteraction(animator, forward: toNext)
        self.interaction = interaction
        begin(context)
        interaction.startInteractiveTransition(context)
    }

    private func finishSwipe(_ goes: Bool) {
        guard let interaction, let running else { return }
        let target = goes ? pages.firstIndex(of: running.to) : selectedIndex
        if goes { interaction.finish() } else { interaction.cancel() }
        UIView.animate(withDuration: 0.2) { self.strip.position = CGFloat(target ?? 0) }
    }

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Appearance, by hand
    private var isShown = false

    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShown = true
        selectedPage.beginAppearanceTransition(true, animated: animated)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        selectedPage.endAppearanceTransition()
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        selectedPage.beginAppearanceTransition(false, animated: animated)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        selectedPage.endAppearanceTransition()
        isShown = false
    }

    // MARK: What the children have a say in
    public override var childForStatusBarStyle: UIViewController? { selectedPage }
    public override var childForStatusBarHidden: UIViewController? { selectedPage }

    public override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let above = view.safeAreaInsets.top + TabStrip.height
        return CGSize(width: parentSize.width, height: parentSize.height - above)
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PagerController.self); switch i { case 0: return _objcRet(o.swiped(_objcArg(a, 0, (UIPanGestureRecognizer).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PagerController.self }, "Pager.PagerController") { r in r.c("-swiped:", call) } } } }

extension PagerController: UIGestureRecognizerDelegate {
    /// Sideways, and only where there is a page: up and down belongs to the pages.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === swipe, running == nil else { return gestureRecognizer !== swipe }
        let velocity = swipe.velocity(in: stage)
        guard abs(velocity.x) > abs(velocity.y) else { return false }
        return pages.indices.contains(selectedIndex + ((velocity.x < 0) != isMirrored ? 1 : -1))
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PagerController.self); switch i { case 0: return _objcRet(o.gestureRecognizerShouldBegin(_objcArg(a, 0, (UIGestureRecognizer).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PagerController.self }, nil) { r in r.c("-gestureRecognizerShouldBegin:", call); r.t("gestureRecognizerShouldBegin:", { unsafeDowncast($0, to: PagerController.self).gestureRecognizerShouldBegin($1) } as @MainActor (AnyObject, UIGestureRecognizer) -> Bool, as: ((AnyObject, UIGestureRecognizer) -> Bool).self) } } } }
