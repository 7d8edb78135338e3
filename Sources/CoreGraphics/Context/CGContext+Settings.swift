import AppleFoundation

extension CGContext {
    // MARK: Lines

    public func setLineWidth(_ width: CGFloat) {
        if width.isFinite, width >= 0 { state.lineWidth = width }
    }

    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite, limit > 0 { state.miterLimit = limit }
    }

    /// Lengths of dashes and gaps in turn; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isDash = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashPhase = isDash ? phase : 0
        state.dashLengths = isDash ? lengths : []
    }

    public func setFlatness(_ flatness: CGFloat) {
        if flatness.isFinite, flatness > 0 { state.flatness = flatness }
    }

    // MARK: Compositing

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// A shadow in translucent black, one third opaque.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// The offset is in base space: no change of the matrix moves the light. No colour means no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.srgb.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: color.srgb)
    }

    // MARK: Colours

    public func setFillColor(_ color: CGColor) { state.fill = paint(color) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = paint(color) }

    private func paint(_ color: CGColor) -> GraphicsState.Paint {
        GraphicsState.Paint(
            color: color.srgb, pattern: color.pattern, space: color.colorSpace ?? .sharedDeviceRGB, source: color)
    }

    public func setFillColorSpace(_ space: CGColorSpace) { state.fill = GraphicsState.Paint(space: space) }
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = GraphicsState.Paint(space: space) }

    /// Components in the colour space that was set for filling, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fill.space, components: components) { setFillColor(color) }
    }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.stroke.space, components: components) { setStrokeColor(color) }
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .sharedDeviceRGB, red, green, blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .sharedDeviceRGB, red, green, blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .sharedDeviceGray, gray, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .sharedDeviceGray, gray, alpha: alpha))
    }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// `colorComponents` as for a colour of the pattern space: the base colour and alpha, or alpha alone.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = patternColor(pattern, colorComponents, in: state.fill.space) { setFillColor(color) }
    }

    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = patternColor(pattern, colorComponents, in: state.stroke.space) { setStrokeColor(color) }
    }

    private func patternColor(
        _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace
    ) -> CGColor? {
        let space = space.model == .pattern ? space : .sharedPattern
        return CGColor(patternSpace: space, pattern: pattern, components: components)
    }

    public func setPatternPhase(_ phase: CGSize) {
        if phase.width.isFinite, phase.height.isFinite { state.patternPhase = phase }
    }

    /// The fill colour as pixels show it; a pattern's base colour where there is a pattern.
    package var fillColor: SRGBColor { state.fill.color }
    package var strokeColor: SRGBColor { state.stroke.color }
    package var globalAlpha: CGFloat { state.alpha }
    package var blendMode: CGBlendMode { state.blendMode }
    package var hasShadow: Bool { state.shadow != nil }
    package var lineWidth: CGFloat { state.lineWidth }
    /// Whether the fill colour is one colour everywhere.
    package var fillsWithPattern: Bool { state.fill.pattern != nil }

    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

    // MARK: Quality

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    public func setShouldAntialias(_ flag: Bool) { set(.shouldAntialias, flag) }
    public func setAllowsAntialiasing(_ flag: Bool) { set(.allowsAntialiasing, flag) }
    public func setShouldSmoothFonts(_ flag: Bool) { set(.shouldSmoothFonts, flag) }
    public func setAllowsFontSmoothing(_ flag: Bool) { set(.allowsFontSmoothing, flag) }
    public func setShouldSubpixelPositionFonts(_ flag: Bool) { set(.shouldSubpixelPositionFonts, flag) }
    public func setAllowsFontSubpixelPositioning(_ flag: Bool) { set(.allowsFontSubpixelPositioning, flag) }
    public func setShouldSubpixelQuantizeFonts(_ flag: Bool) { set(.shouldSubpixelQuantizeFonts, flag) }
    public func setAllowsFontSubpixelQuantization(_ flag: Bool) { set(.allowsFontSubpixelQuantization, flag) }

    private func set(_ flag: GraphicsState.Flags, _ on: Bool) {
        if on { state.flags.insert(flag) } else { state.flags.remove(flag) }
    }

    package var isAntialiased: Bool { state.isAntialiased }

    // MARK: Text state, which CoreText reads

    /// Not part of the state stack, as on iOS.
    public var textMatrix: CGAffineTransform {
        get { textMatrixStorage }
        set { if newValue.isFinite { textMatrixStorage = newValue } }
    }

    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrixStorage.tx, y: textMatrixStorage.ty) }
        set {
            guard newValue.isFinite else { return }
            textMatrixStorage.tx = newValue.x
            textMatrixStorage.ty = newValue.y
        }
    }

    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing.isFinite ? spacing : 0 }
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
    package var characterSpacing: CGFloat { state.characterSpacing }
}
