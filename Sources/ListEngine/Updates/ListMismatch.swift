/// Counts that don't fit the changes between them: all of it, as a list says it.
package struct ListMismatch {
    private let problem: ListProblem
    private let before: [Int]
    private let after: [Int]
    private let changes: [ListChange]

    /// Nil for problems of another kind.
    package init?(_ problem: ListProblem, before: [Int], after: [Int], _ changes: [ListChange]) {
        switch problem {
        case .items, .sections: break
        default: return nil
        }
        self.problem = problem
        self.before = before
        self.after = after
        self.changes = changes
    }

    /// In the words of UIKit's exception, and then in those that it had before, which name the section.
    package func message(_ words: ListWords, list: String) -> String {
        """
        Invalid batch updates detected: the number of sections and/or \(words.items) returned by the data source \(words.times) \
        performing the batch updates are inconsistent with the updates.
        Data source before updates = \(Self.counts(before, words))
        Data source after updates = \(Self.counts(after, words))
        Updates = [
        \(changes.map { "\t" + $0.sentence(words) }.joined(separator: ",\n"))
        ]
        \(words.list.prefix(1).uppercased() + words.list.dropFirst()): \(list)
        \(problem.message(words))
        """
    }

    private static func counts(_ counts: [Int], _ words: ListWords) -> String {
        let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
        return counts.isEmpty ? "{ \(sections) }" : "{ \(sections) with \(words.item) counts: \(counts) }"
    }
}

extension ListChange {
    fileprivate func sentence(_ words: ListWords) -> String {
        switch self {
        case .insert(let path): "Insert \(words.item) (\(path.pair))"
        case .delete(let path): "Delete \(words.item) (\(path.pair))"
        case .reload(let path): "Reload \(words.item) (\(path.pair))"
        case .move(let path, let target): "Move \(words.item) (\(path.pair)) to (\(target.pair))"
        case .insertSection(let section): "Insert section (\(section))"
        case .deleteSection(let section): "Delete section (\(section))"
        case .reloadSection(let section): "Reload section (\(section))"
        case .moveSection(let section, let target): "Move section (\(section)) to (\(target))"
        }
    }
}

extension ListPath {
    fileprivate var pair: String { "\(section) - \(item)" }
}
