/// Where something begins, and how far something reaches, in both directions.
package struct LayoutPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = LayoutPoint(0, 0)
}

package struct LayoutSize: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    package static let zero = LayoutSize(0, 0)

    subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

package struct LayoutRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package static let zero = LayoutRect(0, 0, 0, 0)

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }

    func moved(_ x: Double, _ y: Double) -> LayoutRect { LayoutRect(self.x + x, self.y + y, width, height) }

    /// Without what the insets take; never less than nothing.
    func inset(_ by: LayoutInsets) -> LayoutRect {
        LayoutRect(
            x + by.leading, y + by.top, max(0, width - by.leading - by.trailing), max(0, height - by.top - by.bottom))
    }

    /// Things without extent are somewhere, too.
    package func touches(_ other: LayoutRect) -> Bool {
        func meet(_ start: Double, _ length: Double, _ from: Double, _ reach: Double) -> Bool {
            if length > 0, reach > 0 { return start < from + reach && from < start + length }
            return start <= from + reach && from <= start + length
        }
        return meet(x, width, other.x, other.width) && meet(y, height, other.y, other.height)
    }

    func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
    func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
    func end(_ axis: LayoutAxis) -> Double { start(axis) + length(axis) }

    mutating func set(_ axis: LayoutAxis, _ length: Double) {
        if axis == .horizontal { width = length } else { height = length }
    }

    /// From a place and a length along the axis, and across it.
    init(_ axis: LayoutAxis, _ start: Double, _ length: Double, across: Double, breadth: Double) {
        self =
            axis == .horizontal
            ? LayoutRect(start, across, length, breadth) : LayoutRect(across, start, breadth, length)
    }

    /// All edges on whole pixels.
    package func snapped(_ scale: Double) -> LayoutRect {
        guard scale > 0 else { return self }
        func pixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
        let left = pixel(x)
        let top = pixel(y)
        return LayoutRect(left, top, pixel(maxX) - left, pixel(maxY) - top)
    }
}

package struct LayoutInsets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top.asPlace
        self.leading = leading.asPlace
        self.bottom = bottom.asPlace
        self.trailing = trailing.asPlace
    }

    package static let zero = LayoutInsets()

    func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }
    func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }
    func both(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }

    func without(_ axis: LayoutAxis) -> LayoutInsets {
        axis == .horizontal
            ? LayoutInsets(top: top, bottom: bottom) : LayoutInsets(leading: leading, trailing: trailing)
    }

    package static func + (left: LayoutInsets, right: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}

package enum LayoutAxis: Hashable, Sendable {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Double {
    /// What can be reckoned with: a length of a layout that isn't a number counts as none, and none is without end.
    var asLength: Double { self > 0 ? Swift.min(self, 1e12) : 0 }
    /// The same for what may lie to either side.
    var asPlace: Double { self >= -1e12 ? Swift.min(self, 1e12) : self < 0 ? -1e12 : 0 }
}
