/// Plain values, each the child of what it belongs to.
let valueSchema = """
    value:rect|x# y# width# height#
    value:frame|minX# minY# maxX# maxY# width# height#
    value:point|x# y#
    value:size|width# height#
    value:range|location# length#
    value:inset|minX# minY# maxX# maxY#
    value:edgeInsets|top# left# bottom# right#
    value:directionalEdgeInsets|top# leading# bottom# trailing#
    value:autoresizingMask|flexibleMinX? widthSizable? flexibleMaxX? flexibleMinY? heightSizable? flexibleMaxY?
    value:color|colorSpace customColorSpace red# green# blue# white# alpha# systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor name cyan# magenta# yellow# black# pattern
    value:fontDescription|type pointSize# weight width style name family size
    value:font|name size# metaFont
    value:string$ mutableString$|base64-UTF8?
    value:attributedString
    value:fragment|content
    value:attributes
    value:paragraphStyle|alignment lineBreakMode baseWritingDirection lineSpacing# lineHeightMultiple# minimumLineHeight# maximumLineHeight# paragraphSpacing# paragraphSpacingBefore# firstLineHeadIndent# headIndent# tailIndent# hyphenationFactor# tighteningFactorForTruncation# allowsDefaultTighteningForTruncation? defaultTabInterval# headerLevel# lineBreakStrategy
    value:tabStops textTab textList|alignment location# markerFormat
    value:shadow|blurRadius# shadowOffset
    value:url|string
    value:real integer|value#
    value:bool|value
    value:nil|name
    value:value|type width# height# x# y#
    value:date|timeIntervalSinceReferenceDate#
    value:timeZone locale calendar|name localeIdentifier identifier
    value:mutableArray
    value:data$ mutableData$|encoding
    value:textAttributes
    value:imageReference|image symbolScale renderingMode variableValue# symbolVariableValueMode symbolColorRenderingMode
    value:preferredSymbolConfiguration preferredSymbolConfigurationForImage|configurationType scale weight pointSize# symbolScale renderingMode prefersMulticolor? colorVariant
    value:hierarchicalColor paletteColors
    value:userDefinedRuntimeAttributes
    value:userDefinedRuntimeAttribute|type=number/string/boolean/image/color/point/rect/size/range/date/nil/localizedString keyPath value localized? options
    value:accessibility|identifier label hint
    value:accessibilityTraits|button? staticText? notEnabled? keyboardKey? header? summaryElement? image? updatesFrequently? none? searchField? adjustable? link? selected? playsSound? startsMediaSession? allowsDirectInteraction? causesPageTurn? tabBar? toggleButton?
    """
