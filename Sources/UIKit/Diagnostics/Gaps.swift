import AppleFoundation

/// What UIKit has and Allium does not have yet, or has only in part.
extension Unsupported {
    package static let symbolName = Unsupported(
        "UIImage(systemName:): names beyond those drawn here", .partial, instead: "nil, as for a name that does not exist")
    package static let vectorImage = Unsupported(
        "UIImage(named:): SVG and PDF without librsvg and poppler's tools", .partial,
        instead: "nil; install librsvg2-2 and poppler-utils")
    package static let fontFamily = Unsupported(
        "UIFont(name:size:): families of iOS that can't be shipped", .partial,
        instead: "a free font under the names of the family, for the best known with its line metrics")
    package static let fontWidth = Unsupported(
        "UIFont.Width and condensed or expanded traits", .absent, instead: "the standard width")
    package static let vibrancy = Unsupported(
        "UIVibrancyEffect", .partial,
        instead: "content keeps its colours and gets the effect's opacity instead of mixing with the backdrop")
    package static let textEffect = Unsupported("NSAttributedString.Key.textEffect", .absent, instead: "plain text")
    package static let readingDocuments = Unsupported(
        "NSAttributedString(data:options:documentAttributes:): RTF and RTFD", .absent,
        instead: "an error is thrown; plain texts and HTML are read")
    package static let writingDocuments = Unsupported(
        "NSAttributedString.data(from:documentAttributes:): HTML and RTF", .absent,
        instead: "an error is thrown; plain texts are written")
    package static let picturesOfPages = Unsupported(
        "NSAttributedString(data:options:documentAttributes:): pictures that lie elsewhere", .absent,
        instead: "an attachment without a picture; those in the text itself (`data:`) are shown")
    package static let previewing = Unsupported(
        "UIViewController.registerForPreviewing(with:sourceView:)", .absent,
        instead: "as on a device without 3D Touch: the delegate is never asked")
    package static let openingURLs = Unsupported(
        "UIApplication.open(_:options:completionHandler:)", .absent,
        instead: "no other program is started: `canOpenURL` answers false, and so does the completion handler")
    package static let observing = Unsupported(
        "Key-value observing of properties whose setters do not tell", .absent,
        instead: "the observer is kept and never called; nor is it on iOS for most properties that can only be read")
    package static let appearance = Unsupported(
        "Appearance proxies: properties that are not `@objc`", .absent,
        instead: "the proxy alone has the value; nor do proxies know such properties on iOS")
    package static let stateOfConfiguration = Unsupported(
        "UIButton.Configuration.updated(for:)", .partial,
        instead: "the configuration as it is; the button adds the colours of its state where it draws")
    package static let menusBesideItems = Unsupported(
        "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)", .partial,
        instead: "asked for items only; a finger that rests between them means nothing")

    package static let cellsAheadOfTime = Unsupported(
        "UITableView.isPrefetchingEnabled, UICollectionView.isPrefetchingEnabled", .partial,
        instead:
            "the data source for prefetching is told; cells are asked for when they come into sight, and given back when they leave it"
    )
    package static let dropPlaceholders = Unsupported(
        "UICollectionViewDropPlaceholder", .partial,
        instead: "no item stands there while data are on their way; committing inserts the item")
    package static let roomForDrops = Unsupported(
        "UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath", .partial,
        instead: "the drop goes there; the items make no room for it while it is above them")
    package static let fullSizePreviews = Unsupported(
        "UIDragInteractionDelegate.dragInteraction(_:prefersFullSizePreviewsFor:)", .absent,
        instead: "not asked: what is carried has the size of its preview at any time")

    package static let sceneUpdates = Unsupported(
        "UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", .absent,
        instead: "view controllers hear of new sizes and traits; the scene's delegate doesn't")

    package static let inputClicks = Unsupported("UIDevice.playInputClick()", .absent, instead: "silence")
    package static let keyboardExtension = Unsupported(
        "UIInputViewController: a keyboard for other apps", .absent,
        instead: "a controller with an input view; its document is empty and takes nothing")

    package static let layoutDelegate = Unsupported(
        "NSLayoutManager.setGlyphs: other glyphs than the font has for a character", .partial,
        instead: "characters are hidden where a property is null; all others keep the glyphs of their fonts")
    package static let fragmentsOfTextViews = Unsupported(
        "NSTextLayoutManagerDelegate: fragments of one's own in a text view", .partial,
        instead: "they answer queries; the view draws its text itself")
    package static let lookupSuggestions = Unsupported(
        "UIDataDetectorTypes.lookupSuggestion", .absent, instead: "nothing is found that would have to be looked up elsewhere")

    package static let dictionaries = Unsupported(
        "UITextChecker: dictionaries", .absent, instead: "no word is misspelled, nothing is guessed or completed")

    package static let ofUIKit: [Unsupported] = [
        dictionaries, inputClicks, readingDocuments, writingDocuments, picturesOfPages,
        layoutDelegate, fragmentsOfTextViews, lookupSuggestions,
        symbolName, vectorImage, fontFamily, fontWidth, vibrancy, textEffect, previewing, openingURLs, observing, appearance,
        stateOfConfiguration, menusBesideItems, sceneUpdates, cellsAheadOfTime, dropPlaceholders, roomForDrops,
        fullSizePreviews,
        keyboardExtension,
    ]

    /// Says once for each family that another font plays its part.
    static func report(fontFamily name: String) {
        fontFamily.report(name, words: "can't be shipped: a free font stands for it", instead: "a free font")
    }

    /// Says once for each property that those who observe it will not hear of changes.
    static func report(observing name: String) {
        observing.report(name, words: "can't be observed: no change of it is heard", instead: "silence")
    }

    /// Says once for each property that its class's proxies can't set it.
    static func report(appearance name: String) {
        appearance.report(name, words: "is not `@objc`: what a proxy is given for it reaches no object", instead: "nothing")
    }
}
