import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows a picture, or a sequence of them, without drawing it again: the pixels go straight into the layer.
@preconcurrency @MainActor
open class UIImageView: UIView {
    // MARK: State
    private var shownImage: UIImage?
    private var rarePictures: ImageViewRarities?
    private var highlighted = false

    private var rareState: ImageViewRarities {
        if let rarePictures { return rarePictures }
        let made = ImageViewRarities()
        rarePictures = made
        return made
    }

    // MARK: Creating an image view

    /// As large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceFileCoder.of(coder)?.fill(self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    // MARK: The picture
    open var image: UIImage? {
        get { shownImage }
        set {
            if isExchanged(self, UIImageView.self, "setImage:", [newValue]) { return }
            changed("image") {
                if newValue === shownImage { return }
                let oldSize = shownImage?.size
                shownImage = newValue
                pictureChanged(isResized: oldSize != newValue?.size)
            }
        }
    }

    open var highlightedImage: UIImage? {
        get { rarePictures?.highlightedImage }
        set {
            if newValue === highlightedImage { return }
            rareState.highlightedImage = newValue
            if isHighlighted { pictureChanged(isResized: false) }
        }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set {
            guard newValue != highlighted else { return }
            changed("highlighted") { highlighted = newValue }
            if rarePictures != nil { pictureChanged(isResized: false) }
        }
    }

    /// Changes symbols that come without a size or weight of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { rarePictures?.symbolConfiguration }
        set {
            if newValue == preferredSymbolConfiguration { return }
            rareState.symbolConfiguration = newValue
            pictureChanged(isResized: true)
        }
    }

    // MARK: A sequence of pictures
    open var animationImages: [UIImage]? {
        get { rarePictures?.animationImages }
        set {
            rareState.animationImages = newValue
            restart()
        }
    }

    open var highlightedAnimationImages: [UIImage]? {
        get { rarePictures?.highlightedAnimationImages }
        set {
            rareState.highlightedAnimationImages = newValue
            restart()
        }
    }

    /// Seconds for one round; 0 gives each picture a thirtieth.
    open var animationDuration: TimeInterval {
        get { rarePictures?.animationDuration ?? 0 }
        set {
            rareState.animationDuration = newValue
            restart()
        }
    }

    /// 0 goes on for ever.
    open var animationRepeatCount: Int {
        get { rarePictures?.animationRepeatCount ?? 0 }
        set { rareState.animationRepeatCount = newValue }
    }

    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? currentImage?.images
        guard let images, !images.isEmpty else { return }
        let ownDuration = animationImages == nil ? currentImage?.duration ?? 0 : 0
        let wanted = animationDuration > 0 ? animationDuration : ownDuration
        run(images, duration: wanted > 0 ? wanted : Double(images.count) / 30)
    }

    open func stopAnimating() {
        layer.removeAnimation(forKey: Self.animationKey)
    }

    private static let animationKey = "contents.sequence"

    private func run(_ images: [UIImage], duration: TimeInterval) {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.calculationMode = .discrete
        animation.values = images.compactMap { pixels(of: $0)?.image }
        animation.keyTimes = (0...images.count).map { NSNumber(value: Double($0) / Double(images.count)) }
        animation.duration = duration
        animation.repeatCount = animationRepeatCount == 0 ? .infinity : Float(animationRepeatCount)
        if let first = pixels(of: images[0]) {
            layer.contentsScale = first.scale
            layer.contentsTint = tint(for: images[0])
            if layer.contents == nil { layer.contents = first.image }
        }
        layer.add(animation, forKey: Self.animationKey)
    }

    private func restart() {
        if isAnimating {
            stopAnimating()
            startAnimating()
        }
    }

    // MARK: Sizes
    override open var intrinsicContentSize: CGSize {
        guard let size = currentImage?.size ?? animationImages?.first?.size else { return super.intrinsicContentSize }
        return size
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { currentImage?.size ?? animationImages?.first?.size ?? .zero }

    override open var alignmentRectInsets: UIEdgeInsets { currentImage?.alignmentRectInsets ?? .zero }

    // MARK: Environment
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        updateTint()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContents()
    }

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateTint()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if rarePictures?.contentsDependOnSize == true || shownImage?.isSymbolImage == true { updateContents() }
    }

    override open var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            if shownImage?.isSymbolImage == true { updateContents() }
        }
    }
}

/// What few image views have.
@MainActor
private final class ImageViewRarities {
    var highlightedImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var animationImages: [UIImage]?
    var highlightedAnimationImages: [UIImage]?
    var animationDuration: TimeInterval = 0
    var animationRepeatCount = 0
    /// The contents are drawn for the bounds, as tiles are.
    var contentsDependOnSize = false
}

// MARK: - From the picture to the layer

extension UIImageView {
    /// The picture for the present state, symbols with the preferred configuration.
    private var currentImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? shownImage : shownImage
        guard let image, case .symbol = image.content, let preferred = preferredSymbolConfiguration else { return image }
        // A text style is as large as the view's traits say, whoever asks.
        let merged = preferred.applying(image.symbolConfiguration)
        return image.withConfiguration(merged.withTraitCollection(merged.traitCollection ?? traits))
    }

    private func pictureChanged(isResized: Bool) {
        if isResized { invalidateIntrinsicContentSize() }
        updateContents()
        if currentImage?.images != nil {
            startAnimating()
        } else if animationImages == nil, isAnimating {
            stopAnimating()
        }
    }

    private func updateContents() {
        guard let image = currentImage, let pixels = pixels(of: image) else {
            layer.contents = nil
            return
        }
        layer.contentsScale = pixels.scale
        let center = stretchableCenter(of: image)
        if layer.contentsCenter != center { layer.contentsCenter = center }
        layer.contents = pixels.image
        updateTint()
    }

    private func updateTint() {
        guard let image = currentImage else { return }
        let tint = tint(for: image)
        if tint != layer.contentsTint { layer.contentsTint = tint }
    }

    /// The colour that replaces the picture's own: for templates and for symbols without colours.
    private func tint(for image: UIImage) -> CGColor? {
        switch image.renderingMode {
        case .alwaysOriginal: return nil
        case .alwaysTemplate: return tintColor.cgColor(in: traits)
        case .automatic:
            guard case .symbol(let symbol) = image.content, !symbol.isColored, image.options.tint == nil else { return nil }
            return tintColor.cgColor(in: traits)
        }
    }

    private func pixels(of image: UIImage) -> (image: CGImage, scale: CGFloat)? {
        let isMirrored = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = isMirrored ? image.withHorizontallyFlippedOrientation() : image
        if case .symbol(let symbol) = image.content { return symbolPixels(image, symbol, isMirrored: isMirrored) }
        if image.options.isResizable, image.resizingMode == .tile, tilesVisibly(image) { return tiles(image) }
        return ImageDrawing.upright(image).map { ($0, image.scale) }
    }

    /// A symbol is drawn at the size it is shown in, so that it stays sharp.
    private func symbolPixels(_ image: UIImage, _ symbol: SymbolImage, isMirrored: Bool) -> (image: CGImage, scale: CGFloat)? {
        let screen = traits.drawingScale
        let size = symbol.size(scale: screen)
        var stretch: CGFloat = 1
        if bounds.width > 0, bounds.height > 0, size.width > 0, size.height > 0 {
            let across = bounds.width / size.width
            let down = bounds.height / size.height
            switch contentMode {
            case .scaleAspectFit: stretch = min(across, down)
            case .scaleAspectFill, .scaleToFill, .redraw: stretch = max(across, down)
            default: break
            }
        }
        let scale = min(max(screen * stretch, 0.5), 64)
        var made: CGImage?
        traits.performAsCurrent {
            let color = image.renderingMode == .alwaysTemplate ? nil : image.options.tint
            made = symbol.bitmap(scale: scale, colors: color.map { [$0] } ?? [])
        }
        guard let made else { return nil }
        guard isMirrored else { return (made, screen) }
        let mirrored = UIImage(cgImage: made, scale: 1, orientation: .upMirrored)
        return ImageDrawing.upright(mirrored).map { ($0, screen) }
    }

    // MARK: Resizable pictures

    private func stretchableCenter(of image: UIImage) -> CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let size = image.size
        guard image.options.isResizable, size.width > 0, size.height > 0, rarePictures?.contentsDependOnSize != true else {
            return whole
        }
        let insets = image.capInsets
        let width = max(0.0001, size.width - insets.left - insets.right)
        let height = max(0.0001, size.height - insets.top - insets.bottom)
        return CGRect(
            x: insets.left / size.width, y: insets.top / size.height, width: width / size.width, height: height / size.height)
    }

    /// A middle of one point looks the same stretched.
    private func tilesVisibly(_ image: UIImage) -> Bool {
        let size = image.size
        let insets = image.capInsets
        let visible = size.width - insets.left - insets.right > 1 || size.height - insets.top - insets.bottom > 1
        if visible != (rarePictures?.contentsDependOnSize ?? false) { rareState.contentsDependOnSize = visible }
        return visible
    }

    private func tiles(_ image: UIImage) -> (image: CGImage, scale: CGFloat)? {
        let size = contentMode == .scaleToFill ? bounds.size : image.size
        guard size.width > 0, size.height > 0 else { return ImageDrawing.upright(image).map { ($0, image.scale) } }
        let scale = traits.drawingScale
        return BitmapContexts.image(size: size, scale: scale) { context in
            ImageDrawing.draw(
                image, in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 1, context: context)
        }.map { ($0, scale) }
    }
}
