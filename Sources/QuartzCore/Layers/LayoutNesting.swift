/// Layout that is asked for inside layout. Much of it is right: a view that lays out its children to measure them, say. A layer that
/// is laid out inside its own layout again and again would use up the stack.
package enum LayoutNesting {
    /// So many calls lie inside each other without anybody looking which they are.
    private static let free = 64
    /// So often a layer may be among those further in.
    private static let limit = 32

    private nonisolated(unsafe) static var depth = 0
    /// How often each layer is among those further in.
    private nonisolated(unsafe) static var counts: [ObjectIdentifier: Int] = [:]
    /// Until all who lie around have returned, nobody else gets in: each of them may ask more than once.
    package private(set) nonisolated(unsafe) static var isStopped = false
    /// How often it has come to that.
    private(set) nonisolated(unsafe) static var stops = 0

    /// Whether the layer may be laid out; if so, `leave` follows.
    @inline(__always)
    static func enter(_ layer: CALayer) -> Bool {
        if isStopped { return false }
        if depth >= free, !enterDeep(layer) { return false }
        depth += 1
        return true
    }

    @inline(__always)
    static func leave(_ layer: CALayer) {
        depth -= 1
        if depth >= free { leaveDeep(layer) }
        if depth == 0, isStopped { isStopped = false }
    }

    @inline(never)
    private static func enterDeep(_ layer: CALayer) -> Bool {
        let count = counts[ObjectIdentifier(layer), default: 0] + 1
        if count > limit {
            isStopped = true
            stops += 1
            LayerMisuse.handler(
                .nested(layer, "\(layer) is laid out inside its own layout, without an end: layoutSublayers() asks for it."))
            return false
        }
        counts[ObjectIdentifier(layer)] = count
        return true
    }

    @inline(never)
    private static func leaveDeep(_ layer: CALayer) {
        let count = counts[ObjectIdentifier(layer), default: 1] - 1
        counts[ObjectIdentifier(layer)] = count > 0 ? count : nil
    }
}
