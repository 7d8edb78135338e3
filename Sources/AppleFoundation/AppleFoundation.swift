@_exported import Foundation

/// Seconds, as Core Animation and Core Foundation count them.
public typealias CFTimeInterval = Double

/// Runs `body`, then lets go what calls by name returned unretained meanwhile.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try AutoreleaseList.pool(body)
}
