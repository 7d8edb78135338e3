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
    private var waiting = WaitingRoom<Key, UICollectionReusableView>()
    private var waitingDecorations = WaitingRoom<String, UICollectionReusableView>()
    /// Some of those that wait can still be seen.
    private var mayShowWaiting = false

    // MARK: Registering
    func register(_ source: Source?, _ key: Key) { sources[key] = source }
    func isKnown(_ key: Key) -> Bool { sources[key] != nil }

    // MARK: Handing out
    /// One that has waited and is prepared, or a new one; nil if nothing is known of the identifier.
    /// One of a class begins in the frame of its place: cells of many apps lay out their parts by it, once.
    func view(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
        if let view = waiting.take(key) { return prepared(view) }
        guard let source = sources[key] else { return nil }
        let made = make(source, key.identifier, frame, isCell: key.kind.isEmpty)
        made?.identifier = key.identifier
        return made
    }

    func decoration(_ kind: String, _ layout: UICollectionViewLayout, frame: CGRect) -> UICollectionReusableView? {
        if let view = waitingDecorations.take(kind) { return prepared(view) }
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
            waitingDecorations.keep(view, element.kind)
        } else if let identifier = view.identifier {
            waiting.keep(view, Key(kind: element.kind, identifier: identifier))
        } else {
            view.removeFromSuperview()
        }
    }

    /// Decoration views are the layout's: another one makes its own.
    func dropDecorations() {
        waitingDecorations.forEach { $0.removeFromSuperview() }
        waitingDecorations = WaitingRoom()
    }

    /// Those that wait and can still be seen.
    func hideWaiting() {
        guard mayShowWaiting else { return }
        mayShowWaiting = false
        waiting.forEach { if !$0.isHidden { $0.isHidden = true } }
        waitingDecorations.forEach { if !$0.isHidden { $0.isHidden = true } }
    }
}
