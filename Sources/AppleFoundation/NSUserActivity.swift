import Foundation

/// What the user is doing, so that it can be restored, found or continued.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var supportsContinuationStreams = false
    open weak var delegate: NSUserActivityDelegate?

    /// The delegate is asked to bring `userInfo` up to date before the activity is used.
    open var needsSave = false

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    // MARK: Being current

    nonisolated(unsafe) private static weak var current: NSUserActivity?
    private var isInvalid = false

    /// The activity that the app does now, if any.
    package static var currentActivity: NSUserActivity? { current }

    open func becomeCurrent() {
        guard !isInvalid else { return }
        NSUserActivity.current = self
        save()
    }

    open func resignCurrent() { if NSUserActivity.current === self { NSUserActivity.current = nil } }

    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// Has the delegate write what is not saved yet.
    package func save() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
}

/// Hears when an activity is about to be saved or has been taken up elsewhere.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
