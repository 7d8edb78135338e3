import AppleFoundation

/// Where animations get their time from.
package protocol MediaClock: AnyObject {
    var now: CFTimeInterval { get }
}

/// The current clock of the process.
package enum MediaTime {
    /// Replaced by a host or a stage; a fresh virtual clock otherwise.
    package nonisolated(unsafe) static var clock: any MediaClock = VirtualClock()

    /// Whether somebody moves the clock. Otherwise `RunLoopPump` does while something is pending.
    package nonisolated(unsafe) static var isDriven = false
}

/// Seconds on the current clock. Headless, that is virtual time, which moves only when it is told to.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.clock.now }
