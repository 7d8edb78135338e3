import AppleFoundation
import CoreGraphics
import ListEngine

/// Asks for a flow's measures, has the places reckoned, and says them as attributes.
@MainActor final class FlowArrangement {
    private(set) var content = FlowContent(width: 0, scale: 1)
    private var isVertical = true
    private var areMeasuresStale = true
    private var arePlacesStale = true
    /// The bounds and insets for which the places hold.
    private var room = Room()
    /// Cells that have measured themselves.
    var measured: [ListPath: CGSize] = [:]
    /// What was asked of each section, until it is to be asked again.
    private var asked: [Asked] = []
    private var hasTold = false
    private var hasToldOfMoves = false

    /// What was said last, for the same question again.
    private var saidRect = CGRect.null
    private var said: [UICollectionViewLayoutAttributes] = []

    private struct Room: Equatable {
        var size = CGSize.zero
        var insets = UIEdgeInsets.zero
        var reference = UIEdgeInsets.zero
        var scale: CGFloat = 1
    }

    // MARK: - Staleness
    func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measured = [:] }
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
            areMeasuresStale = true
            arePlacesStale = true
            return
        }
        let isContent = context.invalidateEverything || context.invalidateDataSourceCounts
        if context.invalidateFlowLayoutDelegateMetrics || isContent { areMeasuresStale = true }
        if context.invalidateFlowLayoutAttributes || isContent { arePlacesStale = true }
    }

    func prepare(_ layout: UICollectionViewFlowLayout) {
        guard let view = layout.collectionView else { return }
        let now = Self.room(view, layout)
        if !areMeasuresStale, !arePlacesStale, now == room { return }
        let asks = areMeasuresStale
        room = now
        areMeasuresStale = false
        arePlacesStale = false
        isVertical = layout.scrollDirection == .vertical
        reckon(view, layout, asks: asks)
        saidRect = .null
        said = []
    }

    func insetsMatter(_ layout: UICollectionViewFlowLayout) -> Bool {
        guard let view = layout.collectionView else { return false }
        return view.arrangement.wasPrepared && Self.room(view, layout) != room
    }

    private static func room(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout) -> Room {
        var room = Room(size: view.bounds.size, insets: view.adjustedContentInset, scale: view.traits.drawingScale)
        switch layout.sectionInsetReference {
        case .fromContentInset: break
        case .fromSafeArea: room.reference = view.safeAreaInsets
        case .fromLayoutMargins: room.reference = view.layoutMargins
        }
        return room
    }

    /// Items are called otherwise now.
    func follow(_ update: ListUpdate) {
        guard !measured.isEmpty else { return }
        var followed: [ListPath: CGSize] = [:]
        for (path, size) in measured where !update.wishes.reloaded.contains(path) {
            if let new = update.path(after: path) { followed[new] = size }
        }
        measured = followed
    }

    // MARK: - Reckoning
    private var width: CGFloat {
        isVertical
            ? room.size.width - room.insets.left - room.insets.right : room.size.height - room.insets.top - room.insets.bottom
    }

    /// What a section's delegate, or the layout, says of it.
    private struct Asked {
        var lineSpacing, itemSpacing: CGFloat
        var inset: UIEdgeInsets
        var header, footer: CGSize
        /// Nil: all are as large as the layout says.
        var sizes: FlowSizes?
    }

    private func reckon(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, asks: Bool) {
        let counts = view.content.loaded(view)
        if asks || asked.count != counts.count { ask(counts, view, layout) }
        content = FlowContent(width: max(0, Double(width)), scale: Double(max(room.scale, 1)))
        let start = flowSize(estimate(layout))
        let sections = Set(measured.keys.map(\.section))
        for (section, count) in counts.enumerated() {
            let own = asked[section].sizes
            var sizes = own ?? .uniform(start, count: count)
            if sections.contains(section) {
                sizes = FlowSizes(count: count) { item in
                    measured[ListPath(section, item)].map { flowSize($0) } ?? own?[item] ?? start
                }
            }
            content.append(measures(asked[section]), sizes)
        }
        sayIfTooLarge(view, layout)
    }

    private func ask(_ counts: [Int], _ view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        let delegate = view.listDelegate as? any UICollectionViewDelegateFlowLayout
        let line = delegate?.`collectionView(_:layout:minimumLineSpacingForSectionAt:)`
        let item = delegate?.`collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`
        let inset = delegate?.`collectionView(_:layout:insetForSectionAt:)`
        let header = delegate?.`collectionView(_:layout:referenceSizeForHeaderInSection:)`
        let footer = delegate?.`collectionView(_:layout:referenceSizeForFooterInSection:)`
        let size = delegate?.`collectionView(_:layout:sizeForItemAt:)`
        asked = counts.enumerated().map { section, count in
            Asked(
                lineSpacing: line?(view, layout, section) ?? layout.minimumLineSpacing,
                itemSpacing: item?(view, layout, section) ?? layout.minimumInteritemSpacing,
                inset: inset?(view, layout, section) ?? layout.sectionInset,
                header: header?(view, layout, section) ?? layout.headerReferenceSize,
                footer: footer?(view, layout, section) ?? layout.footerReferenceSize,
                sizes: size.map { size in
                    FlowSizes(count: count) { flowSize(size(view, layout, IndexPath(item: $0, section: section))) }
                })
        }
    }

    private func measures(_ asked: Asked) -> FlowMeasures {
        var measures = FlowMeasures()
        measures.lineSpacing = plain(asked.lineSpacing)
        measures.itemSpacing = plain(asked.itemSpacing)
        let inset = inset(asked.inset)
        measures.before = plain(isVertical ? inset.top : inset.left)
        measures.after = plain(isVertical ? inset.bottom : inset.right)
        measures.leading = plain(isVertical ? inset.left : inset.top)
        measures.trailing = plain(isVertical ? inset.right : inset.bottom)
        measures.header = length(asked.header)
        measures.footer = length(asked.footer)
        return measures
    }

    /// Across the direction that scrolls, from where the reference says; the content's insets are there already.
    private func inset(_ own: UIEdgeInsets) -> UIEdgeInsets {
        var inset = own
        if isVertical {
            if room.reference.left > 0 { inset.left = max(0, own.left + room.reference.left - room.insets.left) }
            if room.reference.right > 0 { inset.right = max(0, own.right + room.reference.right - room.insets.right) }
        } else {
            if room.reference.top > 0 { inset.top = max(0, own.top + room.reference.top - room.insets.top) }
            if room.reference.bottom > 0 { inset.bottom = max(0, own.bottom + room.reference.bottom - room.insets.bottom) }
        }
        return inset
    }

    private func length(_ size: CGSize) -> Double { max(0, plain(isVertical ? size.height : size.width)) }

    /// No measure is without end.
    private func plain(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), -1e9), 1e9) : 0 }

    /// How large an item is of which nothing else is known.
    private func estimate(_ layout: UICollectionViewFlowLayout) -> CGSize {
        let estimate = layout.estimatedItemSize
        if estimate == .zero { return layout.itemSize }
        guard estimate == UICollectionViewFlowLayout.automaticSize else { return estimate }
        guard !measured.isEmpty else { return layout.itemSize }
        var sum = CGSize.zero
        for (_, size) in measured.sorted(by: { $0.key < $1.key }) {
            sum.width += size.width
            sum.height += size.height
        }
        return CGSize(width: sum.width / CGFloat(measured.count), height: sum.height / CGFloat(measured.count))
    }

    private func flowSize(_ size: CGSize) -> FlowSize {
        let (width, height) = (max(0, plain(size.width)), max(0, plain(size.height)))
        return isVertical ? FlowSize(length: height, width: width) : FlowSize(length: width, width: height)
    }

    func accepts(
        _ size: CGSize, _ original: UICollectionViewLayoutAttributes, _ layout: UICollectionViewFlowLayout
    ) -> Bool {
        func differs(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) > 1e-3 }
        if differs(size.width, original.size.width) || differs(size.height, original.size.height) { return true }
        // As large as was thought: it stays so when the others turn out to be of another size on average.
        if layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize { measured[original.element.path] = size }
        return false
    }

    private func sayIfTooLarge(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        guard !hasTold, layout.estimatedItemSize == .zero, room.size.width > 0, room.size.height > 0 else { return }
        guard content.sections.contains(where: { $0.hasTooWide }) else { return }
        hasTold = true
        let words =
            isVertical
            ? ("width", "width", "left and right values", "left and right values")
            : ("height", "height", "top and bottom values", "top and bottom values")
        for line in [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item \(words.0) must be less than the \(words.1) of the UICollectionView minus the section insets \(words.2), minus the "
                + "content insets \(words.3).",
            "The relevant UICollectionViewFlowLayout instance is \(layout.description), and it is attached to \(view.description).",
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
        ] {
            Misuse.report(.other(line, isException: false))
        }
    }

    // MARK: - Saying
    func contentSize(_ layout: UICollectionViewFlowLayout) -> CGSize {
        if content.sections.isEmpty {
            return isVertical ? CGSize(width: max(0, width), height: 0) : CGSize(width: 0, height: max(0, width))
        }
        let (length, width) = (CGFloat(content.length), CGFloat(content.width))
        return isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    }

    private func rect(_ rect: FlowRect) -> CGRect {
        isVertical
            ? CGRect(x: rect.offset, y: rect.start, width: rect.width, height: rect.length)
            : CGRect(x: rect.start, y: rect.offset, width: rect.length, height: rect.width)
    }

    func attributes(in rect: CGRect, _ layout: UICollectionViewFlowLayout) -> [UICollectionViewLayoutAttributes] {
        checkThatNobodyMoved(layout)
        if rect == saidRect, !rect.isNull { return pinned(said, layout) }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let known = Dictionary(said.map { ($0.element, $0) }) { first, _ in first }
        var list: [UICollectionViewLayoutAttributes] = []
        content.forEach(from: Double(low), to: Double(high)) { part, place in
            let frame = self.rect(place)
            // What begins where the part ends isn't in it.
            guard frame.minX < rect.maxX || frame.minX == rect.minX, frame.maxX > rect.minX || frame.maxX == rect.maxX,
                frame.minY < rect.maxY || frame.minY == rect.minY, frame.maxY > rect.minY || frame.maxY == rect.maxY
            else { return }
            list.append(known[element(part)] ?? made(part, frame, layout))
        }
        said = list
        saidRect = rect
        return pinned(list, layout)
    }

    /// A subclass may move copies of what it is given, not the layout's own.
    private func checkThatNobodyMoved(_ layout: UICollectionViewFlowLayout) {
        guard !hasToldOfMoves, type(of: layout) != UICollectionViewFlowLayout.self else { return }
        for attributes in said where attributes.element.category == .cell {
            guard let part = part(attributes.element), let place = content.rect(of: part).map({ rect($0) }) else { continue }
            let frame = attributes.frame
            let sides = [
                (frame.minX, place.minX), (frame.minY, place.minY), (frame.width, place.width), (frame.height, place.height),
            ]
            if sides.allSatisfy({ abs($0 - $1) < 1e-3 }) { continue }
            hasToldOfMoves = true
            return CollectionWarnings.mismatch(attributes, place, layout)
        }
    }

    private func element(_ part: FlowContent.Part) -> CollectionElement {
        switch part {
        case .item(let path): .item(path)
        case .header(let section):
            CollectionElement(
                category: .supplementaryView, kind: UICollectionView.elementKindSectionHeader, path: ListPath(section, 0))
        case .footer(let section):
            CollectionElement(
                category: .supplementaryView, kind: UICollectionView.elementKindSectionFooter, path: ListPath(section, 0))
        }
    }

    private func part(_ element: CollectionElement) -> FlowContent.Part? {
        switch element.category {
        case .cell: return .item(element.path)
        case .supplementaryView where element.path.item == 0:
            if element.kind == UICollectionView.elementKindSectionHeader { return .header(element.path.section) }
            return element.kind == UICollectionView.elementKindSectionFooter ? .footer(element.path.section) : nil
        default: return nil
        }
    }

    private func made(
        _ part: FlowContent.Part, _ frame: CGRect, _ layout: UICollectionViewFlowLayout
    ) -> UICollectionViewLayoutAttributes {
        let element = element(part)
        let attributes = layout.newAttributes(element.category, element.kind, element.indexPath)
        attributes.frame = frame
        if element.category != .cell { attributes.zIndex = Self.edgeDepth }
        return attributes
    }

    /// Headers and footers lie in front of items.
    private static let edgeDepth = 10

    func attributes(of element: CollectionElement, _ layout: UICollectionViewFlowLayout) -> UICollectionViewLayoutAttributes? {
        guard let part = part(element), let place = content.rect(of: part) else { return nil }
        let made = made(part, rect(place), layout)
        if let pinned = pinnedFrame(part, made.frame, layout) { made.frame = pinned }
        return made
    }

    // MARK: - Headers and footers that stay in sight
    private func pinnedFrame(_ part: FlowContent.Part, _ frame: CGRect, _ layout: UICollectionViewFlowLayout) -> CGRect? {
        guard let view = layout.collectionView else { return nil }
        let bounds = view.bounds
        let (insets, vertical) = (view.adjustedContentInset, isVertical)
        var place = vertical ? frame.minY : frame.minX
        let length = vertical ? frame.height : frame.width
        switch part {
        case .header(let section) where layout.sectionHeadersPinToVisibleBounds:
            let footer = content.sections[section].measures.footer
            let end = CGFloat(content.end(ofSection: section) - footer) - length
            place = max(place, min(vertical ? bounds.minY + insets.top : bounds.minX + insets.left, end))
        case .footer(let section) where layout.sectionFootersPinToVisibleBounds:
            let header = content.sections[section].measures.header
            let start = CGFloat(content.start(ofSection: section) + header)
            place = min(place, max((vertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right) - length, start))
        default: return nil
        }
        return vertical
            ? CGRect(x: frame.minX, y: place, width: frame.width, height: frame.height)
            : CGRect(x: place, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The sections of which something can be seen.
    private func visibleSections(_ layout: UICollectionViewFlowLayout) -> Range<Int> {
        guard let view = layout.collectionView, !content.sections.isEmpty else { return 0..<0 }
        let bounds = view.bounds
        let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
        let first = content.firstSection(endingAtOrAfter: Double(low))
        var end = first
        while end < content.sections.count, content.start(ofSection: end) <= Double(high) { end += 1 }
        return first..<end
    }

    /// With those that stay in sight where they are now.
    private func pinned(
        _ list: [UICollectionViewLayoutAttributes], _ layout: UICollectionViewFlowLayout
    ) -> [UICollectionViewLayoutAttributes] {
        guard layout.sectionHeadersPinToVisibleBounds || layout.sectionFootersPinToVisibleBounds else { return list }
        var list = list
        for section in visibleSections(layout) {
            for part in [FlowContent.Part.header(section), .footer(section)] {
                guard let place = content.rect(of: part), let frame = pinnedFrame(part, rect(place), layout) else { continue }
                let made = made(part, frame, layout)
                if let index = list.firstIndex(where: { $0.element == made.element }) {
                    if list[index].frame != frame { list[index] = made }
                } else {
                    list.append(made)
                }
            }
        }
        return list
    }

    /// Those that move when the window over the content does.
    func namePinned(in context: UICollectionViewFlowLayoutInvalidationContext, _ layout: UICollectionViewFlowLayout) {
        let sections = visibleSections(layout)
        guard !sections.isEmpty else { return }
        let paths = sections.map { IndexPath(item: 0, section: $0) }
        if layout.sectionHeadersPinToVisibleBounds {
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
        }
        if layout.sectionFootersPinToVisibleBounds {
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: paths)
        }
    }
}
