import AppleFoundation
import RunOrders

/// What to do with references; `ALLIUM_RECORD` says so for a whole run.
public enum SnapshotMode: String, Sendable {
    /// Compares; a reference that isn't there yet is written and the test fails once, so that somebody looks at it.
    case missing
    /// Writes every reference anew.
    case all
    /// Compares and writes nothing, as CI should.
    case never

    /// `1`, `all`, `missing` or `never`; everything else is `missing`.
    init(environment value: String?) {
        switch value {
        case "1", "true", "all": self = .all
        case "never", "0", "false": self = .never
        default: self = .missing
        }
    }

    /// From the environment of this process.
    public static let current = SnapshotMode(environment: ProcessInfo.processInfo.environment["ALLIUM_RECORD"])
}

/// How much a picture may differ from its reference.
public struct SnapshotTolerance: Equatable, Sendable {
    /// A pixel counts as different when a channel differs by more than this, of 255.
    public var channel: Int
    /// The share of pixels that may be different, 0 to 1.
    public var pixels: Double
    /// A pixel counts as different only when its colours are farther from each other than this for an eye: the distance in CIE Lab (ΔE of
    /// 1976), of which about 2 can just be told apart.
    public var perceptual: Double

    public init(channel: Int = 0, pixels: Double = 0, perceptual: Double = 0) {
        self.channel = channel
        self.pixels = pixels
        self.perceptual = perceptual
    }

    public static let exact = SnapshotTolerance()
    /// For references that were recorded with other versions of the graphics libraries.
    public static let otherMachines = SnapshotTolerance(channel: 2, pixels: 0.001)
    /// Of this run, as `allium test --tolerance` or `ALLIUM_TOLERANCE` says; exact unless they do.
    public static let current = SnapshotTolerance(environment: ProcessInfo.processInfo.environment[ToleranceWords.variable])

    /// Words that aren't understood stop the run: a check that is looser or stricter than somebody thinks helps nobody.
    init(environment text: String?) {
        guard let text, !text.isEmpty else {
            self.init()
            return
        }
        do {
            let words = try ToleranceWords(text)
            self.init(channel: words.channel, pixels: words.pixels, perceptual: words.perceptual)
        } catch {
            fatalError("\(ToleranceWords.variable): \(error)")
        }
    }
}

/// What came of comparing with a reference.
enum SnapshotOutcome: Equatable {
    case matches
    case recorded
    case failed(String)
}
