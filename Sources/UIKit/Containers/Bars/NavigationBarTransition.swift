@_spi(House) import AppleFoundation
import CoreGraphics

/// The way from one item's views to another's. Whoever drives it calls `animate` inside an animation, then `finish`.
@MainActor final class NavigationBarTransition {
    enum Kind { case push, pop, fade }

    private let bar: UINavigationBar
    private let before: [UINavigationItem]
    private let oldContent: NavigationBarContent?
    /// Large title and search bar.
    private let oldLower: [UIView]
    private let newContent: NavigationBarContent?
    private let newLower: [UIView]
    private let direction: CGFloat
    private let width: CGFloat

    static func kind(from old: [UINavigationItem], to new: [UINavigationItem]) -> Kind {
        guard let top = new.last else { return .fade }
        return old.dropLast().contains { $0 === top } ? .pop : .push
    }

    init(
        bar: UINavigationBar, kind: Kind, before: [UINavigationItem], oldContent: NavigationBarContent?,
        oldLower: [UIView], newContent: NavigationBarContent?, newLower: [UIView]
    ) {
        self.bar = bar
        self.before = before
        self.oldContent = oldContent
        self.oldLower = oldLower
        self.newContent = newContent
        self.newLower = newLower
        width = bar.bounds.width
        let forward: CGFloat = kind == .pop ? -1 : kind == .push ? 1 : 0
        direction = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -forward : forward
        UIView.performWithoutAnimation {
            if let oldContent { bar.addSubview(oldContent) }
            for view in oldLower { bar.addSubview(view) }
            newContent?.slide(by: direction * width / 2)
            newContent?.alpha = 0
            for view in newLower {
                view.transform = CGAffineTransform(translationX: direction * width, y: 0)
                view.alpha = 0
            }
        }
    }

    func animate() {
        newContent?.slide(by: 0)
        newContent?.alpha = 1
        for view in newLower {
            view.transform = .identity
            view.alpha = 1
        }
        oldContent?.slide(by: -direction * width / 2)
        oldContent?.alpha = 0
        for view in oldLower {
            view.transform = CGAffineTransform(translationX: -direction * width, y: 0)
            view.alpha = 0
        }
    }

    func finish(completed: Bool) {
        UIView.performWithoutAnimation {
            oldContent?.removeFromSuperview()
            // An app's title view may be shown again.
            oldContent?.slide(by: 0)
            for view in oldLower {
                if let search = view as? NavigationSearchView { search.letGo() } else { view.removeFromSuperview() }
            }
            newContent?.slide(by: 0)
            newContent?.alpha = 1
            for view in newLower {
                view.transform = .identity
                view.alpha = 1
            }
            if !completed { bar.take(before) }
        }
    }
}
