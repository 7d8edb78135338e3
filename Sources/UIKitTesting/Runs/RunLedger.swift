import AppleFoundation

/// What the starts of one run of tests tell each other: kept in memory, where the next start of the program finds it.
struct RunLedger: Codable {
    /// A test that ended its process.
    struct Ended: Codable {
        /// As the framework that ran it names it.
        var test: String
        var words: String
        var file: String?
        var line: Int?
    }

    /// When the first start began, in seconds since 1970.
    var began = Date().timeIntervalSince1970
    /// XCTest's test cases that have passed.
    var passed: Set<String> = []
    var ended: [Ended] = []
    /// What the run was asked to do.
    var arguments: [String] = []
    /// The descriptor under which Swift Testing writes its events in this start.
    var stream: Int32?
    /// The descriptors under which Swift Testing's events of the earlier starts can be read.
    var events: [Int32] = []
    /// Nobody knew which of several tests was to blame: the next start runs one at a time.
    var isOneAtATime = false

    private static let variable = "ALLIUM_TEST_RUN"

    /// What earlier starts have left.
    static let inherited: RunLedger? = {
        guard let word = ProcessInfo.processInfo.environment[variable], let descriptor = Int32(word) else { return nil }
        return try? JSONDecoder().decode(RunLedger.self, from: LastingFile(descriptor: descriptor).contents)
    }()

    /// The environment in which the next start finds this.
    func environment() throws -> [String: String] {
        let file = LastingFile()
        try file.write(JSONEncoder().encode(self))
        var environment = ProcessInfo.processInfo.environment
        environment[Self.variable] = String(file.descriptor)
        // Registers and lists of libraries tell nobody why a test failed.
        environment["SWIFT_BACKTRACE", default: "registers=none,images=none"] += ""
        return environment
    }
}
