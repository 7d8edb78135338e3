import AppleFoundation
import CoreGraphics
import CoreText
import RenderEngine
import Synchronization

/// What a layer drew: pixels at a scale.
package final class BackingStore: RedrawnPixels {
    package let pixels: PixelBuffer
    package let scale: CGFloat
    package let isOpaque: Bool
    /// The pixels are those of a sheet.
    let sheet: InkSheet?
    /// Its colour, clear while nothing is on it; nil where pixels have all channels.
    var ink: UInt32? { sheet.map { $0.color ?? 0 } }
    /// Rises with each drawing into the same pixels.
    package private(set) var generation: UInt32 = 0
    /// What the last drawings reached, where they didn't reach all; the latest is at the end.
    private var parts: [PixelRect] = []
    private static let mostParts = 4

    package init(pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool = false) {
        self.pixels = pixels
        self.scale = scale
        self.isOpaque = isOpaque
        sheet = nil
    }

    init(_ sheet: InkSheet) {
        pixels = sheet.pixels
        scale = sheet.scale
        isOpaque = false
        self.sheet = sheet
    }

    /// `part` is what was drawn anew, in pixels; nil stands for all.
    package func changed(within part: PixelRect? = nil) {
        generation &+= 1
        guard let part else { return parts = [] }
        if parts.count == Self.mostParts { parts.removeFirst() }
        parts.append(part)
    }

    /// What lies within a part of the box that the pixels show; nil for all of them.
    func pixelRect(of part: CGRect, in box: CGRect) -> PixelRect? {
        let left = ((part.minX - box.origin.x) * scale).rounded(.down)
        let top = ((part.minY - box.origin.y) * scale).rounded(.down)
        let right = ((part.maxX - box.origin.x) * scale).rounded(.up)
        let bottom = ((part.maxY - box.origin.y) * scale).rounded(.up)
        let x = Int(max(0, left))
        let y = Int(max(0, top))
        let width = Int(min(CGFloat(pixels.width), right)) - x
        let height = Int(min(CGFloat(pixels.height), bottom)) - y
        guard width > 0, height > 0 else { return nil }
        if width == pixels.width, height == pixels.height { return nil }
        return PixelRect(x: x, y: y, width: width, height: height)
    }

    package func redrawn(since old: UInt32) -> PixelRect? {
        let count = Int(generation &- old)
        guard count <= parts.count else { return nil }
        return parts.suffix(count).reduce(PixelRect.empty) { $0.union($1) }
    }
}

/// The delegate of a layer that draws late, if it can say with ink alone what it has to show.
package protocol InkDelegate: AnyObject {
    /// False when it takes more than that; the layer is drawn in all channels then.
    func draw(_ layer: CALayer, on sheet: InkSheet) -> Bool
}

extension CALayer {
    /// Ready-made contents, such as a view's cached picture.
    package func setContents(pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool = false) {
        setContents(BackingStore(pixels: pixels, scale: scale, isOpaque: isOpaque))
    }

    /// Replaces the colours of the contents and keeps their alpha.
    package var contentsTint: CGColor? {
        get { look?.values.contentsTint }
        set {
            if newValue === contentsTint { return }
            lookBox.values.contentsTint = newValue
            mark(.contentsChanged)
        }
    }

    func setContents(_ value: Any?) {
        let object = value.map(Self.object)
        if object === storedContents { return }
        change("contents", .contentsChanged) { storedContents = object }
    }

    /// What it mostly is, is found out at once; to make an object of just anything takes a hundred times as long.
    private static func object(_ value: Any) -> AnyObject {
        if let image = value as? CGImage { return image }
        if let store = value as? BackingStore { return store }
        return value as AnyObject
    }

    func invalidate(_ rect: CGRect?) {
        guard !flags.contains(.isPresentation) else { return }
        if let rect {
            let part = rect.intersection(storedBounds)
            guard !part.isEmpty else { return }
            if flags.isDisjoint(with: .anyDisplay) {
                rare.dirtyRect = part
            } else if let old = extras?.dirtyRect {
                rare.dirtyRect = old.union(part)
            }
        } else {
            extras?.dirtyRect = nil
        }
        mark(displayMark)
    }

    /// What a fresh layer needs whose owner draws. `late` is what `drawLate()` does.
    package final func startDrawing(isOpaque: Bool, onBoundsChange: Bool = false, late: Bool = false) {
        if isOpaque { flags.insert(.opaque) } else { flags.remove(.opaque) }
        if onBoundsChange { flags.insert(.displaysOnBoundsChange) }
        if late {
            flags.insert(.drawsLate)
            flags.remove(.needsDisplay)
        }
        mark([.contentsChanged, displayMark])
    }

    /// From now on the layer draws when a frame is made instead of at each commit.
    package final func drawLate() {
        flags.insert(.drawsLate)
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        mark(.needsLateDisplay)
    }

    @inline(__always) var displayMark: LayerFlags { flags.contains(.drawsLate) ? .needsLateDisplay : .needsDisplay }

    func displayNow() {
        guard !flags.isDisjoint(with: .anyDisplay) else { return }
        flags.subtract(.anyDisplay)
        display()
    }

    /// The delegate's `display(_:)` when it has one, otherwise `draw(in:)` into the backing store.
    func displayContents() {
        let part = extras?.dirtyRect
        extras?.dirtyRect = nil
        flags.subtract(.anyDisplay)
        if let delegate {
            DisplayProbe.answer = .used
            delegate.display(self)
            if DisplayProbe.answer == .used, !drawsBackgroundPattern { return }
        }
        drawBackingStore(within: part)
    }

    package func delegateLeftDisplayToLayer() { DisplayProbe.answer = .leftAlone }
    package func delegateDrewNothing() { DisplayProbe.answer = .leftAlone }

    func drawThroughDelegate(_ context: CGContext) {
        guard let delegate else {
            DisplayProbe.answer = .leftAlone
            return
        }
        delegate.draw(self, in: context)
    }

    private func drawBackingStore(within part: CGRect?) {
        guard mayDraw || drawsBackgroundPattern, storedBounds.size.width > 0, storedBounds.size.height > 0 else { return }
        if flags.contains(.drawsLate), drawInk(within: part) { return }
        let old = reusableStore()
        guard let store = old ?? newStore() else { return }
        delegate?.layerWillDraw(self)
        DisplayProbe.answer = .used
        let wasOurs = store === storedContents
        let clip = wasOurs ? part : nil
        let reached = BackingStorePainter.paint(self, into: store, within: clip, isFresh: old == nil)
        // Super's answer says nothing of what a class of its own draws around it.
        let leftAlone = DisplayProbe.answer == .leftAlone && !drawsItself
        if leftAlone { DrawingClasses.note(self, draws: false) }
        if leftAlone, !drawsBackgroundPattern {
            if wasOurs { storedContents = nil }
        } else {
            store.changed(within: reached)
            storedContents = store
        }
        mark(.contentsChanged)
    }

    /// A byte a pixel instead of four, and no clearing but of what was there.
    private func drawInk(within part: CGRect?) -> Bool {
        guard !isOpaque, !drawsBackgroundPattern, let delegate = delegate as? any InkDelegate else { return false }
        let old = reusableInk()
        guard let store = old ?? newInk(), let sheet = store.sheet else { return false }
        let reached = old == nil ? nil : part.flatMap { store.pixelRect(of: $0, in: bounds) }
        sheet.begin(within: reached)
        guard delegate.draw(self, on: sheet) else { return false }
        store.changed(within: reached)
        storedContents = store
        mark(.contentsChanged)
        return true
    }

    private func reusableInk() -> BackingStore? {
        guard let store = storedContents as? BackingStore, store.sheet != nil else { return nil }
        let size = pixelSize
        let fits = store.pixels.width == size.width && store.pixels.height == size.height && store.scale == size.scale
        return fits ? store : nil
    }

    private func newInk() -> BackingStore? {
        let size = pixelSize
        return InkSheet(width: size.width, height: size.height, scale: size.scale).map { BackingStore($0) }
    }

    // MARK: A pattern behind the drawing

    /// A pattern is no single colour for the render tree: it is drawn into the backing store, behind what the layer draws.
    /// A picture set as contents leaves no store to draw it in.
    var drawsBackgroundPattern: Bool {
        storedBackground?.pattern != nil && (storedContents == nil || storedContents is BackingStore)
    }

    func backgroundPatternChanged() {
        if storedBackground?.pattern == nil, storedContents is BackingStore {
            storedContents = nil
            mark(.contentsChanged)
        }
        setNeedsDisplay()
    }

    /// Whether the layer's class draws, whatever its delegate does.
    package final var drawsItself: Bool { DrawingClasses.overridesDrawing(type(of: self)) }

    /// False when it is known that neither the class nor the delegate draws anything.
    private var mayDraw: Bool { DrawingClasses.mayDraw(self) }

    /// Pixels per side, and the scale when the side would be too long.
    private var pixelSize: (width: Int, height: Int, scale: CGFloat) {
        let size = storedBounds.size
        var scale = storedScale > 0 ? storedScale : 1
        let longest = max(size.width, size.height)
        let limit = CGFloat(PixelBuffer.maximumSide)
        let pixels = size.width * size.height * scale * scale
        let most: CGFloat = 64 * 1024 * 1024
        if longest * scale > limit || pixels > most {
            let bySide = limit / longest
            let byArea = (most / (size.width * size.height)).squareRoot()
            let fitting = min(scale, min(bySide, byArea))
            LayerMisuse.handler(
                .tooLarge(
                    "A layer of \(size.width.short) by \(size.height.short) points at scale \(scale.short) is drawn at scale "
                        + "\(fitting.short): a side may have \(PixelBuffer.maximumSide) pixels and a layer 64 million. Layer: \(self)"
                ))
            scale = fitting
        }
        let width = min(PixelBuffer.maximumSide, max(1, Int(clamping: (size.width * scale - 1e-6).rounded(.up))))
        let height = min(PixelBuffer.maximumSide, max(1, Int(clamping: (size.height * scale - 1e-6).rounded(.up))))
        return (width, height, scale)
    }

    private func reusableStore() -> BackingStore? {
        guard let store = storedContents as? BackingStore else { return nil }
        let size = pixelSize
        let fits = store.pixels.width == size.width && store.pixels.height == size.height
        return fits && store.scale == size.scale && store.isOpaque == isOpaque && store.pixels.format == .argb ? store : nil
    }

    private func newStore() -> BackingStore? {
        let size = pixelSize
        guard let pixels = PixelBuffer(width: size.width, height: size.height) else { return nil }
        return BackingStore(pixels: pixels, scale: size.scale, isOpaque: isOpaque)
    }

    /// Drawing that waited while the layer was hidden becomes known above.
    func spreadWaitingDisplay() {
        let waiting = flags.intersection(.displayWork)
        if !waiting.isEmpty { spread(Self.spreading(waiting)) }
    }

    /// Displays every layer of the subtree that asked for it and is not hidden; without `late` those that draw late are left.
    package func displaySubtree(late: Bool = true) {
        let below: LayerFlags = late ? [.needsDisplayBelow, .needsLateDisplayBelow] : .needsDisplayBelow
        let own: LayerFlags = late ? .anyDisplay : .needsDisplay
        let work = below.union(own)
        guard !flags.isDisjoint(with: work) else { return }
        var stack: [CALayer] = [self]
        while let layer = stack.popLast() {
            // What a hidden layer has to draw waits until it shows.
            if layer.isHidden { continue }
            if !layer.flags.isDisjoint(with: own) { layer.displayIfNeeded() }
            guard !layer.flags.isDisjoint(with: below) else { continue }
            layer.flags.subtract(below)
            if let mask = layer.extras?.mask { stack.append(mask) }
            for child in layer.sublayerList.reversed() where !child.flags.isDisjoint(with: work) { stack.append(child) }
        }
    }
}

/// How the default implementations of the delegate's methods tell that they were the ones called.
enum DisplayProbe {
    enum Answer { case used, leftAlone }
    nonisolated(unsafe) static var answer = Answer.used
}

/// Remembers which kinds of layers turned out to draw nothing, so that they need no backing store.
enum DrawingClasses {
    private struct Kind: Hashable {
        let layer: ObjectIdentifier
        let delegate: ObjectIdentifier?
    }
    private static let silent = Mutex<Set<Kind>>([])

    private class Plain: CALayer {}
    private class Draws: CALayer {
        override func draw(in ctx: CGContext) { _ = ctx }
    }
    private static let drawing = VirtualTable.entry(of: CALayer.self, overriddenIn: Draws.self, butNotIn: Plain.self)

    /// Whether a class has a `draw(in:)` of its own. A place in its table that was not found counts as one.
    static func overridesDrawing(_ type: CALayer.Type) -> Bool {
        if type == CALayer.self { return false }
        guard let drawing else { return true }
        return VirtualTable.differs(type, from: CALayer.self, at: drawing)
    }

    private static func kind(_ layer: CALayer) -> Kind {
        Kind(layer: ObjectIdentifier(type(of: layer)), delegate: layer.delegate.map { ObjectIdentifier(type(of: $0)) })
    }

    static func mayDraw(_ layer: CALayer) -> Bool {
        if layer.delegate == nil, type(of: layer) == CALayer.self { return false }
        return !silent.withLock { !$0.isEmpty && $0.contains(kind(layer)) }
    }

    static func note(_ layer: CALayer, draws: Bool) {
        if !draws { silent.withLock { _ = $0.insert(kind(layer)) } }
    }
}
