import AppleFoundation
import CoreGraphics
import QuartzCore

/// Chooses one of a few things that lie side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public nonisolated static let noSegment = -1

    /// What a segment may be called by.
    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    // MARK: Parts
    private let ground = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    private var segments: [SegmentView] = []
    private var dividers: [UIImageView] = []
    private var pictures = SegmentPictures() { didSet { contentChanged() } }
    private var chosen = UISegmentedControl.noSegment
    private var pressed: Int?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    // MARK: Creating
    /// Titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insert(SegmentView(image: image), at: index)
            } else if let title = item as? String {
                insert(SegmentView(title: title), at: index)
            }
        }
        sizeToFit()
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceFileCoder.of(coder)?.fillSegments(of: self)
        coder.fill(self, as: UISegmentedControl.self)
    }

    private func setUp() {
        for part in [ground, knob] {
            part.isUserInteractionEnabled = false
            part.layer.cornerCurve = .continuous
            addSubview(part)
        }
        ground.layer.cornerRadius = 8
        knob.layer.cornerRadius = 7
        ControlLooks.addShadow(to: knob, radius: 4, offset: 3, opacity: 0.12)
        refresh()
    }

    // MARK: Segments
    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title ?? ""), at: segment, animated: animated)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment, animated: animated)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(title: action.title)
        view.take(action)
        insert(view, at: segment, animated: animated)
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self[segment]?.take(action)
        contentChanged()
    }
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    private func insert(_ view: SegmentView, at index: Int, animated: Bool = false) {
        let place = min(max(0, index), segments.count)
        segments.insert(view, at: place)
        addSubview(view)
        if chosen >= place { chosen += 1 }
        segmentsChanged(animated: animated)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let place = min(max(0, segment), segments.count - 1)
        segments.remove(at: place).removeFromSuperview()
        if chosen == place { chosen = UISegmentedControl.noSegment } else if chosen > place { chosen -= 1 }
        segmentsChanged(animated: animated)
    }

    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        chosen = UISegmentedControl.noSegment
        segmentsChanged(animated: false)
    }

    private func segmentsChanged(animated: Bool) {
        let count = max(0, segments.count - 1)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let line = UIImageView(frame: .zero)
            line.isUserInteractionEnabled = false
            dividers.append(line)
            insertSubview(line, aboveSubview: ground)
        }
        contentChanged()
        ControlLooks.change(self, animated: animated) { if animated { self.layoutIfNeeded() } }
    }

    private subscript(index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

    // MARK: Content of a segment
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self[segment]?.title = title
        contentChanged()
    }
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self[segment]?.image = image
        contentChanged()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
    /// 0 lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self[segment]?.width = width
        contentChanged()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self[segment]?.offset = offset
        setNeedsLayout()
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self[segment]?.isEnabled = enabled
        refresh()
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

    // MARK: Choice
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            let fitting = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
            guard fitting != chosen else { return }
            changed("selectedSegmentIndex") { chosen = fitting }
            refresh()
        }
    }
    /// Whether a segment stays chosen only while the finger is on it.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment } } }
    open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }

    // MARK: Looks
    open var selectedSegmentTintColor: UIColor? { didSet { refresh() } }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state.rawValue] = attributes
        contentChanged()
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    // MARK: Pictures (SegmentPictures)
    /// In the place of the ground and of the knob. A state without one shows that of the ordinary state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        pictures.grounds[SegmentPictures.GroundPlace(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.grounds[SegmentPictures.GroundPlace(state: state.rawValue, metrics: barMetrics)]
    }
    /// Between segments, which stand as far apart as the widest one.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let place = SegmentPictures.DividerPlace(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
        pictures.dividers[place] = dividerImage
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.dividers[
            SegmentPictures.DividerPlace(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)]
    }
    private var metrics: UIBarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

    private func state(ofSegment index: Int) -> State {
        var state: State = index == chosen ? .selected : .normal
        if !segments[index].isEnabled || !isEnabled { state.insert(.disabled) }
        if index == pressed, index != chosen { state.insert(.highlighted) }
        return state
    }

    private func textAttributes(for state: State) -> [NSAttributedString.Key: Any] {
        let isChosen = state.contains(.selected)
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
        ]
        if let own = attributes[State.normal.rawValue] { result.merge(own) { $1 } }
        if state != .normal, let own = attributes[state.rawValue] { result.merge(own) { $1 } }
        return result
    }

    private func contentChanged() {
        refresh()
        invalidateIntrinsicContentSize()
    }

    private func refresh(animated: Bool = false) {
        let change = {
            self.ground.backgroundColor = self.pictures.hasGrounds ? .clear : .tertiarySystemFill
            self.knob.backgroundColor = self.selectedSegmentTintColor ?? ControlLooks.raised
            for (index, view) in self.segments.enumerated() {
                let state = self.state(ofSegment: index).subtracting(.highlighted)
                view.ground = self.pictures.ground(self.state(ofSegment: index), self.metrics)
                view.show(self.textAttributes(for: state), tint: self.textAttributes(for: state)[.foregroundColor] as? UIColor)
                view.alpha = index == self.pressed && index != self.chosen ? 0.4 : 1
            }
            for (index, line) in self.dividers.enumerated() {
                let sides = (self.state(ofSegment: index), self.state(ofSegment: index + 1))
                line.image =
                    self.effectiveUserInterfaceLayoutDirection == .rightToLeft
                    ? self.pictures.divider(sides.1, sides.0, self.metrics)
                    : self.pictures.divider(sides.0, sides.1, self.metrics)
                line.backgroundColor = line.image == nil && !self.pictures.hasGrounds ? .opaqueSeparator : .clear
            }
            if animated { self.layoutIfNeeded() }
        }
        setNeedsLayout()
        ControlLooks.change(self, animated: animated, change)
    }

    // MARK: Sizes
    private static let sideMargin: CGFloat = 6

    /// What each segment needs; all the same, unless they follow their content or have their own.
    private func wantedWidths() -> [CGFloat] {
        let natural = segments.map { view in
            ceil(max(view.contentWidth(textAttributes(for: .normal)), view.contentWidth(textAttributes(for: .selected))))
                + 2 * Self.sideMargin
        }
        let widest = natural.max() ?? 0
        return zip(segments, natural).map { view, width in
            view.width > 0 ? view.width : apportionsSegmentWidthsByContent ? width : widest
        }
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: wantedWidths().reduce(0, +) + CGFloat(max(0, segments.count - 1)) * pictures.gap, height: 31)
    }
    override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: 32)
    }

    /// From left to right.
    private func segmentFrames() -> [CGRect] {
        guard !segments.isEmpty else { return [] }
        var widths = wantedWidths()
        let spare = bounds.width - CGFloat(segments.count - 1) * pictures.gap - widths.reduce(0, +)
        let free = segments.indices.filter { segments[$0].width == 0 }
        for index in free {
            if apportionsSegmentWidthsByContent {
                widths[index] += spare / CGFloat(free.count)
            } else {
                let fixed = segments.reduce(0) { $0 + $1.width }
                widths[index] = (bounds.width - CGFloat(segments.count - 1) * pictures.gap - fixed) / CGFloat(free.count)
            }
        }
        var x: CGFloat = 0
        var frames = widths.map { width -> CGRect in
            defer { x += width + pictures.gap }
            return CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frames = frames.map { CGRect(x: bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        return frames
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let frames = segmentFrames()
        for (view, frame) in zip(segments, frames) { view.frame = frame }
        let scale = traits.drawingScale
        for (index, line) in dividers.enumerated() {
            let left = frames[index].minX < frames[index + 1].minX ? frames[index] : frames[index + 1]
            line.frame = CGRect(
                x: (left.maxX * scale).rounded() / scale, y: bounds.height / 4, width: 1, height: bounds.height / 2)
            if let image = line.image {
                line.frame = CGRect(x: left.maxX, y: 0, width: image.size.width, height: bounds.height)
            }
            // No line beside the chosen one.
            line.alpha = line.image == nil && (index == chosen || index + 1 == chosen) ? 0 : 1
        }
        knob.isHidden = chosen < 0 || pictures.hasGrounds
        if frames.indices.contains(chosen) {
            let inset: CGFloat = pressed == chosen ? 3 : 2
            knob.frame = frames[chosen].insetBy(dx: inset, dy: inset)
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    // MARK: Tracking
    override var claimsTaps: Bool { true }

    private func segment(at point: CGPoint) -> Int? {
        segments.firstIndex { $0.frame.insetBy(dx: 0, dy: -30).contains(point) }
    }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        pressed = index
        refresh(animated: true)
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = segment(at: touch.location(in: self)).flatMap { segments[$0].isEnabled ? $0 : nil }
        guard index != pressed else { return true }
        pressed = index
        refresh(animated: true)
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let index = pressed
        pressed = nil
        guard let index, touchEndsInside else { return refresh(animated: true) }
        if isMomentary {
            chosen = index
            report(index, event)
            chosen = UISegmentedControl.noSegment
            refresh()
        } else if index != chosen {
            chosen = index
            refresh(animated: true)
            report(index, event)
        } else {
            refresh(animated: true)
        }
    }

    override open func cancelTracking(with event: UIEvent?) {
        pressed = nil
        refresh(animated: true)
    }

    private func report(_ index: Int, _ event: UIEvent?) {
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if let action = self[index]?.action { sendAction(action) }
    }
}

/// The content of one segment.
final class SegmentView: UIView {
    private var label: UILabel?
    private var picture: UIImageView?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    convenience init(title: String) {
        self.init(frame: .zero)
        isUserInteractionEnabled = false
        show(title: title)
    }

    convenience init(image: UIImage?) {
        self.init(frame: .zero)
        isUserInteractionEnabled = false
        show(image: image)
    }

    // Observers of properties are silent in initialisers.
    private func show(title: String) { self.title = title }
    private func show(image: UIImage?) { self.image = image }

    func take(_ action: UIAction) {
        self.action = action
        if let image = action.image { self.image = image } else { title = action.title }
    }

    var title: String? {
        didSet {
            guard let title else { return }
            image = nil
            let label = self.label ?? UILabel(frame: .zero)
            if self.label == nil {
                label.textAlignment = .center
                addSubview(label)
                self.label = label
            }
            label.text = title
        }
    }

    var image: UIImage? {
        didSet {
            picture?.removeFromSuperview()
            picture = nil
            guard let image else { return }
            label?.removeFromSuperview()
            label = nil
            title = nil
            let view = UIImageView(image: image.asTemplateByDefault)
            view.contentMode = .center
            picture = view
            addSubview(view)
        }
    }

    /// Behind it.
    var ground: UIImage? {
        didSet {
            guard ground !== oldValue else { return }
            guard let ground else {
                groundView?.removeFromSuperview()
                return groundView = nil
            }
            let view = groundView ?? UIImageView(frame: bounds)
            if groundView == nil { insertSubview(view, at: 0) }
            groundView = view
            view.image = ground
        }
    }
    private var groundView: UIImageView?

    func show(_ attributes: [NSAttributedString.Key: Any], tint: UIColor?) {
        if let label, let title { label.attributedText = KeptTexts.text(title, attributes, in: label) }
        picture?.tintColor = tint
    }

    func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        if let image { return image.size.width }
        return (title ?? "").size(withAttributes: attributes).width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 4, dy: 0).offsetBy(dx: offset.width, dy: offset.height)
        groundView?.frame = bounds
        label?.frame = area
        label?.textAlignment = .center
        picture?.frame = area
    }
}
