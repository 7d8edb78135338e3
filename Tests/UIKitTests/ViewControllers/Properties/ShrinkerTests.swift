import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Properties / Shrinking")
struct ShrinkerTests {
    @Test(.assumed("what is needed stays, in its order"))
    func `only what is needed stays, in its order`() {
        let short = Shrinker.smallest(Array(0..<100)) { list in
            guard let first = list.firstIndex(of: 17) else { return false }
            return list[first...].contains(71)
        }
        #expect(short == [17, 71])
    }

    @Test(.assumed("neighbours that are needed together stay together"), arguments: [1, 2, 3, 7, 40])
    func `neighbours that are needed together are found`(count: Int) {
        let needed = Array(20..<20 + count)
        #expect(Shrinker.smallest(Array(0..<64)) { Set(needed).isSubset(of: $0) } == needed)
    }

    @Test(.assumed("nothing can be left out of the result"), arguments: 1...40)
    func `nothing can be left out of the result`(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let list = (0..<40).map { _ in dice.roll(50) }
        // Fails by a sum: which elements stay is open, but each has to be needed.
        let fails = { (list: [Int]) in list.reduce(0, +) >= 100 }
        let short = Shrinker.smallest(list, fails: fails)
        #expect(fails(short))
        for index in short.indices {
            var shorter = short
            shorter.remove(at: index)
            #expect(!fails(shorter))
        }
    }

    @Test(.assumed("a failure that needs nothing shrinks to nothing"))
    func `a failure that needs nothing shrinks to nothing`() {
        #expect(Shrinker.smallest([1, 2, 3]) { _ in true } == [])
    }

    @Test(.assumed("elements become as simple as they can be, then others may go"))
    func `elements become simpler, and then others may go`() {
        let short = Shrinker.smallest([9, 8, 7], simpler: { $0 > 0 ? [$0 - 1] : [] }) { list in
            // Eight needs company, five doesn't.
            list.contains { $0 >= 8 } ? list.count >= 2 : list.contains { $0 >= 5 }
        }
        #expect(short == [5])
    }

    @Test(.assumed("few attempts"))
    func `it tries few lists`() {
        var tries = 0
        let short = Shrinker.smallest(Array(0..<1_000)) { list in
            tries += 1
            return list.contains(3) && list.contains(998)
        }
        #expect(short == [3, 998] && tries < 100)
    }

    @Test(.assumed("an operation in a callback is first tried by itself"))
    func `operations have simpler ones`() {
        let inner = TreeOperation.present(1, on: 2, style: 3, animated: true)
        let simpler = TreeOperation.arm(4, inner).simpler.map(\.description)
        #expect(
            simpler == [
                "present 1 on 2, style 3 animated", "in the next callback of 4: present 1 on 2, style 0 animated",
                "in the next callback of 4: present 1 on 2, style 3",
            ])
        #expect(TreeOperation.turn.simpler.isEmpty)
    }

    /// As if it were wrong that a controller appears: the way there is found among forty random operations.
    @Test(.assumed("a failing case of random trees shrinks to a short script"), arguments: [1, 2, 3, 4, 5])
    func `a planted fault in a random tree shrinks to a few lines`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        var script: [TreeOperation] = (0..<40).map { _ in dice.operation(RandomTree.count) }
        script += [.root(0), .showWindow(true), .remove(3), .removeView(3), .add(3, to: 0), .turn, .wait]
        func fails(_ script: [TreeOperation]) -> Bool {
            let tree = RandomTree()
            for operation in script { tree.run(operation) }
            return tree.hasAppeared(3)
        }
        try #require(fails(script))
        let short = Shrinker.smallest(script, simpler: \.simpler, fails: fails)
        #expect(fails(short) && short.count <= 3)
    }
}
