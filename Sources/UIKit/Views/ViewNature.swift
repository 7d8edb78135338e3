import AppleFoundation
import CoreGraphics

/// What a view of another module of ours says of itself where UIKit's own classes override members that no other module can. It takes part
/// by `nature = self` in its initialisers.
///
/// Apps' views say the same by what Apple has for it: `forLastBaselineLayout`, `intrinsicContentSize`, `isHighlighted`, and hugging that is
/// set.
@MainActor package protocol ViewNature: AnyObject {
    /// Hugging of its class, where code has set none.
    var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { get }
    /// How far the first or last line of its text stands above its bottom edge; nil for views that have none.
    func baselineFromBottom(first: Bool) -> CGFloat?
    /// Whether its height depends on the width that layout gives.
    var wrapsTextInLayout: Bool { get }
    /// `intrinsicContentSize` with the text broken at a width; 0 is no limit.
    func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize
}

/// The same for a control.
@MainActor package protocol ControlNature: ViewNature {
    /// It is highlighted, selected or disabled, or is so no more.
    func stateDidChange()
    /// Whether taps mean this control rather than a gesture of a view around it.
    var claimsTaps: Bool { get }
}

extension ViewNature {
    package var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }
    package func baselineFromBottom(first: Bool) -> CGFloat? { nil }
    package var wrapsTextInLayout: Bool { false }
}

extension ViewNature where Self: UIView {
    package func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicContentSize }
}

extension ControlNature {
    package func stateDidChange() {}
    package var claimsTaps: Bool { true }
}

extension UIView {
    /// Not kept: it is the view itself.
    package final var nature: (any ViewNature)? {
        get { rarities?.nature }
        set { rare.nature = newValue }
    }
}
