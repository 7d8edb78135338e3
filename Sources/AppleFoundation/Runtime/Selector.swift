import Foundation

/// The name of a method, as Objective-C would write it: `tableView:didSelectRowAtIndexPath:`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
    let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }
    public var debugDescription: String { name }

    /// How many arguments a method of this name takes.
    package var argumentCount: Int { name.utf8.reduce(0) { $1 == UInt8(ascii: ":") ? $0 + 1 : $0 } }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
