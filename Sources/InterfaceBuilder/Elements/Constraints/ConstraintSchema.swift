/// Constraints, guides and what varies with size classes.
let constraintSchema = """
    %sides: firstAttribute=leading/trailing/left/right/top/bottom/width/height/centerX/centerY/baseline/firstBaseline/lastBaseline/leadingMargin/trailingMargin/leftMargin/rightMargin/topMargin/bottomMargin/centerXWithinMargins/centerYWithinMargins secondAttribute=leading/trailing/left/right/top/bottom/width/height/centerX/centerY/baseline/firstBaseline/lastBaseline/leadingMargin/trailingMargin/leftMargin/rightMargin/topMargin/bottomMargin/centerXWithinMargins/centerYWithinMargins
    structure:constraints
    constraint:constraint|firstItem@ secondItem@ %sides relation=equal/greaterThanOrEqual/lessThanOrEqual multiplier* constant# priority# symbolic? placeholder? identifier type- symbolType- shouldBeArchived?
    guide:viewLayoutGuide|
    guide:keyboardLayoutGuide|usesBottomSafeArea? followsUndockedKeyboard? keyboardDismissPadding#
    guide:viewControllerLayoutGuide|type=top/bottom
    structure:userGuides userLayoutGuide|location- affinity- relation-
    structure:variation|%view %scroll %fontFit %align constant# multiplier* priority# axis alignment distribution spacing# image title text fixedFrame? numberOfLines# textColor backgroundColor style enabled? barStyle
    structure:mask|
    structure:include exclude|reference@
    """
