import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Asks for sections, has the places reckoned, and says them as attributes.
@MainActor final class CompositionalArrangement {
    var configuration: UICollectionViewCompositionalLayoutConfiguration
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private(set) var sections: [NSCollectionLayoutSection] = []
    private var layout: CompositionalLayout?
    private var environment = LayoutEnvironment(LayoutRoom(.zero, .zero), UITraitCollection())
    /// Sections are to be asked for again; nothing that was measured counts any more.
    private var asksAgain = true
    private var startsOver = true
    private var updates: [ListUpdate] = []
    private var room = CompositionalRoom()
    private var lastFound: [CompositionalLayout.Element] = []
    private var said: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    private var told: Set<String> = []
    /// What moves sideways by itself.
    let rows = OrthogonalRows()
    private var scrolled: [Int] = []
    private var shownBackground: UIColor?
    private(set) var measures = false
    private(set) var isColumnOfRows = false
    /// Something stays in sight, or moves by itself: places depend on where the window over the content is.
    private(set) var followsWindow = false

    init(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.configuration = configuration
        self.provider = provider
    }

    // MARK: - Staleness
    func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { startsOver = true }
        // Single elements that are named were measured, or only moved.
        let isNamed = context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
        if context.invalidateEverything || context.invalidateDataSourceCounts || !isNamed { asksAgain = true }
    }

    /// Items are called otherwise now.
    func follow(_ update: ListUpdate) {
        updates.append(update)
        rows.follow(update)
        asksAgain = true
    }

    func roomChanged(_ owner: UICollectionViewCompositionalLayout) -> Bool {
        guard let view = owner.collectionView, view.arrangement.wasPrepared else { return false }
        return CompositionalRoom(view) != room
    }

    // MARK: - Reckoning
    func prepare(_ owner: UICollectionViewCompositionalLayout) {
        guard let view = owner.collectionView else { return }
        let now = CompositionalRoom(view)
        guard asksAgain || now != room || layout == nil else { return }
        let counts = view.content.loaded(view)
        let isElsewhere = startsOver || now != room || layout == nil
        room = now
        asksAgain = false
        startsOver = false
        said = [:]
        environment = room.environment(configuration.contentInsetsReference, view.traitCollection)
        sections = counts.indices.map { section($0) }
        let specs = sections.map { spec($0) }
        measures =
            specs.contains { $0.measures } || configuration.boundarySupplementaryItems.contains { $0.boundarySpec.measures }
        let known = layout
        layout = nil
        if !isElsewhere, var known, settings == known.configuration, follow(&known, counts, specs) {
            layout = known
        } else {
            layout = CompositionalLayout(settings, in: room.container, zip(specs, counts).map { ($0, count: $1) })
            if measures { view.display.forgetMeasures(view) }
        }
        updates = []
        isColumnOfRows =
            layout?.isColumnOfRows == true && specs.allSatisfy { $0.boundaries.isEmpty && $0.decorations.isEmpty }
        showBackground(view)
        scrolled = layout?.scrolledSections ?? []
        followsWindow =
            !scrolled.isEmpty || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || sections.contains { $0.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
        view.swipe.listen(view)
        sayProblems(owner)
    }

    /// A view that has the usual colour has that of its lists.
    private func showBackground(_ view: UICollectionView) {
        guard let list = sections.first?.list,
            view.backgroundColor == .systemBackground || view.backgroundColor === shownBackground
        else { return }
        let wanted = list.configuration.background
        shownBackground = wanted
        if view.backgroundColor !== wanted { view.backgroundColor = wanted }
    }

    /// The list that an item is a row of, and whether it is the first or the last one there.
    func list(around path: ListPath) -> (list: ListSection, isFirst: Bool, isLast: Bool)? {
        guard let layout, sections.indices.contains(path.section), layout.contains(path), let list = sections[path.section].list
        else {
            return nil
        }
        let first = list.configuration.headerMode == .firstItemInSection ? 1 : 0
        return (list, path.item == first, path.item == layout.counts[path.section] - 1 && path.item >= first)
    }

    /// Whether rows may have something beside them.
    var offersSwipes: Bool { sections.contains { $0.list?.configuration.offersSwipes ?? false } }

    /// True if what is known of the old sections leads to the new ones.
    private func follow(_ known: inout CompositionalLayout, _ counts: [Int], _ specs: [LayoutSectionSpec]) -> Bool {
        for update in updates {
            guard update.before == known.counts else { return false }
            known.apply(update) {
                specs.indices.contains($0) ? specs[$0] : LayoutSectionSpec(LayoutItemSpec(.init(.absolute(0), .absolute(0))))
            }
        }
        guard known.counts == counts else { return false }
        known.renew { specs[$0] }
        return true
    }

    private var settings: CompositionalLayout.Configuration {
        var settings = CompositionalLayout.Configuration()
        settings.axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        settings.sectionSpacing = configuration.interSectionSpacing
        settings.boundaries = configuration.boundarySupplementaryItems.map(\.boundarySpec)
        settings.boundaryInsets = LayoutInsets(room.insets(configuration.contentInsetsReference))
        settings.scale = room.scale
        return settings
    }

    private func section(_ number: Int) -> NSCollectionLayoutSection {
        if let section = provider(number, environment) { return section }
        reportMisuse(
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
                + "This is a client error.", exception: .internalInconsistencyException)
        let nothing = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: nothing, subitems: [NSCollectionLayoutItem(layoutSize: nothing)]))
    }

    private func spec(_ section: NSCollectionLayoutSection) -> LayoutSectionSpec {
        if section.hasDuplicates {
            reportMisuse(
                "Every supplementary must have a unique elementKind: duplicates detected",
                exception: .internalInconsistencyException)
        }
        let usual = configuration.contentInsetsReference
        return section.spec(environment) { room.insets($0 == .automatic ? usual : $0) }
    }

    private func sayProblems(_ owner: UICollectionViewCompositionalLayout) {
        guard let layout else { return }
        for number in sections.indices {
            guard let problem = layout.problem(in: number) else { continue }
            let words =
                "\(Diagnostics.name(owner)) ran into an error when computing the layout for section at index \(number) in container "
                + "\(room.container.width) × \(room.container.height). Error: \(Self.words(problem))"
            if told.insert(words).inserted { Misuse.report(.other(words, isException: false)) }
        }
    }

    private static func words(_ problem: LayoutProblem) -> String {
        switch problem {
        case .noRoom:
            "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any "
                + "subitems itself."
        case .endless:
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group would never be full."
        case .noRoomBesideSpacing:
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single "
                + "item."
        case .tooDeep: "Too many groups lie one in the other."
        case .empty: "This NSCollectionLayoutGroup has no items."
        }
    }

    // MARK: - Saying
    var contentSize: CGSize { layout.map { CGSize(width: $0.size.width, height: $0.size.height) } ?? .zero }

    func attributes(in rect: CGRect, _ owner: UICollectionViewCompositionalLayout) -> [UICollectionViewLayoutAttributes] {
        guard let layout, let view = owner.collectionView else { return [] }
        rows.update(view, layout, scrolled, sections)
        // The list's room goes from question to question.
        var found: [CompositionalLayout.Element] = []
        swap(&found, &lastFound)
        found.removeAll(keepingCapacity: true)
        defer { lastFound = found }
        layout.addElements(
            in: LayoutRect(rect.minX, rect.minY, rect.width, rect.height), seen: seen(view), moved: { rows.offset(of: $0) },
            to: &found)
        var list: [UICollectionViewLayoutAttributes] = []
        list.reserveCapacity(found.count)
        var handled: [Int: [UICollectionViewLayoutAttributes]] = [:]
        for element in found {
            let attributes = said(element, owner)
            list.append(attributes)
            guard case .layoutBoundary = element.kind else {
                if sections[element.path.section].visibleItemsInvalidationHandler != nil {
                    handled[element.path.section, default: []].append(attributes)
                }
                continue
            }
        }
        if said.count > 4 * list.count + 64 { said = Dictionary(list.map { ($0.element, $0) }) { first, _ in first } }
        for (section, attributes) in handled.sorted(by: { $0.key < $1.key }) { tell(section, attributes, view) }
        return list
    }

    /// What can be seen, for things that stay in sight.
    private func seen(_ view: UICollectionView) -> LayoutRect {
        let (bounds, insets) = (view.bounds, view.adjustedContentInset)
        let seen = view.flipped(
            CGRect(
                x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
                height: bounds.height - insets.top - insets.bottom))
        return LayoutRect(seen.minX, seen.minY, seen.width, seen.height)
    }

    /// The same object as last time, if it has nothing else to say.
    private func said(_ element: CompositionalLayout.Element, _ owner: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes
    {
        let name = CollectionElement(element)
        var frame = CGRect(element.frame)
        let row = element.isScrolled ? rows.row(of: element.path.section) : nil
        if element.isScrolled {
            let way = rows.offset(of: element.path.section)
            if configuration.scrollDirection == .vertical { frame.origin.x -= way } else { frame.origin.y -= way }
        }
        let mayKeep =
            sections.indices.contains(element.path.section)
            && sections[element.path.section].visibleItemsInvalidationHandler == nil
        let depth = element.zIndex + (isInList(name) ? Self.listDepth : 0)
        if mayKeep, let known = said[name], known.frame == frame, known.zIndex == depth, known.carrier === row {
            return known
        }
        let made = owner.newAttributes(name.category, name.kind, name.indexPath)
        made.frame = frame
        made.zIndex = depth
        made.carrier = row
        made.isEstimated = element.measuresWidth || element.measuresHeight
        if !element.measuresWidth { made.fixedAxes.insert(.horizontal) }
        if !element.measuresHeight { made.fixedAxes.insert(.vertical) }
        said[name] = made
        return made
    }

    /// Rows of lists and what stands over them lie higher than other items.
    private static let listDepth = 10

    private func isInList(_ name: CollectionElement) -> Bool {
        name.category != .decorationView && sections.indices.contains(name.path.section)
            && sections[name.path.section].list != nil
    }

    func attributes(
        of name: CollectionElement, _ owner: UICollectionViewCompositionalLayout
    ) -> UICollectionViewLayoutAttributes? {
        guard let layout, let view = owner.collectionView else { return nil }
        switch name.category {
        case .cell: return layout.element(at: name.path).map { said($0, owner) }
        case .supplementaryView:
            guard let index = boundary(name) else {
                return layout.supplementaries(at: name.path).first { CollectionElement($0) == name }.map { said($0, owner) }
            }
            return said(
                index.isLayouts
                    ? layout.layoutBoundary(index.number, seen: seen(view))
                    : layout.boundary(index.number, ofSection: name.path.section, seen: seen(view)), owner)
        case .decorationView:
            guard sections.indices.contains(name.path.section), layout.sectionCount > name.path.section,
                let index = sections[name.path.section].decorationItems.firstIndex(where: { $0.elementKind == name.kind })
            else { return nil }
            return said(layout.decoration(index, ofSection: name.path.section), owner)
        }
    }

    /// A row is elsewhere once those before it are measured, or as high as it is; nothing else about it changes.
    func renew(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard isColumnOfRows, attributes.element.category == .cell, let row = layout?.element(at: attributes.element.path)
        else {
            return false
        }
        attributes.frame = CGRect(row.frame)
        return true
    }

    /// The number of a boundary's thing in its list.
    private func boundary(_ name: CollectionElement) -> (number: Int, isLayouts: Bool)? {
        guard name.path.item == 0, let layout else { return nil }
        if name.path.section == 0,
            let index = configuration.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == name.kind })
        {
            return (index, true)
        }
        guard sections.indices.contains(name.path.section), layout.sectionCount > name.path.section,
            let index = sections[name.path.section].boundarySupplementaryItems.firstIndex(where: { $0.elementKind == name.kind }
            )
        else { return nil }
        return (index, false)
    }

    // MARK: - Measuring
    func accepts(_ size: CGSize, _ original: UICollectionViewLayoutAttributes) -> Bool {
        func differs(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) > 1e-3 }
        if !original.fixedAxes.contains(.horizontal), differs(size.width, original.size.width) { return true }
        return !original.fixedAxes.contains(.vertical) && differs(size.height, original.size.height)
    }

    func measure(_ name: CollectionElement, _ size: CGSize) {
        switch name.category {
        case .cell: _ = layout?.measure(name.path, width: size.width, height: size.height)
        case .supplementaryView:
            guard let index = boundary(name) else { return }
            if index.isLayouts {
                _ = layout?.measureLayoutBoundary(index.number, width: size.width, height: size.height)
            } else {
                _ = layout?.measureBoundary(index.number, ofSection: name.path.section, width: size.width, height: size.height)
            }
        case .decorationView: break
        }
    }

    // MARK: - What the app has to say of what is seen
    private func tell(_ section: Int, _ list: [UICollectionViewLayoutAttributes], _ view: UICollectionView) {
        guard let handler = sections[section].visibleItemsInvalidationHandler else { return }
        let isRow = layout?.scroller(ofSection: section) != nil
        let way = isRow ? rows.offset(of: section) : 0
        let isVertical = configuration.scrollDirection == .vertical
        let shift = isVertical ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
        let offset = isRow ? shift : view.contentOffset
        handler(list.map { VisibleItem($0, $0.carrier == nil ? .zero : shift) }, offset, environment)
    }

    // MARK: - Going somewhere
    func bring(
        _ path: ListPath, _ position: UICollectionView.ScrollPosition, animated: Bool,
        _ owner: UICollectionViewCompositionalLayout
    ) {
        guard let layout, let view = owner.collectionView, let element = layout.element(at: path), element.isScrolled else {
            return
        }
        rows.bring(element, position, animated: animated, view, layout)
    }
}

extension CollectionElement {
    init(_ element: CompositionalLayout.Element) {
        switch element.kind {
        case .item: self = .item(element.path)
        case .supplementary(let kind), .boundary(_, let kind), .layoutBoundary(_, let kind):
            self.init(category: .supplementaryView, kind: kind, path: element.path)
        case .decoration(let kind): self.init(category: .decorationView, kind: kind, path: element.path)
        }
    }
}
