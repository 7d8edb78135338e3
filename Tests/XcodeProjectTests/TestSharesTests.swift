import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Projects / Shares of tests", .ours)
struct TestSharesTests {
    private let names = (0..<40).flatMap { type in (0..<5).map { "App.C\(type)Tests/test\($0)" } }

    @Test(arguments: [1, 2, 3, 4, 7, 64])
    func `each test is in one part, classes stay whole, and every machine comes to the same parts`(count: Int) {
        let parts = TestShares().parts(names, count: count)
        #expect(parts.count == count)
        #expect(parts.joined().sorted() == names.sorted())
        let types = parts.map { Set($0.map(TestShares.type)) }
        #expect(types.reduce(0) { $0 + $1.count } == 40)
        #expect(parts == TestShares().parts(names, count: count))
    }

    @Test func `parts take equal times as far as times are known`() {
        var shares = TestShares()
        for (index, name) in names.enumerated() { shares.times[name] = index < 5 ? 2 : 0.05 }
        let parts = shares.parts(names, count: 2)
        #expect(parts.map(\.count).sorted() == [5, 195])
        #expect(parts.contains { $0.allSatisfy { $0.hasPrefix("App.C0Tests/") } })
    }

    @Test func `four parts of a thousand tests are about equal without any times`() {
        let many = (0..<100).flatMap { type in (0..<10).map { "App.C\(type)Tests/test\($0)" } }
        #expect(TestShares().parts(many, count: 4).map(\.count) == [250, 250, 250, 250])
    }

    @Test func `few large classes are cut among machines, and stay whole among processes`() {
        let few = (0..<10).flatMap { type in (0..<100).map { "App.C\(type)Tests/test\($0)" } }
        let parts = TestShares().parts(few, count: 4, cutsClasses: true)
        #expect(parts.map(\.count) == [250, 250, 250, 250])
        #expect(Array(parts.joined()) == few)
        #expect(TestShares().parts(few, count: 4).map(\.count).sorted() == [200, 200, 300, 300])
        var shares = TestShares()
        for name in few { shares.times[name] = name.hasPrefix("App.C0Tests") ? 0.9 : 0.1 }
        let uneven = shares.parts(few, count: 4, cutsClasses: true)
        let loads = uneven.map { $0.reduce(0) { $0 + (shares.times[$1] ?? 0) } }
        #expect(loads.allSatisfy { abs($0 - 45) < 1 }, "\(loads)")
        #expect(uneven.joined().sorted() == few.sorted())
        // Where whole classes even out, they stay whole.
        #expect(TestShares().parts(names, count: 4, cutsClasses: true) == TestShares().parts(names, count: 4))
    }

    @Test(arguments: ["", "0/4", "5/4", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/2000"])
    func `a shard that can't be is refused`(text: String) { #expect(throws: XcodeProject.Problem.self) { try TestShard(text) } }

    @Test func `a matrix has each device with each setting, named by what differs`() {
        var matrix = TestMatrix()
        #expect(matrix.cells == [TestMatrix.Cell()] && !matrix.hasSeveral)
        matrix.devices = TestMatrix.list("iPhone SE, iPad Pro 11")
        matrix.styles = [false, true]
        matrix.textSizes = ["L", "XXXL"]
        matrix.directions = [true]
        let cells = matrix.cells
        #expect(cells.count == 8 && cells.allSatisfy(\.isRightToLeft))
        #expect(cells.first?.name == "iPhone SE, light, L" && cells.last?.name == "iPad Pro 11, dark, XXXL")
        matrix.devices = ["iPhone SE"]
        matrix.styles = [true]
        matrix.textSizes = []
        #expect(matrix.cells.count == 1 && matrix.cells.first?.name == nil)
    }
}
