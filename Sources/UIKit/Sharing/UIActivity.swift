import AppleFoundation

/// Something that a person can do with what an app shares: copy it, send it, or what the app itself has thought of.
///
/// The sheet asks `canPerform` of each; of the one that is chosen it calls `prepare`, and then shows its controller or calls `perform`.
/// When all is done, `activityDidFinish` has to be called.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Whether it stands among the coloured tiles or in the list below them.
    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    /// Which activity it is, for those who leave some out and for who hears how it ended.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }

    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// What the activity shows. Without it `perform` is called.
    open var activityViewController: UIViewController? { nil }
    open func perform() { activityDidFinish(false) }

    /// Called by the activity itself, once: the sheet goes, and who shared hears of it.
    open func activityDidFinish(_ completed: Bool) {
        let told = whenFinished
        whenFinished = nil
        told?(completed)
    }

    /// The sheet, while the activity is under way.
    final var whenFinished: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    private init(own name: String) { self.init(rawValue: "com.apple.UIKit.activity." + name) }

    public static let addToHomeScreen = Self(own: "AddToHomeScreen")
    public static let addToReadingList = Self(own: "AddToReadingList")
    public static let airDrop = Self(own: "AirDrop")
    public static let assignToContact = Self(own: "AssignToContact")
    public static let collaborationCopyLink = Self(own: "CollaborationCopyLink")
    public static let collaborationInviteWithLink = Self(own: "CollaborationInviteWithLink")
    public static let copyToPasteboard = Self(own: "CopyToPasteboard")
    public static let mail = Self(own: "Mail")
    public static let markupAsPDF = Self(own: "MarkupAsPDF")
    public static let message = Self(own: "Message")
    public static let openInIBooks = Self(own: "OpenInIBooks")
    public static let postToFacebook = Self(own: "PostToFacebook")
    public static let postToFlickr = Self(own: "PostToFlickr")
    public static let postToTencentWeibo = Self(own: "TencentWeibo")
    public static let postToTwitter = Self(own: "PostToTwitter")
    public static let postToVimeo = Self(own: "PostToVimeo")
    public static let postToWeibo = Self(own: "PostToWeibo")
    public static let print = Self(own: "Print")
    public static let saveToCameraRoll = Self(own: "SaveToCameraRoll")
    public static let sharePlay = Self(own: "SharePlay")
}
