import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// What a list would do with the items above it.
@MainActor struct ListDropProposal {
    enum Intent { case none, insertAt, insertInto }

    var proposal: UIDropProposal
    var intent = Intent.none
    /// The list moves its own row, and its data source hears of that alone.
    var movesOwnRow = false
}

/// A list on which items may be dropped.
@MainActor protocol DroppingList: DraggingList {
    func canTakeDrop(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropDidExit(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
    /// The row that is under the finger, or one past the last of a section; nil beside all of them.
    func dropPath(at point: CGPoint) -> ListPath?
    func dropProposal(_ session: DropSession, _ path: ListPath?) -> ListDropProposal
    func performDrop(_ session: DropSession, _ proposal: ListDropProposal, _ path: ListPath?, _ target: ListDropTarget)
    /// Shows where it would come to stand; nil: nowhere.
    func showDrop(_ path: ListPath?, _ proposal: ListDropProposal?)
    func dropRect(of path: ListPath) -> CGRect?
}

/// What is above a list, and where in it that would go.
final class ListDropTarget: NSObject, UIInteraction {
    private weak var list: (any DroppingList)?
    private(set) weak var view: UIView?
    private(set) var session: DropSession?
    private var path: ListPath?
    private var proposal = ListDropProposal(proposal: UIDropProposal(operation: .cancel))
    private var edges: EdgeScroll?
    /// Where the app says that items go, and what it adds to their way.
    private var ways: [(item: UIDragItem, end: (UITargetedPreview) -> UITargetedPreview?, animator: DragAnimator)] = []

    init(_ list: any DroppingList) {
        self.list = list
        super.init()
    }

    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }

    func contentChanged() {
        path = nil
        list?.showDrop(nil, nil)
    }

    /// An item's way, as `performDrop` gives it.
    func send<Animator: DragAnimator>(
        _ item: UIDragItem, with animator: Animator, to end: @escaping (UITargetedPreview) -> UITargetedPreview?
    ) -> Animator {
        ways.append((item, end, animator))
        return animator
    }

    private func stop() {
        edges?.stop()
        edges = nil
        list?.showDrop(nil, nil)
    }
}

extension ListDropTarget: DropTarget {
    var targetView: UIView? { list }
    var takesSeveralSessions: Bool { false }
    func canTake(_ session: DropSession) -> Bool { list?.canTakeDrop(session) ?? false }

    func didEnter(_ session: DropSession) {
        self.session = session
        list?.dropDidEnter(session)
        guard let list else { return }
        edges = EdgeScroll(list, finger: { [weak list] in list.map { session.location(in: $0) } ?? .zero }) {
            session.moved()
        }
    }

    func proposal(for session: DropSession) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        path = list.dropPath(at: session.location(in: list))
        proposal = list.dropProposal(session, path)
        let isWelcome = proposal.proposal.operation == .copy || proposal.proposal.operation == .move
        list.showDrop(isWelcome ? path : nil, proposal)
        return proposal.proposal
    }

    func didExit(_ session: DropSession) {
        self.session = nil
        stop()
        list?.dropDidExit(session)
    }

    func perform(_ session: DropSession) {
        stop()
        list?.performDrop(session, proposal, path, self)
    }

    func dropPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview? {
        ways.first { $0.item === item }?.end(standard)
    }

    func willDrop(_ item: UIDragItem, _ animator: DragAnimator) {
        guard let way = ways.first(where: { $0.item === item })?.animator else { return }
        animator.addAnimations { way.animate() }
        animator.addCompletion { way.complete($0) }
    }

    func conclude(_ session: DropSession) { ways = [] }

    func didEnd(_ session: DropSession) {
        self.session = nil
        stop()
        list?.dropDidEnd(session)
    }
}
