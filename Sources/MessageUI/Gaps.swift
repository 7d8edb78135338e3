import AppleFoundation

/// What is missing of Message UI.
extension Unsupported {
    static let sending = Unsupported(
        "MFMailComposeViewController and MFMessageComposeViewController: sending", .partial,
        instead: "nothing can be sent unless `MessageSimulator` says so, and then it goes into its outbox")
    static let collaboration = Unsupported(
        "MFMessageComposeViewController.insertCollaborationItemProvider(_:)", .absent, instead: "false")

    package static let ofMessages: [Unsupported] = [sending, collaboration]
}
