import CStackSwitch

/// Lets recursion go as deep as the data does: when the stack runs low the call continues on a larger one.
///
/// Wrap the recursive step of anything that walks a tree through overridable methods (hit-testing, window attachment).
/// The check costs a few nanoseconds; the switch happens only once in many thousand levels.
package enum DeepStack {
    /// Room that must be left before a call is moved to a larger stack.
    @inlinable package static var reserve: Int { 256 * 1024 }
    /// Address space of the larger stack; memory is used only as far as the recursion goes.
    package static let segmentSize = 256 * 1024 * 1024

    @inlinable @inline(__always)
    package static func call<Result>(_ body: () -> Result) -> Result {
        if allium_stack_remaining() > reserve { return body() }
        return callOnNewSegment(body)
    }

    @inline(never)
    package static func callOnNewSegment<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping({ result = body() }) { escapable in
            var run: () -> Void = escapable
            withUnsafeMutablePointer(to: &run) { pointer in
                allium_call_on_new_stack(
                    segmentSize,
                    { context in context!.assumingMemoryBound(to: (() -> Void).self).pointee() },
                    UnsafeMutableRawPointer(pointer))
            }
        }
        return result!
    }
}
