/// The order of work for an edit that comes again and again, such as the width of a window while it is resized.
struct EditPlan {
    /// The fixed variable that is edited, or -1.
    var variable: Int32 = -1
    var structure = -1
    var isReady = false
    var steps = Buffer<Step>()
    var checks = Buffer<Int32>()

    mutating func noteOtherChange(structure: Int) {
        isReady = false
        variable = -1
    }

    mutating func forget() {
        deallocate()
        self = EditPlan()
    }

    var memoryInUse: Int { steps.capacity * 8 + checks.capacity * 4 }

    func deallocate() {
        steps.deallocate()
        checks.deallocate()
    }
}

extension Solver {
    /// Does the work of a repeated edit without looking for it again. Returns false when there is no plan for it.
    func runPlan() -> Bool { false }
}
