/// Views of every kind, lists apart.
let viewSchema = """
    %view: contentMode=scaleToFill/scaleAspectFit/scaleAspectFill/redraw/center/top/bottom/left/right/topLeft/TopLeft/topRight/TopRight/bottomLeft/BottomLeft/bottomRight/BottomRight opaque? clipsSubviews? hidden? alpha# userInteractionEnabled? multipleTouchEnabled? clearsContextBeforeDrawing? autoresizesSubviews? tag# translatesAutoresizingMaskIntoConstraints? fixedFrame? horizontalHuggingPriority# verticalHuggingPriority# horizontalCompressionResistancePriority# verticalCompressionResistancePriority# placeholderIntrinsicWidth- placeholderIntrinsicHeight- insetsLayoutMarginsFromSafeArea? preservesSuperviewLayoutMargins? layoutMarginsFollowReadableWidth? semanticContentAttribute=unspecified/playback/spatial/forceLeftToRight/forceRightToLeft restorationIdentifier accessibilityLanguage misplaced? ambiguous? verifyAmbiguity ambiguity- simulatedAppContext- appearanceType interactionTag- focusGroupIdentifier maximumContentSizeCategory minimumContentSizeCategory userInterfaceStyle preservesSuperviewMargins? largeContentTitle showsLargeContentViewer? scalesLargeContentImage? largeContentImage useSubviewsPlaceholder- nextFocusedView hasContentStretch- exclusiveTouch? tableViewCell@ propertyAccessControl-
    %control: enabled? selected? highlighted? contentHorizontalAlignment=center/left/right/leading/trailing/fill contentVerticalAlignment=center/top/bottom/fill showsMenuAsPrimaryAction? toolTip toolTipEnabled? 
    %scroll: showsHorizontalScrollIndicator? showsVerticalScrollIndicator? scrollEnabled? pagingEnabled? bounces? alwaysBounceVertical? alwaysBounceHorizontal? bouncesZoom? minimumZoomScale# maximumZoomScale# delaysContentTouches? canCancelContentTouches? directionalLockEnabled? keyboardDismissMode=none/onDrag/interactive/onDragWithAccessory/interactiveWithAccessory indicatorStyle contentInsetAdjustmentBehavior=automatic/scrollableAxes/never/always automaticallyAdjustsScrollIndicatorInsets? springLoaded? scrollsToTop? decelerationRate bouncesHorizontally? bouncesVertically? transfersHorizontalScrollingToParent? transfersVerticalScrollingToParent?
    %fontFit: adjustsFontSizeToFit? minimumFontSize# minimumScaleFactor# adjustsFontForContentSizeCategory? adjustsLetterSpacingToFitWidth?
    %lineBreak: lineBreakMode=tailTruncation/wordWrap/middleTruncation/clip/characterWrap/headTruncation
    %align: textAlignment=natural/left/center/right/justified
    view:view containerView customView|%view reference@
    view:mapView wkWebView webView sceneKitView arscnView arskView arView mtkView glkView skView sceneView spriteKitView|%view %scroll mapType zoomEnabled? rotateEnabled? pitchEnabled? showsUserLocation? showsBuildings? showsPointsOfInterest? showsCompass? showsScale? showsTraffic? scalesPageToFit? dataDetectorTypes allowsInlineMediaPlayback? mediaPlaybackRequiresUserAction? mediaPlaybackRequiresUserActionForAudio? keyboardDisplayRequiresUserAction? suppressesIncrementalRendering? allowsLinkPreview? allowsBackForwardNavigationGestures? colorPixelFormat depthStencilPixelFormat sampleCount# clearDepth# clearStencil# drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample enableSetNeedsDisplay? antialiasingMode preferredFramesPerSecond# playing? loops? autoenablesDefaultLighting? jitteringEnabled? wantsBestResolutionOpenGLSurface? scene sceneName showsStatistics? allowsCameraControl? 
    view:label+|%view %fontFit %lineBreak %align text usesAttributedText? numberOfLines# baselineAdjustment=alignBaselines/alignCenters/none preferredMaxLayoutWidth# enabled? highlighted? allowsDefaultTighteningForTruncation? showsExpansionTextWhenTruncated? lineBreakStrategy
    view:button+|%view %control %lineBreak buttonType=custom/system/roundedRect/contactAdd/infoLight/infoDark/detailDisclosure/close/plain adjustsImageWhenHighlighted? adjustsImageWhenDisabled? showsTouchWhenHighlighted? reversesTitleShadowWhenHighlighted? pointerInteraction? hasAttributedTitle? changesSelectionAsPrimaryAction? springLoaded? adjustsImageSizeForAccessibilityContentSizeCategory? role
    structure:state|title image backgroundImage
    structure:buttonConfiguration|style title subtitle image imagePlacement imagePadding# titlePadding# cornerStyle buttonSize titleAlignment indicator showsActivityIndicator? macIdiomStyle automaticallyUpdateForSelection?
    structure:backgroundConfiguration|image imageContentMode cornerRadius# strokeWidth# strokeOutset# fillMode
    view:imageView+|%view image highlightedImage highlighted? animating? adjustsImageSizeForAccessibilityContentSizeCategory? preferredSymbolConfiguration symbolAnimationEnabled?
    view:textField+|%view %control %fontFit %align borderStyle=none/line/bezel/roundedRect text placeholder clearButtonMode=never/whileEditing/unlessEditing/always clearsOnBeginEditing? background disabledBackground usesAttributedText? usesAttributedPlaceholder? allowsEditingTextAttributes? clearsOnInsertion?
    view:textView|%view %scroll %align text editable? selectable? usesAttributedText? allowsEditingTextAttributes? clearsOnInsertion? adjustsFontForContentSizeCategory? findInteractionEnabled? layoutManager
    structure:textInputTraits|autocapitalizationType=none/words/sentences/allCharacters autocorrectionType=default/yes/no spellCheckingType=default/yes/no keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically? secureTextEntry? textContentType smartDashesType smartQuotesType smartInsertDeleteType passwordRules mathExpressionCompletionType writingToolsBehavior inlinePredictionType
    structure:wkWebViewConfiguration wkPreferences audiovisualMediaTypes|none? audio? video? all? allowsAirPlayForMediaPlayback? allowsInlineMediaPlayback? allowsPictureInPictureMediaPlayback? suppressesIncrementalRendering? selectionGranularity minimumFontSize# javaScriptEnabled? javaScriptCanOpenWindowsAutomatically?
    structure:dataDetectorType dataDetectorTypes|none? all? link? phoneNumber? address? calendarEvent? shipmentTrackingNumber? flightNumber? lookupSuggestion? all? money? physicalValue?
    view:switch+|%view %control on? title preferredStyle
    view:slider+|%view %control value# minValue# maxValue# continuous? minimumValueImage maximumValueImage preferredBehavioralStyle
    view:stepper+|%view %control value# minimumValue# maximumValue# stepValue# wraps? autorepeat? continuous?
    view:segmentedControl+|%view %control segmentControlStyle selectedSegmentIndex# momentary? apportionsSegmentWidthsByContent? springLoaded?
    structure:segments segment|title image width# enabled? contentOffset
    view:progressView+|%view progress# progressViewStyle progressImage trackImage
    view:activityIndicatorView+|%view style=gray/white/whiteLarge/medium/large hidesWhenStopped? animating?
    view:pageControl+|%view %control numberOfPages# currentPage# hidesForSinglePage? defersCurrentPageDisplay? backgroundStyle allowsContinuousInteraction?
    view:pickerView+|%view showsSelectionIndicator?
    view:datePicker+|%view %control datePickerMode=dateAndTime/date/time/countDownTimer/yearAndMonth minuteInterval# style=automatic/wheels/compact/inline useCurrentDate? countDownDuration# roundsToMinuteInterval?
    view:searchBar+|%view placeholder text prompt searchBarStyle=default/prominent/minimal barStyle translucent? showsCancelButton? showsSearchResultsButton? showsBookmarkButton? showsScopeBar? backgroundImage scopeBarBackgroundImage
    structure:scopeButtonTitles offsetWrapper searchTextPositionAdjustment searchFieldBackgroundPositionAdjustment|horizontal# vertical#
    view:scrollView|%view %scroll
    view:stackView|%view axis=horizontal/vertical alignment=fill/leading/top/firstBaseline/center/trailing/bottom/lastBaseline distribution=fill/fillEqually/fillProportionally/equalSpacing/equalCentering spacing# spacingType=standard/default baselineRelativeArrangement? layoutMarginsRelativeArrangement?
    view:visualEffectView|%view
    structure:blurEffect vibrancyEffect|style
    view:navigationBar+ toolbar+ tabBar+|%view barStyle translucent? largeTitles? backIndicatorImage backIndicatorTransitionMask shadowImage backgroundImage itemPositioning itemWidth# itemSpacing# selectionIndicatorImage
    structure:navigationBarAppearance toolbarAppearance tabBarAppearance barButtonItemAppearance tabBarItemAppearance backButtonAppearance|backgroundEffect backgroundImage shadowImage stackedItemPositioning stackedItemWidth# stackedItemSpacing# selectionIndicatorImage configureWithDefaultBackground?
    view:colorWell+|%view %control supportsAlpha? title
    view:refreshControl|%view %control
    view:inputView inputAccessoryView nibView calendarView activityView textInputView pasteControl|%view %control
    structure:subviews backgroundView|
    """
