import AppleFoundation

// Names of Swift 3 and 4 for notifications.
extension NSNotification.Name {
    @available(swift, deprecated: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    public static var UIApplicationSignificantTimeChange: NSNotification.Name {
        UIApplication.significantTimeChangeNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    public static var UIDeviceProximityStateDidChange: NSNotification.Name { UIDevice.proximityStateDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UIScreen.didConnectNotification")
    public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
    @available(swift, deprecated: 4.2, renamed: "UIScreen.didDisconnectNotification")
    public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
    @available(swift, deprecated: 4.2, renamed: "UIScreen.modeDidChangeNotification")
    public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    @available(swift, deprecated: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    @available(swift, deprecated: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    @available(swift, deprecated: 4.2, renamed: "UIWindow.didResignKeyNotification")
    public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
    @available(swift, deprecated: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
    @available(swift, deprecated: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    @available(swift, deprecated: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    @available(swift, deprecated: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    @available(swift, deprecated: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    @available(swift, deprecated: 4.2, renamed: "UIPasteboard.changedNotification")
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
    @available(swift, deprecated: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }
    @available(swift, deprecated: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }
    @available(swift, deprecated: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }
    @available(swift, deprecated: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }
    @available(swift, deprecated: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
    public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
        UIMenuController.menuFrameDidChangeNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
        UIAccessibility.voiceOverStatusDidChangeNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIAccessibility.announcementDidFinishNotification")
    public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name {
        UIAccessibility.announcementDidFinishNotification
    }
    @available(swift, deprecated: 4.2, renamed: "NSTextStorage.willProcessEditingNotification")
    public static var NSTextStorageWillProcessEditing: NSNotification.Name { NSTextStorage.willProcessEditingNotification }
    @available(swift, deprecated: 4.2, renamed: "NSTextStorage.didProcessEditingNotification")
    public static var NSTextStorageDidProcessEditing: NSNotification.Name { NSTextStorage.didProcessEditingNotification }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
    @preconcurrency @MainActor public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
        UIApplication.protectedDataDidBecomeAvailableNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
    @preconcurrency @MainActor public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
        UIApplication.protectedDataWillBecomeUnavailableNotification
    }
    @available(swift, deprecated: 4.2, renamed: "UIViewController.showDetailTargetDidChangeNotification")
    @preconcurrency @MainActor public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
        UIViewController.showDetailTargetDidChangeNotification
    }
}
