/// The variables that wait to be followed up, the one with the lowest rank first.
///
/// They come nearly in order, and few wait at a time: a short list kept sorted needs no guesses. When many wait it becomes a heap,
/// which a sorted list already is.
struct RankQueue {
    private var list = Buffer<Int32>()
    private var first = 0
    private var isHeap = false
    private static let longest = 48

    @inline(__always) var isEmpty: Bool { first == list.count }

    var memoryInUse: Int { list.capacity * 4 }

    mutating func removeAll() {
        list.removeAll()
        first = 0
        isHeap = false
    }

    func deallocate() { list.deallocate() }

    mutating func reset() { list.reset() }

    @inline(__always) mutating func push(_ variable: Int32, _ variables: UnsafeMutablePointer<VariableRecord>) {
        if !isHeap {
            if list.count - first >= Self.longest {
                moveToFront()
                isHeap = true
            } else if first >= 2 * Self.longest {
                moveToFront()
            }
        }
        if isHeap { return pushToHeap(variable, variables) }
        list.append(variable)
        let rank = variables[Int(variable)].rank
        var hole = list.count - 1
        while hole > first, variables[Int(list[hole - 1])].rank > rank {
            list[hole] = list[hole - 1]
            hole -= 1
        }
        list[hole] = variable
    }

    @inline(__always) mutating func popFirst(_ variables: UnsafeMutablePointer<VariableRecord>) -> Int32 {
        if isHeap { return popFromHeap(variables) }
        let variable = list[first]
        first += 1
        if first == list.count {
            list.removeAll()
            first = 0
        }
        return variable
    }

    @inline(never) private mutating func moveToFront() {
        let count = list.count - first
        for index in 0..<count { list[index] = list[first + index] }
        list.truncate(count)
        first = 0
    }

    private mutating func pushToHeap(_ variable: Int32, _ variables: UnsafeMutablePointer<VariableRecord>) {
        list.append(variable)
        let rank = variables[Int(variable)].rank
        var child = list.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if variables[Int(list[parent])].rank <= rank { break }
            list[child] = list[parent]
            child = parent
        }
        list[child] = variable
    }

    private mutating func popFromHeap(_ variables: UnsafeMutablePointer<VariableRecord>) -> Int32 {
        let top = list[0]
        let last = list.popLast()
        let count = list.count
        guard count > 0 else {
            isHeap = false
            return top
        }
        let rank = variables[Int(last)].rank
        var parent = 0
        while true {
            var child = parent * 2 + 1
            if child >= count { break }
            if child + 1 < count, variables[Int(list[child + 1])].rank < variables[Int(list[child])].rank { child += 1 }
            if rank <= variables[Int(list[child])].rank { break }
            list[parent] = list[child]
            parent = child
        }
        list[parent] = last
        return top
    }
}
