import AppleFoundation
import CoreGraphics

/// Lets a view take what is dropped on it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
    final var targetView: UIView? { view }
    final var takesSeveralSessions: Bool { allowsSimultaneousDropSessions }

    final func canTake(_ session: DropSession) -> Bool {
        delegate?.`dropInteraction(_:canHandle:)`?(self, session) ?? (delegate != nil)
    }

    final func didEnter(_ session: DropSession) { delegate?.`dropInteraction(_:sessionDidEnter:)`?(self, session) }
    final func didExit(_ session: DropSession) { delegate?.`dropInteraction(_:sessionDidExit:)`?(self, session) }

    final func proposal(for session: DropSession) -> UIDropProposal {
        delegate?.`dropInteraction(_:sessionDidUpdate:)`?(self, session) ?? UIDropProposal(operation: .cancel)
    }

    final func perform(_ session: DropSession) { delegate?.`dropInteraction(_:performDrop:)`?(self, session) }

    final func dropPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview? {
        guard let ask = delegate?.`dropInteraction(_:previewForDropping:withDefault:)` else { return nil }
        return ask(self, item, standard.forDragging)
    }

    final func willDrop(_ item: UIDragItem, _ animator: DragAnimator) {
        delegate?.`dropInteraction(_:item:willAnimateDropWith:)`?(self, item, animator)
    }

    final func conclude(_ session: DropSession) { delegate?.`dropInteraction(_:concludeDrop:)`?(self, session) }
    final func didEnd(_ session: DropSession) { delegate?.`dropInteraction(_:sessionDidEnd:)`?(self, session) }
}
