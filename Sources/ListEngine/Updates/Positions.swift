/// Some numbers out of a row of them, in order: what those that are left out are called before and after.
struct Positions: Sendable {
    /// Ascending, each once.
    private(set) var marked: ContiguousArray<Int> = []

    init() {}
    init(_ numbers: some Sequence<Int>) { marked = ContiguousArray(Set(numbers)).sorted().contiguous }

    var isEmpty: Bool { marked.isEmpty }
    var count: Int { marked.count }

    /// How many marked ones come before the number.
    func before(_ number: Int) -> Int {
        var low = 0
        var high = marked.count
        while low < high {
            let middle = (low + high) / 2
            if marked[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func contains(_ number: Int) -> Bool {
        let place = before(number)
        return place < marked.count && marked[place] == number
    }

    /// The how-manieth of those that are not marked it is; nil for a marked one.
    func rank(of number: Int) -> Int? {
        let place = before(number)
        return place < marked.count && marked[place] == number ? nil : number - place
    }

    /// The number of the one of that rank among those that are not marked.
    func number(ofRank rank: Int) -> Int {
        var low = 0
        var high = marked.count
        while low < high {
            let middle = (low + high) / 2
            if marked[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    /// Neighbours together, from the last to the first.
    var rangesFromEnd: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var end = marked.count
        while end > 0 {
            var start = end - 1
            while start > 0, marked[start - 1] == marked[start] - 1 { start -= 1 }
            ranges.append(marked[start]..<marked[end - 1] + 1)
            end = start
        }
        return ranges
    }
}

extension Array {
    fileprivate var contiguous: ContiguousArray<Element> { ContiguousArray(self) }
}
