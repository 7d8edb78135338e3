import AppleFoundation
import TestEvidence
import Testing

@Suite("Foundation / Conforming to protocols", .documented("NSObjectProtocol.conforms(to:)"))
struct ProtocolConformanceTests {
    private final class Copied: NSObject, NSCopying {
        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test func `objects know the protocols of their class`() {
        #expect(Copied().conforms(to: NSCopying.self))
        #expect(!NSObject().conforms(to: NSCopying.self))
        #expect(NSArray().conforms(to: NSCopying.self))
    }
}
