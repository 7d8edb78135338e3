// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Makes the sessions in which a view is searched.
@preconcurrency @MainActor
@objc public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Nil where nothing can be searched: the panel doesn't come.
    @objc(findInteraction:sessionForView:)
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    @objc(findInteraction:didBeginFindSession:)
    optional func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    @objc(findInteraction:didEndFindSession:)
    optional func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
