/// What Apple's frameworks have and Allium does not have yet, or has only in part: the one door for gaps, open to modules of every floor.
///
/// A call that reaches a gap reports it: loud the first time, counted every time. Each module declares its own gaps, in a file `Gaps.swift`;
/// `Documentation/Support.md` is generated from these and from the properties that `kept` names.
package struct Unsupported: Hashable, Sendable {
    package enum Status: String, Sendable { case partial, absent }

    package let name: String
    package let status: Status
    /// What happens instead.
    package let consequence: String

    package init(_ name: String, _ status: Status, instead consequence: String) {
        self.name = name
        self.status = status
        self.consequence = consequence
    }

    package static func == (left: Unsupported, right: Unsupported) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Reporting

    /// Says so, once per gap and process, and counts.
    package func report() {
        if GapCounts.shared.count(self) == 1 { Unsupported.write("\(name) (\(status.rawValue)): \(consequence).") }
    }

    /// Says so once for each name, such as a class that isn't here, and what stands for it.
    package func report(_ item: String, instead base: String) {
        guard count(item, instead: base) == 1 else { return }
        Unsupported.write("\(item) is not here yet (\(status.rawValue)): \(base) stands for it. \(name).")
    }

    /// Says once for each name what is the matter with it.
    package func report(_ item: String, words: String, instead base: String) {
        if count(item, instead: base) == 1 { Unsupported.write("\(item) \(words).") }
    }

    private func count(_ item: String, instead base: String) -> Int { GapCounts.shared.count(self, item: item, instead: base) }

    private static func write(_ line: String) {
        FileHandle.standardError.write(Data("[Unsupported] \(line)\n".utf8))
    }

    // MARK: Kept properties

    package static let keptProperty = Unsupported(
        "Properties that are kept and change nothing yet", .absent, instead: "read back as set; they are listed below")

    /// Says once for each property that it is kept and changes nothing yet. The name is written out, with the class that declares it:
    /// the support page finds it in the sources.
    package static func kept(_ property: StaticString) {
        keptProperty.report(
            property.description, words: "is kept and changes nothing yet", instead: "the value, read back as set")
    }

    // MARK: What was met

    /// What was named in this process: what stood for it, and how often.
    package var names: [String: (base: String, count: Int)] { GapCounts.shared.items(of: self) }

    /// How often each gap was met in this process.
    package static var reached: [Unsupported: Int] { GapCounts.shared.all }

    /// The answer is the toolchain's own, whose methods nobody else can replace: `Documentation/Upstream/touching-rectangles.md`. Files of
    /// apps get an answer of their own from the adapter.
    package static let touchingRectangles = Unsupported(
        "CGRect.intersects(_:) of rectangles that only touch, in sources that aren't adapted", .partial,
        instead: "true, as the toolchain's Foundation answers; in an app's files false, as Apple's answers")

    /// What AppleFoundation lacks.
    package static let ofFoundation: [Unsupported] = [keptProperty, touchingRectangles]
}

/// How often each gap was met. Any thread may meet one.
private final class GapCounts: @unchecked Sendable {
    static let shared = GapCounts()

    private let lock = NSLock()
    private var counts: [Unsupported: Int] = [:]
    private var named: [Unsupported: [String: (base: String, count: Int)]] = [:]

    var all: [Unsupported: Int] { lock.withLock { counts } }

    func items(of gap: Unsupported) -> [String: (base: String, count: Int)] { lock.withLock { named[gap] ?? [:] } }

    /// How often the gap was met, with this time.
    func count(_ gap: Unsupported) -> Int {
        lock.withLock {
            counts[gap, default: 0] += 1
            return counts[gap]!
        }
    }

    /// How often the gap was met under that name, with this time.
    func count(_ gap: Unsupported, item: String, instead base: String) -> Int {
        lock.withLock {
            counts[gap, default: 0] += 1
            let count = (named[gap]?[item]?.count ?? 0) + 1
            named[gap, default: [:]][item] = (base, count)
            return count
        }
    }
}
