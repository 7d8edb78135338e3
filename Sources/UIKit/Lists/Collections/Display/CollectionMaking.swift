import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Views for elements: from the data source, the pool, or the layout.
extension CollectionDisplay {
    // MARK: - Asking for them
    func make(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> UICollectionReusableView? {
        let element = attributes.element
        let made: UICollectionReusableView?
        switch element.category {
        case .cell: made = cell(attributes, view)
        case .supplementaryView: made = supplementary(attributes, view)
        case .decorationView: made = decoration(attributes, view)
        }
        guard let made else { return nil }
        if let old = made.shown.element, old != element, views[old] === made {
            // The same view for two elements: it can show the later one only.
            forget(old)
        }
        made.shown.element = element
        show(made, attributes, view)
        return made
    }

    private func cell(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> UICollectionReusableView? {
        guard let source = view.dataSource else { return nil }
        let path = view.reordering.isActive ? view.reordering.dataPath(attributes.element.path, view) : attributes.element.path
        let made = asking(attributes, view) { source.collectionView(view, cellForItemAt: IndexPath(path)) }
        if made.reuseIdentifier == nil { CollectionWarnings.cellWithoutIdentifier() }
        let isSelected = view.selection.contains(attributes.element.path)
        if made.isSelected != isSelected { made.isSelected = isSelected }
        made.setEdited(view.isEdited(attributes.element.path))
        made.configureIfNeeded()
        return made
    }

    private func supplementary(
        _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
    ) -> UICollectionReusableView? {
        let element = attributes.element
        let ask = view.dataSource?.`collectionView(_:viewForSupplementaryElementOfKind:at:)`
        // A data source without the method answers with nothing.
        let made: UICollectionReusableView? = asking(attributes, view) { ask?(view, element.kind, attributes.indexPath) }
        guard let made, made.reuseIdentifier != nil else {
            CollectionWarnings.supplementary(element)
            return made
        }
        return made
    }

    private func decoration(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView)
        -> UICollectionReusableView?
    {
        let kind = attributes.element.kind
        guard let made = view.pool.decoration(kind, view.collectionViewLayout, frame: Self.frame(attributes, view)) else {
            reportMisuse(
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a "
                    + "storyboard", exception: .internalInconsistencyException)
            return nil
        }
        made.identifier = kind
        return made
    }

    /// What the data source takes from the pool meanwhile is meant for the element, and to be returned.
    private func asking<Made>(
        _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView, _ ask: () -> Made
    ) -> Made {
        let outer = asked
        let first = handedOut.count
        asked = attributes
        let made = view.withoutOwnLayout { CollectionQuestions.ask(ask) }
        let returned = made as AnyObject
        for other in handedOut[first...] where other !== returned {
            CollectionWarnings.notReturned(other, view)
            view.pool.keep(other, attributes.element)
        }
        handedOut.removeSubrange(first...)
        asked = outer
        return made
    }

    /// Among its siblings, where the layout wants it.
    private func show(
        _ made: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
    ) {
        made.collection = view
        made.hearsConstraints = view.selfSizingInvalidation == .enabledIncludingConstraints
        view.stack(made, attributes)
        made.take(view.flipped(attributes))
    }

    // MARK: - Handing out
    func dequeueCell(_ identifier: String, for indexPath: IndexPath, _ view: UICollectionView) -> UICollectionViewCell {
        let element = CollectionElement(.cell, "", indexPath)
        let found = dequeue(CollectionPool.Key(kind: "", identifier: identifier), element, view)
        guard let cell = found as? UICollectionViewCell else {
            CollectionWarnings.notRegistered(element.kindWords, identifier)
            let cell = UICollectionViewCell(frame: .zero)
            cell.identifier = identifier
            return cell
        }
        let isSelected = view.selection.contains(element.path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if view.outlineSource != nil { (cell as? UICollectionViewListCell)?.readOutline(element.path, view) }
        return cell
    }

    func dequeueView(
        _ kind: String, _ identifier: String, for indexPath: IndexPath, _ view: UICollectionView
    ) -> UICollectionReusableView {
        let element = CollectionElement(.supplementaryView, kind, indexPath)
        if let found = dequeue(CollectionPool.Key(kind: kind, identifier: identifier), element, view) { return found }
        CollectionWarnings.notRegistered(kind, identifier)
        let made = UICollectionReusableView(frame: .zero)
        made.identifier = identifier
        return made
    }

    private func dequeue(
        _ key: CollectionPool.Key, _ element: CollectionElement, _ view: UICollectionView
    ) -> UICollectionReusableView? {
        if let reconfigured, views[element] === reconfigured, reconfigured.reuseIdentifier == key.identifier {
            return reconfigured
        }
        let attributes = asked?.element == element ? asked : isUpdating ? nil : view.arrangement.attributes(of: element)
        guard let made = view.pool.view(key, frame: Self.frame(attributes, view)) else { return nil }
        made.identifier = key.identifier
        if asked != nil { handedOut.append(made) }
        if let attributes, attributes.isUsable { show(made, attributes, view) } else { made.collection = view }
        return made
    }

    private static func frame(_ attributes: UICollectionViewLayoutAttributes?, _ view: UICollectionView) -> CGRect {
        guard let attributes, attributes.isUsable else { return .zero }
        return view.flipped(attributes).frame
    }

    // MARK: - Configuring again
    /// The same cells, filled once more and measured again.
    func reconfigure(_ paths: [IndexPath], _ view: UICollectionView) {
        guard let source = view.dataSource else { return }
        for indexPath in paths {
            let element = CollectionElement(.cell, "", indexPath)
            guard let cell = views[element], let attributes = cell.shown.attributes else { continue }
            reconfigured = cell
            let answer = asking(attributes, view) { source.collectionView(view, cellForItemAt: indexPath) }
            reconfigured = nil
            if answer !== cell {
                reportMisuse(
                    "The data source returned another cell than the one that is shown for the item that is reconfigured. Dequeue with "
                        + "the same registration and the index path, and return that cell.",
                    exception: .internalInconsistencyException)
            }
            (cell as? UICollectionViewCell)?.configureIfNeeded()
            // What a list says of the row's lines is asked for again.
            cell.setNeedsLayout()
            measureAgain(cell, view)
        }
    }
}

extension UICollectionView {
    /// A view that lays itself out while it is made or measured begins with the topmost ancestor that is due: this view isn't one meanwhile.
    final func withoutOwnLayout<Answer>(_ body: () -> Answer) -> Answer {
        guard viewLayer.needsLayout() else { return body() }
        viewLayer.layoutIsDone()
        defer { viewLayer.setNeedsLayout() }
        return body()
    }

    /// Into what it lies in.
    final func stack(_ shown: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let row = attributes.carrier {
            row.stack(shown, attributes.zIndex)
        } else {
            stack(shown, attributes.zIndex)
        }
    }

    /// Puts a view of the layout's among its siblings: higher ones in front.
    final func stack(_ shown: UICollectionReusableView, _ depth: Int) {
        let isMine = shown.superview === self
        if isMine, shown.shown.depth == depth { return }
        shown.shown.depth = depth
        var index = backgroundDepth
        for (place, sibling) in subviews.enumerated().reversed() {
            guard let other = sibling as? UICollectionReusableView, other !== shown, other.shown.depth <= depth else {
                continue
            }
            index = place + 1
            break
        }
        let isDue = viewLayer.needsLayout()
        insertSubview(shown, at: min(index, subviews.count))
        // What the display brings in is no reason to lay it out again.
        if !isDue, display.isUpdating || updates.isApplying { viewLayer.layoutIsDone() }
    }

    /// In front of what lies behind all elements.
    final var backgroundDepth: Int { (backgroundView != nil ? 1 : 0) + (refreshControl != nil ? 1 : 0) }
}
