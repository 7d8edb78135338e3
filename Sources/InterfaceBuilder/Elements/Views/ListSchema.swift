/// Tables and collections, with what stands in them.
let listSchema = """
    view:tableView|%view %scroll style=plain/grouped/insetGrouped dataMode=prototypes/static rowHeight# estimatedRowHeight# sectionHeaderHeight# sectionFooterHeight# estimatedSectionHeaderHeight# estimatedSectionFooterHeight# separatorStyle=default/none/singleLine/singleLineEtched allowsSelection? allowsMultipleSelection? allowsSelectionDuringEditing? allowsMultipleSelectionDuringEditing? contentViewInsetsToSafeArea? separatorInsetReference sectionIndexMinimumDisplayRowCount# cellLayoutMarginsFollowReadableWidth? fillerRowHeight selfSizingInvalidation insetsContentViewsToSafeArea? remembersLastFocusedIndexPath? selectionFollowsFocus? dragInteractionEnabled? sectionHeaderTopPadding# prefetchingEnabled? editing? allowsFocus?
    structure:prototypes sections cells|
    structure:tableViewSection|headerTitle footerTitle colorLabel-
    view:tableViewCell|%view reuseIdentifier style=IBUITableViewCellStyleDefault/IBUITableViewCellStyleSubtitle/IBUITableViewCellStyleValue1/IBUITableViewCellStyleValue2 textLabel@ detailTextLabel@ imageView@ selectionStyle=default/none/blue/gray accessoryType=none/disclosureIndicator/checkmark/detailDisclosureButton/detailButton editingAccessoryType=none/disclosureIndicator/checkmark/detailDisclosureButton/detailButton hidesAccessoryWhenEditing? indentationWidth# indentationLevel# rowHeight# shouldIndentWhileEditing? showsReorderControl? selected? highlighted? focusStyle separatorInsetReference
    view:tableViewCellContentView collectionViewCellContentView|%view
    view:tableViewHeaderFooterView|%view reuseIdentifier
    structure:listContentConfiguration|text secondaryText image catalog prefersSideBySideTextAndSecondaryText? imageToTextPadding# textToSecondaryTextHorizontalPadding# textToSecondaryTextVerticalPadding# axesPreservingSuperviewLayoutMargins alpha# type
    view:collectionView|%view %scroll dataMode=prototypes/none/static allowsSelection? allowsMultipleSelection? prefetchingEnabled? selfSizingInvalidation remembersLastFocusedIndexPath? selectionFollowsFocus? dragInteractionEnabled? allowsSelectionDuringEditing? allowsMultipleSelectionDuringEditing? editing?
    object:collectionViewFlowLayout collectionViewLayout|minimumLineSpacing# minimumInteritemSpacing# scrollDirection=vertical/horizontal automaticEstimatedItemSize? sectionInsetReference sectionHeadersPinToVisibleBounds? sectionFootersPinToVisibleBounds?
    view:collectionViewCell collectionReusableView|%view reuseIdentifier selected? highlighted?
    """
