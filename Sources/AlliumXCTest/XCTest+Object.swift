import AppleFoundation
import XCTest

extension XCTest {
    /// On Apple's systems tests are objects like any other, and many ask for their bundle by this.
    public var classForCoder: AnyClass { type(of: self) }
}

/// Tests are objects: they are data sources and delegates of what they test, targets of buttons, and are compared.
extension XCTest: @retroactive NSObjectProtocol {
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
    public var description: String { name }
    public var debugDescription: String { name }
}

extension XCTest: @retroactive Equatable, @retroactive Hashable {
    public static func == (first: XCTest, second: XCTest) -> Bool { first.isEqual(second) }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
