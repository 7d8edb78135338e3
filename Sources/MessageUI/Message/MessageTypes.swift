import AppleFoundation

public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
