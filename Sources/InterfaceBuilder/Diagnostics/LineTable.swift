/// Finds lines by byte, in rising order or not; made only when something has to be said.
struct LineTable {
    private var starts: [Int32] = [0]

    init(_ source: [UInt8]) {
        for (index, byte) in source.enumerated() where byte == 0x0A { starts.append(Int32(truncatingIfNeeded: index + 1)) }
    }

    func line(at offset: Int32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
