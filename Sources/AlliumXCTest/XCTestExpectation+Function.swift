import XCTest

extension XCTestExpectation {
    /// The toolchain's takes the place of its caller, so that it is no function without arguments, as which tests hand it on:
    /// `apply(snapshot, completion: done.fulfill)`. Calls still mean the toolchain's.
    @_disfavoredOverload
    public func fulfill() { fulfill(#file, line: #line) }
}
