import AppleFoundation
import CoreGraphics

extension UIImage {
    /// The same picture with other options.
    func with(orientation: Orientation? = nil, _ change: (inout Options) -> Void) -> UIImage {
        var options = self.options
        change(&options)
        var content = self.content
        if case .frames(let images, let duration) = content {
            content = .frames(images.map { $0.with(orientation: orientation, change) }, duration: duration)
        }
        return UIImage(content: content, scale: scale, orientation: orientation ?? imageOrientation, options: options)
    }

    // MARK: Colour

    /// What segments show: the shape in their tint colour, unless the picture itself says otherwise.
    var asTemplateByDefault: UIImage {
        renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// Drawn in `color`; used as a template, the tint colour of the view replaces it.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    // MARK: Resizing

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The caps keep their size, the rest stretches or repeats.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
            right: left == 0 ? 0 : max(0, size.width - left - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    // MARK: Baseline

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baseline = baselineOffset } }
    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

    // MARK: Direction

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
    public func withHorizontallyFlippedOrientation() -> UIImage { with(orientation: imageOrientation.mirrored) { _ in } }

    // MARK: Configuration

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if case .symbol(let symbol) = content { return symbol.image(configuration: configuration, options: options) }
        return with { $0.configuration = configuration }
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = content else { return nil }
        let merged = (options.configuration as? SymbolConfiguration)?.applying(configuration) ?? configuration
        return symbol.image(configuration: merged, options: options)
    }

    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    // MARK: Animated pictures

    /// One picture that shows all of `images` in `duration` seconds, again and again.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(content: .frames(images, duration: duration), scale: first.scale)
    }

    /// The files `name0`, `name1` and so on.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for index in 0..<1024 {
            guard let image = UIImage(named: "\(name)\(index)") else {
                if index == 0 { continue }
                break
            }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    // MARK: Small and ready copies

    /// The picture scaled down to fit `size`, keeping its shape.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let picture = BitmapContexts.image(size: fitted, scale: scale) { context in
            context.interpolationQuality = .high
            self.draw(in: CGRect(origin: .zero, size: fitted))
        }
        return picture.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = self
        DispatchQueue.global().async { completionHandler(image.preparingThumbnail(of: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Pictures are decoded when they are made, so this is the picture itself.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = self
        DispatchQueue.global().async { completionHandler(image.preparingForDisplay()) }
    }

    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
