import Foundation

/// For values that come from files: a key that isn't there, or a value of the wrong type, is reported instead of the process ended.
package enum ArgumentTolerance {
    package enum Problem {
        case undefinedKey
        case wrongType(String)
    }

    @Guarded private static var report: ((Problem) -> Void)?

    package static func during(_ body: () -> Void, onProblem: (Problem) -> Void) {
        withoutActuallyEscaping(onProblem) { handler in
            let outer = report
            report = handler
            defer { report = outer }
            body()
        }
    }

    package static func acceptsUndefinedKey() -> Bool { accepts(.undefinedKey) }

    /// Whether somebody takes the blame.
    static func accepts(_ problem: @autoclosure () -> Problem) -> Bool {
        guard let report else { return false }
        report(problem())
        return true
    }

    /// Nothing, zero or an empty text, with the problem reported; nil where nobody tolerates it, or no such value can be made.
    static func substitute<Value>(for type: Value.Type, instead received: String) -> Value? {
        guard report != nil else { return nil }
        var value: Value?
        if let nothing = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
            value = nothing
        } else if type == String.self {
            value = "" as? Value
        } else if _isPOD(type) {
            value = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
                memset(memory.baseAddress!, 0, MemoryLayout<Value>.size)
                return memory[0]
            }
        }
        if value != nil { _ = accepts(.wrongType("the member declares \(type) and is given \(received)")) }
        return value
    }
}
