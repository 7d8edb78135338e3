import UIKit

/// Shows its content, and on demand a menu that slides over it from the leading edge.
///
/// Appearance is forwarded by hand: the menu appears when it slides in, the content stays visible beneath it.
public final class DrawerController: UIViewController {
    public let menu: UIViewController
    public private(set) var content: UIViewController
    /// Where the menu rests now, or rested before it began to move.
    public private(set) var isOpen = false
    public let edgePan = UIScreenEdgePanGestureRecognizer()
    public let closingPan = UIPanGestureRecognizer()
    public let dimmingView = UIView()
    /// The menu on its way, by itself or under a finger.
    private var slide: DrawerSlide?
    /// Who decides about the status bar.
    private var showsMenuInCharge = false

    public init(menu: UIViewController, content: UIViewController) {
        self.menu = menu
        self.content = content
        super.init(nibName: nil, bundle: nil)
        addChild(menu)
        menu.didMove(toParent: self)
        addChild(content)
        content.didMove(toParent: self)
    }

    public required init?(coder: NSCoder) { fatalError("A drawer is made in code, with a menu and a content.") }

    // MARK: Views
    public override func viewDidLoad() {
        super.viewDidLoad()
        content.view.frame = view.bounds
        view.addSubview(content.view)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimmingView.isAccessibilityElement = true
        dimmingView.accessibilityLabel = "Close Menu"
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        edgePan.addTarget(self, action: #selector(dragged(_:)))
        closingPan.addTarget(self, action: #selector(dragged(_:)))
        for pan in [edgePan, closingPan] {
            pan.delegate = self
            view.addGestureRecognizer(pan)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        edgePan.edges = isMirrored ? .right : .left
        content.view.frame = view.bounds
        if slide == nil, isOpen { place(open: true) }
    }

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func menuWidth(in size: CGSize) -> CGFloat { min(320, (size.width * 0.78).rounded()) }

    /// Where menu and dimming are when the drawer is open, or closed.
    private func place(open: Bool) {
        let size = view.bounds.size
        let width = menuWidth(in: size)
        let x = isMirrored ? (open ? size.width - width : size.width) : (open ? 0 : -width)
        menu.view.frame = CGRect(x: x, y: 0, width: width, height: size.height)
        dimmingView.frame = view.bounds
        dimmingView.alpha = open ? 1 : 0
    }

    // MARK: Opening and closing
    public func open(animated: Bool = true) { setOpen(true, animated: animated) }

    public func close(animated: Bool = true) { setOpen(false, animated: animated) }

    private func setOpen(_ open: Bool, animated: Bool) {
        guard open != isOpen, slide == nil, isViewLoaded else { return }
        begin(opening: open, animated: animated)
        putInCharge(menu: open)
        if animated { slide?.run(forward: true) } else { slide?.jump() }
    }

    private func begin(opening: Bool, animated: Bool) {
        if opening {
            UIView.performWithoutAnimation {
                view.addSubview(dimmingView)
                view.addSubview(menu.view)
                place(open: false)
                menu.view.layoutIfNeeded()
            }
        }
        if isShown { menu.beginAppearanceTransition(opening, animated: animated) }
        slide = DrawerSlide(opening: opening, animations: { [weak self] in self?.place(open: opening) }) {
            [weak self] arrived in
            self?.end(opening: opening, arrived: arrived)
        }
    }

    private func end(opening: Bool, arrived: Bool) {
        slide = nil
        isOpen = opening == arrived
        if isShown {
            // Back where it came from: what was announced is taken back, as navigation does it.
            if !arrived { menu.beginAppearanceTransition(!opening, animated: true) }
        }
        if !isOpen {
            menu.view.removeFromSuperview()
            dimmingView.removeFromSuperview()
        }
        if isShown { menu.endAppearanceTransition() }
        putInCharge(menu: isOpen)
    }

    @objc private func dimmingTapped() { close() }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        let opens = pan === edgePan
        let direction: CGFloat = opens == isMirrored ? -1 : 1
        let width = menuWidth(in: view.bounds.size)
        switch pan.state {
        case .began:
            guard opens != isOpen, slide == nil else { return }
            begin(opening: opens, animated: true)
            slide?.hold()
        case .changed:
            slide?.fraction = pan.translation(in: view).x * direction / width
        case .ended:
            guard let slide else { return }
            let fraction = slide.fraction + pan.velocity(in: view).x * direction / width * 0.15
            release(arriving: fraction > 0.5, opening: opens)
        default:
            release(arriving: false, opening: opens)
        }
    }

    private func release(arriving: Bool, opening: Bool) {
        guard let slide else { return }
        putInCharge(menu: opening == arriving)
        slide.run(forward: arriving)
    }

    // MARK: Content
    /// Puts another controller in the content's place. The menu stays as it is.
    public func setContent(_ new: UIViewController) {
        guard new !== content else { return }
        let old = content
        old.willMove(toParent: nil)
        addChild(new)
        content = new
        if isViewLoaded {
            new.view.frame = view.bounds
            if isShown {
                new.beginAppearanceTransition(true, animated: false)
                old.beginAppearanceTransition(false, animated: false)
            }
            view.insertSubview(new.view, at: 0)
            old.view.removeFromSuperview()
            if isShown {
                new.endAppearanceTransition()
                old.endAppearanceTransition()
            }
        }
        new.didMove(toParent: self)
        old.removeFromParent()
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: Appearance, by hand
    /// Between `viewWillAppear` and `viewDidDisappear`.
    private var isShown = false

    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private var visibleChildren: [UIViewController] { isOpen ? [content, menu] : [content] }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShown = true
        for child in visibleChildren { child.beginAppearanceTransition(true, animated: animated) }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in visibleChildren { child.endAppearanceTransition() }
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        slide?.jump()
        for child in visibleChildren { child.beginAppearanceTransition(false, animated: animated) }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in visibleChildren { child.endAppearanceTransition() }
        isShown = false
    }

    // MARK: What the children have a say in
    public override var childForStatusBarStyle: UIViewController? { showsMenuInCharge ? menu : content }
    public override var childForStatusBarHidden: UIViewController? { showsMenuInCharge ? menu : content }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { showsMenuInCharge ? menu : content }

    private func putInCharge(menu isMenu: Bool) {
        guard showsMenuInCharge != isMenu else { return }
        showsMenuInCharge = isMenu
        UIView.animate(withDuration: 0.2) { self.setNeedsStatusBarAppearanceUpdate() }
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    public override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        container === menu ? CGSize(width: menuWidth(in: parentSize), height: parentSize.height) : parentSize
    }
}

extension DrawerController: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard slide == nil else { return false }
        if gestureRecognizer === edgePan { return !isOpen }
        guard isOpen, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }

    /// Inside the content an edge may mean something else: the way back of a navigation controller comes first.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === edgePan && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}

extension UIViewController {
    /// The drawer around this controller, however far.
    public var drawerController: DrawerController? {
        var step = parent
        while let current = step {
            if let drawer = current as? DrawerController { return drawer }
            step = current.parent
        }
        return nil
    }
}
