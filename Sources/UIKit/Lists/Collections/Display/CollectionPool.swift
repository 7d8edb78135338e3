import AppleFoundation
import CoreGraphics
import ListEngine

/// What views are made of, by category, kind and identifier, and those that wait to be shown again.
@MainActor final class CollectionPool {
    enum Source {
        case type(AnyClass)
        case nib(UINib)
        /// A cell or a header of a storyboard.
        case prototype(any ReusableViewSource)
    }

    struct Key: Hashable {
        /// Empty for cells.
        var kind: String
        var identifier: String
    }

    private var sources: [Key: Source] = [:]
    private var waiting: [Key: ContiguousArray<UICollectionReusableView>] = [:]
    private var waitingDecorations: [String: ContiguousArray<UICollectionReusableView>] = [:]
    /// Some of those that wait can still be seen.
    private var mayShowWaiting = false

    // MARK: Registering
    func register(_ source: Source?, _ key: Key) { sources[key] = source }
    func isKnown(_ key: Key) -> Bool { sources[key] != nil }

    // MARK: Handing out
    /// One that has waited and is prepared, or a new one; nil if nothing is known of the identifier.
    /// One of a class begins in the frame of its place: cells of many apps lay out their parts by it, once.
    func view(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
        if let view = waiting[key]?.popLast() { return prepared(view) }
        guard let source = sources[key] else { return nil }
        let made = make(source, key.identifier, frame, isCell: key.kind.isEmpty)
        made?.identifier = key.identifier
        return made
    }

    func decoration(_ kind: String, _ layout: UICollectionViewLayout, frame: CGRect) -> UICollectionReusableView? {
        if let view = waitingDecorations[kind]?.popLast() { return prepared(view) }
        return layout.decorations[kind].flatMap { make($0, kind, frame, isCell: false) }
    }

    private func prepared(_ view: UICollectionReusableView) -> UICollectionReusableView {
        view.prepareForReuse()
        return view
    }

    private func make(_ source: Source, _ identifier: String, _ frame: CGRect, isCell: Bool) -> UICollectionReusableView? {
        switch source {
        case .type(let type):
            guard let type = type as? UICollectionReusableView.Type, !isCell || type is UICollectionViewCell.Type else {
                return nil
            }
            return type._new(frame: frame)
        case .nib(let nib): return single(nib, identifier, isCell: isCell)
        case .prototype(let prototype): return prototype.make() as? UICollectionReusableView
        }
    }

    private func single(_ nib: UINib, _ identifier: String, isCell: Bool) -> UICollectionReusableView? {
        let objects = nib.instantiate(withOwner: nil, options: nil).filter { !($0 is UIGestureRecognizer) }
        if objects.count == 1, let made = objects[0] as? UICollectionReusableView, !isCell || made is UICollectionViewCell {
            return made
        }
        reportMisuse(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                + "\(isCell ? "UICollectionViewCell" : "UICollectionReusableView") instance",
            exception: .internalInconsistencyException)
        return nil
    }

    // MARK: Taking back
    func keep(_ view: UICollectionReusableView, _ element: CollectionElement) {
        view.shown.element = nil
        view.shown.attributes = nil
        mayShowWaiting = true
        if element.category == .decorationView {
            waitingDecorations[element.kind, default: []].append(view)
        } else if let identifier = view.identifier {
            waiting[Key(kind: element.kind, identifier: identifier), default: []].append(view)
        } else {
            view.removeFromSuperview()
        }
    }

    /// Decoration views are the layout's: another one makes its own.
    func dropDecorations() {
        for views in waitingDecorations.values { for view in views { view.removeFromSuperview() } }
        waitingDecorations = [:]
    }

    /// Those that wait and can still be seen.
    func hideWaiting() {
        guard mayShowWaiting else { return }
        mayShowWaiting = false
        for views in waiting.values { for view in views where !view.isHidden { view.isHidden = true } }
        for views in waitingDecorations.values { for view in views where !view.isHidden { view.isHidden = true } }
    }
}
