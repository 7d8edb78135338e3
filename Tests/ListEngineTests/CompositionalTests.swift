import ListEngine
import TestEvidence
import Testing

// Short words for descriptions.
private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSizeSpec { LayoutSizeSpec(width, height) }
private func item(_ width: LayoutDimension, _ height: LayoutDimension, insets: Double = 0) -> LayoutItemSpec {
    var item = LayoutItemSpec(size(width, height))
    item.insets = LayoutInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
    return item
}
private func row(
    _ width: LayoutDimension, _ height: LayoutDimension, _ content: LayoutGroupSpec.Content, _ spacing: LayoutSpacing? = nil
) -> LayoutItemSpec {
    LayoutItemSpec(size(width, height), group: LayoutGroupSpec(.horizontal, content, spacing: spacing))
}
private func column(
    _ width: LayoutDimension, _ height: LayoutDimension, _ content: LayoutGroupSpec.Content, _ spacing: LayoutSpacing? = nil
) -> LayoutItemSpec {
    LayoutItemSpec(size(width, height), group: LayoutGroupSpec(.vertical, content, spacing: spacing))
}
private let full = LayoutDimension.fractionalWidth(1)
private let tall = LayoutDimension.fractionalHeight(1)

private func layout(
    _ section: LayoutSectionSpec, _ count: Int, width: Double = 375, height: Double = 600, scale: Double = 2
) -> CompositionalLayout {
    var configuration = CompositionalLayout.Configuration()
    configuration.scale = scale
    return CompositionalLayout(configuration, in: LayoutSize(width, height), [(section, count)])
}

extension CompositionalLayout {
    fileprivate func frames(_ count: Int, section: Int = 0) -> [LayoutRect] {
        (0..<count).compactMap { element(at: ListPath(section, $0))?.frame }
    }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect { LayoutRect(x, y, width, height) }

@Suite("List engine / Compositional: groups")
struct CompositionalGroupTests {
    @Test(.documented("COMP-3: five to a row, insets inside of their slots"))
    func `insets are taken inside of the slot`() {
        let section = LayoutSectionSpec(
            row(full, .fractionalWidth(0.2), .cycle([item(.fractionalWidth(0.2), tall, insets: 5)])))
        let frames = layout(section, 6).frames(6)
        #expect(frames[0] == rect(5, 5, 65, 65))
        #expect(frames[1] == rect(80, 5, 65, 65))
        #expect(frames[5] == rect(5, 80, 65, 65))
    }

    @Test(.documented("COMP-4"))
    func `items repeat while there is room`() {
        let section = LayoutSectionSpec(row(full, .absolute(40), .cycle([item(.fractionalWidth(0.3), tall)])))
        #expect(layout(section, 4, width: 300).frames(4).map(\.x) == [0, 90, 180, 0])
    }

    @Test(.oracle("COMP-5"))
    func `a count gives each its share`() {
        var section = LayoutSectionSpec(
            row(.absolute(270), .absolute(50), .shared([item(.absolute(100), tall)], 2), .fixed(20)))
        section.insets.leading = 30
        #expect(layout(section, 2).frames(2) == [rect(30, 0, 125, 50), rect(175, 0, 125, 50)])
    }

    @Test(.documented("COMP-5: columns of the session's sample"))
    func `two columns with room between and around`() {
        var section = LayoutSectionSpec(row(full, .absolute(44), .shared([item(full, tall)], 2), .fixed(10)))
        section.insets = LayoutInsets(leading: 10, trailing: 10)
        section.groupSpacing = 8
        let list = layout(section, 3)
        #expect(list.frames(3) == [rect(10, 0, 172.5, 44), rect(192.5, 0, 172.5, 44), rect(10, 52, 172.5, 44)])
    }

    @Test(.documented("COMP-6"))
    func `repeated items keep their size`() {
        let section = LayoutSectionSpec(row(full, .absolute(44), .repeated([item(.absolute(200), tall)], 2)))
        #expect(layout(section, 3).frames(3).map(\.x) == [0, 200, 0])
    }

    @Test(.documented("COMP-7"))
    func `flexible spacing shares what is left, in a group that isn't full as in one that is`() {
        let section = LayoutSectionSpec(row(full, .absolute(44), .cycle([item(.absolute(100), tall)]), .flexible(10)))
        #expect(layout(section, 5, width: 350).frames(5).map(\.x) == [0, 125, 250, 0, 125])
    }

    @Test(.documented("COMP-8"))
    func `flexible edges push, centre and align`() {
        func section(_ edges: LayoutEdgeSpacing) -> LayoutSectionSpec {
            var cell = item(.absolute(100), .absolute(40))
            cell.edges = edges
            return LayoutSectionSpec(row(full, .absolute(100), .repeated([cell], 1)))
        }
        func frame(_ edges: LayoutEdgeSpacing) -> LayoutRect { layout(section(edges), 1, width: 300).frames(1)[0] }
        #expect(frame(LayoutEdgeSpacing(bottom: .flexible(0))) == rect(0, 0, 100, 40))
        #expect(frame(LayoutEdgeSpacing(top: .flexible(0))) == rect(0, 60, 100, 40))
        #expect(frame(LayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))) == rect(0, 30, 100, 40))
        #expect(frame(LayoutEdgeSpacing(leading: .flexible(0))) == rect(200, 0, 100, 40))
        #expect(frame(LayoutEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))) == rect(100, 0, 100, 40))
        #expect(frame(LayoutEdgeSpacing(leading: .fixed(7), top: .fixed(3))) == rect(7, 3, 100, 40))
    }

    @Test(.documented("COMP-8"))
    func `fixed edges take room from neighbours`() {
        var cell = item(.absolute(90), tall)
        cell.edges = LayoutEdgeSpacing(leading: .fixed(5), trailing: .fixed(5))
        let section = LayoutSectionSpec(row(full, .absolute(44), .cycle([cell])))
        #expect(layout(section, 4, width: 300).frames(4).map(\.x) == [5, 105, 205, 5])
    }

    @Test(.documented("COMP-9"))
    func `spacing is between groups only`() {
        var section = LayoutSectionSpec(column(full, .absolute(44), .cycle([item(full, tall)])))
        section.groupSpacing = 8
        let list = layout(section, 3)
        #expect(list.frames(3).map(\.y) == [0, 52, 104])
        #expect(list.size == LayoutSize(375, 148))
    }

    @Test(.documented("COMP-1: a group in a group"))
    func `groups lie in groups`() {
        let small = column(.fractionalWidth(0.3), tall, .shared([item(full, tall)], 2))
        let section = LayoutSectionSpec(row(full, .absolute(200), .cycle([item(.fractionalWidth(0.7), tall), small])))
        let list = layout(section, 5, width: 300)
        #expect(
            list.frames(5) == [
                rect(0, 0, 210, 200), rect(210, 0, 90, 100), rect(210, 100, 90, 100), rect(0, 200, 210, 200),
                rect(210, 200, 90, 100),
            ])
    }

    @Test(.documented("COMP-10"))
    func `frames of one's own are told from the group's corner`() {
        let group = LayoutItemSpec(
            size(full, .absolute(100)),
            group: LayoutGroupSpec(
                .vertical,
                .custom { container in
                    [
                        LayoutCustomFrame(rect(0, 0, container.size.width / 2, 50)),
                        LayoutCustomFrame(rect(20, 30, 60, 60), zIndex: 4),
                    ]
                }))
        var section = LayoutSectionSpec(group)
        section.insets.top = 10
        let list = layout(section, 3)
        #expect(list.frames(3) == [rect(0, 10, 187.5, 50), rect(20, 40, 60, 60), rect(0, 110, 187.5, 50)])
        #expect(list.element(at: ListPath(0, 1))?.zIndex == 4)
        #expect(list.size.height == 210)
    }

    @Test(.oracle("COMP-2")) func `a section's insets leave the rest to its groups`() {
        var section = LayoutSectionSpec(row(full, .absolute(44), .cycle([item(full, tall)])))
        section.insets = LayoutInsets(leading: 16, trailing: 16)
        #expect(layout(section, 1).frames(1) == [rect(16, 0, 343, 44)])
        #expect(layout(section, 1, width: 820).frames(1) == [rect(16, 0, 788, 44)])
    }

    @Test(.oracle("COMP-11")) func `rows as wide as the view add up`() {
        let section = LayoutSectionSpec(row(full, .absolute(44), .cycle([item(full, .absolute(44))])))
        #expect(layout(section, 94).size == LayoutSize(375, 4136))
    }

    @Test(.oracle("COMP-12")) func `edges lie on whole pixels`() {
        let frame = rect(92.5, 0, 62.5, 10).snapped(3)
        #expect(abs(frame.x - 92.667) < 0.001 && abs(frame.width - 62.333) < 0.001)
    }
}

@Suite("List engine / Compositional: sections")
struct CompositionalSectionTests {
    private func badge(
        _ container: LayoutAnchor, _ own: LayoutAnchor? = nil, _ size: LayoutSizeSpec? = nil, insets: Double = 0
    ) -> LayoutRect {
        var cell = item(full, tall, insets: insets)
        let badge = LayoutSupplementary(
            kind: "badge", size: size ?? LayoutSizeSpec(.absolute(20), .absolute(20)), container: container, own: own)
        cell.supplementaries = [badge]
        var section = LayoutSectionSpec(row(.absolute(125), .absolute(100), .cycle([cell])))
        section.insets = LayoutInsets(top: 40, leading: 30)
        let list = layout(section, 1, scale: 3)
        let found = list.elements(in: rect(0, 0, 375, 600))
        #expect(found.map(\.kind) == [.supplementary("badge"), .item])
        #expect(found[0].zIndex == 1 && found[0].path == ListPath(0, 0))
        #expect(list.size.height == 140)
        return found[0].frame
    }

    @Test(.oracle("COMP-13, COMP-16")) func `a badge hangs at the frame of its item`() {
        #expect(badge(LayoutAnchor([.top, .trailing])) == rect(135, 40, 20, 20))
        #expect(badge(LayoutAnchor([.bottom]), nil, size(full, .absolute(30))) == rect(30, 110, 125, 30))
        for edges: LayoutEdges in [[], [.leading, .trailing, .top, .bottom]] {
            let frame = badge(LayoutAnchor(edges))
            #expect(abs(frame.x - 82.667) < 0.001 && frame.y == 80)
        }
        #expect(badge(LayoutAnchor([.top, .trailing]), insets: 10) == rect(125, 50, 20, 20))
    }

    @Test(.oracle("COMP-14, COMP-15")) func `offsets and anchors of a badge add up`() {
        #expect(
            badge(LayoutAnchor([.top, .trailing], offset: LayoutPoint(0.5, -0.5), isFractional: true)) == rect(145, 30, 20, 20))
        #expect(badge(LayoutAnchor([.top, .trailing], offset: LayoutPoint(10, -10))) == rect(145, 30, 20, 20))
        #expect(badge(LayoutAnchor([.top, .trailing]), LayoutAnchor([.bottom, .leading])) == rect(155, 20, 20, 20))
        #expect(
            badge(LayoutAnchor([.top, .trailing]), LayoutAnchor([.bottom, .leading], offset: LayoutPoint(3, 4)))
                == rect(158, 24, 20, 20))
        #expect(
            badge(LayoutAnchor([.top, .trailing]), LayoutAnchor([], offset: LayoutPoint(0.5, 0.5), isFractional: true))
                == rect(155, 40, 20, 20))
    }

    private func sectioned(_ boundaries: [LayoutBoundary]) -> LayoutSectionSpec {
        var section = LayoutSectionSpec(row(full, .absolute(44), .cycle([item(full, tall)])))
        section.insets = LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.boundaries = boundaries
        return section
    }

    @Test(.documented("COMP-19")) func `headers and footers make room`() {
        let header = LayoutBoundary(kind: "header", size: size(full, .absolute(30)), alignment: .top)
        let footer = LayoutBoundary(kind: "footer", size: size(.absolute(100), .absolute(20)), alignment: .bottomTrailing)
        let list = layout(sectioned([header, footer]), 2)
        #expect(list.boundary(0, ofSection: 0, seen: nil).frame == rect(16, 0, 343, 30))
        #expect(list.frames(2).map(\.y) == [38, 82])
        #expect(list.boundary(1, ofSection: 0, seen: nil).frame == rect(259, 134, 100, 20))
        #expect(list.size.height == 154)
    }

    @Test(.documented("COMP-19")) func `a header that makes no room lies over the content`() {
        let header = LayoutBoundary(kind: "header", size: size(full, .absolute(30)), alignment: .topLeading, extends: false)
        let list = layout(sectioned([header]), 1)
        #expect(list.boundary(0, ofSection: 0, seen: nil).frame == rect(16, 0, 343, 30))
        #expect(list.frames(1)[0].y == 8 && list.size.height == 60)
    }

    @Test(.documented("COMP-20")) func `pinned headers stay until their section ends, and pinned footers are clear of them`() {
        let header = LayoutBoundary(kind: "header", size: size(full, .absolute(30)), alignment: .top, pins: true)
        let footer = LayoutBoundary(kind: "footer", size: size(full, .absolute(20)), alignment: .bottom, pins: true)
        let list = layout(sectioned([header, footer]), 20)
        // 30 + 8 + 880 + 8 + 20
        #expect(list.size.height == 946)
        func headerPlace(_ place: Double) -> Double { list.boundary(0, ofSection: 0, seen: rect(0, place, 375, 200)).frame.y }
        func footerPlace(_ place: Double) -> Double { list.boundary(1, ofSection: 0, seen: rect(0, place, 375, 200)).frame.y }
        #expect([-40, 0, 100, 890, 930].map(headerPlace) == [0, 0, 100, 890, 896])
        #expect([-190, -140, 0, 500, 900].map(footerPlace) == [30, 40, 180, 680, 926])
        let found = list.elements(in: rect(0, 400, 375, 200), seen: rect(0, 400, 375, 200))
        #expect(found.contains { $0.kind == .boundary(0, "header") && $0.frame.y == 400 })
        #expect(found.contains { $0.kind == .boundary(1, "footer") && $0.frame.y == 580 })
    }

    @Test(.documented("COMP-18")) func `a background lies behind all of its section`() {
        var section = sectioned([LayoutBoundary(kind: "header", size: size(full, .absolute(30)), alignment: .top)])
        section.decorations = [LayoutDecoration(kind: "back", insets: LayoutInsets(top: 5, leading: 5, bottom: 5, trailing: 5))]
        let found = layout(section, 1).elements(in: rect(0, 0, 375, 600))
        #expect(found.map(\.zIndex) == [0, 1, 1])
        #expect(found[0].frame == rect(5, 5, 365, 80))
    }

    @Test(.documented("COMP-21")) func `groups of an orthogonal section lie in a row`() {
        var section = LayoutSectionSpec(row(.fractionalWidth(0.9), .absolute(200), .cycle([item(full, tall)])))
        section.insets = LayoutInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.groupSpacing = 12
        section.scrolling = .continuous
        let list = layout(section, 3, scale: 10)
        #expect(list.frames(3).map(\.x) == [16, 336.7, 657.4])
        #expect(list.size == LayoutSize(375, 220))
        let scroller = list.scroller(ofSection: 0)
        #expect(scroller?.frame == rect(0, 10, 375, 200))
        #expect(abs((scroller?.content.width ?? 0) - (32 + 3 * 308.7 + 24)) < 0.001)
        let found = list.elements(in: rect(0, 0, 375, 600), moved: { _ in 400 })
        #expect(found.map(\.path.item) == [1, 2])
        #expect(found.allSatisfy { $0.isScrolled })
    }

    @Test(.documented("COMP-21")) func `each way of scrolling comes to rest where it should`() {
        func list(_ scrolling: OrthogonalScrolling) -> CompositionalLayout {
            var section = LayoutSectionSpec(row(.absolute(200), .absolute(100), .cycle([item(full, tall)])))
            section.groupSpacing = 10
            section.scrolling = scrolling
            return layout(section, 10, width: 300)
        }
        func rest(_ scrolling: OrthogonalScrolling, _ place: Double, _ proposed: Double, _ velocity: Double) -> Double {
            list(scrolling).rest(ofSection: 0, at: place, towards: proposed, velocity: velocity)
        }
        // 2090 are 1790 more than fit.
        #expect(rest(.continuous, 100, 345, 1) == 345 && rest(.continuous, 100, 5000, 1) == 1790)
        #expect(rest(.continuousGroupLeadingBoundary, 0, 345, 1) == 420)
        #expect(rest(.continuousGroupLeadingBoundary, 0, 300, 1) == 210)
        #expect(rest(.paging, 40, 900, 1) == 300 && rest(.paging, 340, 0, -1) == 300 && rest(.paging, 160, 160, 0) == 300)
        #expect(rest(.groupPaging, 40, 900, 1) == 210 && rest(.groupPaging, 250, 0, -1) == 210)
        #expect(rest(.groupPaging, 120, 120, 0) == 210 && rest(.groupPaging, 1785, 1900, 1) == 1790)
        let centred = list(.groupPagingCentered)
        #expect(centred.frames(2).map(\.x) == [50, 260])
        #expect(centred.scroller(ofSection: 0)?.content.width == 2190)
        #expect(rest(.groupPagingCentered, 40, 900, 1) == 210 && rest(.groupPagingCentered, 1885, 1900, 1) == 1890)
    }
}

@Suite("List engine / Compositional: measuring")
struct CompositionalMeasureTests {
    private func list(_ count: Int) -> CompositionalLayout {
        layout(LayoutSectionSpec(column(full, .estimated(44), .cycle([item(full, .estimated(44))]))), count)
    }

    @Test(.assumed("arithmetic")) func `what is measured moves what follows`() {
        var list = list(10)
        #expect(list.size.height == 440)
        let isNew = list.measure(ListPath(0, 2), width: 100, height: 60)
        let isNewAgain = list.measure(ListPath(0, 2), width: 200, height: 60)
        #expect(isNew && !isNewAgain)
        #expect(list.element(at: ListPath(0, 2))?.frame == rect(0, 88, 375, 60))
        #expect(list.element(at: ListPath(0, 3))?.frame.y == 148)
        #expect(list.size.height == 456)
    }

    @Test(.oracle("COMP-22")) func `a row is as high as the highest of those that measure themselves`() {
        var cell = item(.fractionalWidth(0.5), .estimated(44))
        cell.insets = LayoutInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        var list = layout(LayoutSectionSpec(row(full, .estimated(44), .cycle([cell]))), 4, width: 300)
        _ = list.measure(ListPath(0, 0), width: nil, height: 30)
        _ = list.measure(ListPath(0, 1), width: nil, height: 70)
        // Insets count for nothing where the item says how large it is.
        #expect(list.frames(3) == [rect(3, 0, 144, 30), rect(153, 0, 144, 70), rect(3, 70, 144, 44)])
        var filled = layout(LayoutSectionSpec(row(full, .estimated(300), .cycle([item(.fractionalWidth(0.5), tall)]))), 2)
        #expect(filled.frames(1)[0].height == 300)
        let isNew = filled.measure(ListPath(0, 0), width: 10, height: 10)
        #expect(!isNew)
    }

    @Test(.documented("NSCollectionLayoutDimension: uniformAcrossSiblings(estimate:)"))
    func `items that are to be alike are as high as the highest`() {
        let cell = item(.fractionalWidth(0.5), .uniform(44))
        var list = layout(LayoutSectionSpec(row(full, .estimated(44), .cycle([cell]))), 4, width: 300)
        _ = list.measure(ListPath(0, 0), width: nil, height: 50)
        _ = list.measure(ListPath(0, 1), width: nil, height: 70)
        #expect(list.frames(3).map(\.height) == [70, 70, 44])
    }

    @Test(.assumed("tags flow like words")) func `as many items as have room are in a group`() {
        let section = LayoutSectionSpec(
            row(full, .estimated(30), .cycle([item(.estimated(90), .estimated(30))]), .fixed(10)))
        var list = layout(section, 7, width: 300)
        #expect(list.frames(7).map(\.x) == [0, 100, 200, 0, 100, 200, 0])
        _ = list.measure(ListPath(0, 1), width: 150, height: 40)
        #expect(list.frames(7).map(\.x) == [0, 100, 0, 100, 200, 0, 100])
        #expect(list.frames(7).map(\.y) == [0, 0, 40, 40, 40, 70, 70])
        _ = list.measure(ListPath(0, 0), width: 20, height: 30)
        #expect(list.frames(4).map(\.x) == [0, 30, 190, 0])
        // Wider than its row, it takes all of it.
        _ = list.measure(ListPath(0, 3), width: 500, height: 30)
        #expect(list.element(at: ListPath(0, 3))?.frame == rect(0, 40, 300, 30))
    }

    @Test(.assumed("arithmetic")) func `a million alike keep nothing for each, and a query finds only what it touches`() {
        var list = list(1_000_000)
        #expect(list.size.height == 44_000_000)
        _ = list.measure(ListPath(0, 500_000), width: nil, height: 60)
        let found = list.elements(in: rect(0, 22_000_016, 375, 89))
        #expect(found.map(\.path.item) == [500_000, 500_001, 500_002])
        let grid = layout(LayoutSectionSpec(row(full, .absolute(50), .shared([item(full, tall)], 4))), 1_000_000)
        #expect(grid.elements(in: rect(0, 5_000_000, 375, 50)).map(\.path.item) == [400_000, 400_001, 400_002, 400_003])
    }

    @Test(.assumed("an update leaves measures with their items")) func `updates leave measures with their items`() throws {
        for columns in [1, 2] {
            let cell = item(.fractionalWidth(1 / Double(columns)), .estimated(44))
            let spec = LayoutSectionSpec(row(full, .estimated(44), .cycle([cell])))
            var list = layout(spec, 6, width: 300)
            for item in 0..<6 { _ = list.measure(ListPath(0, item), width: nil, height: 50 + Double(item)) }
            let update = try ListUpdate(
                before: [6], after: [6],
                [.delete(ListPath(0, 1)), .insert(ListPath(0, 0)), .move(ListPath(0, 5), to: ListPath(0, 2))])
            list.apply(update) { _ in spec }
            #expect(list.frames(6).map(\.height) == [44, 50, 55, 52, 53, 54])
        }
    }

    @Test(.assumed("orthogonal rows are as high as what was measured")) func `a row sideways is as high as its highest group`()
    {
        var section = LayoutSectionSpec(row(.absolute(200), .estimated(300), .cycle([item(full, .estimated(300))])))
        section.scrolling = .continuous
        var list = layout(section, 5)
        #expect(list.size.height == 300)
        _ = list.measure(ListPath(0, 0), width: nil, height: 120)
        _ = list.measure(ListPath(0, 1), width: nil, height: 180)
        #expect(list.size.height == 180)
        _ = list.measure(ListPath(0, 1), width: nil, height: 100)
        #expect(list.size.height == 120)
    }

    @Test(.assumed("arithmetic")) func `measured headers move what follows`() {
        var section = LayoutSectionSpec(column(full, .absolute(44), .cycle([item(full, tall)])))
        section.boundaries = [LayoutBoundary(kind: "header", size: size(full, .estimated(20)), alignment: .top)]
        var list = layout(section, 2)
        let isNew = list.measureBoundary(0, ofSection: 0, width: nil, height: 33)
        #expect(isNew && list.frames(1)[0].y == 33 && list.size.height == 121)
        list.renew { _ in
            var changed = section
            changed.groupSpacing = 1
            return changed
        }
        #expect(list.size.height == 122)
    }
}

@Suite("List engine / Compositional: bad input", .ours)
struct CompositionalBadInputTests {
    @Test func `numbers that can't be used count as nothing`() {
        for bad in [Double.nan, -5, .infinity, -.infinity] {
            for dimension: LayoutDimension in [.fractionalWidth(bad), .fractionalHeight(bad), .absolute(bad), .estimated(bad)] {
                for group in [
                    row(dimension, .absolute(44), .cycle([item(full, tall)])),
                    row(full, dimension, .cycle([item(dimension, dimension)])),
                ] {
                    var section = LayoutSectionSpec(group)
                    section.groupSpacing = bad
                    section.insets = LayoutInsets(top: bad, leading: bad, bottom: bad, trailing: bad)
                    var list = layout(section, 100)
                    _ = list.measure(ListPath(0, 3), width: bad, height: bad)
                    for element in list.elements(in: rect(0, 0, 375, 600)) {
                        #expect(element.frame.x.isFinite && element.frame.width >= 0 && element.frame.height.isFinite)
                    }
                    #expect(list.size.height.isFinite)
                }
            }
        }
    }

    @Test func `groups in groups without end are told of`() {
        var group = row(full, .absolute(10), .cycle([item(full, tall)]))
        for _ in 0..<1000 { group = row(full, tall, .cycle([group])) }
        let list = layout(LayoutSectionSpec(group), 3)
        #expect(list.problem(in: 0) == .tooDeep)
        #expect(list.elements(in: rect(0, 0, 375, 600)).isEmpty)
    }

    @Test func `groups without items, and items without extent, are told of`() {
        #expect(layout(LayoutSectionSpec(row(full, .absolute(44), .cycle([]))), 3).problem(in: 0) == .empty)
        #expect(
            layout(LayoutSectionSpec(row(full, .absolute(44), .repeated([item(full, tall)], 0))), 3).problem(in: 0) == .empty)
        #expect(
            layout(LayoutSectionSpec(row(full, .absolute(44), .cycle([item(.absolute(0), tall)]))), 3).problem(in: 0)
                == .endless)
        #expect(
            layout(LayoutSectionSpec(row(.absolute(0), .absolute(44), .cycle([item(full, tall)]))), 3).problem(in: 0) == .noRoom
        )
        #expect(
            layout(LayoutSectionSpec(row(full, .absolute(44), .cycle([item(.absolute(1e-9), tall)]))), 3).problem(in: 0)
                == .endless)
        let shared = row(full, .absolute(44), .shared([item(full, tall)], 4), .fixed(200))
        #expect(layout(LayoutSectionSpec(shared), 3).problem(in: 0) == .noRoomBesideSpacing)
        #expect(layout(LayoutSectionSpec(row(full, .absolute(44), .cycle([item(full, tall)]))), 3).problem(in: 0) == nil)
    }

    @Test func `stretching in each of many levels ends`() {
        var group = row(full, .estimated(10), .cycle([item(.absolute(100), .estimated(20)), item(.absolute(50), tall)]))
        for level in 0..<60 {
            group = row(full, level % 2 == 0 ? tall : .estimated(10), .cycle([item(.absolute(1), .estimated(20)), group]))
        }
        let list = layout(LayoutSectionSpec(group), 50)
        _ = list.elements(in: rect(0, 0, 375, 600))
    }
}
