import AppleFoundation

/// What stands in the way of lines. One height can have room for several of them, side by side.
package struct TextObstacles: Hashable {
    /// The layout's own top edge, where heights are counted from.
    package var top: CGFloat
    private let source: any TextObstacleSource

    package init(_ source: any TextObstacleSource, top: CGFloat) {
        self.source = source
        self.top = top
    }

    package static func == (one: TextObstacles, other: TextObstacles) -> Bool {
        one.source === other.source && one.top == other.top
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }

    func free(from y: CGFloat, to bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
        source.free(from: top + y, to: top + bottom, width: width)
    }

    /// The next height below at which there may be more room; nil where there is none any more.
    func next(below y: CGFloat, height: CGFloat) -> CGFloat? {
        source.next(below: top + y, height: height).map { max($0 - top, y + 0.5) }
    }
}

package protocol TextObstacleSource: AnyObject {
    /// From left to right.
    func free(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>]
    func next(below y: CGFloat, height: CGFloat) -> CGFloat?
}
