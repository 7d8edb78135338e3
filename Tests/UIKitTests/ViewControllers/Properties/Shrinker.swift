/// Makes a list that goes wrong as short and as simple as it can be.
enum Shrinker {
    /// A list that still fails, of which no element can be left out, and none be replaced by a simpler one, without its passing.
    ///
    /// `simpler` gives what may stand for an element, the simplest first; it must not lead in circles.
    static func smallest<Element>(
        _ list: [Element], simpler: (Element) -> [Element] = { _ in [] }, fails: ([Element]) -> Bool
    ) -> [Element] {
        var best = list
        while true {
            let shorter = simplified(shortened(best, fails), simpler, fails)
            // What became simpler may have made something else needless.
            let isShorter = shorter.count < best.count
            best = shorter
            if !isShorter { return best }
        }
    }

    /// Without what is needless: halves first, then ever smaller parts, at last single elements until none goes.
    private static func shortened<Element>(_ list: [Element], _ fails: ([Element]) -> Bool) -> [Element] {
        var best = list
        var size = max(1, best.count / 2)
        while !best.isEmpty {
            var hasShrunk = false
            var end = best.count
            // From the end: what comes late hangs on what comes before.
            while end > 0 {
                let start = max(0, end - size)
                var shorter = best
                shorter.removeSubrange(start..<end)
                if fails(shorter) {
                    best = shorter
                    hasShrunk = true
                }
                end = min(start, best.count)
            }
            if size > 1 { size /= 2 } else if !hasShrunk { break }
        }
        return best
    }

    private static func simplified<Element>(
        _ list: [Element], _ simpler: (Element) -> [Element], _ fails: ([Element]) -> Bool
    ) -> [Element] {
        var best = list
        var index = 0
        while index < best.count {
            let found = simpler(best[index]).first { candidate in
                var other = best
                other[index] = candidate
                return fails(other)
            }
            // What was found may be simplified further.
            if let found { best[index] = found } else { index += 1 }
        }
        return best
    }
}
