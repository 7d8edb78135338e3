/// Puts the server's files and positions in the place of the user's in a message, or the other way round. It goes by the shapes that the
/// protocol uses everywhere (an address, and ranges beside it), so that new methods fit as well.
package struct MessageMap {
    package enum Direction { case toServer, toUser }

    private let direction: Direction
    /// The other side's file; nil where both sides mean the same one.
    private let otherPath: (String) -> String?
    /// By the user's path.
    private let text: (String) -> AdaptedText?

    package init(
        _ direction: Direction, otherPath: @escaping (String) -> String?, text: @escaping (String) -> AdaptedText?
    ) {
        (self.direction, self.otherPath, self.text) = (direction, otherPath, text)
    }

    /// What the ranges around are in.
    private struct Context {
        var text: AdaptedText?
    }

    /// `path` is the user's file that ranges without an address are in.
    package func map(_ json: JSON, in path: String?) -> JSON { map(json, Context(text: path.flatMap(text))) }

    /// The same, where the text was another one when it was asked.
    package func map(_ json: JSON, in known: AdaptedText?) -> JSON { map(json, Context(text: known)) }

    // MARK: Addresses

    private static let addressKeys: Set<String> = ["uri", "targetUri", "rootUri", "scopeUri", "baseUri", "oldUri", "newUri"]

    private func address(_ text: String) -> String {
        guard let path = FileAddress.path(text), let other = otherPath(path) else { return text }
        return other.hasPrefix("file:") ? other : FileAddress.address(other)
    }

    private func context(of address: String?, _ outer: Context) -> Context {
        guard let address, let path = FileAddress.path(address) else { return address == nil ? outer : Context() }
        return Context(text: text(direction == .toServer ? path : userPath(path)))
    }

    private func userPath(_ path: String) -> String {
        guard let other = otherPath(path) else { return path }
        return FileAddress.path(other) ?? other
    }

    // MARK: Values

    /// These belong to one side alone, which gets them back as they were.
    private static let opaqueKeys: Set<String> = ["data", "arguments", "initializationOptions"]

    private func map(_ json: JSON, _ context: Context) -> JSON {
        switch json {
        case .array(let values):
            guard direction == .toUser else { return .array(values.map { map($0, context) }) }
            return .array(values.compactMap { isMade($0, context) ? nil : map($0, context) })
        case .object(let members): return map(members, json, context)
        default: return json
        }
    }

    private func map(_ members: [JSON.Member], _ object: JSON, _ outer: Context) -> JSON {
        if let range = object.range, members.count == 2 { return JSON(map(range, outer)) }
        var context = self.context(of: object["textDocument"]?["uri"]?.string ?? object["uri"]?.string, outer)
        if object["fromRanges"] != nil, let from = object["from"]?["uri"]?.string {
            context = self.context(of: from, outer)
        }
        let target = object["targetUri"]?.string.map { self.context(of: $0, outer) }
        return .object(
            members.map { member in
                .init(member.key, map(member, in: member.key == "originSelectionRange" ? outer : target ?? context))
            })
    }

    private func map(_ member: JSON.Member, in context: Context) -> JSON {
        switch (member.key, member.value) {
        case (let key, _) where Self.opaqueKeys.contains(key): return member.value
        case (let key, .string(let text)) where Self.addressKeys.contains(key): return .string(address(text))
        case ("position", _), ("startPosition", _):
            return TextPosition(member.value).map { map($0, context).json } ?? member.value
        case ("positions", .array(let values)):
            return .array(values.map { value in TextPosition(value).map { map($0, context).json } ?? value })
        case ("changes", .object(let files)):
            // Edits by file, each in its own.
            return .object(
                files.map { .init(address($0.key), map($0.value, self.context(of: $0.key, context))) })
        default: return map(member.value, context)
        }
    }

    private func map(_ position: TextPosition, _ context: Context) -> TextPosition {
        guard let text = context.text else { return position }
        return direction == .toServer ? text.toServer(position) : text.toUser(position)
    }

    private func map(_ range: Range<TextPosition>, _ context: Context) -> Range<TextPosition> {
        guard let text = context.text else { return range }
        return direction == .toServer ? text.toServer(range) : text.toUser(range)
    }

    // MARK: What nobody has written

    /// An element of a list that is about the adapter's own words: a symbol, a reference, a hint. Diagnostics stay: they say what is wrong.
    private func isMade(_ element: JSON, _ outer: Context) -> Bool {
        guard case .object = element, element["severity"] == nil else { return false }
        let place = element["location"] ?? element
        let context = context(of: place["targetUri"]?.string ?? place["uri"]?.string, outer)
        guard let text = context.text, !text.pieces.isEmpty else { return false }
        if let range = (place["selectionRange"] ?? place["targetSelectionRange"] ?? place["range"])?.range {
            if let change = element["newText"]?.string { return !Self.isSafe(range, change, text) }
            return text.isMade(range)
        }
        if let position = TextPosition(element["position"]) { return text.isMade(position..<position) }
        return false
    }

    /// An edit means the same in the user's text: what it replaces stands there, too.
    static func isSafe(_ range: Range<TextPosition>, _ change: String, _ text: AdaptedText) -> Bool {
        let (start, end) = (text.adapted.offset(of: range.lowerBound), text.adapted.offset(of: range.upperBound))
        if start == end { return !text.touchesPieces(range) }
        let own = text.ownOffset(start)..<max(text.ownOffset(start), text.ownOffset(end))
        return text.adapted.bytes[start..<end].elementsEqual(text.own.bytes[own])
    }

    /// Whether all edits of the server mean the same in the user's text.
    package func isSafe(_ json: JSON, in path: String?) -> Bool { isSafe(json, Context(text: path.flatMap(text))) }

    private func isSafe(_ json: JSON, _ outer: Context) -> Bool {
        switch json {
        case .array(let values): return values.allSatisfy { isSafe($0, outer) }
        case .object(let members):
            let context = context(of: json["textDocument"]?["uri"]?.string ?? json["uri"]?.string, outer)
            if let change = json["newText"]?.string, let range = json["range"]?.range, let text = context.text,
                !Self.isSafe(range, change, text)
            {
                return false
            }
            return members.allSatisfy { member in
                if Self.opaqueKeys.contains(member.key) { return true }
                if member.key == "changes", case .object(let files) = member.value {
                    return files.allSatisfy { isSafe($0.value, self.context(of: $0.key, context)) }
                }
                return isSafe(member.value, context)
            }
        default: return true
        }
    }
}
