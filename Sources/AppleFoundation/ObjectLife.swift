import CStackSwitch

/// What the runtime knows of an object's life.
package enum ObjectLife {
    /// Whether its deinit runs: it may be used, but not kept.
    package static func isEnding(_ object: AnyObject) -> Bool {
        allium_is_deallocating(UnsafeRawPointer(ObjectPlace.of(object))) != 0
    }
}

/// Classes whose objects end on the main thread, whoever lets go of them last: what they touch on their end belongs to it.
///
/// `isolated deinit` would do the same, but then each `deinit` of a subclass would have to say so too.
package enum EndsOnMainThread {
    private static let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)

    /// Asked with each object that is made; a class is taken up with its first one.
    @inline(__always)
    package static func note(_ type: AnyClass) {
        if allium_ends_on_main(unsafeBitCast(type, to: UnsafeMutableRawPointer.self)) == 0 { takeUp(type) }
    }

    private static func takeUp(_ type: AnyClass) {
        allium_end_on_main(unsafeBitCast(type, to: UnsafeMutableRawPointer.self), executor.0, executor.1)
    }
}
