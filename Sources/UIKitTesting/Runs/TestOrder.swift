import AppleFoundation
import RunOrders

/// The order in which tests of XCTest run: classes, and the tests of each, shuffled by a number that makes it the same every time.
enum TestOrder {
    /// `XCTestCaseEntry` in words of the same size, because XCTest isn't linked: a class, and its tests with the functions that run them.
    private struct Class {
        let type: UnsafeRawPointer
        var tests: [Test]
    }

    private struct Test {
        let name: String
        let code: UnsafeRawPointer
        let captures: AnyObject?
    }

    private nonisolated(unsafe) static var kept: [Class] = []

    static func order(_ classes: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        guard let seed = RunOrders(environment: ProcessInfo.processInfo.environment)?.seed else { return classes }
        var source = SeededNumbers(seed: seed)
        kept = unsafeBitCast(classes, to: [Class].self).shuffled(using: &source)
        for index in kept.indices { kept[index].tests.shuffle(using: &source) }
        return unsafeBitCast(kept, to: UnsafeMutableRawPointer.self)
    }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

@_cdecl("allium_order_tests") func orderTests(_ classes: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    TestOrder.order(classes)
}
