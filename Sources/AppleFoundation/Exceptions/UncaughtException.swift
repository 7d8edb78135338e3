import Foundation

/// Where an exception ends that nobody can catch: Swift doesn't unwind.
package enum UncaughtException {
    /// Who goes on when the program can't: a run of tests, of which an exception ends one only. It doesn't return if it does.
    @Guarded package static var survivor: (@Sendable (_ name: String, _ reason: String) -> Void)?

    /// Says the sentence, then which of the program's own lines led here, and ends the process as iOS does.
    package static func end(name: String, reason: String, information: String = "") -> Never {
        survivor?(name, reason)
        let sentence = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\(information)"
        let calls = OwnCalls.here().map { "    \($0)" }
        let words = [sentence] + (calls.isEmpty ? [] : ["*** The program's own calls, the last one first:"] + calls)
        FileHandle.standardError.write(Data((words.joined(separator: "\n") + "\n").utf8))
        // The runtime's own account of a crash would follow, with every call of every library.
        signal(SIGABRT, SIG_DFL)
        abort()
    }
}
