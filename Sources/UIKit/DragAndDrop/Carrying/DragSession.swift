import AppleFoundation
import CoreGraphics

/// What both ends have in common: the items, where the finger is, and what may be done with them.
@MainActor class DragDropSession: NSObject {
    /// Kept by the session of the end where the items come from.
    fileprivate var carried: DragSession { fatalError("A session is of one of two kinds.") }

    var items: [UIDragItem] { carried.all }
    var allowsMoveOperation: Bool { carried.allowsMove }
    var isRestrictedToDraggingApplication: Bool { carried.isRestricted }

    func location(in view: UIView) -> CGPoint { carried.window?.convert(carried.finger, to: view) ?? .zero }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
    fileprivate(set) var all: [UIDragItem] = []
    var allowsMove = true
    var isRestricted = false
    /// In the window from which the items come.
    var finger = CGPoint.zero
    weak var window: UIWindow?

    override fileprivate var carried: DragSession { self }

    func add(_ items: [UIDragItem]) { all += items }
}

final class DropSession: DragDropSession, UIDropSession {
    private let drag: DragSession
    /// What is below a finger that rests has moved.
    var moved: () -> Void = {}
    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default {
        didSet { Unsupported.kept("UIDropSession.progressIndicatorStyle") }
    }

    init(_ drag: DragSession) {
        self.drag = drag
        super.init()
    }

    override fileprivate var carried: DragSession { drag }
    var localDragSession: (any UIDragSession)? { drag }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let readable = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
        let gathered = GatheredObjects(count: readable.count, completion)
        progress.totalUnitCount += Int64(readable.count)
        for (index, item) in readable.enumerated() {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in gathered.take(object, at: index) }
        }
        gathered.begin(progress)
        return progress
    }
}

/// Objects that come one by one, from whatever thread.
private final class GatheredObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]
    private var open: Int
    private var progress: Progress?
    private var completion: (([any NSItemProviderReading]) -> Void)?

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        // One for the loop that asks for them.
        open = count + 1
        self.completion = completion
    }

    func begin(_ progress: Progress) {
        lock.lock()
        self.progress = progress
        lock.unlock()
        finish()
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        lock.lock()
        objects[index] = object
        lock.unlock()
        finish()
    }

    private func finish() {
        lock.lock()
        open -= 1
        let isDone = open == 0
        lock.unlock()
        guard isDone else { return }
        DispatchQueue.main.async { [self] in
            progress?.completedUnitCount += Int64(objects.count)
            completion?(objects.compactMap { $0 })
            completion = nil
        }
    }
}
