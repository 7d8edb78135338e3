/// The user's projects, as far as a session of an editor has to know them.
package protocol EditorWorkspace: AnyObject {
    /// Prepares the folders that the editor has opened, and gives the ones that the server shall open, in the same order.
    func open(folders: [String]) -> [String]

    /// The server's file for one of the user's; nil for what lies outside.
    func place(of path: String) -> String?
    /// And back.
    func original(of place: String) -> String?
    /// Paths of the server in words for people.
    func withOriginals(_ words: String) -> String

    /// What the server shall read for a text that the editor has.
    func adapt(_ path: String, _ text: [UInt8]) -> AdaptedText
    /// Another number after each text that may have changed what is written for other files.
    var readings: Int { get }
    /// The same for a file that is not open; nil where there is none.
    func textOnDisk(_ path: String) -> AdaptedText?
    /// What the adapter has to say about a file: places in the user's text.
    func notes(_ path: String) -> [EditorNote]

    /// Files that are new on the disk, were written or are gone. Gives the server's files that are others now.
    func written(_ paths: [String]) -> [ServerFile]
    /// The editor has forgotten its text.
    func closed(_ path: String)
    /// The text in good form; nil where that can't be done.
    func formatted(_ path: String, _ text: [UInt8], _ indentation: EditorIndentation) -> [UInt8]?
}

/// A file of the server that is another one now, or a new one.
package struct ServerFile: Hashable, Sendable {
    package var place: String
    package var isNew: Bool

    package init(_ place: String, isNew: Bool) { (self.place, self.isNew) = (place, isNew) }
}

/// How an editor indents where the project says nothing.
package struct EditorIndentation: Equatable, Sendable {
    package var width: Int
    package var usesTabs: Bool

    package init(width: Int, usesTabs: Bool) { (self.width, self.usesTabs) = (width, usesTabs) }
}

/// One sentence about a place of a file.
package struct EditorNote: Equatable, Sendable {
    package var position: TextPosition
    package var message: String
    package var isError: Bool

    package init(_ position: TextPosition, _ message: String, isError: Bool) {
        (self.position, self.message, self.isError) = (position, message, isError)
    }

    var json: JSON {
        .object([
            "range": JSON(position..<position), "severity": JSON(isError ? 1 : 2), "source": .string("Allium"),
            "message": .string(message),
        ])
    }
}
