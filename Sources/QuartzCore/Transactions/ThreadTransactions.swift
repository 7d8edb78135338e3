@_spi(House) import AppleFoundation

/// The open transactions of a thread other than the main one. What is changed in them is shown by the main thread's next commit; what they say
/// of durations and actions holds on their thread alone.
final class ThreadTransactions: OpenTransactions {
    private static let ofThreads = ThreadObject<ThreadTransactions>()

    static var current: ThreadTransactions { ofThreads.current(orMade: ThreadTransactions.init) }

    var frames: [TransactionFrame] = []

    deinit { while !frames.isEmpty { commit() } }

    func commit() { frames.popLast()?.completion?.leave() }

    func flush() {
        guard frames.allSatisfy(\.isImplicit) else { return }
        while !frames.isEmpty { commit() }
    }

    func openIfNeeded() { if frames.isEmpty { frames.append(TransactionFrame(isImplicit: true)) } }
}
