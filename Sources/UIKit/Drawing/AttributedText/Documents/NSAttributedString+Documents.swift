import AppleFoundation

extension NSAttributedString {
    /// What a document is written in.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What a reader is told of a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`; where it isn't said the document's beginning decides.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// Of characters of which the document says nothing.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    /// What a document says of itself.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// Reads plain texts, and of HTML what texts consist of: paragraphs, headings, lists, links, pictures that lie in the text itself, and
    /// the style sheets that say what letters look like.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = try TextDocument(data, options)
        dict?.pointee = document.facts as NSDictionary
        self.init(attributedString: document.text)
    }

    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// As a document. Plain texts can be written.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type = TextDocument.type(dict[.documentType]) ?? .plain
        guard type == .plain else {
            Unsupported.writingDocuments.report()
            throw CocoaError(.featureUnsupported)
        }
        let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
        guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }
}

/// A document that was read.
struct TextDocument {
    let text: NSAttributedString
    let facts: [String: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let type = Self.type(options[.documentType]) ?? Self.type(of: data)
        let given = Self.encoding(options[.characterEncoding])
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .html:
            let page = Self.string(data, given ?? HTMLTokens.encoding(of: data))
            text = HTMLText(page, defaults).read()
        case .plain: text = NSAttributedString(string: Self.string(data, given), attributes: defaults)
        default:
            Unsupported.readingDocuments.report()
            throw CocoaError(.featureUnsupported)
        }
        facts = [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: (given ?? .utf8).rawValue,
        ]
    }

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        value as? NSAttributedString.DocumentType ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        if let number = value as? NSNumber { return String.Encoding(rawValue: number.uintValue) }
        return ((value as? UInt) ?? (value as? Int).map(UInt.init(bitPattern:))).map(String.Encoding.init(rawValue:))
    }

    /// By what it begins with.
    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(64), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            .lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    private static func string(_ data: Data, _ encoding: String.Encoding?) -> String {
        if let encoding, encoding != .utf8, let text = String(data: data, encoding: encoding) { return text }
        // Bytes that are no UTF-8 are Latin letters on most pages.
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
            ?? String(decoding: data, as: UTF8.self)
    }
}
