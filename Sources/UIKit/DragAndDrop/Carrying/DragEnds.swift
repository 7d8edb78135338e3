import AppleFoundation
import CoreGraphics

/// Where items come from: a view with an interaction, or a list. All but the items has an answer of its own.
@MainActor protocol DragSource: AnyObject {
    var sourceView: UIView? { get }
    func items(toBegin session: DragSession) -> [UIDragItem]
    /// For a tap with another finger.
    func items(toAddTo session: DragSession, at point: CGPoint) -> [UIDragItem]
    func choice(of sessions: [DragSession], at point: CGPoint) -> DragSession?
    func willAdd(_ items: [UIDragItem], to session: DragSession, from other: any DragSource)
    /// Nil: nothing is shown of the item.
    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedPreview?
    func willLift(_ animator: DragAnimator, _ session: DragSession)
    func allowsMove(_ session: DragSession) -> Bool
    func isRestricted(_ session: DragSession) -> Bool
    func willBegin(_ session: DragSession)
    func didMove(_ session: DragSession)
    func cancelPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview?
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
    func willEnd(_ session: DragSession, _ operation: UIDropOperation)
    func didEnd(_ session: DragSession, _ operation: UIDropOperation)
    func didTransfer(_ session: DragSession)
}

extension DragSource {
    func choice(of sessions: [DragSession], at point: CGPoint) -> DragSession? { sessions.last }
    func willAdd(_ items: [UIDragItem], to session: DragSession, from other: any DragSource) {}
    func willLift(_ animator: DragAnimator, _ session: DragSession) {}
    func didMove(_ session: DragSession) {}
    func cancelPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview? { standard }
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}
    func didTransfer(_ session: DragSession) {}
}

/// Where items may go.
@MainActor protocol DropTarget: AnyObject {
    var targetView: UIView? { get }
    /// Whether another session may be above it at the same time.
    var takesSeveralSessions: Bool { get }
    /// Asked once for a session.
    func canTake(_ session: DropSession) -> Bool
    func didEnter(_ session: DropSession)
    func proposal(for session: DropSession) -> UIDropProposal
    func didExit(_ session: DropSession)
    func perform(_ session: DropSession)
    func dropPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview?
    func willDrop(_ item: UIDragItem, _ animator: DragAnimator)
    func conclude(_ session: DropSession)
    func didEnd(_ session: DropSession)
}

/// Gathers what the app adds to the way of an item.
class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    final func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    final func animate() { for animation in animations { animation() } }

    final func complete(_ position: UIViewAnimatingPosition) {
        let all = completions
        completions = []
        for completion in all { completion(position) }
    }
}
