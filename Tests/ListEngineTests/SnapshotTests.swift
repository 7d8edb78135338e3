import ListEngine
import TestEvidence
import Testing

@Suite("List engine / Snapshots")
struct SnapshotTests {
    private typealias Snapshot = ListSnapshot<String, Int>

    private func made(_ contents: [(String, [Int])]) throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections(contents.map(\.0))
        for (section, items) in contents { try snapshot.append(items, to: section) }
        return snapshot
    }

    private func refusal(_ change: () throws(SnapshotProblem) -> Void) -> String? {
        do throws(SnapshotProblem) { try change() } catch { return error.message }
        return nil
    }

    @Test(.oracle("LIST-30")) func `items that are there already move to where they are put`() throws {
        var snapshot = try made([("a", [1, 2, 3, 4]), ("b", [5, 6])])
        #expect(try snapshot.insert([9, 1, 5], .before, 4) == [1, 5])
        #expect(snapshot.items == [2, 3, 9, 1, 5, 4, 6])
        #expect(snapshot.counts == [6, 1])
        #expect(try snapshot.append([3], to: nil) == [3])
        #expect(snapshot.items == [2, 9, 1, 5, 4, 6, 3])
        try snapshot.move(2, .after, 6)
        #expect(snapshot.items == [9, 1, 5, 4, 6, 2, 3])
        #expect(snapshot.section(of: 2) == "b" && snapshot.index(of: 2) == 5)
    }

    @Test(.oracle("LIST-30, LIST-31")) func `what can't be done is refused in UIKit's words, and nothing has changed`() throws {
        var snapshot = try made([("a", [1, 2]), ("b", [3])])
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.append([7, 8, 7, 3], to: nil) }
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.append([7], to: "z") }
                == "Invalid parameter not satisfying: section != NSNotFound")
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.insert([7], .after, 99) }
                == "Invalid parameter not satisfying: section != NSNotFound")
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.insert([7, 1], .after, 1) }?
                .hasPrefix("Invalid update: destination for insertion operation [1] is in the insertion identifier list")
                == true)
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.appendSections(["c", "a"]) }
                == "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
                + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: a")
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.insertSections(["c"], .before, "z") }
                == "Invalid parameter not satisfying: insertIndex != NSNotFound")
        #expect(
            refusal { () throws(SnapshotProblem) in _ = try snapshot.items(in: "z") }
                == "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
                + "(which has O(1) performance)")
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.reload([1, 9]) }
                == "Attempted to reload item identifier that does not exist in the snapshot: 9")
        #expect(
            refusal { () throws(SnapshotProblem) in try snapshot.reconfigure([9]) }
                == "Attempted to reconfigure item identifier that does not exist in the snapshot: 9")
        var empty = Snapshot()
        #expect(
            refusal { () throws(SnapshotProblem) in try empty.append([1], to: nil) }
                == "There are currently no sections in the data source. Please add a section first.")
        #expect(snapshot.items == [1, 2, 3] && snapshot.sections == ["a", "b"] && snapshot.marks.isEmpty)
    }

    @Test(.oracle("LIST-30")) func `what isn't there is nothing to delete, and sections take their items along`() throws {
        var snapshot = try made([("a", [1, 2]), ("b", [3]), ("c", [4, 5])])
        snapshot.delete([2, 77])
        try snapshot.moveSection("c", .before, "a")
        #expect(snapshot.items == [4, 5, 1, 3] && snapshot.index(ofSection: "c") == 0)
        snapshot.deleteSections(["a", "z"])
        #expect(snapshot.items == [4, 5, 3] && !snapshot.contains(1) && snapshot.itemCount == 3)
        snapshot.deleteAll()
        #expect(snapshot.sectionCount == 0 && snapshot.items.isEmpty)
    }

    /// Against the plainest model: sections with items, looked through each time.
    @Test(.ours) func `a thousand random changes leave what a plain list has`() throws {
        for seed in 1...3 {
            var dice = Dice(seed)
            var snapshot = try made([("a", []), ("b", []), ("c", [])])
            var model: [(String, [Int])] = [("a", []), ("b", []), ("c", [])]
            for _ in 0..<1_000 {
                let items = (0...dice.roll(4)).map { _ in dice.roll(60) }
                let unique = Array(Set(items)).sorted()
                switch dice.roll(5) {
                case 0, 1:
                    let section = model[dice.roll(3)].0
                    try snapshot.append(unique, to: section)
                    remove(unique, &model)
                    model[model.firstIndex { $0.0 == section }!].1 += unique
                case 2:
                    guard let other = snapshot.items.randomElement(&dice), !unique.contains(other) else { continue }
                    let isAfter = dice.roll(2) == 0
                    try snapshot.insert(unique, isAfter ? .after : .before, other)
                    remove(unique, &model)
                    let section = model.firstIndex { $0.1.contains(other) }!
                    model[section].1.insert(
                        contentsOf: unique, at: model[section].1.firstIndex(of: other)! + (isAfter ? 1 : 0))
                case 3:
                    snapshot.delete(unique)
                    remove(unique, &model)
                default:
                    let (from, to) = (model[dice.roll(3)].0, model[dice.roll(3)].0)
                    if from == to { continue }
                    try snapshot.moveSection(from, .after, to)
                    let entry = model.remove(at: model.firstIndex { $0.0 == from }!)
                    model.insert(entry, at: model.firstIndex { $0.0 == to }! + 1)
                }
                let all = snapshot.items
                let isFound = all.indices.allSatisfy { snapshot.index(of: all[$0]) == $0 }
                #expect(isFound && all == model.flatMap(\.1) && snapshot.counts == model.map(\.1.count))
            }
        }
    }

    private func remove(_ items: [Int], _ model: inout [(String, [Int])]) {
        for index in model.indices { model[index].1.removeAll(where: items.contains) }
    }
}

extension Array {
    fileprivate func randomElement(_ dice: inout Dice) -> Element? { isEmpty ? nil : self[dice.roll(count)] }
}

@Suite("List engine / Outlines", .oracle("LIST-32"))
struct OutlineTests {
    private func tree() throws -> ListOutline<String> {
        var tree = ListOutline<String>()
        try tree.append(["fruit", "roots"], to: nil)
        try tree.append(["apple", "pear"], to: "fruit")
        try tree.append(["red", "green"], to: "apple")
        return tree
    }

    @Test func `only what is below open items can be seen`() throws {
        var tree = try tree()
        #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "roots"] && tree.visible == ["fruit", "roots"])
        tree.setExpanded(true, ["apple", "nobody"])
        #expect(tree.visible == ["fruit", "roots"])
        tree.setExpanded(true, ["fruit"])
        #expect(tree.visible == ["fruit", "apple", "red", "green", "pear", "roots"])
        #expect(try tree.level(of: "red") == 2 && tree.parent(of: "red") == "apple" && tree.parent(of: "fruit") == nil)
        #expect(try tree.isVisible("red") && !ListOutlineTestsHelp.closed(tree).isVisible("red"))
        #expect(tree.lines.prefix(3) == ["+*fruit", "  +*apple", "    -*red"])
    }

    @Test func `items are put beside others, behind all that is below these`() throws {
        var tree = try tree()
        try tree.insert(["plum"], "apple", isAfter: true)
        try tree.insert(["quince"], "apple", isAfter: false)
        #expect(tree.items == ["fruit", "quince", "apple", "red", "green", "plum", "pear", "roots"])
        try tree.delete(["apple", "roots"])
        #expect(tree.items == ["fruit", "quince", "plum", "pear"] && !tree.contains("red"))
    }

    @Test func `parts are trees of their own, and come back with what is open in them`() throws {
        var tree = try tree()
        tree.setExpanded(true, ["apple"])
        var part = try tree.part(of: "fruit", includingParent: false)
        #expect(part.roots == ["apple", "pear"] && part.visible == ["apple", "red", "green", "pear"])
        #expect(try tree.part(of: "apple", includingParent: true).roots == ["apple"])
        try part.append(["plum"], to: nil)
        try tree.replaceChildren(of: "fruit", with: part)
        #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "plum", "roots"])
        #expect(try tree.isExpanded("apple") && tree.level(of: "plum") == 1)
    }

    @Test func `refusals are in UIKit's words`() throws {
        var tree = try tree()
        func words(_ change: (inout ListOutline<String>) throws(SnapshotProblem) -> Void) -> String? {
            do throws(SnapshotProblem) { try change(&tree) } catch { return error.message }
            return nil
        }
        #expect(
            words { (tree) throws(SnapshotProblem) in try tree.append(["new", "red"], to: nil) }
                == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    red\n)}")
        #expect(
            words { (tree) throws(SnapshotProblem) in try tree.delete(["red", "zz"]) } == "Failed to find index of item zz")
        #expect(
            words { (tree) throws(SnapshotProblem) in _ = try tree.level(of: "zz") }
                == "Item identifier does not exist in section snapshot: zz")
        #expect(
            words { (tree) throws(SnapshotProblem) in _ = try tree.parent(of: "zz") }
                == "Child item identifier does not exist in section snapshot: zz")
        #expect(tree.items.count == 6)
    }
}

private enum ListOutlineTestsHelp {
    static func closed(_ tree: ListOutline<String>) -> ListOutline<String> {
        var tree = tree
        tree.setExpanded(false, ["fruit"])
        return tree
    }
}
