/// Working space for one block, kept from one to the next.
struct BlockSpace {
    var variables = Buffer<Int32>()
    /// The required equalities of the block.
    var equalities = Buffer<Int32>()
    /// All its other constraints.
    var rows = Buffer<Int32>()

    var determined = Buffer<Bool>()
    var degree = Buffer<Int32>()
    var queue = Buffer<Int32>()
    /// Equality and variable, or -1 and a parameter.
    var steps = Buffer<Step>()
    var residuals = Buffer<Int32>()
    /// Each variable as a sum over the parameters, the constant last.
    var affine = Buffer<Double>()
    var reduced = Buffer<Double>()
    var elimination = Buffer<Double>()
    var pivots = Buffer<Int32>()
    var slots = Buffer<Int32>()

    var priorities = Buffer<Float>()
    var pieces = Buffer<Piece>()
    var corners = Buffer<Corner>()
    var parameters = Buffer<Double>()
    var simplex = LexicographicSimplex()
    var trial = LexicographicSimplex()
    var order = Buffer<Int32>()
    var direction = Buffer<Double>()
    var ends = Buffer<Double>()
    var incoming = Buffer<Solver.Term>()
    /// What an edit opened.
    var edited = Buffer<Int32>()
    /// Wishes and one row of each pair that asks for the same length; and for each variable one that has found no partner.
    var naturals = Buffer<Int32>()
    var candidates = Buffer<Int32>()
    var freedom = FreedomSpace()

    /// What one constraint makes of the one free parameter.
    struct Piece {
        var slope: Double
        var constant: Double
        var priority: Float
        var left: Double
        var right: Double
    }

    struct Corner {
        var position: Double
        var bend: Double
    }

    mutating func begin() {
        variables.removeAll()
        equalities.removeAll()
        rows.removeAll()
    }

    mutating func exchange() { swap(&affine, &reduced) }

    mutating func forget() {
        deallocate()
        self = BlockSpace()
    }

    var memoryInUse: Int {
        var bytes = 0
        for list in [
            variables, equalities, rows, degree, queue, residuals, pivots, slots, order, edited, naturals, candidates,
        ] {
            bytes += list.capacity * 4
        }
        for list in [affine, reduced, elimination, parameters, direction, ends] { bytes += list.capacity * 8 }
        bytes += determined.capacity + steps.capacity * 8 + priorities.capacity * 4
        bytes += pieces.capacity * MemoryLayout<Piece>.stride + corners.capacity * MemoryLayout<Corner>.stride
        return bytes + freedom.memoryInUse + simplex.memoryInUse + trial.memoryInUse + incoming.capacity
            * MemoryLayout<Solver.Term>.stride
    }

    func deallocate() {
        for list in [
            variables, equalities, rows, degree, queue, residuals, pivots, slots, order, edited, naturals, candidates,
        ] {
            list.deallocate()
        }
        for list in [affine, reduced, elimination, parameters, direction, ends] { list.deallocate() }
        determined.deallocate()
        steps.deallocate()
        priorities.deallocate()
        pieces.deallocate()
        corners.deallocate()
        simplex.deallocate()
        trial.deallocate()
        incoming.deallocate()
        freedom.deallocate()
    }
}
