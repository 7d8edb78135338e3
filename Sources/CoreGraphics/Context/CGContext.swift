import AppleFoundation
import CCairo
import RasterKernels

/// A place to draw, with a stack of graphics states. Used by one thread at a time.
public final class CGContext {
    var state = GraphicsState()
    var stateStack: [GraphicsState] = []
    /// The innermost transparency layer's surface, or the context's own.
    var target: DrawingTarget
    var layers: [TransparencyLayer] = []
    /// In pixels, so that later changes of the matrix leave it alone.
    var currentPath = PathStorage()
    /// From CoreGraphics' device space to pixels.
    var flip: CGAffineTransform
    /// The space in which shadow offsets and pattern matrices are given: identity, or what UIKit set for its contexts.
    var base = CGAffineTransform.identity
    var textMatrixStorage = CGAffineTransform.identity

    /// What only some contexts have.
    let bitmap: BitmapBacking?
    let document: DocumentBacking?

    init(target: DrawingTarget, height: CGFloat, bitmap: BitmapBacking?, document: DocumentBacking?) {
        self.target = target
        self.bitmap = bitmap
        self.document = document
        flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        state.device = flip
    }

    deinit {
        document?.finish()
    }

    // MARK: The state stack

    public func saveGState() {
        stateStack.append(state)
        cairo_save(target.cr)
    }

    public func restoreGState() {
        guard stateStack.count > (layers.last?.depth ?? 0), let saved = stateStack.popLast() else {
            GraphicsMessages.report("CGContext.restoreGState(): there is no saved state, which a saveGState() would have made.")
            return
        }
        state = saved
        cairo_restore(target.cr)
    }

    // MARK: The matrix

    public var ctm: CGAffineTransform { state.ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        setCTM(transform.concatenating(state.ctm))
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { setCTM(state.ctm.translatedBy(x: tx, y: ty)) }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { setCTM(state.ctm.scaledBy(x: sx, y: sy)) }

    /// Turns the coming drawing by `angle` radians, anticlockwise where y points up.
    public func rotate(by angle: CGFloat) { setCTM(state.ctm.rotated(by: angle)) }

    private func setCTM(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            GraphicsMessages.report("CGContext: the transform \(transform) has a value that is not a number; it was left out.")
            return
        }
        state.ctm = transform
        state.device = transform.concatenating(flip)
    }

    /// Takes `transform` as the matrix of base space and as the current one: what UIKit does when it makes a context.
    package func setBaseTransform(_ transform: CGAffineTransform) {
        guard transform.isFinite else { return }
        base = transform
        setCTM(transform)
    }

    /// From user space to CoreGraphics' device space, y up.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// From user space to the pixels of `withPixels`, y down.
    package var pixelTransform: CGAffineTransform { state.device }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    // MARK: Output

    /// Nothing is held back, so there is nothing to do: pixels are in place when a call returns.
    public func flush() { cairo_surface_flush(target.surface) }

    public func synchronize() { flush() }
}

extension CGContext: Hashable {
    public static func == (a: CGContext, b: CGContext) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
