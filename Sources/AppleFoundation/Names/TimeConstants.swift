// Apple's Dispatch brings these with Foundation. Who imports Linux's by name has them from there.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
@_disfavoredOverload public let MSEC_PER_SEC: UInt64 = 1_000
