import AppleFoundation
import CoreGraphics
import ListEngine

/// What UIKit says once in a process.
@MainActor enum TableWarnings {
    private static var hasTold: Set<String> = []

    private static func tell(_ key: String, _ words: @autoclosure () -> String) {
        if !Misuse.isObserved, !hasTold.insert(key).inserted { return }
        Misuse.report(.other(words(), isException: false))
    }

    static func layoutOutsideWindow(_ table: UITableView) {
        tell(
            "window",
            "Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy "
                + "(the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views inside "
                + "the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, "
                + "layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout "
                + "passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and "
                + "see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table view "
                + "has been added to a window. Table view: \(table.description)")
    }

    static func zeroHeight(_ cell: UITableViewCell) {
        tell(
            "zero",
            "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content "
                + "view. We're considering the collapse unintentional and using standard height instead. Cell: \(cell.description)"
        )
    }

    static func notRegistered(_ identifier: String) {
        reportMisuse(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
                + "prototype cell in a storyboard", exception: .internalInconsistencyException)
    }

    static func secondCell(_ identifier: String, _ path: ListPath) {
        reportMisuse(
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells "
                + "than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell "
                + "identifier: \(identifier), index path: \(ListProblem.name(path))", exception: .internalInconsistencyException
        )
    }

    /// A cell that stood as a header belongs to no row.
    static func cellAsEdge() { tell("edge", "no index path for table cell being reused") }

    static func contentViewConstraints(_ cell: UITableViewCell) {
        tell(
            "constraints",
            "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not supported and "
                + "will result in undefined behavior, as this property is managed by the owning UITableViewCell. Cell: "
                + cell.description)
    }

    /// Ours: UIKit has no words for it.
    static func loop(_ table: UITableView) {
        Misuse.report(
            .other(
                "UITableView (\(Diagnostics.name(table))) was reloaded or changed in each of 100 rounds of asking for its rows. A data "
                    + "source or a delegate does so whenever it is asked: have it do so once, or after the layout. The table shows what it "
                    + "has.", isException: false))
    }
}
