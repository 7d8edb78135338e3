import AppleFoundation
import CoreGraphics
import ListEngine

/// What is said about layouts and data sources that contradict themselves.
@MainActor enum CollectionWarnings {
    private static func warn(_ words: String) { Misuse.report(.other(words, isException: false)) }

    static func notThere(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) {
        warn(
            "Layout attributes \(attributes.description) were received from the layout \(view.collectionViewLayout.description) but are "
                + "not valid for the data source counts. Attributes will be ignored.")
    }

    static func unusable(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) {
        warn(
            "The layout \(view.collectionViewLayout.description) returned attributes whose place is no number or without end: "
                + "\(attributes.description) They are ignored.")
    }

    static func contentSize(_ size: CGSize, _ view: UICollectionView) {
        warn(
            "The layout \(view.collectionViewLayout.description) returned a content size of \(size.width) × \(size.height), which is no "
                + "size. The content keeps the size that it has.")
    }

    static func loop(_ view: UICollectionView) {
        reportMisuse(
            "UICollectionView (\(Diagnostics.name(view))) is stuck in its update/layout loop. This can happen for many reasons, including "
                + "self-sizing views whose preferred attributes are not returning a consistent size. To debug this issue, check the "
                + "Console app for logs in the \"UICollectionViewRecursion\" category.",
            exception: .internalInconsistencyException)
    }

    static func preferred(_ frame: CGRect) {
        reportMisuse(
            "Rounding frame ({{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}) from preferred layout attributes resulted "
                + "in a frame with one or more invalid members", exception: .internalInconsistencyException)
    }

    static func mismatch(
        _ attributes: UICollectionViewLayoutAttributes, _ place: CGRect, _ layout: UICollectionViewFlowLayout
    ) {
        func words(_ rect: CGRect) -> String { "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}" }
        warn("Logging only once for UICollectionViewFlowLayout cache mismatched frame")
        warn(
            "UICollectionViewFlowLayout has cached frame mismatch for index path \(ListProblem.name(attributes.element.path)) - cached "
                + "value: \(words(attributes.frame)); expected value: \(words(place))")
        warn(
            "This is likely occurring because the flow layout subclass \(Diagnostics.typeName(type(of: layout))) is modifying attributes "
                + "returned by UICollectionViewFlowLayout without copying them")
    }

    static func lost(_ element: CollectionElement) {
        reportMisuse(
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: \(element.kind) at path "
                + ListProblem.name(element.path), exception: .internalInconsistencyException)
    }

    static func moved(_ old: UICollectionViewLayoutAttributes, _ new: UICollectionViewLayoutAttributes) {
        reportMisuse(
            "layout attributes for supplementary item at index path (\(ListProblem.name(new.element.path))) changed from "
                + "\(old.description) to \(new.description) without invalidating the layout",
            exception: .internalInconsistencyException)
    }

    static func supplementary(_ element: CollectionElement) {
        reportMisuse(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(element.kind),"
                + "\(ListProblem.name(element.path))) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))",
            exception: .internalInconsistencyException)
    }

    static func cellWithoutIdentifier() {
        reportMisuse(
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by "
                + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:", exception: .internalInconsistencyException)
    }

    static func notRegistered(_ kind: String, _ identifier: String) {
        reportMisuse(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard", exception: .internalInconsistencyException)
    }

    static func notReturned(_ dequeued: UICollectionReusableView, _ view: UICollectionView) {
        warn(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data "
                + "source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the "
                + "collection view. Avoid dequeuing views without a request from the collection view. Dequeued view: "
                + "\(dequeued.description); Collection view: \(view.description)")
    }
}
