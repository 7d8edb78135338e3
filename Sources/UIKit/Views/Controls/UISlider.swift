import AppleFoundation
import CoreGraphics
import QuartzCore

/// Chooses a number by dragging a thumb along a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
    // MARK: Parts
    private let leading = UIImageView(frame: .zero)
    private let trailing = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private var icons: (least: UIImageView?, most: UIImageView?) = (nil, nil)
    private var images = StateImages()
    private var current: Float = 0
    /// From the finger to the middle of the thumb.
    private var grip: CGFloat = 0

    private static let thumbSize: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    private static let reach: CGFloat = 10

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UISlider.self)
    }

    private func setUp() {
        for part in [trailing, leading, thumb] { addSubview(part) }
        ControlLooks.addShadow(to: thumb, radius: 3, offset: 2, opacity: 0.2)
        refresh()
    }

    // MARK: The value
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    open func setValue(_ value: Float, animated: Bool) {
        let fitting = limited(value)
        guard fitting != current else { return }
        changed("value") { current = fitting }
        layoutIfNeededForAnimation(animated)
        ControlLooks.change(self, animated: animated) { self.placeTrackAndThumb() }
    }

    private func layoutIfNeededForAnimation(_ animated: Bool) { if animated { layoutIfNeeded() } }

    private func limited(_ value: Float) -> Float { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            current = limited(current)
            setNeedsLayout()
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            current = limited(current)
            setNeedsLayout()
        }
    }
    /// Whether every movement is reported, or only the last.
    open var isContinuous = true

    // MARK: Looks
    open var minimumTrackTintColor: UIColor? { didSet { refresh() } }
    open var maximumTrackTintColor: UIColor? { didSet { refresh() } }
    open var thumbTintColor: UIColor? { didSet { refresh() } }
    open var minimumValueImage: UIImage? { didSet { setIcon(\.least, minimumValueImage) } }
    open var maximumValueImage: UIImage? { didSet { setIcon(\.most, maximumValueImage) } }

    open func setThumbImage(_ image: UIImage?, for state: State) { setImage(image, .thumb, state) }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { setImage(image, .leading, state) }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { setImage(image, .trailing, state) }
    open func thumbImage(for state: State) -> UIImage? { images[.thumb, state] }
    open func minimumTrackImage(for state: State) -> UIImage? { images[.leading, state] }
    open func maximumTrackImage(for state: State) -> UIImage? { images[.trailing, state] }
    open var currentThumbImage: UIImage? { images.value(.thumb, state) }
    open var currentMinimumTrackImage: UIImage? { images.value(.leading, state) }
    open var currentMaximumTrackImage: UIImage? { images.value(.trailing, state) }

    private func setImage(_ image: UIImage?, _ part: StateImages.Part, _ state: State) {
        images[part, state] = image
        refresh()
    }

    private func setIcon(_ path: WritableKeyPath<(least: UIImageView?, most: UIImageView?), UIImageView?>, _ image: UIImage?) {
        icons[keyPath: path]?.removeFromSuperview()
        icons[keyPath: path] = image.map { image in
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            insertSubview(view, at: 0)
            return view
        }
        setNeedsLayout()
    }

    private func refresh() {
        func paint(_ view: UIImageView, _ image: UIImage?, _ color: UIColor) {
            view.image = image
            view.backgroundColor = image == nil ? color : nil
        }
        paint(leading, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
        paint(trailing, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
        paint(thumb, currentThumbImage, thumbTintColor ?? .white)
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    // MARK: Geometry, for subclasses to change
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { iconRect(minimumValueImage, bounds, atStart: true) }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { iconRect(maximumValueImage, bounds, atStart: false) }

    private func iconRect(_ image: UIImage?, _ bounds: CGRect, atStart: Bool) -> CGRect {
        guard let size = image?.size else {
            return CGRect(x: atStart ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        let isLeft = atStart != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let gap: CGFloat = 8
        let first = minimumValueImage.map { $0.size.width + gap } ?? UISlider.sideMargin
        let last = maximumValueImage.map { $0.size.width + gap } ?? UISlider.sideMargin
        let (left, right) = isRightToLeft ? (last, first) : (first, last)
        let height = currentMinimumTrackImage?.size.height ?? UISlider.trackHeight
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right), height: height)
    }

    private static let sideMargin: CGFloat = 2

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: UISlider.thumbSize, height: UISlider.thumbSize)
        let span = maximumValue - minimumValue
        var share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if isRightToLeft { share = 1 - share }
        // At its ends the thumb covers the end of the track.
        let x = rect.minX + (rect.width - size.width) * share
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        icons.least?.frame = minimumValueImageRect(forBounds: bounds)
        icons.most?.frame = maximumValueImageRect(forBounds: bounds)
        placeTrackAndThumb()
    }

    private func placeTrackAndThumb() {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: current)
        thumb.frame = thumbFrame
        thumb.layer.cornerRadius = currentThumbImage == nil ? thumbFrame.height / 2 : 0
        var (left, right) = track.divided(atDistance: min(max(thumbFrame.midX - track.minX, 0), track.width), from: .minXEdge)
        if isRightToLeft { swap(&left, &right) }
        leading.frame = left
        trailing.frame = right
        leading.layer.cornerRadius = currentMinimumTrackImage == nil ? track.height / 2 : 0
        trailing.layer.cornerRadius = currentMaximumTrackImage == nil ? track.height / 2 : 0
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    // MARK: Tracking
    /// Only on the thumb, or close to it.
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let place = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(place) else { return false }
        grip = thumb.frame.midX - place.x
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let value = value(atMiddle: touch.location(in: self).x + grip)
        guard value != current else { return true }
        current = value
        placeTrackAndThumb()
        if isContinuous { sendActions(for: .valueChanged, with: event) }
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged, with: event) }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    private func value(atMiddle x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let width = thumb.frame.width
        guard track.width > width else { return current }
        var share = (x - width / 2 - track.minX) / (track.width - width)
        if isRightToLeft { share = 1 - share }
        return limited(minimumValue + Float(share) * (maximumValue - minimumValue))
    }

    // MARK: Accessibility
    override open var accessibilityValue: String? {
        get {
            let span = maximumValue - minimumValue
            return super.accessibilityValue ?? "\(span > 0 ? Int(((current - minimumValue) / span * 100).rounded()) : 0)%"
        }
        set { super.accessibilityValue = newValue }
    }
    override open func accessibilityIncrement() { step(0.1) }
    override open func accessibilityDecrement() { step(-0.1) }

    private func step(_ share: Float) {
        setValue(current + share * (maximumValue - minimumValue), animated: true)
        sendActions(for: .valueChanged)
    }
}

/// Pictures for the parts of a control in its states.
struct StateImages {
    enum Part: Hashable { case thumb, leading, trailing, background, divider, increment, decrement }

    private struct Key: Hashable {
        let part: Part
        let state: UInt
    }

    private var images: [Key: UIImage] = [:]

    /// Exactly for the state.
    subscript(part: Part, state: UIControl.State) -> UIImage? {
        get { images[Key(part: part, state: state.rawValue)] }
        set { images[Key(part: part, state: state.rawValue)] = newValue }
    }

    /// For the state, or else for the normal one.
    func value(_ part: Part, _ state: UIControl.State) -> UIImage? { self[part, state] ?? self[part, .normal] }
}
