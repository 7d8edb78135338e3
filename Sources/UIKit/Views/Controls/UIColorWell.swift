import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows a colour, and lets another be chosen from a palette.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    // MARK: Parts
    private let ring = CAGradientLayer()
    private let hole = CALayer()
    private let swatch = CALayer()

    private static let size = CGSize(width: 28, height: 28)
    private static let thickness: CGFloat = 3

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIColorWell.self)
    }

    private func setUp() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        // Once around, and back to the first.
        ring.colors = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 0.85, brightness: 1, alpha: 1).cgColor }
        for part in [ring, hole, swatch] { layer.addSublayer(part) }
        refresh()
    }

    // MARK: The colour
    /// Nil while none has been chosen. Who sets it hears nothing; who chooses one on the screen sends `valueChanged`.
    open var selectedColor: UIColor? {
        get { color }
        set {
            changed("selectedColor") { color = newValue }
            refresh()
        }
    }
    private var color: UIColor?

    /// The palette's title.
    open var title: String?
    /// Whether the palette has a slider for opacity.
    open var supportsAlpha = true

    // MARK: Looks
    override open var intrinsicContentSize: CGSize { UIColorWell.size }
    override var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UIColorWell.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let area = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        for (part, inset) in [(ring, 0), (hole, Self.thickness), (swatch, 2 * Self.thickness)] as [(CALayer, CGFloat)] {
            part.frame = area.insetBy(dx: inset, dy: inset)
            part.cornerRadius = part.bounds.width / 2
        }
        ring.masksToBounds = true
    }

    private func refresh() {
        hole.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        swatch.backgroundColor = (color ?? .tertiarySystemFill).resolvedColor(with: traitCollection).cgColor
        alpha = isEnabled ? 1 : 0.5
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
        swatch.opacity = isHighlighted ? 0.6 : 1
    }

    // MARK: Choosing
    override var claimsTaps: Bool { true }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if touchEndsInside { showPalette() }
    }

    override open func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        showPalette()
        return true
    }

    private func showPalette() {
        var next: UIResponder? = self
        while let place = next, !(place is UIViewController) { next = place.next }
        guard let controller = next as? UIViewController, controller.presentedViewController == nil else { return }
        let palette = ColorPalette(for: self)
        palette.modalPresentationStyle = .popover
        palette.popoverPresentationController?.sourceView = self
        palette.popoverPresentationController?.sourceRect = bounds
        controller.present(palette, animated: true)
    }

    fileprivate func choose(_ color: UIColor) {
        guard color != selectedColor else { return }
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// What a well shows to choose from: a grid of colours, and their opacity.
final class ColorPalette: UIViewController {
    private weak var well: UIColorWell?
    private let grid = ColorGrid(frame: .zero)
    private let opacity = UISlider(frame: .zero)
    private let heading = UILabel(frame: .zero)
    private let done = UIButton(type: .close)

    init(for well: UIColorWell) {
        self.well = well
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: well.supportsAlpha ? 400 : 350)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = well?.title ?? "Colors"
        heading.font = .preferredFont(forTextStyle: .headline)
        grid.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        opacity.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        opacity.accessibilityLabel = "Opacity"
        opacity.isHidden = well?.supportsAlpha == false
        var alpha: CGFloat = 1
        well?.selectedColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        opacity.value = Float(alpha)
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        for part in [heading, done, grid, opacity] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 40, height: 30)
        done.frame = CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30)
        let width = min(area.width, 480)
        grid.frame = CGRect(x: area.midX - width / 2, y: area.minY + 46, width: width, height: width * 5 / 6)
        opacity.frame = CGRect(x: grid.frame.minX, y: grid.frame.maxY + 16, width: width, height: 31)
    }

    private func choose() {
        guard let color = grid.selected ?? well?.selectedColor else { return }
        well?.choose(opacity.isHidden ? color : color.withAlphaComponent(CGFloat(opacity.value)))
    }
}

/// Greys in the first row, below them each hue from dark to light.
private final class ColorGrid: UIControl {
    private static let columns = 12
    private static let rows = 10
    private(set) var selected: UIColor?

    private static func color(column: Int, row: Int) -> UIColor {
        let x = CGFloat(column) / CGFloat(columns - 1)
        if row == 0 { return UIColor(white: 1 - x, alpha: 1) }
        let light = CGFloat(row) / CGFloat(rows - 1)
        return UIColor(
            hue: (0.55 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1),
            saturation: min(1, 1.9 - 1.7 * light), brightness: min(1, 0.3 + 1.4 * light), alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        let cell = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                Self.color(column: column, row: row).setFill()
                UIRectFill(
                    CGRect(
                        x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
                        height: cell.height))
            }
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { pick(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { pick(touch) }

    private func pick(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        let column = Int(point.x / max(1, bounds.width) * CGFloat(Self.columns))
        let row = Int(point.y / max(1, bounds.height) * CGFloat(Self.rows))
        let color = Self.color(
            column: max(0, min(Self.columns - 1, column)), row: max(0, min(Self.rows - 1, row)))
        if color != selected {
            selected = color
            sendActions(for: .valueChanged)
        }
        return true
    }
}
