import CStackSwitch

/// What the runtime knows of an object's life.
package enum ObjectLife {
    /// Whether its deinit runs: it may be used, but not kept.
    package static func isEnding(_ object: AnyObject) -> Bool {
        allium_is_deallocating(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())) != 0
    }
}
