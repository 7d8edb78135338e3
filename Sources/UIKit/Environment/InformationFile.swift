import AppleFoundation

/// What the app's Info.plist says about its interface.
@MainActor package enum InformationFile {
    /// The program's own file, unless a launcher or a test gives another.
    package static var values: [String: Any] = Bundle.main.infoDictionary ?? [:] {
        didSet {
            orientationCache = [:]
            asked = AskedStatusBar()
        }
    }

    private static var orientationCache: [Bool: [UIInterfaceOrientation]?] = [:]

    private static var isPad: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

    private static func value(_ key: String) -> Any? {
        if values.isEmpty { return nil }
        let idiom = isPad ? "~ipad" : "~iphone"
        return values[key + idiom] ?? values[key]
    }

    private static func flag(_ key: String, default fallback: Bool) -> Bool {
        if values.isEmpty { return fallback }
        switch value(key) {
        case let flag as Bool: return flag
        case let text as String: return ["yes", "true", "1"].contains(text.lowercased())
        default: return fallback
        }
    }

    // MARK: Orientations
    /// In the order of the file; nil where it says nothing.
    static var orientations: [UIInterfaceOrientation]? {
        if let known = orientationCache[isPad] { return known }
        let names = value("UISupportedInterfaceOrientations") as? [String]
        let found = names?.compactMap(orientation(named:))
        orientationCache[isPad] = .some(found?.isEmpty == false ? found : nil)
        return found?.isEmpty == false ? found : nil
    }

    static var orientationMask: UIInterfaceOrientationMask? {
        orientations.map { $0.reduce(into: []) { $0.formUnion($1.mask) } }
    }

    private static func orientation(named name: String) -> UIInterfaceOrientation? {
        switch name {
        case "UIInterfaceOrientationPortrait": return .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": return .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": return .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": return .landscapeRight
        default: return nil
        }
    }

    /// An iPad app that shares the screen with others has to bear every orientation: its controllers are not asked.
    static var sharesScreen: Bool {
        guard isPad, orientationMask == .all else { return false }
        return !flag("UIRequiresFullScreen", default: false)
    }

    // MARK: Status bar and actions
    /// What the application object was told since, where controllers have no say.
    static var asked: AskedStatusBar {
        get { StatusBarOfProgram.shared.asked }
        set { StatusBarOfProgram.shared.asked = newValue }
    }

    static var isStatusBarControllerBased: Bool { flag("UIViewControllerBasedStatusBarAppearance", default: true) }
    static var isStatusBarHidden: Bool { asked.isHidden ?? flag("UIStatusBarHidden", default: false) }
    static var statusBarStyle: UIStatusBarStyle {
        if let style = asked.style { return style }
        switch value("UIStatusBarStyle") as? String {
        case "UIStatusBarStyleLightContent": return .lightContent
        case "UIStatusBarStyleDarkContent": return .darkContent
        default: return .default
        }
    }

    static var performsActionsWhilePresenting: Bool {
        flag("UIViewControllerPerformsActionsWhilePresentingModally", default: true)
    }
}
