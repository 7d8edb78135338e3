import Testing

/// The proofs share one journal, so they run one after the other.
@MainActor @Suite("UIKit proofs", .serialized)
enum Proofs {}
