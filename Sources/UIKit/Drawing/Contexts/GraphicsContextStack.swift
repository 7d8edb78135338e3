@_spi(House) import AppleFoundation
import CoreGraphics

/// Which context drawing calls without one go to: a stack for each thread.
final class GraphicsContextStack {
    /// What an image context made by `UIGraphicsBeginImageContextWithOptions` needs at its end.
    struct ImageContext {
        let scale: CGFloat
        let size: CGSize
    }

    private struct Entry {
        let context: CGContext
        let image: ImageContext?
    }

    private var entries: [Entry] = []

    /// A thread's stack goes with the thread.
    private static let stacks = ThreadObject<GraphicsContextStack>()

    static var current: GraphicsContextStack { stacks.current(orMade: GraphicsContextStack.init) }

    var top: CGContext? { entries.last?.context }
    /// The innermost image context, even when another context was pushed on top of it.
    var topImage: (context: CGContext, image: ImageContext)? {
        for entry in entries.reversed() {
            if let image = entry.image { return (entry.context, image) }
        }
        return nil
    }

    func push(_ context: CGContext, image: ImageContext? = nil) {
        entries.append(Entry(context: context, image: image))
    }

    func pop() {
        if entries.popLast() == nil { Misuse.report(.unbalancedGraphicsContextPop) }
    }

    func popImage() {
        guard let index = entries.lastIndex(where: { $0.image != nil }) else { return }
        entries.remove(at: index)
    }
}

/// The context that drawing calls go to now; nil outside of any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.top }

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.push(context) }

public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

// MARK: - Image contexts

/// A transparent bitmap of `size` points at one pixel a point becomes the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A bitmap of `size` points becomes the current context; `scale` 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
    guard let context = BitmapContexts.make(size: size, scale: scale, isOpaque: opaque) else {
        Misuse.report(
            .other(
                "UIGraphicsBeginImageContext() failed to allocate a context of \(size) points at scale \(scale).",
                isException: false))
        return
    }
    GraphicsContextStack.current.push(context, image: .init(scale: scale, size: size))
}

/// A picture of what the innermost image context holds now.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, image) = GraphicsContextStack.current.topImage, let picture = context.makeImage() else { return nil }
    return UIImage(cgImage: picture, scale: image.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { GraphicsContextStack.current.popImage() }

extension UITraitCollection {
    /// The pixels a point that bitmaps without another wish are made with.
    var drawingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
