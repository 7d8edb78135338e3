import Foundation

/// For values that come from files: a key that isn't there, or a value of the wrong type, is reported instead of the process ended.
package enum ArgumentTolerance {
    package enum Problem {
        case undefinedKey
        case wrongType(String)
    }

    nonisolated(unsafe) private static var report: ((Problem) -> Void)?

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
}
