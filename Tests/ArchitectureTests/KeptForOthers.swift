/// Properties that Allium keeps for whoever asks, as Apple's frameworks do where nothing is at the other end.
enum KeptForOthers {
    static func reason(for name: String) -> String? {
        if let reason = reasons[name] { return reason }
        let parts = name.split(separator: ".")
        if let reason = types[String(parts[0])] { return reason }
        return parts.last.map { $0.lowercased().contains("accessibility") } ?? false ? assistive : nil
    }

    private static let assistive = "for assistive programs and tests, which ask"
    private static let activity = "for whoever takes the activity up: the app itself, when a scene comes back"
    private static let phonesIgnoreIt = "documented to have no effect on phones and pads"
    private static let noSuchPart = "as in a simulator, which has no such part"

    private static let annotation = "markers and callouts read it as a requirement of MKAnnotation"

    private static let state = "for configurations of apps, which ask"
    private static let words = "for whoever shows a notification, and for the app that is told of it"

    /// All properties of these.
    static let types = [
        "NSUserActivity": activity, "AXCustomContent": assistive, "UIAccessibilityCustomAction": assistive,
        "UIAccessibilityCustomRotor": assistive, "UIAccessibilityCustomRotorSearchPredicate": assistive,
        "UIAccessibilityCustomRotorItemResult": assistive, "UICellConfigurationState": state, "UIViewConfigurationState": state,
        "UNNotificationContent": words, "UNMutableNotificationContent": words,
        "MKDirections": "for whoever has roads; nobody here does", "MKMapItem": "the app's own",
        "mach_timebase_info_data_t": "for programs, which ask what a tick is",
    ]

    static let reasons = [
        "UIPickerView.showsSelectionIndicator": "the band is always there since iOS 7",
        "MKClusterAnnotation.title": annotation, "MKClusterAnnotation.subtitle": annotation,
        "MKShape.title": annotation, "MKShape.subtitle": annotation,
        "MKUserLocation.title": annotation, "MKUserLocation.subtitle": annotation,
        "MKMapView.preferredConfiguration": "decides `mapType`, which is read",
        "UISearchSuggestionItem.representedObject": "for the one who made the suggestion",
        "NSTextElement.textContentManager": "for whoever asks to which document an element belongs",
        "NSItemProvider.suggestedName": "for the one who takes the item",
        "CGPatternCallbacks.version": "0, the only one there is", "CGFunctionCallbacks.version": "0, the only one there is",
        "CAFrameRateRange.minimum": "a wish; the preferred rate decides",
        "MKAnnotationView.isHighlighted": "for subclasses, which ask",
        "UIScene.title": "for lists of windows, which phones don't show", "UISceneSession.userInfo": "the app's own",
        "UIApplication.isIdleTimerDisabled": noSuchPart,
        "UIDragItem.localObject": "for whoever takes the item in the same app",
        "UISearchToken.representedObject": "the app's own",
        "UITab.userInfo": "the app's own", "UIBarItem.tag": "the app's own", "UIGestureRecognizer.name": "the app's own",
        "UISwitch.title": phonesIgnoreIt, "CALayer.drawsAsynchronously": "a wish; what is drawn is the same",
        "NSTextAttachment.fileType": "for those who read the attachment's bytes",
        "UIAlertController.severity": phonesIgnoreIt, "UISwitch.preferredStyle": phonesIgnoreIt,
        "UISwitch.onImage": phonesIgnoreIt, "UISwitch.offImage": phonesIgnoreIt,
        "UILabel.showsExpansionTextWhenTruncated": phonesIgnoreIt,
        "UIView.shouldGroupAccessibilityChildren": assistive,
        "UITextView.textContentType": "a hint for those who fill texts in; in a simulator without passwords nobody does",
        "UITextField.textContentType": "a hint for those who fill texts in; in a simulator without passwords nobody does",
        "UISearchBar.textContentType": "a hint for those who fill texts in; in a simulator without passwords nobody does",
    ]
}
