import AppleFoundation

/// Knows which of the standard actions a class has overridden: those alone it can perform.
@MainActor enum EditActions {
    private class Plain: UIResponder {}
    private class Cuts: UIResponder { override func cut(_ sender: Any?) { _ = self } }
    private class PrintsContent: UIResponder { override func printContent(_ sender: Any?) { _ = self } }

    /// In the order of their declaration, so that one is found by its distance from the first.
    private static let names: [String] = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "printContent:",
    ]

    private static let offsets: [String: Int] = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })

    private static let first: Int? = {
        let entry = VirtualTable.entry(of: UIResponder.self, overriddenIn: Cuts.self, butNotIn: Plain.self)
        let last = VirtualTable.entry(of: UIResponder.self, overriddenIn: PrintsContent.self, butNotIn: Plain.self)
        guard let entry, let last, last - entry == names.count - 1 else { return nil }
        return entry
    }()

    /// Nil for actions that are not among them.
    static func isAnswered(_ action: Selector, by type: UIResponder.Type) -> Bool? {
        guard let offset = offsets[action.description], let first else { return nil }
        return VirtualTable.differs(type, from: UIResponder.self, at: first + offset)
    }

    /// What calls them by name.
    static let calls: [(String, @MainActor (UIResponder, Any?) -> Void)] = [
        ("cut:", { $0.cut($1) }), ("copy:", { $0.copy($1) }), ("paste:", { $0.paste($1) }),
        ("pasteAndMatchStyle:", { $0.pasteAndMatchStyle($1) }), ("delete:", { $0.delete($1) }),
        ("select:", { $0.select($1) }), ("selectAll:", { $0.selectAll($1) }),
        ("toggleBoldface:", { $0.toggleBoldface($1) }), ("toggleItalics:", { $0.toggleItalics($1) }),
        ("toggleUnderline:", { $0.toggleUnderline($1) }), ("increaseSize:", { $0.increaseSize($1) }),
        ("decreaseSize:", { $0.decreaseSize($1) }),
        ("makeTextWritingDirectionLeftToRight:", { $0.makeTextWritingDirectionLeftToRight($1) }),
        ("makeTextWritingDirectionRightToLeft:", { $0.makeTextWritingDirectionRightToLeft($1) }),
        ("find:", { $0.find($1) }), ("findAndReplace:", { $0.findAndReplace($1) }), ("findNext:", { $0.findNext($1) }),
        ("findPrevious:", { $0.findPrevious($1) }), ("useSelectionForFind:", { $0.useSelectionForFind($1) }),
        ("printContent:", { $0.printContent($1) }),
    ]
}
