import AppleFoundation

/// What `allium run --live` and the program that it runs say to each other: a line of JSON each.
package struct LiveWords: Codable, Equatable {
    package enum Kind: String, Codable {
        /// To the program: files of its bundle have changed.
        case files
        /// To the program: a library with new bodies of methods.
        case patch
        /// To the program: what is wrong with the build; without words it is mended.
        case problem
        /// To the program: it is to say where it is, and to end.
        case leave
        /// From the program: it has taken what it was told, or says why it couldn't.
        case done
        /// From the program: where it is.
        case place
    }

    package var kind: Kind
    package var words: String?
    /// Of a library.
    package var path: String?
    package var place: Data?
    /// How the page is reached.
    package var port: Int?
    package var token: String?

    package init(_ kind: Kind, words: String? = nil, path: String? = nil) {
        (self.kind, self.words, self.path) = (kind, words, path)
    }
}

/// A line between two programs, for words in both directions.
package final class LiveLine {
    package let file: Int32
    private var rest: [UInt8] = []

    package init(file: Int32) { self.file = file }

    /// False where nobody hears it any more.
    @discardableResult
    package func say(_ words: LiveWords) -> Bool {
        guard var data = try? JSONEncoder().encode(words) else { return false }
        data.append(0x0A)
        return data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(file, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                sent += count
            }
            return true
        }
    }

    /// What has come, once something has; nil when the other one is gone.
    package func hear() -> [LiveWords]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(file, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        guard count > 0 else { return nil }
        rest += bytes[..<count]
        var words: [LiveWords] = []
        while let end = rest.firstIndex(of: 0x0A) {
            if let word = try? JSONDecoder().decode(LiveWords.self, from: Data(rest[..<end])) { words.append(word) }
            rest.removeFirst(end + 1)
        }
        return words
    }
}
