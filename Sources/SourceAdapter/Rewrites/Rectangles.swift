/// Rectangles that only touch: the toolchain's Foundation says that they intersect, Apple's that they don't, but for one without an extent on
/// the near edge of the other, where a frame that is still to grow begins. Nobody else can replace its method, but a file's own declaration
/// comes before it.
extension FileRewriter {
    mutating func answerForTouchingRectangles() {
        guard source.mentions("intersects"), facts.imports.contains(where: FactCollector.runtimeModules.contains),
            source.places(of: "func intersects", from: 0, to: source.bytes.count).isEmpty, !source.mentions("inlinable")
        else { return }
        count("CGRect.intersects")
        tail.append(
            "fileprivate extension CGRect { nonisolated func intersects(_ other: CGRect) -> Bool { "
                + "func meet(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool "
                + "{ a < d && c < b || a == b && a == c && a < d || c == d && c == a && c < b }; return !isNull && !other.isNull "
                + "&& meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY) } }")
    }
}
