import AppleFoundation
import CoreGraphics

/// The actions beside a selection, in a row. A finger anywhere else sends it away and goes on to what it meant.
final class EditMenuBar: UIView {
    /// One on each device.
    private(set) static var current: EditMenuBar? {
        get { Menus.shared.editBar }
        set { Menus.shared.editBar = newValue }
    }

    /// What happened to it, and who wants to know.
    struct Listener {
        var chosen: (UIMenuElement) -> Void
        var gone: () -> Void = {}
    }

    private let listener: Listener
    private weak var source: UIView?
    private let pill = UIView()
    private let arrow = EditMenuArrow()
    private let pages: EditMenuPages
    /// In the source view.
    private var target: CGRect
    private var watch: TouchesElsewhere?
    private var isLeaving = false

    /// Nil where there is nothing to choose from, or no window.
    @discardableResult
    static func show(_ elements: [UIMenuElement], from source: UIView, _ target: CGRect, _ listener: Listener) -> EditMenuBar? {
        current?.dismiss()
        let leaves = leaves(of: elements)
        guard let window = source.window, !leaves.isEmpty else { return nil }
        let bar = EditMenuBar(leaves, source, target, listener)
        current = bar
        window.addSubview(bar)
        bar.appear(in: window)
        return bar
    }

    /// Menus that show inline are no menus of their own.
    private static func leaves(of elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if element.menuAttributes.contains(.hidden) { return [] }
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return leaves(of: menu.children) }
            return [element]
        }
    }

    private init(_ elements: [UIMenuElement], _ source: UIView, _ target: CGRect, _ listener: Listener) {
        self.listener = listener
        self.source = source
        self.target = target
        pages = EditMenuPages(elements)
        super.init(frame: .zero)
        pill.backgroundColor = EditMenuArrow.fill
        pill.layer.cornerRadius = 10
        pill.clipsToBounds = true
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(arrow)
        addSubview(pill)
        pages.pressed = { [weak self] in self?.press($0, $1) }
        pages.turned = { [weak self] in self?.place() }
        pill.addSubview(pages)
    }

    required init?(coder: NSCoder) { fatalError("Made for a selection only.") }

    // MARK: Place
    private static let margin: CGFloat = 8

    /// Above the target, or below it where there is no room; the arrow points to its middle.
    private func place() {
        guard let window, let source, source.window === window else { return dismiss() }
        let rect = source.convert(target, to: window)
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        let size = pages.fit(within: area.width)
        let height = size.height + EditMenuArrow.height
        let isAbove = rect.minY - height - 2 >= area.minY
        let middle = min(max(rect.midX, area.minX + 18), area.maxX - 18)
        let x = min(max(middle - size.width / 2, area.minX), area.maxX - size.width).rounded()
        let y = isAbove ? rect.minY - height - 2 : min(rect.maxY + 2, area.maxY - height)
        frame = CGRect(x: x, y: y.rounded(), width: size.width, height: height)
        pill.frame = CGRect(x: 0, y: isAbove ? 0 : EditMenuArrow.height, width: size.width, height: size.height)
        pages.frame = pill.bounds
        pages.arrange()
        arrow.pointsUp = !isAbove
        arrow.frame = CGRect(
            x: min(max(middle - x - 9, 10), size.width - 28), y: isAbove ? size.height : 0, width: 18,
            height: EditMenuArrow.height)
    }

    /// Where it is, in its window.
    var placeInWindow: CGRect { window.map { convert(bounds, to: $0) } ?? .zero }

    func move(to target: CGRect, animated: Bool) {
        self.target = target
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.place() }
    }

    // MARK: Coming and going
    private func appear(in window: UIWindow) {
        place()
        let watch = TouchesElsewhere(self)
        window.addGestureRecognizer(watch)
        self.watch = watch
        UIView.performWithoutAnimation { alpha = 0 }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    func dismiss() {
        if isLeaving { return }
        isLeaving = true
        if Self.current === self { Self.current = nil }
        if let watch { watch.view?.removeGestureRecognizer(watch) }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.15) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
        listener.gone()
    }

    private func press(_ element: UIMenuElement, _ button: UIView) {
        if let menu = element as? UIMenu {
            menu._show(from: button, sender: nil) { [weak self] _ in self?.dismiss() }
            return
        }
        if !element.menuAttributes.contains(.keepsMenuPresented) { dismiss() }
        listener.chosen(element)
    }
}

/// Hears of each finger in the window, and takes none away from what it meant.
private final class TouchesElsewhere: UIGestureRecognizer {
    private weak var bar: EditMenuBar?

    init(_ bar: EditMenuBar) {
        self.bar = bar
        super.init(target: nil, action: nil)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let bar else { return }
        if let touch = touches.first, !bar.bounds.contains(touch.location(in: bar)), MenuOverlay.current == nil {
            Menus.shared.editBarTouch = touch
            bar.dismiss()
        }
        state = .failed
    }
}

/// Points to what the actions are about.
private final class EditMenuArrow: UIView {
    static let height: CGFloat = 8
    static let fill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    var pointsUp = false { didSet { if pointsUp != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made for a selection only.") }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let (base, tip) = pointsUp ? (bounds.maxY, bounds.minY) : (bounds.minY, bounds.maxY)
        path.move(to: CGPoint(x: bounds.minX, y: base))
        path.addLine(to: CGPoint(x: bounds.midX, y: tip))
        path.addLine(to: CGPoint(x: bounds.maxX, y: base))
        path.close()
        Self.fill.setFill()
        path.fill()
    }
}
