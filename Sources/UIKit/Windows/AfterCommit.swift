@_spi(House) import AppleFoundation
import QuartzCore

/// Has something under way that ends with the commit. View controllers adopt it: their appearances do.
@MainActor protocol EndsAfterCommit: AnyObject {
    /// Which of all it has begun is under way.
    var generationUnderWay: UInt32 { get }
    /// Ends it, unless something else has turned or ended it by then.
    func commitEnded(_ generation: UInt32)
}

/// What waits for the end of the commit of this turn: the "did" calls of views that came or went, and presentations.
@MainActor enum AfterCommit {
    private enum Work {
        case end(any EndsAfterCommit, generation: UInt32, move: Int)
        case call(() -> Void)
    }

    private static var queue: [Work] = []
    private static var isRunning = false

    static var isEmpty: Bool { queue.isEmpty }
    /// Whether something was done since this was set to false.
    static var hasRun = false

    private static let connection: Void = {
        TransactionStack.shared.endObservers.append { Isolation.assumeMain { run() } }
    }()

    private static func add(_ work: Work) {
        _ = connection
        queue.append(work)
        TransactionStack.shared.requestCommit()
    }

    /// Of the views that came or went in one move, the innermost are told first.
    static func end(_ waiting: any EndsAfterCommit) {
        add(.end(waiting, generation: waiting.generationUnderWay, move: WindowAttachment.currentMove))
    }

    static func call(_ body: @escaping () -> Void) { add(.call(body)) }

    private static func run() {
        if isRunning || queue.isEmpty { return }
        isRunning = true
        hasRun = true
        defer { isRunning = false }
        let batch = ordered(queue)
        queue = []
        for work in batch {
            switch work {
            case .call(let body): body()
            case .end(let waiting, let generation, _): waiting.commitEnded(generation)
            }
        }
    }

    /// Turns the order round inside each move.
    private static func ordered(_ works: [Work]) -> [Work] {
        if works.count < 2 { return works }
        var result: [Work] = []
        var group: [Work] = []
        var groupMove = -1
        for work in works {
            var move = -1
            if case .end(_, _, let number) = work { move = number }
            if move != groupMove || move == -1 {
                result.append(contentsOf: group.reversed())
                group = []
                groupMove = move
            }
            group.append(work)
        }
        result.append(contentsOf: group.reversed())
        return result
    }
}
