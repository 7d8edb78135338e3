/// The names of Apple's modules that iOS programs import.
enum AppleModules {
    static let all: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI
        AppIntents AppKit AppTrackingTransparency AppleArchive AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration
        BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit Cocoa ColorSync
        Combine CommonCrypto Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
        CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
        EventKit EventKitUI ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI Foundation
        FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface
        IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation
        LocalAuthentication MLCompute MachO ManagedSettings MapKit MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit
        MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage NearbyInteraction Network NetworkExtension
        NewsstandKit NotificationCenter OSAKit OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI
        PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit ReplayKit RoomPlan SafariServices SafetyKit
        SceneKit ScreenTime Security SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit StoreKitTest SwiftData SwiftUI Symbols
        SystemConfiguration TVUIKit TabularData ThreadNetwork TipKit Translation Twitter UIKit UniformTypeIdentifiers UserNotifications
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit
        XCUIAutomation XCTest iAd libkern os simd zlib
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
