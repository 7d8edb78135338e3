/// What ties objects together.
let connectionSchema = """
    structure:connections
    connection:outlet|property destination@
    connection:outletCollection|property destination@ collectionClass appends?
    connection:action|selector destination@ eventType
    connection:segue|kind=relationship/show/showDetail/presentation/push/modal/replace/popover/popoverPresentation/embed/unwind/custom destination@ identifier relationship modalPresentationStyle=fullScreen/pageSheet/formSheet/currentContext/custom/overFullScreen/overCurrentContext/popover/none/automatic modalTransitionStyle=coverVertical/flipHorizontal/crossDissolve/partialCurl animates? destinationCreationSelector trigger unwindAction popoverAnchorView@ popoverAnchorBarButtonItem@ inherits- inheritsFrom- splitViewControllerTargetIndex- sourceRect- preferredActionType
    structure:popoverArrowDirection|up? down? left? right?
    structure:popoverPassthroughViews|
    structure:segueTemplates
    """
