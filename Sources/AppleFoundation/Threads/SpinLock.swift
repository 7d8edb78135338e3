import CStackSwitch

/// A lock that is held for a few instructions only.
package struct SpinLock: @unchecked Sendable {
    private let state: UnsafeMutablePointer<Int32>

    package init() {
        state = .allocate(capacity: 1)
        state.initialize(to: 0)
    }

    package func lock() { allium_spin_lock(state) }
    package func unlock() { allium_spin_unlock(state) }
}
