/// An edit within one body in which the adapter has nothing to do, as most keys are: what the file says stays, and what lies behind moves. So the
/// file isn't parsed again.
///
/// An idle body is left out of the parse, whatever it holds. What else is read of a text as a whole (directives, a few names, brackets) is compared
/// here; in doubt the edit isn't a quiet one.
struct QuietEdit {
    let outline: SourceOutline
    /// The body, in the old text.
    private let body: SourceRange
    private let distance: Int
    private let keptLines: [Int]

    /// `outline` is the one from which the facts of the old text were read.
    init?(from old: SourceBytes, _ outline: SourceOutline, to new: SourceBytes) {
        let (start, end) = Self.difference(old.bytes, new.bytes)
        let distance = new.bytes.count - old.bytes.count
        guard let body = outline.idle.first(where: { $0.start <= start && end <= $0.end }),
            let next = SourceOutline.of(new), outline.isMoved(to: next, body, by: distance),
            Self.isSilent(old, start, end), Self.isSilent(new, start, end + distance),
            !new.contains(FactCollector.tooManyBrackets)
        else { return nil }
        let directives = Directives(new)
        if directives.ignoresFile { return nil }
        (self.outline, self.body, self.distance, keptLines) = (next, body, distance, directives.keptLines)
    }

    /// Nil when the facts speak of what is inside after all.
    func moved(_ facts: FileFacts) -> FileFacts? {
        var facts = FactShift.moved(facts, body, by: distance)
        facts?.keptLines = keptLines
        return facts
    }

    /// The stretch of the old text that isn't as it was.
    private static func difference(_ old: [UInt8], _ new: [UInt8]) -> (start: Int, end: Int) {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let shorter = min(old.count, new.count)
                var start = 0
                while start < shorter, old[start] == new[start] { start += 1 }
                var same = 0
                while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
                return (start, old.count - same)
            }
        }
    }

    /// The lines name nothing that is looked for in the whole text or in all of a body.
    private static func isSilent(_ source: SourceBytes, _ start: Int, _ end: Int) -> Bool {
        let first = source.bytes[..<start].lastIndex(of: 10) ?? 0
        let last = source.bytes[end...].firstIndex(of: 10) ?? source.bytes.count
        let lines = SourceBytes(Array(source.bytes[first..<last]))
        return !names.contains(where: lines.mentions)
    }

    private static let names =
        ["super"] + FactCollector.implementationNames + FactCollector.notificationNames
        + FactCollector.separateModules.flatMap(\.types)
}

extension SourceOutline {
    /// The other text's outline is this one, with a body that is longer by so much.
    fileprivate func isMoved(to other: SourceOutline, _ body: SourceRange, by distance: Int) -> Bool {
        guard idle.count == other.idle.count, idleGetters.count == other.idleGetters.count else { return false }
        func moved(_ place: Int) -> Int { place >= body.end ? place + distance : place }
        return zip(idle, other.idle).allSatisfy { moved($0.start) == $1.start && moved($0.end) == $1.end }
            && zip(idleGetters, other.idleGetters).allSatisfy { moved($0) == $1 }
    }
}
