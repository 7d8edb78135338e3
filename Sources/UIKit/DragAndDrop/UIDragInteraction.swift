import AppleFoundation
import CoreGraphics

/// Lets fingers lift items off a view: one that rests lifts them, and carries them once it moves.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var fingers: DragFingers?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// On phones since iOS 15, as on pads.
    open class var isEnabledByDefault: Bool { true }
    open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { fingers?.isEnabled = isEnabled } }
    /// Whether other gestures may begin while the finger rests.
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet { fingers?.letsOthersBegin = allowsSimultaneousRecognitionDuringLift }
    }

    open func willMove(to view: UIView?) {
        fingers?.remove()
        fingers = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let made = DragFingers(view, self)
        made.isEnabled = isEnabled
        made.letsOthersBegin = allowsSimultaneousRecognitionDuringLift
        fingers = made
    }
}

extension UIDragInteraction: DragSource {
    final var sourceView: UIView? { view }

    final func items(toBegin session: DragSession) -> [UIDragItem] {
        delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    }

    final func items(toAddTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
        delegate?.`dragInteraction(_:itemsForAddingTo:withTouchAt:)`?(self, session, point) ?? []
    }

    final func choice(of sessions: [DragSession], at point: CGPoint) -> DragSession? {
        guard let ask = delegate?.`dragInteraction(_:sessionForAddingItems:withTouchAt:)` else { return sessions.last }
        return ask(self, sessions, point) as? DragSession
    }

    final func willAdd(_ items: [UIDragItem], to session: DragSession, from other: any DragSource) {
        guard let other = other as? UIDragInteraction else { return }
        delegate?.`dragInteraction(_:session:willAdd:for:)`?(self, session, items, other)
    }

    final func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedPreview? {
        guard let ask = delegate?.`dragInteraction(_:previewForLifting:session:)` else {
            return view.map { UITargetedDragPreview(view: $0) }
        }
        return ask(self, item, session)
    }

    final func willLift(_ animator: DragAnimator, _ session: DragSession) {
        delegate?.`dragInteraction(_:willAnimateLiftWith:session:)`?(self, animator, session)
    }

    final func allowsMove(_ session: DragSession) -> Bool {
        delegate?.`dragInteraction(_:sessionAllowsMoveOperation:)`?(self, session) ?? true
    }

    final func isRestricted(_ session: DragSession) -> Bool {
        delegate?.`dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`?(self, session) ?? false
    }

    final func willBegin(_ session: DragSession) {
        if delegate?.`dragInteraction(_:prefersFullSizePreviewsFor:)` != nil { Unsupported.fullSizePreviews.report() }
        delegate?.`dragInteraction(_:sessionWillBegin:)`?(self, session)
    }
    final func didMove(_ session: DragSession) { delegate?.`dragInteraction(_:sessionDidMove:)`?(self, session) }

    final func cancelPreview(of item: UIDragItem, or standard: UITargetedPreview) -> UITargetedPreview? {
        guard let ask = delegate?.`dragInteraction(_:previewForCancelling:withDefault:)` else { return standard }
        return ask(self, item, standard.forDragging)
    }

    final func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {
        delegate?.`dragInteraction(_:item:willAnimateCancelWith:)`?(self, item, animator)
    }

    final func willEnd(_ session: DragSession, _ operation: UIDropOperation) {
        delegate?.`dragInteraction(_:session:willEndWith:)`?(self, session, operation)
    }

    final func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
        delegate?.`dragInteraction(_:session:didEndWith:)`?(self, session, operation)
    }

    final func didTransfer(_ session: DragSession) {
        delegate?.`dragInteraction(_:sessionDidTransferItems:)`?(self, session)
    }
}

extension UITargetedPreview {
    /// As those who ask about drags get it.
    final var forDragging: UITargetedDragPreview {
        self as? UITargetedDragPreview ?? UITargetedDragPreview(view: view, parameters: parameters, target: target)
    }
}
