import AppleFoundation
import RasterKernels

/// A sheet of paper with a picture on its front, seen while it is turned about one of its edges.
package struct CurledImage {
    /// The edge that is held, or the one that the sheet leaves by.
    package enum Spine: Sendable { case left, right, top, bottom }

    package let front: CGImage
    /// Upright once the sheet is turned over. Without it the back is white.
    package let back: CGImage?
    /// Where the sheet lies when it is flat, in points.
    package let paper: CGRect
    package let spine: Spine

    package init(front: CGImage, back: CGImage?, paper: CGRect, spine: Spine) {
        self.front = front
        self.back = back
        self.paper = paper
        self.spine = spine
    }

    /// The way of the bend: from the free edge to the spine, a little aslant in between. 0 is flat, 1 is turned over.
    private func curl(at progress: CGFloat, scale: CGFloat) -> PaperCurl {
        let progress = min(max(progress, 0), 1)
        let across = spine == .left || spine == .right
        let (length, width) = across ? (paper.width, paper.height) : (paper.height, paper.width)
        let lift = sin(progress * .pi)
        let tilt = 0.22 * lift * (1 - progress)
        let radius = min(length, width) * 0.16 * lift
        // The corner that is lifted first is the farthest from the line in which the bend runs.
        let farthest = length * cos(tilt) + width * sin(tilt)
        let (along, aslant) = (Float(cos(tilt)), Float(sin(tilt)))
        let (origin, normal): (CGPoint, SIMD2<Float>)
        switch spine {
        case .left: (origin, normal) = (CGPoint(x: paper.minX, y: paper.minY), SIMD2(along, aslant))
        case .right: (origin, normal) = (CGPoint(x: paper.maxX, y: paper.minY), SIMD2(-along, aslant))
        case .top: (origin, normal) = (CGPoint(x: paper.minX, y: paper.minY), SIMD2(aslant, along))
        case .bottom: (origin, normal) = (CGPoint(x: paper.minX, y: paper.maxY), SIMD2(aslant, -along))
        }
        func pixel(_ value: CGFloat) -> Int { Int(clamping: (value * scale).rounded()) }
        return PaperCurl(
            paper: PixelRect(
                minX: pixel(paper.minX), minY: pixel(paper.minY), maxX: pixel(paper.maxX), maxY: pixel(paper.maxY)),
            origin: SIMD2(Float(origin.x * scale), Float(origin.y * scale)), normal: normal,
            fold: Float(farthest * (1 - progress) * scale), radius: Float(radius * scale),
            reach: Float(min(28, radius) * scale), mirrorsAlongX: across)
    }

    /// What is seen in an area of this size. Nil when there is no memory for it.
    package func picture(at progress: CGFloat, size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = (Int(clamping: (size.width * scale).rounded()), Int(clamping: (size.height * scale).rounded()))
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        curl(at: progress, scale: scale).draw(pixels.argbView, front: front.pixels.argbView, back: back?.pixels.argbView)
        return CGImage(pixels: pixels)
    }
}
