import AppleFoundation

/// A message. Whether it was read is all that changes.
public final class Message {
    public let sender: String
    public let subject: String
    public let date: String
    public let body: String
    public internal(set) var isRead: Bool

    init(_ sender: String, _ subject: String, _ date: String, isRead: Bool = false, _ body: String) {
        self.sender = sender
        self.subject = subject
        self.date = date
        self.isRead = isRead
        self.body = body
    }

    var initials: String { sender.split(separator: " ").compactMap { $0.first.map(String.init) }.prefix(2).joined() }
}

/// A named heap of messages, the newest first.
public final class Mailbox {
    public let name: String
    public let symbol: String
    public internal(set) var messages: [Message]

    init(_ name: String, _ symbol: String, _ messages: [Message] = []) {
        self.name = name
        self.symbol = symbol
        self.messages = messages
    }

    public var unread: Int { messages.filter { !$0.isRead }.count }

    public static func samples() -> [Mailbox] {
        [
            Mailbox(
                "Inbox", "tray",
                [
                    Message(
                        "Ada Novak", "Saturday at the lake?", "9:32",
                        "The weather looks fine from noon on. I would bring the boat if you bring the cake.\n\nWe meet at the old bridge at "
                            + "one, as always. Tell Jonas, he never reads his mail.\n\nAda"),
                    Message(
                        "Village Library", "Your book is here", "8:05",
                        "The book that you asked for has come back. It is kept for you at the desk until Friday.\n\nPlease bring the "
                            + "other two as well."),
                    Message(
                        "Jonas Weber", "Photos of the hike", "Yesterday", isRead: true,
                        "Here they are at last. The one with the cow is the best, and you know who has forgotten the map.\n\nJonas"
                    ),
                    Message(
                        "Bike Workshop", "Ready to be picked up", "Yesterday",
                        "New chain, new brakes, and the bell rings again. We are here until six."),
                    Message(
                        "Mira Holm", "Re: Recipe for plum cake", "Monday", isRead: true,
                        "Half the sugar, twice the plums, and do not open the oven before forty minutes are over.\n\nMira"),
                ]),
            Mailbox(
                "Drafts", "doc", [Message("To Ada Novak", "Re: Saturday", "9:40", isRead: true, "I will bring the cake if")]),
            Mailbox(
                "Sent", "paperplane",
                [Message("To Mira Holm", "Recipe for plum cake", "Sunday", isRead: true, "How long does it have to bake?")]),
            Mailbox("Archive", "archivebox"),
            Mailbox("Trash", "trash"),
        ]
    }
}
