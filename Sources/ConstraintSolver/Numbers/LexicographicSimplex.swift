/// Minimises a list of costs, each only as far as it does not raise an earlier one.
///
/// Each row is `coefficients * parameters + constant`, and costs `left` for each unit below zero and `right` for each
/// above, at its level. A row is either *basic*, with a value of its own, or stands at its corner, zero, and serves as a coordinate. One moves along a coordinate
/// for as long as the costs fall, over corners on the way, and makes the last corner the new coordinate.
///
/// The constants are shifted by tiny different amounts, so that no two corners coincide and each move lowers the costs: it ends.
/// The place where it ends is also best for the true constants, which are carried along.
struct LexicographicSimplex {
    private(set) var columns = 0
    private var rowCount = 0
    private var width = 0
    private var table = Buffer<Double>()
    /// Which item is in which row or column; the parameters are the first items.
    private var basic = Buffer<Int32>()
    private var nonbasic = Buffer<Int32>()
    private var items = Buffer<Item>()
    private var slopes = Buffer<Double>()
    private var path = Buffer<Double>()
    private var corners = Buffer<Corner>()
    var levels = 1

    struct Item {
        var level: Int32
        var left: Double
        var right: Double
        var scale: Double
    }

    struct Corner {
        var distance: Double
        var row: Int32
    }

    mutating func begin(columns: Int) {
        self.columns = columns
        width = columns + 2
        rowCount = 0
        levels = 1
        table.removeAll()
        basic.removeAll()
        nonbasic.removeAll()
        items.removeAll()
        for column in 0..<columns {
            nonbasic.append(Int32(column))
            items.append(Item(level: -1, left: 0, right: 0, scale: 0))
        }
    }

    /// Adds a row of `columns` coefficients over the parameters and a constant.
    mutating func addRow(_ row: UnsafePointer<Double>, level: Int, left: Double, right: Double) {
        let start = table.extend(width, 0)
        let new = table.base + start
        let shift = 1e-6 * Solver.noise(items.count)
        new[columns] = row[columns] + shift
        new[columns + 1] = row[columns]
        for column in 0..<columns {
            let item = Int(nonbasic[column])
            if item < columns { new[column] += row[item] }
        }
        for index in 0..<rowCount where basic[index] < columns {
            let factor = row[Int(basic[index])]
            if factor == 0 { continue }
            let other = table.base + index * width
            for column in 0..<width { new[column] += factor * other[column] }
        }
        basic.append(Int32(items.count))
        items.append(Item(level: Int32(level), left: left, right: right, scale: abs(row[columns])))
        rowCount += 1
    }

    mutating func minimise() {
        var remaining = 200 * (rowCount + columns) + 1000
        while remaining > 0 {
            remaining -= 1
            computeSlopes()
            guard let (column, direction) = descent() else { return }
            guard let row = lastCorner(column, direction) else { return }
            pivot(row, column)
        }
    }

    // MARK: One move

    /// The slope of each level along each coordinate, as far as it comes from the basic rows.
    private mutating func computeSlopes() {
        slopes.refill(levels * columns, 0)
        for index in 0..<rowCount {
            let item = items[basic[index]]
            guard item.level >= 0 else { continue }
            let row = table.base + index * width
            let slope = row[columns] >= 0 ? item.right : -item.left
            if slope == 0 { continue }
            let sums = slopes.base + Int(item.level) * columns
            for column in 0..<columns { sums[column] += slope * row[column] }
        }
    }

    @inline(__always) private func slope(_ level: Int, _ column: Int, _ direction: Double) -> Double {
        let item = items[nonbasic[column]]
        let own = item.level == level ? (direction > 0 ? item.right : item.left) : 0
        return direction * slopes[level * columns + column] + own
    }

    /// The coordinate and direction that lower the earliest level that can be lowered, the steepest of them.
    private func descent() -> (Int, Double)? {
        var best: (Int, Double)?
        var bestLevel = levels
        var bestSlope = 0.0
        for column in 0..<columns {
            for direction in [1.0, -1.0] {
                var level = 0
                while level < levels, level <= bestLevel {
                    let slope = slope(level, column, direction)
                    if slope > Tolerance.zero { break }
                    if slope < -Tolerance.zero {
                        if level < bestLevel || slope < bestSlope {
                            best = (column, direction)
                            bestLevel = level
                            bestSlope = slope
                        }
                        break
                    }
                    level += 1
                }
            }
        }
        return best
    }

    /// The row whose corner is the last one worth going to.
    private mutating func lastCorner(_ column: Int, _ direction: Double) -> Int? {
        path.refill(levels, 0)
        for level in 0..<levels { path[level] = slope(level, column, direction) }
        corners.removeAll()
        for index in 0..<rowCount {
            let item = items[basic[index]]
            guard item.level >= 0 else { continue }
            let row = table.base + index * width
            let speed = direction * row[column]
            if abs(speed) > 1e-10, row[columns] * speed < 0 {
                corners.append(Corner(distance: -row[columns] / speed, row: Int32(index)))
            }
        }
        while corners.count > 0 {
            var nearest = 0
            for index in 1..<max(corners.count, 1) where corners[index].distance < corners[nearest].distance {
                nearest = index
            }
            let row = Int(corners[nearest].row)
            corners[nearest] = corners[corners.count - 1]
            corners.truncate(corners.count - 1)
            let item = items[basic[row]]
            path[Int(item.level)] += abs(table[row * width + column]) * (item.left + item.right)
            if !isDescending { return row }
        }
        return nil
    }

    private var isDescending: Bool {
        for level in 0..<levels {
            if path[level] > Tolerance.zero { return false }
            if path[level] < -Tolerance.zero { return true }
        }
        return false
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let base = table.base
        let chosen = base + row * width
        let inverse = 1 / chosen[column]
        for index in 0..<width { chosen[index] *= -inverse }
        chosen[column] = inverse
        for index in 0..<rowCount where index != row {
            let other = base + index * width
            let factor = other[column]
            if factor == 0 { continue }
            other[column] = 0
            for place in 0..<width { other[place] += factor * chosen[place] }
        }
        let item = basic[row]
        basic[row] = nonbasic[column]
        nonbasic[column] = item
    }

    // MARK: Results

    /// The index of the worst of the level that must be zero, or -1.
    func mostViolatedRequiredRow() -> Int {
        var worst = -1
        var deepest = 0.0
        for index in 0..<rowCount {
            let item = items[basic[index]]
            guard item.level == 0 else { continue }
            let value = table[index * width + columns + 1]
            if value < -Tolerance.violation(item.scale), value < deepest {
                deepest = value
                worst = Int(basic[index]) - columns
            }
        }
        return worst
    }

    /// Whether some movement that is worth the name costs nothing.
    ///
    /// Corners that coincide, such as those of "at least" and "at most" the same size, are shifted apart, which leaves a tiny
    /// room between them. Where each coordinate is stopped after such a room by a row that no other free one moves, nothing is free.
    var hasFreedom: Bool {
        for column in 0..<columns {
            for direction in [1.0, -1.0] where isFree(column, direction) {
                let (distance, row) = stop(column, direction)
                if distance > Tolerance.freedom { return true }
                for other in 0..<columns
                where other != column && abs(table[row * width + other]) > 1e-10 && isFree(other) { return true }
            }
        }
        return false
    }

    private func isFree(_ column: Int) -> Bool { isFree(column, 1) || isFree(column, -1) }

    private func isFree(_ column: Int, _ direction: Double) -> Bool {
        for level in 0..<levels where abs(slope(level, column, direction)) > Tolerance.zero { return false }
        return true
    }

    /// Whether a row over the parameters changes along a movement that costs nothing.
    func canMove(_ row: UnsafePointer<Double>) -> Bool {
        for column in 0..<columns where isFree(column) {
            let item = Int(nonbasic[column])
            var speed = item < columns ? row[item] : 0
            for index in 0..<rowCount where basic[index] < columns {
                speed += row[Int(basic[index])] * table[index * width + column]
            }
            if abs(speed) > Tolerance.zero { return true }
        }
        return false
    }

    func readParameters(into values: UnsafeMutablePointer<Double>) {
        for column in 0..<columns { values[column] = 0 }
        for index in 0..<rowCount where basic[index] < columns {
            values[Int(basic[index])] = table[index * width + columns + 1]
        }
    }

    /// Adds up movements over the parameters that cost nothing, each with a weight of its own.
    func addFreeMovements(to direction: UnsafeMutablePointer<Double>) {
        for column in 0..<columns {
            for sign in [1.0, -1.0] where isFree(column, sign) && reach(column, sign) > Tolerance.freedom {
                let item = Int(nonbasic[column])
                let weight = sign * Solver.noise(1_000_003 * (item + 1) + rowCount)
                if item < columns { direction[item] += weight }
                for index in 0..<rowCount where basic[index] < columns {
                    direction[Int(basic[index])] += weight * table[index * width + column]
                }
                break
            }
        }
    }

    /// How far a movement that costs nothing leads before it costs something.
    private func reach(_ column: Int, _ direction: Double) -> Double { stop(column, direction).distance }

    private func stop(_ column: Int, _ direction: Double) -> (distance: Double, row: Int) {
        var nearest = Double.infinity
        var found = -1
        for index in 0..<rowCount where items[basic[index]].level >= 0 {
            let row = table.base + index * width
            let speed = direction * row[column]
            if abs(speed) > 1e-10, row[columns] * speed < 0, -row[columns] / speed < nearest {
                nearest = -row[columns] / speed
                found = index
            }
        }
        return (nearest, found)
    }

    /// Makes this one equal to another without asking for memory each time.
    mutating func assume(_ other: LexicographicSimplex) {
        columns = other.columns
        rowCount = other.rowCount
        width = other.width
        levels = other.levels
        table.assume(other.table)
        basic.assume(other.basic)
        nonbasic.assume(other.nonbasic)
        items.assume(other.items)
    }

    var memoryInUse: Int {
        let numbers = (table.capacity + slopes.capacity + path.capacity) * 8
        return numbers + (basic.capacity + nonbasic.capacity) * 4 + corners.capacity * 16
            + items.capacity * MemoryLayout<Item>.stride
    }

    func deallocate() {
        table.deallocate()
        basic.deallocate()
        nonbasic.deallocate()
        items.deallocate()
        slopes.deallocate()
        path.deallocate()
        corners.deallocate()
    }
}
