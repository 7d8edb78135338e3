/// The numbers that can stay where they are: a longest increasing part of a row of numbers. Negative ones are not looked at.
func longestIncreasing(_ numbers: ContiguousArray<Int32>) -> ContiguousArray<Bool> {
    var stays = ContiguousArray(repeating: false, count: numbers.count)
    // The place of the smallest end of an increasing part, by its length.
    var ends: ContiguousArray<Int32> = []
    var previous = ContiguousArray(repeating: Int32(-1), count: numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
        var low = 0
        var high = ends.count
        // Mostly a number goes on where the longest part ends.
        if let last = ends.last, numbers[Int(last)] < number { low = high }
        while low < high {
            let middle = (low + high) / 2
            if numbers[Int(ends[middle])] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[place] = ends[low - 1] }
        if low == ends.count { ends.append(Int32(place)) } else { ends[low] = Int32(place) }
    }
    var step = ends.last ?? -1
    while step >= 0 {
        stays[Int(step)] = true
        step = previous[Int(step)]
    }
    return stays
}
