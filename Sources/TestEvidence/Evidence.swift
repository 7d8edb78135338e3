public import Testing

/// Where an expectation comes from. The repository's `Documentation/Evidence` says what the ids mean and where the sources are.
public struct Evidence: TestTrait, SuiteTrait {
    /// The four things that an expectation may stand on.
    public enum Source: Sendable, Equatable {
        /// Apple's words: a public name, whose reference page is meant, or ids of the register.
        case documented(String)
        /// A result that came from Apple's system: ids of the register.
        case oracle(String)
        /// What a UIKit developer would expect; nothing that can be named says so.
        case assumed(String)
        /// Nothing of Apple's: our own parts, tools and limits.
        case ours
    }

    public let source: Source
    public var isRecursive: Bool { true }
}

extension Trait where Self == Evidence {
    public static func documented(_ reference: String) -> Self { Evidence(source: .documented(reference)) }
    public static func oracle(_ reference: String) -> Self { Evidence(source: .oracle(reference)) }
    public static func assumed(_ reason: String) -> Self { Evidence(source: .assumed(reason)) }
    public static var ours: Self { Evidence(source: .ours) }
}
