import CExpat

/// Reads bytes into an `XMLTree` with expat. Entities of the file's own are refused, outside ones are never fetched.
final class XMLReader {
    private var tree = XMLTree.Builder()
    private let parser: XML_Parser
    private let limits: XMLLimits
    private var open: [Int32] = []
    private var lastChild: [Int32] = []
    private var keepsText = false
    private var complaint: String?

    static func read(_ source: [UInt8], file: String, limits: XMLLimits) throws(IBDiagnostic) -> XMLTree {
        guard source.count <= limits.fileBytes else {
            throw IBDiagnostic(
                .error, file: file, message: "has \(source.count) bytes; more than \(limits.fileBytes) are not read")
        }
        guard !source.isEmpty else { throw IBDiagnostic(.error, file: file, message: "is empty") }
        if let tree = PlainReader.read(source, limits: limits) { return XMLTree(tree) }
        return try readWithExpat(source, file: file, limits: limits)
    }

    /// Every encoding and every form of XML, and the words for what is wrong.
    static func readWithExpat(_ source: [UInt8], file: String, limits: XMLLimits) throws(IBDiagnostic) -> XMLTree {
        guard let reader = XMLReader(limits, capacity: source.count) else {
            throw IBDiagnostic(.error, file: file, message: "could not be read: no memory for an XML parser")
        }
        if let problem = reader.parse(source) {
            throw IBDiagnostic(
                .error, file: file, line: problem.line, objectID: reader.innermostID(), message: problem.message)
        }
        return XMLTree(reader.tree)
    }

    private init?(_ limits: XMLLimits, capacity: Int) {
        guard let parser = XML_ParserCreate(nil) else { return nil }
        self.parser = parser
        self.limits = limits
        // Hashing with a seed of ours: the same file takes the same way each time.
        XML_SetHashSalt(parser, 0x9E37_79B9)
        tree.elements.reserveCapacity(capacity / 120 + 16)
        tree.attributes.reserveCapacity(capacity / 32 + 16)
        tree.bytes.reserveCapacity(capacity / 3 + 64)
        open.reserveCapacity(64)
        lastChild.reserveCapacity(64)
    }

    deinit { XML_ParserFree(parser) }

    private func parse(_ source: [UInt8]) -> (line: Int, message: String)? {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { context, name, attributes in XMLReader.from(context).begin(name!, attributes!) },
            { context, _ in XMLReader.from(context).end() })
        XML_SetEntityDeclHandler(parser) { context, name, _, _, _, _, _, _, _ in
            XMLReader.from(context).stop("declares the entity '\(String(cString: name!))'; entities are not expanded")
        }
        let status = source.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
        }
        if status != XML_STATUS_ERROR { return nil }
        let line = Int(XML_GetCurrentLineNumber(parser))
        if let complaint { return (line, complaint) }
        let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
        let column = Int(XML_GetCurrentColumnNumber(parser)) + 1
        return (line, "is not well-formed XML: \(reason) at column \(column)")
    }

    @inline(__always) private static func from(_ context: UnsafeMutableRawPointer?) -> XMLReader {
        Unmanaged<XMLReader>.fromOpaque(context!)._withUnsafeGuaranteedRef { $0 }
    }

    private func begin(_ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        guard complaint == nil else { return }
        let index = Int32(truncatingIfNeeded: tree.elements.count)
        guard tree.elements.count < limits.elements else { return stop("has more than \(limits.elements) elements") }
        guard open.count < limits.depth else { return stop("nests elements deeper than \(limits.depth)") }
        guard let elementName = tree.names.name(Self.bytes(name)) else { return stop("has too many different names") }

        let firstAttribute = Int32(tree.attributes.count)
        var next = attributes
        while let key = next[0], let value = next[1] {
            guard let attributeName = tree.names.name(Self.bytes(key)) else { return stop("has too many different names") }
            let content = Self.bytes(value)
            let range = XMLTree.Bytes(start: Int32(tree.bytes.count), count: Int32(content.count))
            tree.bytes.append(contentsOf: content)
            tree.attributes.append(XMLTree.Attribute(name: attributeName, value: range))
            next += 2
        }
        tree.elements.append(
            XMLTree.Element(
                name: elementName, parent: open.last ?? -1, firstAttribute: firstAttribute,
                attributeCount: Int32(tree.attributes.count) - firstAttribute,
                offset: Int32(truncatingIfNeeded: XML_GetCurrentByteIndex(parser))))
        if let previous = lastChild.last, previous >= 0 {
            tree.elements[Int(previous)].nextSibling = index
        } else if let parent = open.last {
            tree.elements[Int(parent)].firstChild = index
        }
        if !lastChild.isEmpty { lastChild[lastChild.count - 1] = index }
        open.append(index)
        lastChild.append(-1)
        listenToText(Schema.shared.hasText(elementName))
    }

    private func end() {
        guard complaint == nil else { return }
        open.removeLast()
        lastChild.removeLast()
        listenToText(false)
    }

    /// Most text is the white space between tags, which nobody needs to hear of.
    private func listenToText(_ listens: Bool) {
        guard listens != keepsText else { return }
        keepsText = listens
        if listens {
            XML_SetCharacterDataHandler(parser) { context, text, count in
                XMLReader.from(context).append(UnsafeRawBufferPointer(start: text, count: Int(count)))
            }
        } else {
            XML_SetCharacterDataHandler(parser, nil)
        }
    }

    private func append(_ text: UnsafeRawBufferPointer) {
        guard complaint == nil, let element = open.last else { return }
        if tree.elements[Int(element)].text.count == 0 {
            tree.elements[Int(element)].text.start = Int32(tree.bytes.count)
        }
        tree.bytes.append(contentsOf: text)
        tree.elements[Int(element)].text.count += Int32(text.count)
    }

    private func stop(_ message: String) {
        guard complaint == nil else { return }
        complaint = message
        XML_StopParser(parser, 0)
    }

    /// The nearest object around the place where reading ended.
    private func innermostID() -> String? {
        let tree = XMLTree(tree)
        for element in open.reversed() {
            if let id = tree.attribute("id", of: element) { return tree.string(id) }
        }
        return nil
    }

    @inline(__always) private static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
        var count = 0
        while text[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
    }
}
