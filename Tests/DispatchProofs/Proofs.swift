import Testing

/// The proofs share one journal, so they run one after the other.
@Suite("Dispatch proofs", .serialized)
enum Proofs {}
