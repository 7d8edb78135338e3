import Foundation

/// How many nanoseconds one tick of `mach_absolute_time()` has, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init(numer: UInt32 = 0, denom: UInt32 = 0) {
        self.numer = numer
        self.denom = denom
    }
}

public typealias kern_return_t = Int32
public let KERN_SUCCESS: kern_return_t = 0

/// Nanoseconds since the machine started, sleep not counted.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }

/// Nanoseconds since the machine started, sleep counted.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// The type has the function's name as well; its initialiser is called like this.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { nanoseconds(clock) }

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
