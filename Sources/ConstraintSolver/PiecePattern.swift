/// How a whole piece of a region was solved, for the next piece that hangs together in the same way: the cells of a list differ in
/// nothing but their numbers.
///
/// Variables and constraints have numbers of their own here: variables by their distance from the first, constraints in the order in
/// which a walk from variable to variable meets them. Whoever walks another piece and meets the same all the way may do the same work in
/// the same order, as long as each block comes out on the sides on which it came out then; see `RecipeBook`.
struct PiecePattern {
    /// What one constraint says, without its number.
    struct Row {
        /// See `ConstraintRecord.kind`.
        var kind: UInt64
        var priorityAbove: Float
        var termCount: Int32
    }

    struct Term {
        var coefficient: Double
        /// From the first variable, or `outside`.
        var distance: Int32
    }

    /// Before the first variable or after the last one; such variables are all settled.
    static let outside = Int32.min

    struct Block {
        var stepCount: Int32
        var rowCount: Int32
        /// See `RecipeBook.Recipe`.
        var parameter: Int32
        var residual: Int32
        var gain: Double
    }

    struct BlockRow {
        var row: Int16
        var side: Int8
    }

    /// The variables: others in between are settled.
    var offsets = Buffer<Int16>()
    /// For each variable how many constraints name it, and then which.
    var chainLengths = Buffer<Int16>()
    var ties = Buffer<Int16>()
    var rows = Buffer<Row>()
    var terms = Buffer<Term>()

    /// What one substitution after another gives.
    var steps = Buffer<RecipeBook.LocalStep>()
    /// Requirements all of whose variables are known by then.
    var checks = Buffer<Int16>()
    /// What is chosen: each block has its steps and its rows in the two lists.
    var blocks = Buffer<Block>()
    var blockSteps = Buffer<RecipeBook.LocalStep>()
    var blockRows = Buffer<BlockRow>()
    /// What follows from the chosen, the last one first.
    var followers = Buffer<RecipeBook.LocalStep>()

    mutating func begin() {
        offsets.removeAll()
        chainLengths.removeAll()
        ties.removeAll()
        rows.removeAll()
        terms.removeAll()
        steps.removeAll()
        checks.removeAll()
        blocks.removeAll()
        blockSteps.removeAll()
        blockRows.removeAll()
        followers.removeAll()
    }

    var memoryInUse: Int {
        var bytes = 2 * (offsets.capacity + chainLengths.capacity + ties.capacity + checks.capacity)
        bytes += (rows.capacity + terms.capacity) * 16
        bytes += 4 * (steps.capacity + blockSteps.capacity + blockRows.capacity + followers.capacity)
        return bytes + blocks.capacity * MemoryLayout<Block>.stride
    }

    func deallocate() {
        offsets.deallocate()
        chainLengths.deallocate()
        ties.deallocate()
        rows.deallocate()
        terms.deallocate()
        steps.deallocate()
        checks.deallocate()
        blocks.deallocate()
        blockSteps.deallocate()
        blockRows.deallocate()
        followers.deallocate()
    }
}
