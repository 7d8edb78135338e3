/// Takes a stream of bytes apart into messages: headers, an empty line, and as many bytes as the headers say.
package struct MessageFrames {
    /// The stream can't be understood any more: nobody knows where the next message begins.
    package struct Broken: Error, CustomStringConvertible {
        package let description: String
    }

    /// More than any editor sends.
    static let longest = 1 << 28
    private var waiting: [UInt8] = []
    private var start = 0

    package init() {}

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            waiting.removeSubrange(..<start)
            start = 0
        }
        waiting += bytes
    }

    /// Part of a message has come and not the rest.
    package var isInsideMessage: Bool { waiting.count > start }

    /// The body of the next message; nil until all of it is there.
    package mutating func next() throws(Broken) -> [UInt8]? {
        guard let headersEnd = endOfHeaders() else {
            if waiting.count - start > 4096 { throw Broken(description: "there is no message in its first 4096 bytes") }
            return nil
        }
        let length = try Self.length(String(decoding: waiting[start..<headersEnd], as: UTF8.self))
        guard waiting.count - headersEnd >= length else { return nil }
        defer { start = headersEnd + length }
        return Array(waiting[headersEnd..<headersEnd + length])
    }

    private func endOfHeaders() -> Int? {
        var place = start
        while place + 3 < waiting.count {
            if waiting[place] == 13, waiting[place + 1] == 10, waiting[place + 2] == 13, waiting[place + 3] == 10 {
                return place + 4
            }
            place += 1
        }
        return nil
    }

    private static func length(_ headers: String) throws(Broken) -> Int {
        for line in headers.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: ":", maxSplits: 1)
            guard words.count == 2, words[0].lowercased() == "content-length" else { continue }
            guard let length = Int(words[1].filter { !$0.isWhitespace }), (0...longest).contains(length) else { break }
            return length
        }
        let shown = headers.split(whereSeparator: \.isNewline).first ?? ""
        throw Broken(description: "a message begins with '\(shown.prefix(60))' and doesn't say how long it is (Content-Length)")
    }

    package static func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}
