import ListEngine
import TestEvidence
import Testing

@Suite("List engine / Extents", .assumed("arithmetic"))
struct ExtentTests {
    private let row = Extent.estimated(44)

    @Test func `places and numbers find each other`() {
        let tree = ExtentTree([ExtentRun(3, row), ExtentRun(2, .known(10)), ExtentRun(1, row)])
        #expect((0...6).map { tree.offset(of: $0) } == [0, 44, 88, 132, 142, 152, 196])
        #expect([-5, 0, 43, 44, 131, 132, 151, 152, 500].map { tree.index(at: $0) } == [0, 0, 0, 1, 2, 3, 4, 5, 5])
        #expect(ExtentTree().index(at: 3) == nil)
    }

    @Test func `what has no length is nowhere`() {
        let tree = ExtentTree([ExtentRun(1, .known(0)), ExtentRun(1, row), ExtentRun(5, .known(0)), ExtentRun(1, row)])
        #expect(tree.index(at: 0) == 1)
        #expect(tree.index(at: 44) == 7)
        #expect(tree.index(at: -1e300) == 0 && tree.index(at: .infinity) == 7)
    }

    @Test func `ten million alike are one run, and each measured one is one more`() {
        var tree = ExtentTree([ExtentRun(10_000_000, row)])
        #expect(tree.runCount == 1)
        tree[5_000_000] = .known(60)
        #expect(tree.runCount == 3)
        #expect(tree.length == 440_000_016)
        #expect(tree.offset(of: 5_000_001) == 220_000_060)
        #expect(tree.index(at: 220_000_059) == 5_000_000)
        tree[5_000_000] = row
        #expect(tree.runCount == 1)
    }

    @Test func `neighbours of one measure become one run`() {
        var tree = ExtentTree([ExtentRun(1000, row)])
        for index in 0..<1000 { tree[(index * 7) % 1000] = .known(50) }
        #expect(tree.runCount == 1)
        #expect(tree.length == 50_000)
    }

    @Test func `sections lie after one another with their headers and footers`() {
        let section = ListExtents.Section(header: .known(20), items: [ExtentRun(2, row)], footer: .known(0))
        let list = ListExtents([section, section])
        #expect(list.length == 216)
        #expect(list.start(of: .item(ListPath(1, 1))) == 172)
        #expect(list.part(at: 110) == .header(1))
        #expect(list.part(at: 128) == .item(ListPath(1, 0)))
        #expect(list.counts == [2, 2])
        var parts: [ListExtents.Part] = []
        list.forEach(from: 90, to: 130) { part, _, _ in parts.append(part) }
        #expect(parts == [.item(ListPath(0, 1)), .header(1), .item(ListPath(1, 0))])
    }

    @Test func `an update leaves measures with their items`() throws {
        let section = ListExtents.Section(header: .known(0), items: [ExtentRun(3, row)], footer: .known(0))
        var list = ListExtents([section, section])
        list.set(.item(ListPath(0, 2)), .known(100))
        list.set(.item(ListPath(1, 0)), .known(30))
        let update = try ListUpdate(
            before: [3, 3], after: [3, 3],
            [.delete(ListPath(0, 0)), .insert(ListPath(1, 0)), .move(ListPath(1, 0), to: ListPath(0, 0))])
        list.apply(update, { _ in section }, item: { _ in row })
        #expect((0..<3).map { list.extent(of: .item(ListPath(0, $0))).length } == [30, 44, 100])
        #expect((0..<3).map { list.extent(of: .item(ListPath(1, $0))).length } == [44, 44, 44])
        let moved = try ListUpdate(before: [3, 3], after: [3, 3], [.moveSection(1, to: 0)])
        list.apply(moved, { _ in section }, item: { _ in row })
        #expect(list.extent(of: .item(ListPath(1, 2))) == .known(100))
    }
}

@Suite("List engine / Differences", .assumed("the old list, changed so, is the new one"))
struct DifferenceTests {
    @Test func `one item that moved far is one move`() {
        let difference = ListDifference(from: Array(0..<10), to: [9] + Array(0..<9))
        #expect(difference.changes == [.move(ListPath(0, 9), to: ListPath(0, 0))])
    }

    @Test func `what is equal has no changes`() {
        #expect(ListDifference(from: ["a", "b"], to: ["a", "b"]).changes.isEmpty)
    }

    @Test func `items that change sections move, also out of sections that go and into new ones`() {
        let old = [("x", [1, 2]), ("y", [3])]
        let new = [("y", [3, 1]), ("z", [2, 4])]
        let difference = ListDifference(
            from: old.map { (section: $0.0, items: $0.1) }, to: new.map { (section: $0.0, items: $0.1) })
        let update = difference.update
        #expect(update.path(after: ListPath(0, 0)) == ListPath(0, 1))
        #expect(update.path(after: ListPath(0, 1)) == ListPath(1, 0))
        #expect(update.path(after: ListPath(1, 0)) == ListPath(0, 0))
        #expect(update.path(before: ListPath(1, 1)) == nil)
    }
}
