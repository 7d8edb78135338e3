/// Rectangles that only touch: the toolchain's Foundation says that they intersect, Apple's that they don't. Nobody else can replace its
/// method, but a file's own declaration comes before it.
extension FileRewriter {
    mutating func answerForTouchingRectangles() {
        guard source.mentions("intersects"), facts.imports.contains(where: FactCollector.runtimeModules.contains),
            source.places(of: "func intersects", from: 0, to: source.bytes.count).isEmpty, !source.mentions("inlinable")
        else { return }
        count("CGRect.intersects")
        tail.append(
            "fileprivate extension CGRect { nonisolated func intersects(_ other: CGRect) -> Bool { !isNull && !other.isNull "
                + "&& minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY } }")
    }
}
