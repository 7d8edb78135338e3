import UIKit

extension SFSafariViewController {
    /// How a page is shown, said before.
    open class Configuration: NSObject, NSCopying {
        open var entersReaderIfAvailable = false {
            didSet { Unsupported.kept("SFSafariViewController.Configuration.entersReaderIfAvailable") }
        }
        /// Bars shrink when a page is scrolled.
        open var barCollapsingEnabled = true {
            didSet { Unsupported.kept("SFSafariViewController.Configuration.barCollapsingEnabled") }
        }
        open var activityButton: ActivityButton? {
            didSet { Unsupported.kept("SFSafariViewController.Configuration.activityButton") }
        }

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any { copied() }

        func copied() -> Configuration {
            let copy = Configuration()
            if entersReaderIfAvailable { copy.entersReaderIfAvailable = true }
            if !barCollapsingEnabled { copy.barCollapsingEnabled = false }
            if activityButton != nil { copy.activityButton = activityButton }
            return copy
        }
    }

    /// A button for an extension of the app's.
    open class ActivityButton: NSObject, NSCopying {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Connections that are made before they are needed.
    open class PrewarmingToken: NSObject {
        override init() { super.init() }
        open func invalidate() {}
    }

    /// What pages have left on the device: nothing.
    open class DataStore: NSObject, @unchecked Sendable {
        private static let only = DataStore()
        open class var `default`: DataStore { only }

        private override init() { super.init() }

        open func clearWebsiteData(completionHandler: (() -> Void)? = nil) {
            guard let completionHandler else { return }
            let work = Carried(completionHandler)
            DispatchQueue.main.async { work.value() }
        }
        open func clearWebsiteData() async {
            await withCheckedContinuation { continuation in clearWebsiteData { continuation.resume() } }
        }
    }
}
