import AppleFoundation
import CoreGraphics

/// Where a view goes when its superview's size changes.
package enum Autoresizing {
    /// One axis: margins and length before, what may give way, and how much there is to give or take.
    ///
    /// The flexible parts share the difference in proportion to what they have; parts that have nothing share it equally.
    /// If nothing may give way, the margin at the end does.
    package static func resolve(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat, flexibleStart: Bool, flexibleLength: Bool,
        flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let difference = newTotal - oldTotal
        if difference == 0 || !(flexibleStart || flexibleLength) { return (start, length) }
        let end = oldTotal - start - length
        var flexible: CGFloat = 0
        var parts: CGFloat = 0
        if flexibleStart {
            flexible += start
            parts += 1
        }
        if flexibleLength {
            flexible += length
            parts += 1
        }
        if flexibleEnd {
            flexible += end
            parts += 1
        }
        func share(_ value: CGFloat) -> CGFloat {
            flexible > 0 ? difference * value / flexible : difference / parts
        }
        let newStart = flexibleStart ? start + share(start) : start
        let newLength = flexibleLength ? max(0, length + share(length)) : length
        return (newStart, newLength)
    }

    package static func frame(
        _ frame: CGRect, mask: UIView.AutoresizingMask, from oldSize: CGSize, to newSize: CGSize
    ) -> CGRect {
        let horizontal = resolve(
            start: frame.origin.x, length: frame.size.width, oldTotal: oldSize.width, newTotal: newSize.width,
            flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
            flexibleEnd: mask.contains(.flexibleRightMargin))
        let vertical = resolve(
            start: frame.origin.y, length: frame.size.height, oldTotal: oldSize.height, newTotal: newSize.height,
            flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
            flexibleEnd: mask.contains(.flexibleBottomMargin))
        return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}

extension UIView {
    final func autoresizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
        guard flags.contains(.autoresizesSubviews), subviewList.hasMasks else { return }
        subviewList.views.forEachUnretained { view in
            if view.flags.autoresizing != 0, view.isSubview(of: self) { view.autoresize(from: oldSize, to: newSize) }
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        guard hasGivenFrame else { return }
        guard let new = autoresizedFrame(from: oldSize, to: newSize) else { return }
        DeepStack.call { frame = new }
    }

    /// Nil where there is no frame to set. On its own, so that a deep tree keeps none of this on the stack.
    @inline(never)
    private func autoresizedFrame(from oldSize: CGSize, to newSize: CGSize) -> CGRect? {
        guard transform.isIdentity else {
            autoresizeTransformed(from: oldSize, to: newSize)
            return nil
        }
        let old = frame
        let new = Autoresizing.frame(old, mask: autoresizingMask, from: oldSize, to: newSize)
        return new == old ? nil : new
    }

    /// A transformed view keeps its transform: the untransformed box is what gives way.
    @inline(never)
    private func autoresizeTransformed(from oldSize: CGSize, to newSize: CGSize) {
        let size = bounds.size
        let anchor = anchorPoint
        let box = CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
        let new = Autoresizing.frame(box, mask: autoresizingMask, from: oldSize, to: newSize)
        if new.size != size { DeepStack.call { bounds.size = new.size } }
        center = CGPoint(x: new.minX + anchor.x * new.width, y: new.minY + anchor.y * new.height)
    }
}
