import AppleFoundation

/// What an app can do wrong with an alert.
package enum AlertMisuse: Hashable, Sendable {
    case secondCancelAction
    case preferredActionNotAdded
    case nothingToShow
    case fieldInSheet
    case sheetWithoutAnchor(alert: String, source: String)

    var words: String {
        switch self {
        case .secondCancelAction:
            return "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        case .preferredActionNotAdded:
            return "The preferredAction of a UIAlertController must be one of its actions. Call addAction(_:) first."
        case .nothingToShow:
            return "UIAlertController must have a title, a message or an action to display"
        case .fieldInSheet:
            return "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        case .sheetWithoutAnchor(let alert, let source):
            return "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet "
                + "from UIViewController (\(source)). The modalPresentationStyle of a UIAlertController with this style is "
                + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
                + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                + "barButtonItem.  If this information is not known when you present the alert controller, you may provide it "
                + "in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
        }
    }
}
