@_exported import Foundation

/// Seconds, as Core Animation and Core Foundation count them.
public typealias CFTimeInterval = Double

/// Runs `body`. Swift on Linux frees objects at their last use, so there is no pool to drain here.
@inlinable public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
