public import Testing

/// Where an expectation comes from.
public struct Evidence: TestTrait, SuiteTrait {
    public enum Source: Sendable, Equatable {
        /// Apple's documentation says so; the string names the page or symbol.
        case documented(String)
        /// A result that came from Apple's UIKit.
        case oracle(String)
        /// What a UIKit developer would expect; nothing known says so.
        case assumed(String)
    }

    public let source: Source
    public var isRecursive: Bool { true }
}

extension Trait where Self == Evidence {
    public static func documented(_ reference: String) -> Self { Evidence(source: .documented(reference)) }
    public static func oracle(_ reference: String) -> Self { Evidence(source: .oracle(reference)) }
    public static func assumed(_ reason: String) -> Self { Evidence(source: .assumed(reason)) }
    public static var documented: Self { Evidence(source: .documented("")) }
    public static var oracle: Self { Evidence(source: .oracle("")) }
    public static var assumed: Self { Evidence(source: .assumed("")) }
}
