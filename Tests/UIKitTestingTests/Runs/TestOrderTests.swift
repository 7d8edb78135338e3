import TestEvidence
import Testing

@testable import UIKitTesting

@Suite("Testing kit / Runs / Order", .ours)
struct TestOrderTests {
    @Test func `numbers of a seed are the same everywhere`() {
        var source = SeededNumbers(seed: 1)
        #expect([source.next(), source.next()] == [0x910A_2DEC_8902_5CC1, 0xBEEB_8DA1_658E_EC67])
    }

    @Test func `an order is that of its seed, and nothing is lost`() {
        func order(_ seed: UInt64) -> [Int] {
            var source = SeededNumbers(seed: seed)
            return (1...100).shuffled(using: &source)
        }
        #expect(order(7) == order(7) && order(7) != order(8))
        #expect(order(7).sorted() == Array(1...100))
    }
}
