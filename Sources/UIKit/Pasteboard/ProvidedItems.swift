import AppleFoundation

/// Waits for the forms of several items, and then has them all.
@MainActor final class ProvidedItems {
    private var items: [[String: Data]]
    private var waiting = 0
    private let done: @MainActor ([[String: Data]]) -> Void

    init(_ providers: [NSItemProvider], _ done: @escaping @MainActor ([[String: Data]]) -> Void) {
        items = providers.map { _ in [:] }
        self.done = done
        waiting = providers.reduce(1) { $0 + $1.registeredTypeIdentifiers.count }
        for (index, provider) in providers.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    if Thread.isMainThread {
                        MainActor.assumeIsolated { self.took(data, type, index) }
                    } else {
                        DispatchQueue.main.async { MainActor.assumeIsolated { self.took(data, type, index) } }
                    }
                }
            }
        }
        finishedOne()
    }

    private func took(_ data: Data?, _ type: String, _ index: Int) {
        if let data { items[index][type] = data }
        finishedOne()
    }

    private func finishedOne() {
        waiting -= 1
        if waiting == 0 { done(items) }
    }
}
