@_exported import UIKit

/// Whether the device has an account for mails and for messages, and what was sent with it: for tests and hosts.
///
/// There is none of it on Apple's systems; there the settings say the same.
@preconcurrency @MainActor
public final class MessageSimulator {
    public static let shared = MessageSimulator()

    /// A file that goes with a mail or a message.
    public struct Attachment: Sendable {
        public let data: Data
        /// A MIME type for mails, a type's identifier for messages.
        public let type: String
        public let name: String
    }

    public struct Mail: Sendable {
        public let subject: String
        public let to: [String]
        public let cc: [String]
        public let bcc: [String]
        public let body: String
        public let isHTML: Bool
        /// The account that the app would like best.
        public let sender: String?
        public let attachments: [Attachment]
    }

    public struct Message: Sendable {
        public let recipients: [String]
        public let subject: String?
        public let body: String
        public let attachments: [Attachment]
    }

    private init() {}

    // MARK: What the device can do
    public var canSendMail = false
    public var canSendText = false { didSet { if canSendText != oldValue { tellText() } } }
    public var canSendSubject = false
    public var canSendAttachments = false
    /// No server takes what is sent.
    public var failsToSend = false

    private func tellText() {
        NotificationCenter.default.post(
            name: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil,
            userInfo: [MFMessageComposeViewControllerTextMessageAvailabilityKey: canSendText])
    }

    // MARK: What became of it
    public internal(set) var sentMails: [Mail] = []
    public internal(set) var savedMails: [Mail] = []
    public internal(set) var sentMessages: [Message] = []

    /// As at the start of the process: no accounts.
    public func reset() {
        (canSendMail, canSendSubject, canSendAttachments, failsToSend) = (false, false, false, false)
        canSendText = false
        (sentMails, savedMails, sentMessages) = ([], [], [])
    }
}
