/// How many tests have ended, and failed: each counts once, however often it ran.
package struct TestTally {
    private var ended: Set<String> = []
    private var failed: Set<String> = []

    package init() {}

    package var done: Int { ended.count }
    package var failures: Int { failed.count }

    /// `program` is where it ran: two of them may have tests of one name. The last word counts.
    package mutating func finished(_ test: String, _ outcome: TestLog.Outcome, of program: String) {
        let key = program + "\n" + test
        ended.insert(key)
        if outcome == .failed { failed.insert(key) } else { failed.remove(key) }
    }
}
