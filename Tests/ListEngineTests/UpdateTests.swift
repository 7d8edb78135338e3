import ListEngine
import TestEvidence
import Testing

private func path(_ section: Int, _ item: Int) -> ListPath { ListPath(section, item) }

@Suite("List engine / Updates", .documented("WWDC-2018-225, WWDC-2010-TABLES"))
struct UpdateTests {
    private func update(_ before: [Int], _ after: [Int], _ changes: ListChange...) throws -> ListUpdate {
        try ListUpdate(before: before, after: after, changes)
    }

    @Test func `deletes name places before, inserts places after, in whatever order they are written`() throws {
        for changes: [ListChange] in [
            [.delete(path(0, 1)), .insert(path(0, 0))], [.insert(path(0, 0)), .delete(path(0, 1))],
        ] {
            let update = try ListUpdate(before: [3], after: [3], changes)
            #expect(update.path(after: path(0, 0)) == path(0, 1))
            #expect(update.path(after: path(0, 1)) == nil)
            #expect(update.path(after: path(0, 2)) == path(0, 2))
            #expect(update.path(before: path(0, 0)) == nil)
            #expect(update.path(before: path(0, 1)) == path(0, 0))
        }
    }

    @Test func `a reloaded item keeps its place among the others`() throws {
        let update = try update([3], [3], .reload(path(0, 1)), .delete(path(0, 0)), .insert(path(0, 2)))
        #expect(update.path(after: path(0, 1)) == path(0, 0))
        #expect(update.wishes.reloaded == [path(0, 1)])
    }

    @Test func `a move leads from a place before to a place after, and the others close up`() throws {
        let update = try update([3, 2], [2, 3], .move(path(0, 0), to: path(1, 1)))
        #expect(update.path(after: path(0, 0)) == path(1, 1))
        #expect(update.path(before: path(1, 1)) == path(0, 0))
        #expect(update.path(after: path(0, 2)) == path(0, 1))
        #expect(update.path(after: path(1, 1)) == path(1, 2))
        #expect(update.path(before: path(1, 2)) == path(1, 1))
    }

    @Test func `items follow their section when it moves`() throws {
        let update = try update([1, 2, 3], [3, 1, 2], .moveSection(2, to: 0))
        #expect(update.section(after: 2) == 0)
        #expect(update.section(before: 1) == 0)
        #expect(update.path(after: path(2, 2)) == path(0, 2))
        #expect(update.path(after: path(1, 1)) == path(2, 1))
    }

    @Test func `changes of items in a section that goes, comes or is reloaded are redundant`() throws {
        let update = try update(
            [1, 4, 2], [5, 3, 2], .deleteSection(0), .delete(path(0, 0)), .insertSection(1), .insert(path(1, 2)),
            .reloadSection(1), .delete(path(1, 3)))
        #expect(update.wishes.deleted.isEmpty)
        #expect(update.wishes.inserted.isEmpty)
        #expect(update.section(after: 1) == 0)
        #expect(update.path(after: path(1, 0)) == nil)
        #expect(update.path(after: path(2, 1)) == path(2, 1))
    }

    @Test func `the last item of a section and the section can go together`() throws {
        let update = try update([1, 1], [1], .delete(path(0, 0)), .deleteSection(0))
        #expect(update.path(after: path(1, 0)) == path(0, 0))
    }

    @Test func `an item leaves a section that is deleted by moving elsewhere`() throws {
        let update = try update([2, 1], [2], .deleteSection(0), .move(path(0, 1), to: path(0, 0)))
        #expect(update.path(after: path(0, 1)) == path(0, 0))
        #expect(update.path(after: path(1, 0)) == path(0, 1))
    }

    @Test func `without changes every place keeps its name`() throws {
        let update = try update([2, 0], [2, 0])
        #expect(update.isEmpty)
        #expect(update.path(after: path(0, 1)) == path(0, 1))
        #expect(update.section(before: 1) == 1)
    }
}

@Suite("List engine / Refusals")
struct RefusalTests {
    private func words(
        _ before: [Int], _ after: [Int], _ changes: [ListChange], _ words: ListWords = .table
    ) -> String {
        do throws(ListProblem) {
            _ = try ListUpdate(before: before, after: after, changes)
            return "accepted"
        } catch { return error.message(words) }
    }

    @Test(.oracle("LIST-1"))
    func `a wrong count of rows is told with all that was counted`() {
        #expect(
            words([3], [3], [.insert(path(0, 0)), .insert(path(0, 1)), .delete(path(0, 2))])
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after "
                + "the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus "
                + "the number of rows inserted or deleted from that section (2 inserted, 1 deleted) and plus or minus the number of "
                + "rows moved into or out of that section (0 moved in, 0 moved out).")
    }

    @Test(.oracle("LIST-2"))
    func `reloads count as deletes and inserts`() {
        #expect(words([2], [1], [.reload(path(0, 0))]).contains("(1 inserted, 1 deleted)"))
    }

    @Test(.assumed("the words of crash reports of collections"))
    func `a collection speaks of items, with two blanks`() {
        #expect(
            words([1, 2], [2, 1], [], .collection).hasPrefix(
                "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after "
                    + "the update (2) must be"))
    }

    @Test(.oracle("LIST-3"))
    func `a wrong count of sections comes before wrong counts of rows`() {
        #expect(
            words([1], [1, 5], [])
                == "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
                + "(2) must be equal to the number of sections contained in the table view before the update (1), plus or minus the "
                + "number of sections inserted or deleted (0 inserted, 0 deleted).")
    }

    @Test(.oracle("LIST-64"))
    func `counts that don't fit are told with all counts and all changes, and then section by section`() {
        let changes: [ListChange] = [
            .delete(path(0, 1)), .delete(path(0, 0)), .insert(path(1, 2)), .reload(path(1, 0)),
            .move(path(1, 1), to: path(0, 0)),
            .insertSection(1), .deleteSection(0), .reloadSection(2), .moveSection(3, to: 4),
        ]
        let counts = ListProblem.sections(before: 1, after: 2, inserted: 0, deleted: 0)
        let message = ListMismatch(counts, before: [3], after: [0, 7], changes)?.message(ListWords.table, list: "<T>") ?? ""
        #expect(
            message == """
                Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
                performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with row counts: [3] }
                Data source after updates = { 2 sections with row counts: [0, 7] }
                Updates = [
                \tDelete row (0 - 1),
                \tDelete row (0 - 0),
                \tInsert row (1 - 2),
                \tReload row (1 - 0),
                \tMove row (1 - 1) to (0 - 0),
                \tInsert section (1),
                \tDelete section (0),
                \tReload section (2),
                \tMove section (3) to (4)
                ]
                Table view: <T>
                \(counts.message(ListWords.table))
                """)
        #expect(ListMismatch(.deletedTwice(path(0, 0)), before: [], after: [], []) == nil)
    }

    @Test(.oracle("LIST-4"))
    func `a delete beyond the end`() {
        #expect(
            words([0], [0], [.delete(path(0, 9))])
                == "attempt to delete row 9 from section 0 which only contains 0 rows before the update")
        #expect(
            words([], [], [.delete(path(0, 0))])
                == "attempt to delete row 0 from section 0, but there are only 0 sections before the update")
    }

    @Test(.oracle("LIST-5"))
    func `a reload beyond the end speaks of deleting`() {
        #expect(
            words([1, 2], [1, 2], [.reload(path(1, 2))])
                == "attempt to delete row 2 from section 1 which only contains 2 rows before the update")
    }

    @Test(.oracle("LIST-6"))
    func `an insert beyond the end`() {
        #expect(
            words([0, 0], [0, 0], [.insert(path(1, 2))])
                == "attempt to insert row 2 into section 1, but there are only 0 rows in section 1 after the update")
        #expect(
            words([0, 0], [0, 0], [.insert(path(2, 0))])
                == "attempt to insert row 0 into section 2, but there are only 2 sections after the update")
    }

    @Test(.oracle("LIST-7"))
    func `an item that is deleted or reloaded can't move`() {
        for change in [ListChange.delete(path(0, 1)), .reload(path(0, 1))] {
            #expect(
                words([2], [2], [change, .move(path(0, 1), to: path(0, 0))])
                    == "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0xc000000000200016> "
                    + "{length = 2, path = 0 - 1})")
        }
    }

    @Test(.oracle("LIST-8"))
    func `nothing moves to where something is inserted`() {
        #expect(
            words([1, 1], [1, 2], [.insert(path(1, 0)), .move(path(0, 0), to: path(1, 0))])
                == "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0xc000000000000116> {length = 2, "
                + "path = 1 - 0})")
    }

    @Test(.oracle("LIST-9"))
    func `an item that is deleted can't be reloaded`() {
        #expect(
            words([1], [0], [.delete(path(0, 0)), .reload(path(0, 0))])
                == "attempt to delete and reload the same index path (<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0})"
        )
    }

    @Test(.oracle("LIST-10"))
    func `no row moves into a section that is inserted`() {
        #expect(
            words([2, 1], [1, 1, 1], [.insertSection(2), .move(path(0, 0), to: path(2, 0))])
                == "cannot move a row into a newly inserted section (2)")
    }

    @Test(.assumed("two deletes of one place exclude each other"))
    func `the same wish twice is refused, but for reloads`() {
        #expect(
            words([2], [1], [.delete(path(0, 0)), .delete(path(0, 0))]).hasPrefix("attempt to delete the same index path twice")
        )
        #expect(
            words([1], [3], [.insert(path(0, 0)), .insert(path(0, 0))]).hasPrefix("attempt to insert the same index path twice")
        )
        #expect(words([1], [1], [.reload(path(0, 0)), .reload(path(0, 0))]) == "accepted")
    }

    @Test(.oracle("LIST-11"))
    func `sections are looked at in the same way`() {
        #expect(
            words([1], [1, 1], [.insertSection(0), .reloadSection(1)])
                == "attempt to delete section 1, but there are only 1 sections before the update")
        #expect(words([1, 1], [1], [.deleteSection(0), .reloadSection(0)]).hasPrefix("attempt to delete and reload"))
    }
}
