import XCTest

extension XCTest {
    /// On Apple's systems tests are objects like any other, and many ask for their bundle by this.
    public var classForCoder: AnyClass { type(of: self) }
}
